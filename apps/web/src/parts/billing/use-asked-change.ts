import { safeOriginPath } from '@tessera/domain';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { readKeptBack } from './back.ts';
import { useCheckoutReturn } from './checkout-history.ts';

/**
 * The change of plan that the address asks for, and its end. The question is an entry of the history: Back closes it. Once it
 * is over that entry is left, so that the first Back leads to what was there before, and never into the payment again.
 */
export function useAskedChange() {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const { state }: { state: unknown } = useLocation();
  const back = readBack(query);
  const cameFrom = (place: 'billing' | 'back') => (state as { before?: string } | null)?.before === place;
  const withBack = (wanted: Record<string, string>) => ({ ...wanted, ...(back && { back }) });
  const ask = (wanted: Record<string, string>) => {
    const isAsked = query.has('plan') || query.has('details');
    const next = isAsked ? { replace: true, state } : { state: { before: 'billing' } };
    setQuery(withBack(wanted), { preventScrollReset: true, ...next });
  };
  const close = () => {
    if (cameFrom('billing')) void navigate(-1);
    else setQuery(withBack({}), { preventScrollReset: true, replace: true });
  };
  /** Back to the change of plan that was asked for behind them. */
  const closeDetails = () => {
    if (!query.has('plan')) return close();
    const kept = new URLSearchParams(query);
    kept.delete('details');
    setQuery(kept, { preventScrollReset: true, replace: true, state });
  };
  const finish = () => {
    if (cameFrom('back')) void navigate(-1);
    else if (back) void navigate(back, { replace: true });
    else close();
  };
  useCheckoutReturn(query.has('paid'), () => setQuery({ paid: '1' }, { replace: true }));
  return { query, back, ask, close, closeDetails, finish };
}

/** Where the person was when they needed the plan; '' without. */
function readBack(query: URLSearchParams): string {
  return safeOriginPath(query.get('back') ?? (query.has('paid') ? readKeptBack() : null), '');
}
