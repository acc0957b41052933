import type { DealTotalsQuery } from '@tessera/client';
import { type DealStage, formatValue } from '@tessera/domain';

type Total = DealTotalsQuery['dealTotals'][number];

/** How many deals a stage has. */
export function countDeals(totals: readonly Total[], stage: DealStage): number {
  return totals.filter((total) => total.stage === stage).reduce((sum, { count }) => sum + count, 0);
}

/** '$2,500 · €300': what the deals of a stage are worth, a sum for each currency; '' when nothing is. */
export function sumText(totals: readonly Total[], stage: DealStage): string {
  return totals
    .filter((total) => total.stage === stage && total.valueMinor > 0)
    .map(({ valueMinor, currency }) => formatValue(valueMinor, currency))
    .join(' · ');
}
