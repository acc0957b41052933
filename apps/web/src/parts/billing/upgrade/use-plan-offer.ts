import { type PlanOfferQuery, usePlanOfferQuery } from '@tessera/client';
import { PLAN_KEYS, type PlanKey } from '@tessera/domain';

/** The current plan, and whether a free trial of Professional is still possible; null until known. */
export function usePlanOffer(): { plan: PlanKey; canTry: boolean; data: PlanOfferQuery } | null {
  const { data } = usePlanOfferQuery({ fetchPolicy: 'cache-and-network' });
  if (!data) return null;
  return { plan: planInForce(data.billing), canTry: data.billing.canTry, data };
}

/** The person's own plan or their seat's, whichever includes more. If nothing is sold, everything is included. */
export function planInForce({ plan, provider, teamSeat }: PlanOfferQuery['billing']): PlanKey {
  if (provider === 'NONE') return 'enterprise';
  return PLAN_KEYS.findLast((key) => [plan, teamSeat?.plan].includes(toName(key))) ?? 'starter';
}

function toName(key: PlanKey): PlanOfferQuery['billing']['plan'] {
  return key.toUpperCase() as Uppercase<PlanKey>;
}
