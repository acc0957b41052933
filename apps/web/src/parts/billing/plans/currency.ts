import type { Currency } from '@tessera/domain';
import { getSession } from '../../../data/session/session.ts';
import { readStored, writeStored } from '../../../data/session/storage.ts';
import { isRecord, parseJson, USER_KEY } from '../../../data/session/stored-session.ts';
import { createStoredChoice, useStoredChoice } from './stored-choice.ts';

const chosen = createStoredChoice<Currency>('currency', ['usd', 'inr']);

/**
 * The currency of a price list on the site, and its setter: the one chosen in this browser or on another device. Until then it is
 * `start` in every region, so that the prices from the server stay.
 */
export function useCurrency(start: Currency): [Currency, (currency: Currency) => void] {
  return [useStoredChoice(chosen, () => readChoice() ?? start, start), chosen.choose];
}

/** What was chosen in this browser, null for nothing, and its setter. */
export function useChosenCurrency(): [Currency | null, (currency: Currency) => void] {
  return [useStoredChoice(chosen, chosen.read, null), chosen.choose];
}

/**
 * The currency of prices in the app: the chosen one, otherwise rupees in India and dollars elsewhere. `kept` is the account's
 * choice, for a browser without one.
 */
export function readCurrency(kept: Currency | null = null): Currency {
  const regional = readRegion(readUser()?.locale || navigator.language) === 'IN' ? 'inr' : 'usd';
  return readChoice(kept) ?? regional;
}

function readChoice(kept: Currency | null = null): Currency | null {
  return chosen.read() ?? kept ?? (readUser() && readAccountCurrency());
}

function readUser() {
  const session = getSession();
  return session.status === 'signed-in' ? session.user : null;
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
