import type { NavigationIntent } from '@tessera/domain';

/** What goes along to the sign-in and sign-up pages; all of it is optional and checked when it is read. */
export interface Origin {
  intent?: NavigationIntent['type'];
  planId?: string;
  /** The path that the visitor came from. */
  from?: string;
}

/** Every address of the app is built here and nowhere else. */
export const paths = {
  home: '/',
  features: '/features',
  pricing: '/pricing',
  demo: '/demo',
  explore: '/explore',
  privacyPolicy: '/privacy-policy',
  terms: '/terms',
  deleteAccount: '/delete-account',
  getStarted: '/get-started',
  contact: '/contact',
  install: '/install',
  /** With why the visitor is sent there, which has to outlive reloads, new tabs and the way between both pages. */
  signIn: (origin?: Origin) => withQuery('/signin', toQuery(origin)),
  signUp: (origin?: Origin) => withQuery('/signup', toQuery(origin)),
  forgotPassword: '/forgot-password',
  /** These four are opened by mailed links, which carry `?token=`. */
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  confirmDeletion: '/delete-account/confirm',
  cancelDeletion: '/delete-account/cancel',
  dashboard: '/dashboard',
  profile: '/dashboard/profile',
  /** The chat, with that group open. */
  chat: (groupId?: string) =>
    groupId === undefined ? '/dashboard/chat' : `/dashboard/chat/${encodeURIComponent(groupId)}`,
  /** Opens the conversation with that person, or finds it, and leads there. */
  openDirect: (peerId: string) => `/dashboard/chat/direct/${encodeURIComponent(peerId)}`,
  directMessages: (conversationId: string) => `/dashboard/dm/${encodeURIComponent(conversationId)}`,
  person: (userId: string) => `/dashboard/user/${encodeURIComponent(userId)}`,
  /** By which a group is joined, also the content of its QR code. */
  join: (code: string) => `/join/${encodeURIComponent(code)}`,
  cards: '/dashboard/cards',
  newCard: '/dashboard/cards/new',
  /** The builder, empty or with the card of that id. */
  builder: (cardId?: string) => withQuery('/dashboard/builder', { id: cardId }),
  shares: '/dashboard/shares',
  analytics: '/dashboard/analytics',
  contacts: '/dashboard/contacts',
  contactsWithTag: (tag: string) => withQuery('/dashboard/contacts', { tag }),
  importContacts: '/dashboard/contacts/import',
  contactDuplicates: '/dashboard/contacts/duplicates',
  /** What the address book knows of somebody. */
  contactDetails: (contactId: string) => `/dashboard/contacts/${encodeURIComponent(contactId)}`,
  team: '/dashboard/team',
  /** By which somebody joins a team: a mailed link, or the team's own. */
  joinTeam: (token: string) => `/team/${encodeURIComponent(token)}`,
  marketplace: '/dashboard/marketplace',
  integrations: '/dashboard/integrations',
  webhook: (id: string) => `/dashboard/integrations/webhooks/${encodeURIComponent(id)}`,
  /** Where a service sends people back to; the server tells it to each of them. */
  connectionReturn: '/dashboard/integrations/return',
  /** A connected service, e.g. `automation`. */
  connector: (kind: string) => `/dashboard/integrations/connectors/${encodeURIComponent(kind)}`,
  billing: '/dashboard/billing',
  settings: '/dashboard/settings',
  /** Where in the settings the time zone is chosen. */
  timeZoneSettings: '/dashboard/settings#time-zone',
  support: '/dashboard/support',
  /** One page of the product's docs. */
  docsPage: (id: string) => withQuery('/dashboard/support', { page: id }),
  /** What the link of a private card opens; without an id the screen says what is missing. */
  sharedCard: (cardId?: string) => (cardId === undefined ? '/share' : `/share/${encodeURIComponent(cardId)}`),
  /** The public page of a card; `owner` is a handle or an owner's id. A page of its own: link with `<a>`. */
  publicCard: (owner: string, slug: string) => `/${encodeURIComponent(owner)}/${encodeURIComponent(slug)}`,
  /** Patterns: whoever shows a person has the path of their profile from the API. */
  publicProfile: '/u/:owner',
  publicProfileCards: '/public/profile/:owner/cards',
  /** `cardPath` with the way by which its visitors come. */
  cardFromDirectory: (cardPath: string) => withQuery(cardPath, { c: 'directory' }),
  contactFile: (cardPath: string) => `${cardPath}.vcf`,
} as const;

/** What the router matches of the addresses above that carry something. */
export const patterns = {
  chat: '/dashboard/chat/:groupId?',
  openDirect: '/dashboard/chat/direct/:peerId',
  directMessages: '/dashboard/dm/:id',
  person: '/dashboard/user/:id',
  contactDetails: '/dashboard/contacts/:id',
  webhook: '/dashboard/integrations/webhooks/:id',
  connector: '/dashboard/integrations/connectors/:kind',
  join: '/join/:code',
  joinTeam: '/team/:token',
} as const;

/** Pages of the marketing site: documents of their own, to which the app's router does not lead. */
const SITE_PATHS: readonly string[] = [
  paths.home,
  paths.features,
  paths.pricing,
  paths.demo,
  paths.contact,
  paths.privacyPolicy,
  paths.terms,
  paths.deleteAccount,
  paths.install,
];

/** Whether this address, which may have a query and a hash, is a page of the marketing site. */
export function isSitePath(address: string): boolean {
  return SITE_PATHS.includes(address.split(/[?#]/, 1)[0] ?? '');
}

function toQuery({ intent, planId, from }: Origin = {}): Record<string, string | undefined> {
  return { intent, plan: planId, from };
}

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const entries = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return entries.length > 0 ? `${path}?${new URLSearchParams(entries)}` : path;
}
