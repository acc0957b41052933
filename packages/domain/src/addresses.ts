import { isLanguageTag, type LanguageTag } from '@tessera/texts';

/**
 * Who draws an address, and who may see it:
 * - `site`: a page of the marketing site, which is a document without the app;
 * - `public`: a screen for everybody;
 * - `account`: a screen on the way into an account, which search engines leave out;
 * - `link`: a screen that a mailed or shared link opens for everybody who has the link;
 * - `dashboard`: a screen for people who are signed in;
 * - `profile`: a page that the server renders for each person.
 */
export type AddressKind = 'site' | 'public' | 'account' | 'link' | 'dashboard' | 'profile';

export interface Address {
  /** As router and server match it: `:name` is one segment, `:name?` may be missing. */
  path: string;
  kind: AddressKind;
  /** Whether `/sitemap.xml` names it, as it names every page of the site. */
  isListed?: boolean;
}

/**
 * Every page of the product that has a fixed address. The router, the server, the build of the marketing site and the site
 * map read this list, so that a page added here is known to all of them. Cards have their owners' addresses.
 */
export const ADDRESSES = {
  home: { path: '/', kind: 'site' },
  features: { path: '/features', kind: 'site' },
  pricing: { path: '/pricing', kind: 'site' },
  demo: { path: '/demo', kind: 'site' },
  contact: { path: '/contact', kind: 'site' },
  privacyPolicy: { path: '/privacy-policy', kind: 'site' },
  terms: { path: '/terms', kind: 'site' },
  deleteAccount: { path: '/delete-account', kind: 'site' },
  install: { path: '/install', kind: 'site' },
  help: { path: '/help', kind: 'site' },

  explore: { path: '/explore', kind: 'public', isListed: true },
  status: { path: '/status', kind: 'public', isListed: true },
  /** Leads to the builder, or to signing up. */
  getStarted: { path: '/get-started', kind: 'public' },
  publicProfile: { path: '/u/:owner', kind: 'profile' },
  publicProfileCards: { path: '/public/profile/:owner/cards', kind: 'profile' },

  signIn: { path: '/signin', kind: 'account' },
  signUp: { path: '/signup', kind: 'account' },
  forgotPassword: { path: '/forgot-password', kind: 'account' },

  /** These six are opened by mailed links, which carry `?token=`. */
  resetPassword: { path: '/reset-password', kind: 'link' },
  confirmEmail: { path: '/confirm-email', kind: 'link' },
  undoEmailChange: { path: '/confirm-email/undo', kind: 'link' },
  disownAccount: { path: '/delete-account/not-mine', kind: 'link' },
  confirmDeletion: { path: '/delete-account/confirm', kind: 'link' },
  cancelDeletion: { path: '/delete-account/cancel', kind: 'link' },
  /** What the link of a private card opens; without an id the screen says what is missing. */
  sharedCard: { path: '/share/:id?', kind: 'link' },
  /** How people join a group; also the content of its QR code. */
  join: { path: '/join/:code', kind: 'link' },
  /** How people join a team: a mailed link, or the team's own. */
  joinTeam: { path: '/team/:token', kind: 'link' },
  /** Where an app sends people so that they allow what it asks for. */
  authorizeApp: { path: '/oauth/consent/:id', kind: 'link' },
  /** Where people type the code that a device without a browser shows. */
  connectDevice: { path: '/oauth/device', kind: 'link' },

  dashboard: { path: '/dashboard', kind: 'dashboard' },
  profile: { path: '/dashboard/profile', kind: 'dashboard' },
  chat: { path: '/dashboard/chat/:groupId?', kind: 'dashboard' },
  /** Opens the conversation with that person, or finds it, and leads there. */
  openDirect: { path: '/dashboard/chat/direct/:peerId', kind: 'dashboard' },
  directMessages: { path: '/dashboard/dm/:id', kind: 'dashboard' },
  person: { path: '/dashboard/user/:id', kind: 'dashboard' },
  cards: { path: '/dashboard/cards', kind: 'dashboard' },
  newCard: { path: '/dashboard/cards/new', kind: 'dashboard' },
  listings: { path: '/dashboard/cards/listings', kind: 'dashboard' },
  builder: { path: '/dashboard/builder', kind: 'dashboard' },
  shares: { path: '/dashboard/shares', kind: 'dashboard' },
  analytics: { path: '/dashboard/analytics', kind: 'dashboard' },
  contacts: { path: '/dashboard/contacts', kind: 'dashboard' },
  importContacts: { path: '/dashboard/contacts/import', kind: 'dashboard' },
  contactDuplicates: { path: '/dashboard/contacts/duplicates', kind: 'dashboard' },
  deals: { path: '/dashboard/contacts/deals', kind: 'dashboard' },
  contactDetails: { path: '/dashboard/contacts/:id', kind: 'dashboard' },
  team: { path: '/dashboard/team', kind: 'dashboard' },
  marketplace: { path: '/dashboard/marketplace', kind: 'dashboard' },
  integrations: { path: '/dashboard/integrations', kind: 'dashboard' },
  /** Where a service sends people back to; the server tells it to each service. */
  connectionReturn: { path: '/dashboard/integrations/return', kind: 'dashboard' },
  /** A connected service, e.g. `automation`. */
  connector: { path: '/dashboard/integrations/connectors/:kind', kind: 'dashboard' },
  webhook: { path: '/dashboard/integrations/webhooks/:id', kind: 'dashboard' },
  billing: { path: '/dashboard/billing', kind: 'dashboard' },
  settings: { path: '/dashboard/settings', kind: 'dashboard' },
  /** Another page of the settings than the first, e.g. `privacy`. */
  settingsPage: { path: '/dashboard/settings/:page', kind: 'dashboard' },
  support: { path: '/dashboard/support', kind: 'dashboard' },
} as const satisfies Record<string, Address>;

export type AddressName = keyof typeof ADDRESSES;

/** The names of all pages of the marketing site. */
export type SitePageName = {
  [Name in AddressName]: (typeof ADDRESSES)[Name]['kind'] extends 'site' ? Name : never;
}[AddressName];

/** Every address, in the list's order. */
export const ALL_ADDRESSES: readonly Address[] = Object.values(ADDRESSES);

/** A page of the site in another language than English: '/' → '/hi', '/pricing' → '/hi/pricing'. */
export function languagePath(path: string, language: LanguageTag): string {
  if (language === 'en') return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** The address without its language. '/hi/pricing' → { language: 'hi', path: '/pricing' }. */
export function readLanguagePath(address: string): { language: LanguageTag; path: string } {
  const [, first = '', ...others] = address.split('/');
  if (first === 'en' || !isLanguageTag(first)) return { language: 'en', path: address };
  return { language: first, path: `/${others.join('/')}` };
}

/** What has to be known to fill in a path: `/share/:id?` takes `{ id?: string }`. */
type PathValues<Path extends string> = Path extends `${string}/:${infer Name}?`
  ? { [Key in Name]?: string | undefined }
  : Path extends `${string}/:${infer Name}/${string}`
    ? { [Key in Name]: string }
    : Path extends `${string}/:${infer Name}`
      ? { [Key in Name]: string }
      : Record<string, never>;

/** The address with its values in place, each of them encoded: ('/join/:code', { code: 'A/B' }) → '/join/A%2FB'. */
export function fillPath<Path extends string>(path: Path, values: PathValues<Path>): string {
  const known: Record<string, string | undefined> = values;
  return path.replace(/\/:(\w+)\??/g, (_all, name: string) => {
    const value = known[name];
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  });
}

/**
 * The right spelling of a known address that was written with a slash at its end or with capitals: '/Pricing/' →
 * '/pricing', '/U/Asha/' → '/u/Asha'. What stands for a value stays as it is. Null for an address that is right, and for
 * one that nobody knows.
 */
export function correctPath(path: string): string | null {
  const asked = path.replace(/\/+$/, '').split('/');
  if (asked[0] !== '' || asked.length === 1) return null;
  const [, first = '', ...others] = asked;
  const language = first.toLowerCase();
  if (language !== 'en' && isLanguageTag(language)) {
    const page = ALL_ADDRESSES.find(({ kind, path: right }) => kind === 'site' && spellAs(right, ['', ...others]));
    const found = page && languagePath(page.path, language);
    return found === undefined || found === path ? null : found;
  }
  for (const address of ALL_ADDRESSES) {
    const found = spellAs(address.path, asked);
    if (found) return found === path ? null : found;
  }
  return null;
}

/** The segments in the pattern's spelling; null where they are another address. */
function spellAs(pattern: string, asked: readonly string[]): string | null {
  const parts = pattern.split('/');
  if (asked.length > parts.length) return null;
  const spelled: string[] = [];
  for (const [index, part] of parts.entries()) {
    const segment = asked[index];
    if (segment === undefined) return part.endsWith('?') ? spelled.join('/') : null;
    const isValue = part.startsWith(':');
    if (isValue ? segment === '' : segment.toLowerCase() !== part) return null;
    spelled.push(isValue ? segment : part);
  }
  return spelled.join('/');
}

/** Tells the home page that the person opened an address that doesn't exist. Lasts for seconds. */
export const MISSING_PAGE_COOKIE = 'tessera_missing_page';
