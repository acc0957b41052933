import type { Currency } from '@tessera/domain';
import { getSession } from '../session/session.ts';
import { readStored, writeStored } from '../session/storage.ts';
import { isRecord, parseJson, USER_KEY } from '../session/stored-session.ts';
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
  return chosen.read() ?? kept ?? (user && readAccountCurrency()) ?? regional;
}

/** What the account says, as this browser heard it on signing in or on Billing. */
function readAccountCurrency(): Currency | null {
  const user = readStoredUser();
  if (user.priceCurrency === 'INR') return 'inr';
  return user.priceCurrency === 'USD' ? 'usd' : null;
}

/** Remembers what the account says, for pages that can't ask it. */
export function noteAccountCurrency(priceCurrency: 'USD' | 'INR'): void {
  const user = readStoredUser();
  if (user.id && user.priceCurrency !== priceCurrency)
    writeStored(USER_KEY, JSON.stringify({ ...user, priceCurrency }));
}

function readStoredUser(): Record<string, unknown> {
  const user = parseJson(readStored(USER_KEY));
  return isRecord(user) ? user : {};
}

/** 'en-IN' → 'IN'; a language without a region counts as that of most of its speakers: 'hi' → 'IN'. */
function readRegion(locale: string): string | undefined {
  try {
    return new Intl.Locale(locale).maximize().region;
  } catch {
    return undefined;
  }
}
