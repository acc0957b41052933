import { MESSAGES } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { buttonClass, EmptyState, Skeleton } from '@tessera/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useCardsContext, useFreshCards } from '../../../data/card-store/cards-context.tsx';
import { useCards, useSyncState } from '../../../data/card-store/use-cards.ts';
import { useSession } from '../../../data/session/session.ts';
import { ScreenHead } from '../../../parts/screen/screen-head.tsx';
import { paths } from '../../../paths.ts';
import { useNewCardStart } from '../new-card-start.ts';
import { PlanIsFull } from '../plan-is-full.tsx';
import { readDraft } from './draft.ts';
import { CardEditor } from './editor.tsx';
import { beginCard, type HandedOver, type Opening, openCard, readHandedOver } from './opening.ts';

/** `/dashboard/builder`: a new card, or the one of `?id=` (local or server id), or what `readHandedOver` finds. */
export function Builder() {
  useFreshCards();
  const [params] = useSearchParams();
  const location = useLocation();
  const { id: handedId, ...handed } = readHandedOver(location.state);
  const handedOver = handed.data || handed.visibility ? handed : null;
  const id = params.get('id') ?? handedId;
  const navigate = useNavigate();
  // A new card that was saved on this device goes on as the same editor, under its own address.
  const [savedHere, setSavedHere] = useState<{ id: string; key: string } | null>(null);
  const key = id === null ? `new:${location.key}` : savedHere?.id === id ? savedHere.key : id;
  const keepEditor = (cardId: string) => {
    setSavedHere({ id: cardId, key });
    void navigate(paths.builder(cardId), { replace: true });
  };
  // From then on it is a draft, and a reload or Back opens the card as it is by then.
  const forgetHandedOver = () => void navigate({ search: location.search }, { replace: true, state: { id } });
  return <OpenCard key={key} id={id} handedOver={handedOver} onTaken={forgetHandedOver} onSavedHere={keepEditor} />;
}

interface OpenCardProps {
  id: string | null;
  handedOver: HandedOver | null;
  /** What was handed over is in the editor of a stored card. */
  onTaken: () => void;
  onSavedHere: (cardId: string) => void;
}

function OpenCard({ id, handedOver, onTaken, onSavedHere }: OpenCardProps) {
  const { ownerId } = useCardsContext();
  const { isListed, trouble } = useSyncState();
  const cards = useCards();
  const session = useSession();
  const entry = cards.find(({ card }) => card.id === id || card.dbId === id);
  const isNew = !entry && (id === null || Boolean(handedOver?.data));
  // The editor starts once and from then on is ahead of the store.
  const [opening, setOpening] = useState<Opening | null>(null);
  const newCard = useNewCardStart(isNew && !opening);
  const name = session.status === 'signed-in' ? (session.user?.fullName ?? '') : '';
  const person = { name, lastCard: newCard?.lastCard ?? null };
  const fullPlan = isNew && newCard?.fullPlan;
  if (!opening && (entry || (newCard && !fullPlan)))
    setOpening(openCard(entry?.card ?? null, { handedOver, ownerId, person }));
  const isTaken = handedOver !== null && Boolean(opening?.card);
  const take = useEffectEvent(onTaken);
  useEffect(() => {
    if (isTaken) take();
  }, [isTaken]);
  if (opening) return <CardEditor opening={opening} onSavedHere={onSavedHere} />;
  if (fullPlan) {
    const begun = handedOver?.data ?? readDraft(null, ownerId)?.values.data;
    return <PlanIsFull fullPlan={fullPlan} data={begun ?? beginCard(person)} />;
  }
  return isNew || !(isListed || trouble) ? <BuilderSkeleton /> : <NoSuchCard isCertain={isListed} />;
}

function NoSuchCard({ isCertain }: { isCertain: boolean }) {
  return (
    <>
      <ScreenHead title={t('Card Builder')} />
      <EmptyState
        title={isCertain ? say(MESSAGES.cardNotFound) : t('This card is not on this device.')}
        action={
          <Link to={paths.cards} className={buttonClass('primary')}>
            {t('To my cards')}
          </Link>
        }
      >
        {isCertain ? t('It may have been deleted.') : t('The server can’t be reached right now. Try again later.')}
      </EmptyState>
    </>
  );
}

function BuilderSkeleton() {
  return (
    <div
      role="status"
      aria-label={t('Loading your card')}
      className="grid gap-9 lg:grid-cols-[repeat(auto-fit,minmax(21rem,1fr))]"
    >
      <Skeleton className="aspect-[1.4] rounded-lg" />
      <div className="grid content-start gap-5">
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
        <Skeleton className="h-24" />
      </div>
    </div>
  );
}
