import { AppError } from './errors.ts';
import { QUOTAS } from './limits.ts';

const MEGABYTE = 1024 * 1024;
const number = (value: number) => value.toLocaleString('en');

/** What is said when there is as much as there may be, and what to do. */
const TEXTS = {
  cards: `You have ${number(QUOTAS.cards)} cards, the most a person can have. Delete one first.`,
  groups: `You are in ${number(QUOTAS.groups)} groups, the most a person can be in. Leave one first.`,
  contacts: `An address book has at most ${number(QUOTAS.contacts)} contacts. Delete some first.`,
  reminders: `You have ${number(QUOTAS.reminders)} open reminders, the most there can be. Finish one first.`,
  contactFilters: `You have ${QUOTAS.contactFilters} views, the most there can be. Delete one first.`,
  deals: `You have ${number(QUOTAS.deals)} deals, the most there can be. Delete some first.`,
  looks: `You have ${QUOTAS.looks} templates, the most there can be. Delete one first.`,
  pictureBytes: `Your pictures take up ${QUOTAS.pictureBytes / MEGABYTE} MB, the most a person can store. Delete what you no longer need first.`,
  webhooks: `You have ${QUOTAS.webhooks} webhooks, the most there can be. Delete one first.`,
  accessTokens: `You have ${QUOTAS.accessTokens} tokens, the most there can be. Revoke one that you no longer need.`,
  apps: `You have ${QUOTAS.apps} apps, the most there can be. Delete one first.`,
  passkeys: `You have ${QUOTAS.passkeys} passkeys, the most there can be. Remove one first.`,
} satisfies Partial<Record<keyof typeof QUOTAS, string>>;

export type Quota = keyof typeof TEXTS;

/** CONFLICT with the quota that is used up (`quota`) and its size (`most`). */
export function quotaReached(quota: Quota): AppError {
  return new AppError('CONFLICT', TEXTS[quota]).with({ quota, most: QUOTAS[quota] });
}
