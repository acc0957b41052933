import { type ShareLineFragment, useRevokeShareMutation } from '@tessera/client';
import { TOAST_MS, type Visibility } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, IconButton, Menu, MenuItem, Question, useToast } from '@tessera/ui';
import { MoreHorizontal } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../../data/errors/error-text.ts';
import { AFTER_REVOKING } from './after-share.ts';
import { revokeText } from './share-words.ts';

export interface RevokeProps {
  share: { id: string; mode: ShareLineFragment['mode'] };
  /** Of the card; null for one that the sender can't see. */
  visibility: Visibility | null;
  /** Names the share for screen readers, such as “Link of 12 Nov 2026, 09:41”. */
  label: string;
  onRevoked?: () => void;
}

/** Takes a share back, after a question. */
export function RevokeButton(props: RevokeProps) {
  const { ask, isBusy, question } = useRevoke(props);
  return (
    <>
      <Button variant="quiet" aria-label={t('Revoke: {label}', { label: props.label })} isBusy={isBusy} onClick={ask}>
        {t('Revoke')}
      </Button>
      {question}
    </>
  );
}

/** The same in the menu of a row, where most people never need it. */
export function RevokeMenu(props: RevokeProps) {
  const { ask, isBusy, question } = useRevoke(props);
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={t('More: {name}', { name: props.label })}
            aria-busy={isBusy || undefined}
            className="aria-busy:cursor-progress aria-busy:opacity-50"
          >
            <MoreHorizontal aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem tone="bad" onSelect={ask}>
          {t('Revoke')}
        </MenuItem>
      </Menu>
      {question}
    </>
  );
}

function useRevoke({ share, visibility, onRevoked }: RevokeProps) {
  const toast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const [revokeShare, { loading }] = useRevokeShareMutation(AFTER_REVOKING);
  const revoke = async () => {
    try {
      await revokeShare({ variables: { input: { id: share.id } } });
      toast(t('Share revoked'), { durationMs: TOAST_MS.myCards });
      onRevoked?.();
    } catch (error) {
      toast(errorText(error, t('Couldn’t revoke this. Try again.')), { tone: 'bad' });
    }
  };
  const question = (
    <Question
      isOpen={isAsking}
      onOpenChange={setIsAsking}
      question={t('Revoke this share?')}
      detail={revokeText(share.mode, visibility)}
      confirmLabel={t('Revoke')}
      tone="danger"
      onConfirm={() => void revoke()}
    />
  );
  return { ask: () => setIsAsking(!loading), isBusy: loading, question };
}
