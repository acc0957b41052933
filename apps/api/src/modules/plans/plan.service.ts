import { isIncluded, PLAN_KEYS, type PlanFeature, type PlanKey, planLimit } from '@tessera/domain';
import type { EntityManager } from 'typeorm';
import type { Services } from '../../kernel/context.ts';
import { definePort } from '../../kernel/port.ts';

type Queries = Pick<EntityManager, 'query'>;

/** SQL for an array of the given person's plans. Billing answers. */
export const selectPlans = definePort<(userId: string) => string>('selectPlans');

/** The best of the plans that somebody has. Enterprise where no payments are taken: everything is included there. */
export function pickPlan({ env }: Pick<Services, 'env'>, plans: readonly PlanKey[]): PlanKey {
  if (env.billing === 'none') return 'enterprise';
  return PLAN_KEYS.findLast((key) => plans.includes(key)) ?? 'starter';
}

/** The plan that is in force for somebody, in one statement at most. */
export async function findPlan(services: Pick<Services, 'env'>, db: Queries, userId: string): Promise<PlanKey> {
  if (services.env.billing === 'none') return pickPlan(services, []);
  const [row] = await db.query<{ plans: PlanKey[] }[]>(`SELECT ${selectPlans('$1::uuid')} AS plans`, [userId]);
  return pickPlan(services, row?.plans ?? []);
}

export interface WantedFeature {
  userId: string;
  feature: PlanFeature;
  /** As many as there are already, where the feature has a number. */
  count?: number;
}

/** PLAN_LIMIT unless the person's plan includes the feature, or one more of what it counts. */
export async function assertIncluded(
  services: Pick<Services, 'env'>,
  db: Queries,
  { userId, feature, count }: WantedFeature,
): Promise<void> {
  const plan = await findPlan(services, db, userId);
  if (!isIncluded(plan, feature, count)) throw planLimit(feature, plan);
}
