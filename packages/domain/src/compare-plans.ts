import type { PlanKey } from './entitlements.ts';

/** The columns that compare the plans. Pro is Growth for one person, Team is Professional with seats. */
export const COMPARE_COLUMNS = [
  { key: 'free', label: 'Free', plan: 'starter' },
  { key: 'pro', label: 'Pro', plan: 'growth' },
  { key: 'team', label: 'Team', plan: 'pro' },
  { key: 'ent', label: 'Enterprise', plan: 'enterprise' },
] as const satisfies readonly { key: string; label: string; plan: PlanKey }[];
export type CompareColumn = (typeof COMPARE_COLUMNS)[number]['key'];

/** A cell of a table: 'Unlimited', '15'; false for a feature that is not included, true for one that is. */
export function describeMost(most: number | boolean | null): string | boolean {
  if (most === null) return 'Unlimited';
  if (typeof most === 'boolean') return most;
  return most > 0 && most.toLocaleString('en');
}
