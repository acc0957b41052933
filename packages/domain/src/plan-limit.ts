import {
  ENTITLEMENTS,
  isIncluded,
  nameFeature,
  PLAN_KEYS,
  PLAN_NAMES,
  type PlanFeature,
  type PlanKey,
  readMost,
} from './entitlements.ts';
import { AppError } from './errors.ts';

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
  const limit = readMost(plan, feature) ?? 0;
  const better = PLAN_KEYS.find((key) => isIncluded(key, feature, limit)) ?? null;
  const details: PlanLimit = { feature, limit, plan: better };
  return new AppError('PLAN_LIMIT', describeLimit(plan, details)).with({ ...details });
}

function describeLimit(plan: PlanKey, { feature, plan: better }: PlanLimit): string {
  const name = PLAN_NAMES[plan];
  const words = nameFeature(plan, feature);
  if (typeof ENTITLEMENTS[plan][feature] === 'boolean') {
    const refusal = `${name} doesn’t include ${words}.`;
    return better ? `${refusal} Upgrade to ${PLAN_NAMES[better]} to use ${words}.` : refusal;
  }
  const refusal = `${name} includes ${words}.`;
  if (!better) return `${refusal} No plan includes more.`;
  return `${refusal} Upgrade to ${PLAN_NAMES[better]} for ${nameFeature(better, feature)}.`;
}
