import { numberOf, t } from '@tessera/texts';
import { AppError } from './errors.ts';
import { QUOTAS } from './limits.ts';

const MEGABYTE = 1024 * 1024;

/** What is said when there is as much as there may be, and what to do. */
const TEXTS = {
  cards: t('You have {number} cards, the most a person can have. Delete one first.', {
    number: numberOf(QUOTAS.cards),
  }),
  groups: t('You are in {number} groups, the most a person can be in. Leave one first.', {
    number: numberOf(QUOTAS.groups),
  }),
  contacts: t('An address book has at most {number} contacts. Delete some first.', {
    number: numberOf(QUOTAS.contacts),
  }),
  reminders: t('You have {number} open reminders, the most there can be. Finish one first.', {
    number: numberOf(QUOTAS.reminders),
  }),
  contactFilters: t('You have {contactFilters} views, the most there can be. Delete one first.', {
    contactFilters: QUOTAS.contactFilters,
  }),
  deals: t('You have {number} deals, the most there can be. Delete some first.', { number: numberOf(QUOTAS.deals) }),
  looks: t('You have {looks} templates, the most there can be. Delete one first.', { looks: QUOTAS.looks }),
  pictureBytes: t(
    'Your pictures take up {megabytes} MB, the most a person can store. Delete what you no longer need first.',
    { megabytes: QUOTAS.pictureBytes / MEGABYTE },
  ),
  webhooks: t('You have {webhooks} webhooks, the most there can be. Delete one first.', { webhooks: QUOTAS.webhooks }),
  accessTokens: t('You have {accessTokens} tokens, the most there can be. Revoke one that you no longer need.', {
    accessTokens: QUOTAS.accessTokens,
  }),
  apps: t('You have {apps} apps, the most there can be. Delete one first.', { apps: QUOTAS.apps }),
  passkeys: t('You have {passkeys} passkeys, the most there can be. Remove one first.', { passkeys: QUOTAS.passkeys }),
} satisfies Partial<Record<keyof typeof QUOTAS, string>>;

export type Quota = keyof typeof TEXTS;

/** CONFLICT with the quota that is used up (`quota`) and its size (`most`). */
export function quotaReached(quota: Quota): AppError {
  return new AppError('CONFLICT', TEXTS[quota]).with({ quota, most: QUOTAS[quota] });
}
