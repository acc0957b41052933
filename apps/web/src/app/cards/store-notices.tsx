import { listOf, t } from '@tessera/texts';
import { Button, Notice } from '@tessera/ui';
import { useStoreSnapshot } from '../../data/card-store/cards-context.tsx';
import { useCardActions } from '../../data/card-store/use-cards.ts';

/** What the browser's storage did to the cards, as long as it matters. */
export function StoreNotices() {
  const { trouble } = useStoreSnapshot();
  const { dismissCorrupt } = useCardActions();
  if (!trouble.isFull && !trouble.corrupt) return null;
  return (
    <div className="mb-6 grid gap-3">
      {trouble.corrupt && (
        <Notice
          tone="bad"
          action={
            <Button variant="quiet" onClick={dismissCorrupt}>
              {t('Understood')}
            </Button>
          }
        >
          {corruptText(trouble.corrupt)}
        </Notice>
      )}
      {trouble.isFull && (
        <Notice tone="bad">
          {t(
            'This browser can’t keep your cards: its storage is full or turned off. Changes are still sent to the server, but what can’t be sent is lost when you close this page.',
          )}
        </Notice>
      )}
    </div>
  );
}

function corruptText({ rescuedCount, backupKeys }: { rescuedCount: number; backupKeys: readonly string[] }): string {
  return t(
    'The cards stored in this browser were damaged. {count, plural, =0 {No cards were} one {One card was} other {# cards were}} rescued from them; the damaged text is kept in the browser’s storage as {keys}. Cards on the server are not affected.',
    { count: rescuedCount, keys: listOf(backupKeys.map((key) => `“${key}”`)) },
  );
}
