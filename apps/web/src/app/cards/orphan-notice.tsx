import { t } from '@tessera/texts';
import { Button, Notice } from '@tessera/ui';
import type { LocalCard } from '../../data/card-store/local-card.ts';
import { useCardActions } from '../../data/card-store/use-cards.ts';

/** Cards that were made on this device before somebody signed in, and the way to keep them in the account. */
export function OrphanNotice({ orphans }: { orphans: readonly LocalCard[] }) {
  const { adopt } = useCardActions();
  return (
    <Notice
      className="mb-6"
      action={
        <Button variant="quiet" onClick={() => void adopt(orphans.map(({ id }) => id))}>
          {t('Add to my account')}
        </Button>
      }
    >
      {t(
        '{count, plural, one {You created a card on this device before you signed in. It isn’t in your account yet.} other {You created # cards on this device before you signed in. They aren’t in your account yet.}}',
        { count: orphans.length },
      )}
    </Notice>
  );
}
