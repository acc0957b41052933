import type { PlanKey } from './entitlements.ts';
import { COMMISSION_PERCENT, PLANS } from './plans.ts';

/** Per cent of what is paid through a deal's payment link; 0 on a plan for which the price list names no commission. */
export function commissionPercent(plan: PlanKey): number {
  return PLANS.find(({ key }) => key === plan)?.commission ? COMMISSION_PERCENT : 0;
}

/** The commission on an amount, both in minor units; half a unit is rounded up. */
export function commissionMinor(plan: PlanKey, amountMinor: number): number {
  return Math.round((amountMinor * commissionPercent(plan)) / 100);
}
