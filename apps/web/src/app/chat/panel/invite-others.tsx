import type { GroupPanelFragment } from '@tessera/client';
import { mayInGroup, TOAST_MS } from '@tessera/domain';
import { Button, IconButton, useToast } from '@tessera/ui';
import { Copy, Link2, QrCode, Share } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../../errors/error-text.ts';
import { copyText } from '../../../share/copy-text.ts';
import { hasShareSheet, openShareSheet } from '../../../share/system-share.ts';
import { toRole } from '../roles.ts';
import { CodeRules, expiryText, hasEnded } from './code-rules.tsx';
import { JoinQrDialog } from './join-qr-dialog.tsx';
import { PanelSection } from './panel-section.tsx';

/** How others come into the group: its code, a link and a QR code with the same content. */
export function InviteOthers({ group }: { group: GroupPanelFragment }) {
  const { joinCode, joinUrl, joinCodeExpiresAt } = group;
  const [hasQr, setHasQr] = useState(false);
  const { copy, share } = useHandingOn(group);
  return (
    <PanelSection title="Invite others">
      <div className="flex items-center gap-2 rounded-md border border-line-2 bg-raised py-1.5 pr-1.5 pl-3.5">
        <div className="min-w-0 flex-1">
          <p className="text-xs text-ink-2">Join code</p>
          <p className="font-mono text-lg tracking-wider">{joinCode}</p>
        </div>
        <IconButton label="Copy the join code" onClick={() => void copy(joinCode, 'Code copied')}>
          <Copy aria-hidden="true" />
        </IconButton>
      </div>
      {joinCodeExpiresAt && (
        <p className={hasEnded(joinCodeExpiresAt) ? 'mt-2 text-sm text-bad' : 'mt-2 text-sm text-ink-2'}>
          {expiryText(joinCodeExpiresAt)}
        </p>
      )}
      <div className="mt-2.5 flex flex-wrap gap-2">
        <Button onClick={() => void copy(joinUrl, 'Link copied')}>
          <Link2 aria-hidden="true" />
          Copy link
        </Button>
        <Button onClick={() => setHasQr(true)}>
          <QrCode aria-hidden="true" />
          QR code
        </Button>
        {hasShareSheet() && (
          <Button onClick={() => void share()}>
            <Share aria-hidden="true" />
            Share…
          </Button>
        )}
      </div>
      {mayInGroup(toRole(group.viewerRole), 'changeCode') && <CodeRules group={group} />}
      {hasQr && <JoinQrDialog group={group} onClose={() => setHasQr(false)} />}
    </PanelSection>
  );
}

function useHandingOn({ name, joinUrl }: GroupPanelFragment) {
  const toast = useToast();
  return {
    copy: async (text: string, done: string) => {
      if (await copyText(text)) toast(done, { durationMs: TOAST_MS.copied });
      else toast('Copying failed. Select the code and copy it.', { tone: 'bad' });
    },
    share: async () => {
      try {
        await openShareSheet({ title: `Join “${name}”`, url: joinUrl, picture: null });
      } catch (error) {
        toast(errorText(error, 'Sharing failed.'), { tone: 'bad' });
      }
    },
  };
}
