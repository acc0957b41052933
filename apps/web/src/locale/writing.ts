import { language, regionalLocale, writeNumbersIn } from '@tessera/texts';
import { getSession } from '../data/session/session.ts';
import { readTimeZone } from './time-zone.ts';

/** What a server writes that knows nothing of its reader. */
export const SERVER_LOCALE = 'en-GB';

/**
 * The locale in which dates and numbers are written: the language of the dates that the person chose in the settings, else
 * that of the words around them, as it is usual in the person's or the browser's region.
 */
export function writingLocale(): string {
  return localeFor(knownUser()?.locale);
}

/** The same for a choice in the settings: null while nothing is chosen. */
export function localeFor(chosen: string | null | undefined): string {
  if (!chosen) return browserLocale();
  // English dates are what nobody has chosen: it is what a region comes with.
  return chosen.startsWith('en-') ? toReaders(chosen) : chosen;
}

// A server has no reader's region.
if (typeof navigator !== 'undefined') writeNumbersIn(writingLocale);

/** IANA name of the zone in which the person's days begin: the one that they named, or this device's. */
export function ownTimeZone(): string {
  return readTimeZone(knownUser());
}

/** 'en-DE' in a browser that speaks German, as long as the words are English. */
export function browserLocale(): string {
  const { language: own } = navigator;
  if (ofBrowser?.own !== own) ofBrowser = { own, locale: toReaders(own) };
  return ofBrowser.locale;
}

let ofBrowser: { own: string; locale: string } | undefined;

/** 'de' → 'en-DE' for readers of English. */
export function toReaders(locale: string): string {
  return regionalLocale(language, locale);
}

function knownUser() {
  const session = getSession();
  return session.status === 'signed-in' ? session.user : null;
}
