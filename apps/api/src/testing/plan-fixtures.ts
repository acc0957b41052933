import type { PlanKey } from '@tessera/domain';
import type { SubscriptionStatus } from '../modules/billing/subscription.entity.ts';
import type { Person, TestServer } from './server.ts';

export interface GivenPlan {
  status?: SubscriptionStatus | undefined;
  planId?: PlanKey;
  seats?: number;
  /** An interval of PostgreSQL, e.g. '1 day'. */
  endsIn?: string;
}

/** Gives somebody a plan, Professional unless told, as if they had paid for it. */
export async function givePlan(
  { services }: Pick<TestServer, 'services'>,
  { id }: Pick<Person, 'id'>,
  { status = 'active', planId = 'pro', seats = 1, endsIn = '14 days' }: GivenPlan = {},
): Promise<void> {
  await services.db.query(
    `INSERT INTO subscriptions (user_id, status, plan_id, seats, currency, provider, anchor_at, starts_at, ends_at)
     VALUES ($1, $2, $3, $4, 'usd', 'test', now(), now(), now() + $5::interval)
     ON CONFLICT (user_id) DO UPDATE SET status = $2, plan_id = $3, seats = $4, ends_at = now() + $5::interval`,
    [id, status, planId, seats, endsIn],
  );
}
