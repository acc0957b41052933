import { t } from '@tessera/texts';
import type { FieldErrors } from './errors.ts';
import { createFieldChecker } from './field-checker.ts';

/** What a token may be allowed to touch, in the order in which it is offered. */
const AREAS = {
  cards: {
    name: t('Cards'),
    read: t('See your cards and their versions'),
    write: t('Create, change and delete cards'),
  },
  contacts: {
    name: t('Contacts'),
    read: t('See your address book and reminders'),
    write: t('Add, change and delete contacts and reminders'),
  },
  deals: { name: t('Deals'), read: t('See your deals and their history'), write: t('Open, change and delete deals') },
  shares: {
    name: t('Shares'),
    read: t('See what you shared and received'),
    write: t('Share cards and take shares back'),
  },
  messages: {
    name: t('Messages'),
    read: t('See your groups, conversations and messages'),
    write: t('Write messages and change groups'),
  },
  analytics: { name: t('Analytics'), read: t('See stats and hear of activity'), write: null },
  profile: {
    name: t('Profile'),
    read: t('See your profile and settings'),
    write: t('Change your profile and settings'),
  },
  webhooks: {
    name: t('Webhooks'),
    read: t('See webhooks and their deliveries'),
    write: t('Create, change and delete webhooks'),
  },
  team: {
    name: t('Team'),
    read: t('See your team, its people, templates and stats'),
    write: t('Change your team and its templates, invite and remove people'),
  },
  templates: {
    name: t('Templates'),
    read: t('See the marketplace and your own templates'),
    write: t('Create and delete your own templates'),
  },
  billing: { name: t('Billing'), read: t('See your plan, prices and invoices'), write: null },
} as const;

type Area = keyof typeof AREAS;
type WritableArea = { [Name in Area]: (typeof AREAS)[Name]['write'] extends null ? never : Name }[Area];
/** `cards:read`, `cards:write` … Who may write an area may read it. */
export type TokenScope = `${Area}:read` | `${WritableArea}:write`;

/** Every scope with what it allows, for people. */
export const TOKEN_SCOPE_LIST: readonly { scope: TokenScope; area: string; allows: string }[] = Object.entries(
  AREAS,
).flatMap(([area, { name, read, write }]) => [
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
  if (name === '') fail('name', t('Enter what the token is for.'));
  const scopes = TOKEN_SCOPES.filter((scope) => raw.scopes.includes(scope));
  if (scopes.length === 0) fail('scopes', t('Choose at least one thing that the token may do.'));
  const inMs = raw.expiresAt ? raw.expiresAt.getTime() - now.getTime() : 1;
  if (!(inMs > 0 && inMs <= TOKEN_LIMITS.mostDays * DAY_MS)) fail('expiresAt', t('Choose a day within the next year.'));
  return { token: { name, scopes, expiresAt: raw.expiresAt }, errors };
}
