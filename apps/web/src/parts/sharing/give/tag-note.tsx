import { t } from '@tessera/texts';
import { Button, Notice } from '@tessera/ui';
import { canWriteTags } from './nfc-tag.ts';
import type { TagState } from './use-tag-writer.ts';

type Told = Exclude<TagState['status'], 'idle' | 'failed'>;

const TEXTS: Record<Told, { tone: 'ok' | 'note' | 'bad'; text: string }> = {
  waiting: { tone: 'note', text: t('Hold the tag to the back of this device.') },
  checking: {
    tone: 'note',
    text: t('Written. Take the tag away and hold it here once more, so that it can be read back.'),
  },
  same: { tone: 'ok', text: t('The tag was read back and opens this card.') },
  other: { tone: 'bad', text: t('This tag says something else. Write it again.') },
  unread: { tone: 'note', text: t('Written, but not read back. Try the tag with another phone before you use it.') },
};

/** How far the tag is; where no tag can be written, what does the same. */
export function TagNote({ state, onCancel }: { state: TagState; onCancel: () => void }) {
  if (state.status === 'idle') return canWriteTags() ? null : <Elsewhere />;
  const { tone, text } =
    state.status === 'failed' ? ({ tone: 'bad', text: state.message } as const) : TEXTS[state.status];
  const isRunning = state.status === 'waiting' || state.status === 'checking';
  return (
    <Notice
      tone={tone}
      className="mt-2"
      action={
        isRunning && (
          <Button variant="quiet" onClick={onCancel}>
            {state.status === 'waiting' ? t('Cancel') : t('Skip')}
          </Button>
        )
      }
    >
      {text}
    </Notice>
  );
}

function Elsewhere() {
  return (
    <p className="mt-1.5 text-sm text-ink-3">
      {t('To write an NFC tag, open this page in Chrome on Android. Or print the QR code.')}
    </p>
  );
}
