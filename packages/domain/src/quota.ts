import { numberOf, t } from '@tessera/texts';
import { AppError } from './errors.ts';
import { QUOTAS } from './limits.ts';

const MEGABYTE = 1024 * 1024;

/** What is said when there is as much as there may be, and what to do. */
const TEXTS = {
  cards: t('You’ve reached the limit of {number} cards. Delete one to add another.', {
    number: numberOf(QUOTAS.cards),
  }),
  groups: t('You’ve reached the limit of {number} groups. Leave one to join another.', {
    number: numberOf(QUOTAS.groups),
  }),
  contacts: t('You’ve reached the limit of {number} contacts. Delete some to add others.', {
    number: numberOf(QUOTAS.contacts),
  }),
  reminders: t('You’ve reached the limit of {number} open reminders. Finish one to add another.', {
    number: numberOf(QUOTAS.reminders),
  }),
  contactFilters: t('You’ve reached the limit of {contactFilters} saved filters. Delete one to add another.', {
    contactFilters: QUOTAS.contactFilters,
  }),
  deals: t('You’ve reached the limit of {number} deals. Delete some to add others.', {
    number: numberOf(QUOTAS.deals),
  }),
  looks: t('You’ve reached the limit of {looks} templates. Delete one to add another.', { looks: QUOTAS.looks }),
  pictureBytes: t('You’ve reached the limit of {megabytes} MB for pictures. Delete some to add others.', {
    megabytes: QUOTAS.pictureBytes / MEGABYTE,
  }),
  webhooks: t('You’ve reached the limit of {webhooks} webhooks. Delete one to add another.', {
    webhooks: QUOTAS.webhooks,
  }),
  accessTokens: t('You’ve reached the limit of {accessTokens} tokens. Revoke one to add another.', {
    accessTokens: QUOTAS.accessTokens,
  }),
  apps: t('You’ve reached the limit of {apps} apps. Delete one to add another.', { apps: QUOTAS.apps }),
  passkeys: t('You’ve reached the limit of {passkeys} passkeys. Remove one to add another.', {
    passkeys: QUOTAS.passkeys,
  }),
} satisfies Partial<Record<keyof typeof QUOTAS, string>>;

export type Quota = keyof typeof TEXTS;

/** CONFLICT with the quota that is used up (`quota`) and its size (`most`). */
export function quotaReached(quota: Quota): AppError {
  return new AppError('CONFLICT', TEXTS[quota]).with({ quota, most: QUOTAS[quota] });
}
