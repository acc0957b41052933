import { type PlanOfferQuery, usePlanOfferQuery } from '@tessera/client';
import { PLAN_KEYS, type PlanKey } from '@tessera/domain';

/** The plan in force, and whether Professional may still be tried for free; null until it is known. */
export function usePlanOffer(): { plan: PlanKey; canTry: boolean; data: PlanOfferQuery } | null {
  const { data } = usePlanOfferQuery({ fetchPolicy: 'cache-and-network' });
  if (!data) return null;
  return { plan: planInForce(data.billing), canTry: data.billing.canTry, data };
}

/** Their own or that of their seat, whichever includes more. Everything is included where nothing is sold. */
function planInForce({ plan, provider, teamSeat }: PlanOfferQuery['billing']): PlanKey {
  if (provider === 'NONE') return 'enterprise';
  return PLAN_KEYS.findLast((key) => [plan, teamSeat?.plan].includes(toName(key))) ?? 'starter';
}

function toName(key: PlanKey): PlanOfferQuery['billing']['plan'] {
  return key.toUpperCase() as Uppercase<PlanKey>;
}
