import type { GroupPanelFragment } from '@tessera/client';
import { mayInGroup } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, useToast } from '@tessera/ui';
import { Link2, QrCode, Share } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../../data/errors/error-text.ts';
import { CopyButton } from '../../../parts/screen/copy-button.tsx';
import { hasShareSheet, openShareSheet } from '../../../parts/sharing/give/system-share.ts';
import { toRole } from '../roles.ts';
import { CodeRules, expiryText, hasEnded } from './code-rules.tsx';
import { JoinCode } from './join-code.tsx';
import { JoinQrDialog } from './join-qr-dialog.tsx';
import { PanelSection } from './panel-section.tsx';

/** How others come into the group: its code, a link and a QR code with the same content. */
export function InviteOthers({ group }: { group: GroupPanelFragment }) {
  const { joinCode, joinUrl, joinCodeExpiresAt } = group;
  const [hasQr, setHasQr] = useState(false);
  const share = useShare(group);
  return (
    <PanelSection title={t('Invite others')}>
      <JoinCode joinCode={joinCode} />
      {joinCodeExpiresAt && (
        <p className={hasEnded(joinCodeExpiresAt) ? 'mt-2 text-sm text-bad' : 'mt-2 text-sm text-ink-2'}>
          {expiryText(joinCodeExpiresAt)}
        </p>
      )}
      <div className="mt-2.5 flex flex-wrap gap-2">
        <CopyButton text={joinUrl}>
          <Link2 aria-hidden="true" />
          {t('Copy link')}
        </CopyButton>
        <Button onClick={() => setHasQr(true)}>
          <QrCode aria-hidden="true" />
          {t('QR code')}
        </Button>
        {hasShareSheet() && (
          <Button onClick={() => void share()}>
            <Share aria-hidden="true" />
            {t('Share…')}
          </Button>
        )}
      </div>
      {mayInGroup(toRole(group.viewerRole), 'changeCode') && <CodeRules group={group} />}
      {hasQr && <JoinQrDialog group={group} onClose={() => setHasQr(false)} />}
    </PanelSection>
  );
}

function useShare({ name, joinUrl }: GroupPanelFragment) {
  const toast = useToast();
  return async () => {
    try {
      await openShareSheet({ title: t('Join “{name}”', { name }), url: joinUrl, picture: null });
    } catch (error) {
      toast(errorText(error, t('Couldn’t share this. Try again.')), { tone: 'bad' });
    }
  };
}
