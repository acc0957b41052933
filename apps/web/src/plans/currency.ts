import type { Currency } from '@tessera/domain';
import { getSession } from '../session/session.ts';
import { createStoredChoice, useStoredChoice } from './stored-choice.ts';

const chosen = createStoredChoice<Currency>('currency', ['usd', 'inr']);

/**
 * The currency that prices are shown in, and its setter: what the person chose in this browser, from the price list to the
 * checkout; otherwise what they chose on another device; otherwise rupees in India and dollars elsewhere. The server, which knows neither, renders `start`.
 */
export function useCurrency(start: Currency): [Currency, (currency: Currency) => void] {
  return [useStoredChoice(chosen, readCurrency, start), chosen.choose];
}

/** What was chosen in this browser, null for nothing, and its setter. */
export function useChosenCurrency(): [Currency | null, (currency: Currency) => void] {
  return [useStoredChoice(chosen, chosen.read, null), chosen.choose];
}

/** The same outside of a component; `kept` is what the account says, for a browser in which nothing was chosen. */
export function readCurrency(kept: Currency | null = null): Currency {
  const session = getSession();
  const user = session.status === 'signed-in' ? session.user : null;
  const regional = readRegion(user?.locale || navigator.language) === 'IN' ? 'inr' : 'usd';
  return chosen.read() ?? kept ?? user?.priceCurrency ?? regional;
}

/** 'en-IN' → 'IN'; a language without a region counts as that of most of its speakers: 'hi' → 'IN'. */
function readRegion(locale: string): string | undefined {
  try {
    return new Intl.Locale(locale).maximize().region;
  } catch {
    return undefined;
  }
}
