import { MESSAGES } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { Button } from '@tessera/ui';
import { useSave } from './use-save.ts';
import type { SharedCard } from './use-share-target.ts';

/** Why a card has no link that would lead anywhere, and what can be done about it. */
export function NotShared({ card, reason }: { card: SharedCard; reason: 'local' | 'foreign' | 'gone' }) {
  const { save, busy } = useSave(card);
  if (reason === 'gone') return <p>{say(MESSAGES.cardNotFound)}</p>;
  if (reason === 'foreign') return <p>{t('This card is private. Only its owner can share it.')}</p>;
  return (
    <div className="grid gap-1.5">
      <p className="font-serif text-lg">{t('This card is on this device only.')}</p>
      <p className="text-ink-2">{t('Sync it first: then it has an address to share.')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="primary" isBusy={busy !== null} onClick={() => void save()}>
          {t('Sync now')}
        </Button>
      </div>
    </div>
  );
}
