import { msg, numberOf, type Text } from '@tessera/texts';
import { AppError } from './errors.ts';
import { QUOTAS } from './limits.ts';

const MEGABYTE = 1024 * 1024;

/** What is said when there is as much as there may be, and what to do. */
const TEXTS = {
  cards: msg('You’ve reached the limit of {number} cards. Delete one to add another.', {
    number: numberOf(QUOTAS.cards),
  }),
  groups: msg('You’ve reached the limit of {number} groups. Leave one to join another.', {
    number: numberOf(QUOTAS.groups),
  }),
  contacts: msg('You’ve reached the limit of {number} contacts. Delete some to add others.', {
    number: numberOf(QUOTAS.contacts),
  }),
  reminders: msg('You’ve reached the limit of {number} open reminders. Finish one to add another.', {
    number: numberOf(QUOTAS.reminders),
  }),
  contactFilters: msg('You’ve reached the limit of {contactFilters} saved filters. Delete one to add another.', {
    contactFilters: QUOTAS.contactFilters,
  }),
  deals: msg('You’ve reached the limit of {number} deals. Delete some to add others.', {
    number: numberOf(QUOTAS.deals),
  }),
  looks: msg('You’ve reached the limit of {looks} templates. Delete one to add another.', { looks: QUOTAS.looks }),
  pictureBytes: msg('You’ve reached the limit of {megabytes} MB for pictures and files. Delete some to add others.', {
    megabytes: QUOTAS.pictureBytes / MEGABYTE,
  }),
  webhooks: msg('You’ve reached the limit of {webhooks} webhooks. Delete one to add another.', {
    webhooks: QUOTAS.webhooks,
  }),
  accessTokens: msg('You’ve reached the limit of {accessTokens} tokens. Revoke one to add another.', {
    accessTokens: QUOTAS.accessTokens,
  }),
  apps: msg('You’ve reached the limit of {apps} apps. Delete one to add another.', { apps: QUOTAS.apps }),
  passkeys: msg('You’ve reached the limit of {passkeys} passkeys. Remove one to add another.', {
    passkeys: QUOTAS.passkeys,
  }),
} satisfies Partial<Record<keyof typeof QUOTAS, Text>>;

export type Quota = keyof typeof TEXTS;

/** CONFLICT with the quota that is used up (`quota`) and its size (`most`). */
export function quotaReached(quota: Quota): AppError {
  return new AppError('CONFLICT', TEXTS[quota]).with({ quota, most: QUOTAS[quota] });
}
