import { t } from '@tessera/texts';
import { AskingButton, Button, Notice } from '@tessera/ui';
import { canLockTags, canWriteTags } from './nfc-tag.ts';
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
  locking: { tone: 'note', text: t('Hold the tag to the back of this device once more to lock it.') },
  locked: { tone: 'ok', text: t('The tag is locked. No one can write something else on it.') },
  unread: { tone: 'note', text: t('Written, but not read back. Try the tag with another phone before you use it.') },
};

interface TagNoteProps {
  state: TagState;
  onLock: () => void;
  onCancel: () => void;
}

/** How far the tag is; where no tag can be written, what does the same. */
export function TagNote({ state, onLock, onCancel }: TagNoteProps) {
  if (state.status === 'idle') return canWriteTags() ? null : <Elsewhere />;
  const { tone, text } =
    state.status === 'failed' ? ({ tone: 'bad', text: state.message } as const) : TEXTS[state.status];
  const isRunning = ['waiting', 'checking', 'locking'].includes(state.status);
  return (
    <Notice
      tone={tone}
      className="mt-2"
      action={
        isRunning ? (
          <Button variant="quiet" onClick={onCancel}>
            {state.status === 'checking' ? t('Skip') : t('Cancel')}
          </Button>
        ) : (
          state.status === 'same' && canLockTags() && <LockButton onLock={onLock} />
        )
      }
    >
      {text}
    </Notice>
  );
}

function LockButton({ onLock }: { onLock: () => void }) {
  return (
    <AskingButton
      variant="quiet"
      question={t('Lock this tag?')}
      detail={t(
        'A locked tag can never be written again, not even by you. Leave it open if you may want to use it for something else.',
      )}
      confirmLabel={t('Lock tag')}
      onConfirm={onLock}
    >
      {t('Lock tag')}
    </AskingButton>
  );
}

function Elsewhere() {
  return (
    <details className="mt-1.5 text-sm text-ink-3">
      <summary className="w-fit cursor-pointer pointer-coarse:py-3 hover:text-ink">{t('NFC tags')}</summary>
      <ul className="mt-1.5 grid list-disc gap-1 ps-5">
        <li>{t('Android: open this page in Chrome and press “{writeTag}”.', { writeTag: t('Write tag') })}</li>
        <li>
          {t(
            'iPhone: copy the link, open an app that writes NFC tags, choose the type “URL”, paste the link and hold the tag to the top of the phone.',
          )}
        </li>
        <li>{t('Any tag with 144 bytes will do, such as NTAG213. Or print the QR code.')}</li>
      </ul>
    </details>
  );
}
