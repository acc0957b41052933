import { t } from '@tessera/texts';
import { useCards } from '../../../data/card-store/use-cards.ts';
import { useSave } from './use-save.ts';
import type { SharedCard } from './use-share-target.ts';
import { VISIBILITY_TEXTS } from './visibility-choices.tsx';
import { VisibilityMenu } from './visibility-menu.tsx';

/** Who can open the viewer's card, and the menu that changes it at once. Nothing for other people's cards. */
export function AccessField({ card }: { card: SharedCard }) {
  const entry = useCards().find(({ card: known }) => known.id === card.id);
  const { save, busy } = useSave(card);
  if (!entry) return null;
  const { visibility } = entry.card;
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-5 gap-y-2.5 rounded-lg border border-line bg-surface px-4 py-3">
      <div className="min-w-0">
        <p className="text-md font-medium">{t('Who can open this card?')}</p>
        <p className="text-sm text-ink-2">{VISIBILITY_TEXTS[visibility].note}</p>
      </div>
      <VisibilityMenu value={visibility} onChange={(next) => void save(next)} isDisabled={busy !== null} />
    </div>
  );
}
