import { getSession } from '../session/session.ts';
import { readTimeZone } from './time-zone.ts';

/** What a server writes that knows nothing of its reader. */
export const SERVER_LOCALE = 'en-GB';

/**
 * The locale in which dates and numbers are written: what the person chose in the settings, or English as it is usual
 * in the browser's region, because the words around them are English.
 */
export function writingLocale(): string {
  return knownUser()?.locale ?? browserLocale();
}

/** IANA name of the zone in which the person's days begin: the one that they named, or this device's. */
export function ownTimeZone(): string {
  return readTimeZone(knownUser());
}

/** 'en-DE' in a browser that speaks German. */
export function browserLocale(): string {
  const { language } = navigator;
  if (ofBrowser?.language !== language) ofBrowser = { language, locale: toEnglish(language) };
  return ofBrowser.locale;
}

let ofBrowser: { language: string; locale: string } | undefined;

/** 'de' → 'en-DE': English with the customs of the region, which may be only implied. */
export function toEnglish(language: string): string {
  try {
    return `en-${new Intl.Locale(language).maximize().region ?? 'GB'}`;
  } catch {
    return SERVER_LOCALE;
  }
}

function knownUser() {
  const session = getSession();
  return session.status === 'signed-in' ? session.user : null;
}
