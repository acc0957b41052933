import { msg, type Text } from '@tessera/texts';
import type { FieldErrors } from './errors.ts';
import { createFieldChecker } from './field-checker.ts';

/** What a token may be allowed to touch, in the order in which it is offered. */
const AREAS = {
  cards: {
    name: msg('Cards'),
    read: msg('See your cards and their versions'),
    write: msg('Create, change and delete cards'),
  },
  contacts: {
    name: msg('Contacts'),
    read: msg('See your address book and reminders'),
    write: msg('Add, change and delete contacts and reminders'),
  },
  deals: {
    name: msg('Deals'),
    read: msg('See your deals and their history'),
    write: msg('Open, change and delete deals'),
  },
  shares: {
    name: msg('Shares'),
    read: msg('See what you shared and received'),
    write: msg('Share cards and take shares back'),
  },
  messages: {
    name: msg('Messages'),
    read: msg('See your groups, conversations and messages'),
    write: msg('Write messages and change groups'),
  },
  analytics: { name: msg('Analytics'), read: msg('See stats and hear of activity'), write: null },
  profile: {
    name: msg('Profile'),
    read: msg('See your profile and settings'),
    write: msg('Change your profile and settings'),
  },
  webhooks: {
    name: msg('Webhooks'),
    read: msg('See webhooks and their deliveries'),
    write: msg('Create, change and delete webhooks'),
  },
  team: {
    name: msg('Team'),
    read: msg('See your team, its people, templates and stats'),
    write: msg('Change your team and its templates, invite and remove people'),
  },
  templates: {
    name: msg('Templates'),
    read: msg('See the marketplace and your own templates'),
    write: msg('Create and delete your own templates'),
  },
  billing: { name: msg('Billing'), read: msg('See your plan, prices and invoices'), write: null },
} as const;

type Area = keyof typeof AREAS;
type WritableArea = { [Name in Area]: (typeof AREAS)[Name]['write'] extends null ? never : Name }[Area];
/** `cards:read`, `cards:write` … Who may write an area may read it. */
export type TokenScope = `${Area}:read` | `${WritableArea}:write`;

/** Every scope with what it allows, for people. */
export const TOKEN_SCOPE_LIST: readonly { scope: TokenScope; area: Text; allows: Text }[] = Object.entries(
  AREAS,
).flatMap(([area, { name, read, write }]: [string, { name: Text; read: Text; write: Text | null }]) => [
  { scope: `${area}:read` as TokenScope, area: name, allows: read },
  ...(write ? [{ scope: `${area}:write` as TokenScope, area: name, allows: write }] : []),
]);

export const TOKEN_SCOPES: readonly TokenScope[] = TOKEN_SCOPE_LIST.map(({ scope }) => scope);

/** Whether what was granted allows what is asked for: writing includes reading. */
export function allowsScope(granted: readonly TokenScope[], asked: TokenScope): boolean {
  return granted.includes(asked) || granted.some((scope) => scope === asked.replace(':read', ':write'));
}

/** Lengths in UTF-16 units, or counts. */
export const TOKEN_LIMITS = { name: 60, mostDays: 366, usualDays: 90 } as const;

/** What every token begins with, so that programs that look for leaked secrets know one. */
export const TOKEN_PREFIX = 'tsr_';

const DAY_MS = 24 * 60 * 60 * 1000;

interface NewToken {
  name: string;
  scopes: readonly TokenScope[];
  /** Null: until it is revoked. */
  expiresAt: Date | null;
}

/** A token to be made, in its stored form, or what is wrong with it. */
export function checkNewToken(raw: NewToken, now: Date): { token: NewToken; errors: FieldErrors } {
  const { errors, fail, line } = createFieldChecker();
  const name = line('name', raw.name, TOKEN_LIMITS.name);
  if (name === '') fail('name', msg('Enter what the token is for.'));
  const scopes = TOKEN_SCOPES.filter((scope) => raw.scopes.includes(scope));
  if (scopes.length === 0) fail('scopes', msg('Choose at least one thing that the token may do.'));
  const inMs = raw.expiresAt ? raw.expiresAt.getTime() - now.getTime() : 1;
  if (!(inMs > 0 && inMs <= TOKEN_LIMITS.mostDays * DAY_MS))
    fail('expiresAt', msg('Choose a day within the next year.'));
  return { token: { name, scopes, expiresAt: raw.expiresAt }, errors };
}
