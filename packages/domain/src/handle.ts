import { LANGUAGE_TAGS, type Message, msg } from '@tessera/texts';

/** How many former handles a person keeps, and how often they may change theirs in a number of days. The first doesn't count. */
export const HANDLE_LIMITS = { former: 3, changes: 2, days: 30 } as const;

/** In characters. */
export const HANDLE_LENGTH = { min: 3, max: 30 } as const;

/** First path segments that are the app's own, or may become so. Handles share that place in the address. */
export const RESERVED_HANDLES: ReadonlySet<string> = new Set(
  `about account accounts admin administrator adverts analytics api app apps assets auth badge billing blog brand builder business
  card cards careers chat company confirm-email contact contacts cookies dashboard delete-account demo developers direct dm docs downloads
  embed enterprise events exchange explore favicon features feed files forgot-password get-started graphql group groups handle
  healthz help home icons images img index install integrations invite jobs join kiosk legal livez login logout mail
  manifest marketplace mcp me media messages metrics new news null oauth oembed offline onboarding page pages password pay ping
  playground plans press pricing privacy privacy-policy product profile profiles public qr readyz register reset-password rest
  robots root search security session sessions settings share shares sign-in sign-out sign-up signin signout signup
  sitemap sso static status subscribe support sw system tags team teams templates terms tessera test-payments trust u undefined
  unsubscribe upload uploads user users v1 v2 verify verify-email wallet webhook webhooks well-known www`.split(/\s+/),
);

/** Files that lie beside those segments; their dots keep them from ever being handles. */
const RESERVED_FILES: ReadonlySet<string> = new Set([
  'favicon.ico',
  'favicon.svg',
  'index.html',
  'manifest.webmanifest',
  'robots.txt',
  'sitemap.xml',
  'sw.js',
  '.well-known',
]);

/** True when the first segment of a path belongs to the app and can't be an owner. */
export function isReservedSegment(segment: string): boolean {
  const key = segment.toLowerCase();
  return RESERVED_HANDLES.has(key) || RESERVED_FILES.has(key) || (LANGUAGE_TAGS as readonly string[]).includes(key);
}

/**
 * The handle in small letters, or what is wrong with it, for people. 3–30 of a-z, 0-9 and hyphen; at 36 characters an
 * account's id can never be one.
 */
export function checkHandle(raw: string): { handle: string; error?: never } | { handle?: never; error: Message } {
  const handle = raw.trim().toLowerCase();
  const error = handleProblem(handle);
  return error ? { error } : { handle };
}

function handleProblem(handle: string): Message | null {
  const { min, max } = HANDLE_LENGTH;
  if (handle.length < min) return msg('Use at least {handleMin} characters.', { handleMin: min });
  if (handle.length > max) return msg('Use up to {handleMax} characters.', { handleMax: max });
  if (!/^[a-z0-9-]+$/.test(handle)) return msg('A handle is made of letters a–z, digits and hyphens.');
  if (handle.startsWith('-') || handle.endsWith('-')) return msg('A handle can’t begin or end with a hyphen.');
  if (isReservedSegment(handle)) return msg('This handle is reserved.');
  return null;
}
