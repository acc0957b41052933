import { type BillingQuery, useKeepPriceCurrencyMutation } from '@tessera/client';
import type { Currency } from '@tessera/domain';
import { useEffect, useEffectEvent } from 'react';
import { noteAccountCurrency, readCurrency, useChosenCurrency } from './plans/currency.ts';
import { toCurrency, toCurrencyName } from './words.ts';

/**
 * The currency of prices before anything is paid, and its setter. What was chosen in this browser, also on the price list
 * before signing in, goes to the account; a browser in which nothing was chosen follows the account, on its price list too.
 */
export function usePriceCurrency(viewer: BillingQuery['viewer']): [Currency, (currency: Currency) => void] {
  const [chosen, choose] = useChosenCurrency();
  const [keep] = useKeepPriceCurrencyMutation();
  const kept = viewer?.priceCurrency ? toCurrency(viewer.priceCurrency) : null;
  const news = viewer && chosen !== kept ? chosen : null;
  // What fails now is tried at the next visit.
  const tell = useEffectEvent((currency: Currency) =>
    keep({ variables: { currency: toCurrencyName(currency) } }).catch(() => {}),
  );
  useEffect(() => {
    if (news) void tell(news);
  }, [news]);
  const told = viewer?.priceCurrency;
  useEffect(() => {
    if (told) noteAccountCurrency(told);
  }, [told]);
  return [readCurrency(kept), choose];
}
