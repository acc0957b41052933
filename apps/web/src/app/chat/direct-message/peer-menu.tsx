import { DirectPeerDocument, useBlockUserMutation, useDirectPeerQuery, useUnblockUserMutation } from '@tessera/client';
import { t } from '@tessera/texts';
import { IconButton, Menu, MenuItem, Question } from '@tessera/ui';
import { Ban, Bell, BellOff, Flag, MoreVertical, User } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAttempt } from '../../../parts/feedback/use-attempt.ts';
import { paths } from '../../../paths.ts';
import { useMute } from '../conversation/use-mute.ts';
import { ReportDialog } from './report-dialog.tsx';

/** What can be done about the other one of a direct conversation. */
export function PeerMenu({ conversationId }: { conversationId: string }) {
  const { data } = useDirectPeerQuery({ variables: { id: conversationId } });
  const [asks, setAsks] = useState<'block' | 'report' | null>(null);
  const { block, unblock } = useBlocking(conversationId);
  const mute = useMute(conversationId);
  const peer = data?.conversation?.peer;
  if (!peer) return null;
  const { isBlocked = false, isMuted = false } = data.conversation ?? {};
  return (
    <>
      <Menu
        trigger={
          <IconButton label={t('More about this person')}>
            <MoreVertical aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem asChild>
          <Link to={paths.person(peer.id)}>
            <User aria-hidden="true" />
            {t('View profile')}
          </Link>
        </MenuItem>
        <MenuItem onSelect={() => mute(!isMuted)}>
          {isMuted ? <Bell aria-hidden="true" /> : <BellOff aria-hidden="true" />}
          {isMuted ? t('Unmute notifications') : t('Mute notifications')}
        </MenuItem>
        {isBlocked ? (
          <MenuItem onSelect={() => unblock(peer.id)}>
            <Ban aria-hidden="true" />
            {t('Unblock')}
          </MenuItem>
        ) : (
          <MenuItem onSelect={() => setAsks('block')}>
            <Ban aria-hidden="true" />
            {t('Block')}
          </MenuItem>
        )}
        <MenuItem tone="bad" onSelect={() => setAsks('report')}>
          <Flag aria-hidden="true" />
          {t('Report')}
        </MenuItem>
      </Menu>
      <Question
        isOpen={asks === 'block'}
        onOpenChange={() => setAsks(null)}
        question={t('Block {name}?', { name: peer.name })}
        detail={t('Neither of you can message the other here until you unblock them. They aren’t told.')}
        confirmLabel={t('Block')}
        tone="danger"
        onConfirm={() => block(peer.id)}
      />
      {asks === 'report' && <ReportDialog person={peer} onClose={() => setAsks(null)} />}
    </>
  );
}

function useBlocking(conversationId: string) {
  const attempt = useAttempt();
  const again = {
    refetchQueries: [{ query: DirectPeerDocument, variables: { id: conversationId } }, 'ConversationHead'],
  };
  const [blockUser] = useBlockUserMutation(again);
  const [unblockUser] = useUnblockUserMutation(again);
  return {
    block: (userId: string) => void attempt(() => blockUser({ variables: { input: { userId } } })),
    unblock: (userId: string) => void attempt(() => unblockUser({ variables: { input: { userId } } })),
  };
}
