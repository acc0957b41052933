import { msg, type Text } from '@tessera/texts';
import { PLAN_SHORT_NAMES, type PlanKey } from './entitlements.ts';

/** The columns that compare the plans. Pro is Growth for one person, Team is Professional with seats. */
export const COMPARE_COLUMNS = [
  { key: 'free', label: PLAN_SHORT_NAMES.starter, plan: 'starter' },
  { key: 'pro', label: PLAN_SHORT_NAMES.growth, plan: 'growth' },
  { key: 'team', label: PLAN_SHORT_NAMES.pro, plan: 'pro' },
  { key: 'ent', label: PLAN_SHORT_NAMES.enterprise, plan: 'enterprise' },
] as const satisfies readonly { key: string; label: string; plan: PlanKey }[];
export type CompareColumn = (typeof COMPARE_COLUMNS)[number]['key'];

/** A cell of a table: 'Unlimited', '15'; false for a feature that is not included, true for one that is. */
export function describeMost(most: number | boolean | null): Text | boolean {
  if (most === null) return msg('Unlimited');
  if (typeof most === 'boolean') return most;
  return most > 0 && most.toLocaleString('en');
}
