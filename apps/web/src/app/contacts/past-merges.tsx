import { useUndoMergeMutation } from '@tessera/client';
import { t } from '@tessera/texts';
import { Button, Notice, useToast } from '@tessera/ui';
import { errorText } from '../../data/errors/error-text.ts';
import { timeText } from '../../locale/time-text.ts';
import type { PageContact } from './page-contact.ts';
import { dropLists } from './use-contacts.ts';

export interface PastMergesProps {
  merges: PageContact['merges'];
  onUndone: () => void;
}

/** What became a part of this contact, as long as it can be taken apart again. */
export function PastMerges({ merges, onUndone }: PastMergesProps) {
  const toast = useToast();
  const [undo, { loading }] = useUndoMergeMutation({ update: dropLists });
  const takeApart = async (id: string) => {
    try {
      await undo({ variables: { input: { id } } });
      toast(t('Merge undone'));
      onUndone();
    } catch (error) {
      toast(errorText(error, t('Couldn’t undo this. Try again.')), { tone: 'bad' });
    }
  };
  return (
    <div className="grid gap-3 not-empty:mb-8">
      {merges.map(({ id, mergedCount, undoUntil }) => (
        <Notice
          key={id}
          action={
            <Button isBusy={loading} onClick={() => void takeApart(id)}>
              {t('Undo merge')}
            </Button>
          }
        >
          {t(
            '{count, plural, =1 {One contact was merged into this one.} other {# contacts were merged into this one.}} It can be undone until {time}.',
            { count: mergedCount, time: timeText(undoUntil) },
          )}
        </Notice>
      ))}
    </div>
  );
}
