/** The title of the front page, and of every page that has none of its own. */
export const PRODUCT_TITLE = 'Tessera — digital business cards';

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
  /** Undefined where the page is named after what it shows, or only leads on. */
  title?: string;
  /** Whether `/sitemap.xml` names it, as it names every page of the site. */
  isListed?: boolean;
}

/**
 * Every page of the product that has a fixed address. The router, the server, the build of the marketing site and the site
 * map read this list, so that a page added here is known to all of them. Cards have their owners' addresses.
 */
export const ADDRESSES = {
  home: { path: '/', kind: 'site' },
  features: { path: '/features', kind: 'site', title: 'Features' },
  pricing: { path: '/pricing', kind: 'site', title: 'Pricing' },
  demo: { path: '/demo', kind: 'site', title: 'Get a demo' },
  contact: { path: '/contact', kind: 'site', title: 'Contact' },
  privacyPolicy: { path: '/privacy-policy', kind: 'site', title: 'Privacy policy' },
  terms: { path: '/terms', kind: 'site', title: 'Terms' },
  deleteAccount: { path: '/delete-account', kind: 'site', title: 'Delete your account' },
  install: { path: '/install', kind: 'site', title: 'Install the app' },
  help: { path: '/help', kind: 'site', title: 'Help' },

  explore: { path: '/explore', kind: 'public', title: 'Explore', isListed: true },
  status: { path: '/status', kind: 'public', title: 'Status', isListed: true },
  /** Leads to the builder, or to signing up. */
  getStarted: { path: '/get-started', kind: 'public', title: 'Get started' },
  publicProfile: { path: '/u/:owner', kind: 'profile' },
  publicProfileCards: { path: '/public/profile/:owner/cards', kind: 'profile' },

  signIn: { path: '/signin', kind: 'account', title: 'Sign in' },
  signUp: { path: '/signup', kind: 'account', title: 'Create your account' },
  forgotPassword: { path: '/forgot-password', kind: 'account', title: 'Forgotten password' },

  /** These six are opened by mailed links, which carry `?token=`. */
  resetPassword: { path: '/reset-password', kind: 'link', title: 'New password' },
  confirmEmail: { path: '/confirm-email', kind: 'link', title: 'Confirm your e-mail address' },
  undoEmailChange: { path: '/confirm-email/undo', kind: 'link', title: 'Undo the change of address' },
  disownAccount: { path: '/delete-account/not-mine', kind: 'link', title: 'Remove an account that is not yours' },
  confirmDeletion: { path: '/delete-account/confirm', kind: 'link', title: 'Confirm the deletion' },
  cancelDeletion: { path: '/delete-account/cancel', kind: 'link', title: 'Keep the account' },
  /** What the link of a private card opens; without an id the screen says what is missing. */
  sharedCard: { path: '/share/:id?', kind: 'link', title: 'Shared card' },
  /** How people join a group; also the content of its QR code. */
  join: { path: '/join/:code', kind: 'link', title: 'Join a group' },
  /** How people join a team: a mailed link, or the team's own. */
  joinTeam: { path: '/team/:token', kind: 'link', title: 'Join a team' },

  dashboard: { path: '/dashboard', kind: 'dashboard' },
  profile: { path: '/dashboard/profile', kind: 'dashboard', title: 'My Profile' },
  chat: { path: '/dashboard/chat/:groupId?', kind: 'dashboard', title: 'Chat' },
  /** Opens the conversation with that person, or finds it, and leads there. */
  openDirect: { path: '/dashboard/chat/direct/:peerId', kind: 'dashboard', title: 'Chat' },
  directMessages: { path: '/dashboard/dm/:id', kind: 'dashboard', title: 'Chat' },
  person: { path: '/dashboard/user/:id', kind: 'dashboard', title: 'Person' },
  cards: { path: '/dashboard/cards', kind: 'dashboard', title: 'My Cards' },
  newCard: { path: '/dashboard/cards/new', kind: 'dashboard', title: 'New Card' },
  listings: { path: '/dashboard/cards/listings', kind: 'dashboard', title: 'Listings' },
  builder: { path: '/dashboard/builder', kind: 'dashboard', title: 'Card Builder' },
  shares: { path: '/dashboard/shares', kind: 'dashboard', title: 'Shares' },
  analytics: { path: '/dashboard/analytics', kind: 'dashboard', title: 'Analytics' },
  contacts: { path: '/dashboard/contacts', kind: 'dashboard', title: 'Contacts' },
  importContacts: { path: '/dashboard/contacts/import', kind: 'dashboard', title: 'Import and export contacts' },
  contactDuplicates: { path: '/dashboard/contacts/duplicates', kind: 'dashboard', title: 'Duplicates' },
  deals: { path: '/dashboard/contacts/deals', kind: 'dashboard', title: 'Deals' },
  contactDetails: { path: '/dashboard/contacts/:id', kind: 'dashboard', title: 'Contact' },
  team: { path: '/dashboard/team', kind: 'dashboard', title: 'Team' },
  marketplace: { path: '/dashboard/marketplace', kind: 'dashboard', title: 'Marketplace' },
  integrations: { path: '/dashboard/integrations', kind: 'dashboard', title: 'Integrations' },
  /** Where a service sends people back to; the server tells it to each service. */
  connectionReturn: { path: '/dashboard/integrations/return', kind: 'dashboard', title: 'Connecting' },
  /** A connected service, e.g. `automation`. */
  connector: { path: '/dashboard/integrations/connectors/:kind', kind: 'dashboard', title: 'Connector' },
  webhook: { path: '/dashboard/integrations/webhooks/:id', kind: 'dashboard', title: 'Webhook' },
  billing: { path: '/dashboard/billing', kind: 'dashboard', title: 'Billing' },
  settings: { path: '/dashboard/settings', kind: 'dashboard', title: 'Settings' },
  support: { path: '/dashboard/support', kind: 'dashboard', title: 'Support' },
} as const satisfies Record<string, Address>;

export type AddressName = keyof typeof ADDRESSES;

/** The names of all pages of the marketing site. */
export type SitePageName = {
  [Name in AddressName]: (typeof ADDRESSES)[Name]['kind'] extends 'site' ? Name : never;
}[AddressName];

/** Every address, in the list's order. */
export const ALL_ADDRESSES: readonly Address[] = Object.values(ADDRESSES);

/** The title of a page as search engines and the browser's tab first see it. */
export function fullTitle({ title }: Address): string {
  return title ? `${title} — Tessera` : PRODUCT_TITLE;
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
