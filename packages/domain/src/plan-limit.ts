import { type Message, msg } from '@tessera/texts';
import { ENTITLEMENTS, PLAN_KEYS, PLAN_NAMES, type PlanFeature, type PlanKey } from './entitlements.ts';
import { AppError } from './errors.ts';

/** The words of each feature: for a number of them, or for the feature itself. */
const FEATURES = {
  cards: (count) =>
    count === null
      ? msg('unlimited cards')
      : msg('{most, plural, =0 {no cards} one {# card} other {# cards}}', { most: count }),
  listings: (count) =>
    count === null
      ? msg('unlimited active listings')
      : msg('{most, plural, =0 {no active listings} one {# active listing} other {# active listings}}', {
          most: count,
        }),
  featuredListingsPerMonth: (count) =>
    count === null
      ? msg('unlimited featured listings a month')
      : msg(
          '{most, plural, =0 {no featured listings a month} one {# featured listing a month} other {# featured listings a month}}',
          { most: count },
        ),
  dealsPerMonth: (count) =>
    count === null
      ? msg('unlimited deals a month')
      : msg('{most, plural, =0 {no deals a month} one {# deal a month} other {# deals a month}}', { most: count }),
  seats: (count) =>
    count === null
      ? msg('unlimited seats')
      : msg('{most, plural, =0 {no seats} one {# seat} other {# seats}}', { most: count }),
  contactsCrm: msg('the contacts CRM'),
  crmSync: msg('CRM sync'),
  brandKits: msg('brand kits'),
  apiAccess: msg('API access'),
} satisfies Record<PlanFeature, Message | ((count: number | null) => Message)>;

export const PLAN_FEATURES = Object.keys(FEATURES) as PlanFeature[];

/** Whether a plan includes a feature at all, or one more when there are `count` already. */
export function isIncluded(plan: PlanKey, feature: PlanFeature, count = 0): boolean {
  const most = readMost(plan, feature);
  return most === null || count < most;
}

/** `extensions` of PLAN_LIMIT. */
export interface PlanLimit {
  feature: PlanFeature;
  /** What the present plan includes; 0 for a feature that it lacks. */
  limit: number;
  /** The cheapest plan that includes more; null when no plan does. */
  plan: PlanKey | null;
}

/** PLAN_LIMIT for somebody on `plan`, with what that includes and the cheapest plan that includes more. */
export function planLimit(feature: PlanFeature, plan: PlanKey): AppError {
  const { message, ...details } = explainLimit(feature, plan);
  return new AppError('PLAN_LIMIT', message).with({ ...details });
}

/** The same before anything is refused: a sentence about what `plan` includes, and the cheapest plan that includes more. */
export function explainLimit(feature: PlanFeature, plan: PlanKey): PlanLimit & { message: Message } {
  const limit = readMost(plan, feature) ?? 0;
  const better = PLAN_KEYS.find((key) => isIncluded(key, feature, limit)) ?? null;
  const details: PlanLimit = { feature, limit, plan: better };
  return { ...details, message: describeLimit(plan, details) };
}

function describeLimit(plan: PlanKey, { feature, plan: better }: PlanLimit): Message {
  const name = PLAN_NAMES[plan];
  const words = nameFeature(plan, feature);
  if (typeof ENTITLEMENTS[plan][feature] === 'boolean') {
    const refusal = msg('{name} doesn’t include {words}.', { name, words });
    return better
      ? msg('{refusal} Upgrade to {plan} to use {words}.', { refusal, plan: PLAN_NAMES[better], words })
      : refusal;
  }
  const refusal = msg('{name} includes {words}.', { name, words });
  if (!better) return msg('{refusal} No plan includes more.', { refusal });
  return msg('{refusal} Upgrade to {plan} for {better}.', {
    refusal,
    plan: PLAN_NAMES[better],
    better: nameFeature(better, feature),
  });
}

/** 'brand kits', '5 active listings': the feature, or as many as the plan includes, inside a sentence. */
function nameFeature(plan: PlanKey, feature: PlanFeature): Message {
  const words = FEATURES[feature];
  return typeof words === 'function' ? words(readMost(plan, feature)) : words;
}

/** Null without a limit; 0 for a feature that the plan lacks. */
function readMost(plan: PlanKey, feature: PlanFeature): number | null {
  const value = ENTITLEMENTS[plan][feature];
  if (typeof value !== 'boolean') return value;
  return value ? null : 0;
}
