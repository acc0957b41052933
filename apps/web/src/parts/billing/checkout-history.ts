import { useEffect } from 'react';
import { readStored, writeStored } from '../../data/session/storage.ts';

/** While somebody pays on the provider's page: how long the history is there. Then `PAID`, on the way back to Billing. */
const KEY = 'billing-checkout';
const PAID = 'paid';
/** Browsers drop the oldest entries of a longer history, and no entry can be found by its distance any more. */
const LONGEST_HISTORY = 50;

/** Opens the provider's page in the last entry of the history, so that the distance from it to Billing is known. */
export function openCheckout(url: string): void {
  history.replaceState({ ...history.state, isCheckout: true }, '');
  history.pushState(null, '');
  if (history.length < LONGEST_HISTORY) writeStored(KEY, String(history.length), 'sessionStorage');
  location.replace(url);
}

/**
 * Goes from the provider's answer to the entry from which the payment was begun, and calls `onPaid` there. The provider's own
 * entries are ahead then, so that Back doesn't open a page on which everything is paid already.
 */
export function useCheckoutReturn(isPaid: boolean, onPaid: () => void): void {
  useEffect(() => {
    const meet = () => {
      const kept = readStored(KEY, 'sessionStorage');
      const isBegin = (history.state as { isCheckout?: true } | null)?.isCheckout === true;
      // The way back takes a moment, in which this may be asked again.
      if (kept === null || (kept === PAID && !isBegin)) return;
      writeStored(KEY, null, 'sessionStorage');
      if (kept === PAID) return onPaid();
      if (isBegin || !isPaid || history.length >= LONGEST_HISTORY) return;
      writeStored(KEY, PAID, 'sessionStorage');
      history.go(Number(kept) - 1 - history.length);
    };
    // A page that the browser has kept whole is shown again as it was left.
    const meetAgain = ({ persisted }: PageTransitionEvent) => persisted && meet();
    meet();
    addEventListener('pageshow', meetAgain);
    return () => removeEventListener('pageshow', meetAgain);
  }, [isPaid, onPaid]);
}
