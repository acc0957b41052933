import { msg, type Text } from '@tessera/texts';
import type { PlanKey } from './entitlements.ts';

/** The columns that compare the plans, labelled as specified. The table shows the plan's own name below a different label. */
export const COMPARE_COLUMNS = [
  { key: 'free', label: 'Free', plan: 'starter' },
  { key: 'pro', label: 'Pro', plan: 'growth' },
  { key: 'team', label: 'Team', plan: 'pro' },
  { key: 'ent', label: 'Enterprise', plan: 'enterprise' },
] as const satisfies readonly { key: string; label: string; plan: PlanKey }[];
export type CompareColumn = (typeof COMPARE_COLUMNS)[number]['key'];

/** A cell of a table: 'Unlimited', '15'; false for a feature that is not included, true for one that is. */
export function describeMost(most: number | boolean | null): Text | boolean {
  if (most === null) return msg('Unlimited');
  if (typeof most === 'boolean') return most;
  return most > 0 && most.toLocaleString('en');
}
