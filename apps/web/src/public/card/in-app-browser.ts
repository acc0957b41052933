import { t } from '@tessera/texts';

/** Apps that show links in a browser of their own, which can't save a contact file, by what they call themselves. */
const APPS: readonly [name: string, pattern: RegExp][] = [
  ['Instagram', /\bInstagram\b/],
  ['Messenger', /\bFB(?:AN|AV)\/Messenger|\bMessengerLite|FBAN\/MessengerForiOS/],
  ['Facebook', /\bFB(?:AN|AV|_IAB|IOS)\b/],
  ['Threads', /\bBarcelona\b/],
  ['LinkedIn', /\bLinkedInApp\b/],
  ['TikTok', /\b(?:musical_ly|BytedanceWebview|TikTok|trill)\b/i],
  ['WeChat', /\bMicroMessenger\b/],
  ['LINE', /\bLine\/\d/],
  ['Snapchat', /\bSnapchat\b/],
  ['Pinterest', /\bPinterest\//],
  ['X', /\bTwitter for (?:iPhone|iPad|Android)\b|\bTwitterAndroid\b/],
];

/** The app whose own browser this is, such as 'Instagram', or null in a real browser. */
export function inAppBrowser(userAgent: string): string | null {
  const known = APPS.find(([, pattern]) => pattern.test(userAgent));
  if (known) return known[0];
  // Android's web view says so itself; which app it is in, it does not.
  return /\bAndroid\b.*; wv\)/.test(userAgent) ? t('This app') : null;
}
