import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const CARD = 'card';

/** The card that `?card=` names, and how to change it. Opening is a step; closing takes that step back. */
export function useOpenedCard() {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const open = (id: string) => {
    const next = new URLSearchParams(query);
    next.set(CARD, id);
    setQuery(next, { state: { isOpenedHere: true }, preventScrollReset: true });
  };
  const close = () => {
    if (isOpenedHere(state)) return void navigate(-1);
    const next = new URLSearchParams(query);
    next.delete(CARD);
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  return { openedId: query.get(CARD) || null, open, close };
}

/** A visitor who came by a link that names the card has no step to take back. */
function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOpenedHere' in state;
}
