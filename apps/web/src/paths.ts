import {
  ADDRESSES,
  type Address,
  type AddressName,
  ALL_ADDRESSES,
  DEVELOPERS_PATH,
  developerPath,
  fillPath,
  languagePath,
  type NavigationIntent,
  readLanguagePath,
} from '@tessera/domain';
import { language } from '@tessera/texts';

/** What goes along to the sign-in and sign-up pages; all of it is optional and checked when it is read. */
export interface Origin {
  intent?: NavigationIntent['type'];
  planId?: string;
  /** The path that the visitor came from. */
  from?: string;
}

/** The pages of the settings; the first one is at the screen's own address. */
export type SettingsPageName = 'account' | 'privacy' | 'notifications' | 'security' | 'developers' | 'data';

/** Every address as the router matches it. */
const patterns = Object.fromEntries(
  // Pages of the site have an address for each language.
  Object.entries<Address>(ADDRESSES).map(([name, { kind, path }]) => [
    name,
    kind === 'site' ? languagePath(path, language) : path,
  ]),
) as {
  [Name in AddressName]: (typeof ADDRESSES)[Name]['path'];
};

/** Every address of the app is built here and nowhere else. */
export const paths = {
  ...patterns,
  /** With why the visitor is sent there, which has to outlive reloads, new tabs and the way between both pages. */
  signIn: (origin?: Origin) => withQuery(patterns.signIn, toQuery(origin)),
  signUp: (origin?: Origin) => withQuery(patterns.signUp, toQuery(origin)),
  /** The chat, with that group open. */
  chat: (groupId?: string) => fillPath(patterns.chat, { groupId }),
  /** The chat, with the dialog that creates a group. */
  createGroup: withQuery(fillPath(patterns.chat, {}), { open: 'create' }),
  /** The chat, with the dialog that joins a group by its code. */
  joinGroup: withQuery(fillPath(patterns.chat, {}), { open: 'join' }),
  openDirect: (peerId: string) => fillPath(patterns.openDirect, { peerId }),
  directMessages: (id: string) => fillPath(patterns.directMessages, { id }),
  person: (id: string) => fillPath(patterns.person, { id }),
  /** By the person's handle or id. */
  publicProfile: (owner: string) => fillPath(patterns.publicProfile, { owner }),
  join: (code: string) => fillPath(patterns.join, { code }),
  /** The builder, empty or with the card of that id. */
  builder: (cardId?: string) => withQuery(patterns.builder, { id: cardId }),
  /** The figures of one card. */
  cardAnalytics: (dbId: string) => withQuery(patterns.analytics, { card: dbId }),
  contactsWithTag: (tag: string) => withQuery(patterns.contacts, { tag }),
  /** The address book, with the form of a new contact. */
  addContact: withQuery(patterns.contacts, { open: 'add' }),
  /** What the address book knows of a person. */
  contactDetails: (id: string) => fillPath(patterns.contactDetails, { id }),
  webhook: (id: string) => fillPath(patterns.webhook, { id }),
  connector: (kind: string) => fillPath(patterns.connector, { kind }),
  /** A page of the settings other than the first. */
  settingsPage: (page: Exclude<SettingsPageName, 'account'>) => fillPath(patterns.settingsPage, { page }),
  /** One page of the product's docs. */
  docsPage: (id: string) => withQuery(patterns.support, { page: id }),
  sharedCard: (id?: string) => fillPath(patterns.sharedCard, { id }),
  /** `cardPath` with the channel that brings its visitors. */
  cardFromDirectory: (cardPath: string) => withQuery(cardPath, { c: 'directory' }),
  /** The contact form, with what it is about. */
  contactSales: withQuery(patterns.contact, { topic: 'sales' }),
  playground: '/graphql',
  developers: DEVELOPERS_PATH,
  developersOAuth: developerPath('oauth'),
  contactFile: (cardPath: string) => `${cardPath}.vcf`,
} as const;

/** Whether this address, which may have a query and a hash, is a page of the marketing site, to which no router leads. */
export function isSitePath(address: string): boolean {
  const [asked = ''] = address.split(/[?#]/, 1);
  return ALL_ADDRESSES.some(({ kind, path }) => kind === 'site' && path === readLanguagePath(asked).path);
}

function toQuery({ intent, planId, from }: Origin = {}): Record<string, string | undefined> {
  return { intent, plan: planId, from };
}

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const entries = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return entries.length > 0 ? `${path}?${new URLSearchParams(entries)}` : path;
}
