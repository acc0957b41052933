import {
  ENTITLEMENTS,
  type Entitlements,
  isIncluded,
  PLAN_KEYS,
  type PlanFeature,
  type PlanKey,
  planLimit,
} from '@tessera/domain';
import type { EntityManager } from 'typeorm';
import type { Services } from '../../composition/context.ts';
import { selectTeams } from '../teams/organizations/organization-sql.service.ts';
import { selectSeats } from './seat-sql.service.ts';

type Queries = Pick<EntityManager, 'query'>;

/** $1 is the person: the plans that they have by a trial, a subscription or a seat. */
const PLANS_IN_FORCE = `
  SELECT plan_id AS plan FROM subscriptions
   WHERE user_id = $1 AND (status IN ('active', 'past_due') OR (status = 'trial' AND ends_at > now()))
  UNION
  SELECT held.plan_id FROM (${selectSeats(selectTeams('ARRAY[$1::uuid]'))}) held WHERE held.user_id = $1`;

/** The best plan that somebody has. Enterprise where no payments are taken, because everything is included there. */
export async function findPlan({ env }: Pick<Services, 'env'>, db: Queries, userId: string): Promise<PlanKey> {
  if (env.billing === 'none') return 'enterprise';
  const rows = await db.query<{ plan: PlanKey }[]>(PLANS_IN_FORCE, [userId]);
  return PLAN_KEYS.findLast((key) => rows.some(({ plan }) => plan === key)) ?? 'starter';
}

/** What the plan that somebody has includes, in one statement. */
export async function findEntitlements(
  services: Pick<Services, 'env'>,
  db: Queries,
  userId: string,
): Promise<Entitlements & { plan: PlanKey }> {
  const plan = await findPlan(services, db, userId);
  return { plan, ...ENTITLEMENTS[plan] };
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
