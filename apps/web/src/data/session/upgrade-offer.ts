import type { PlanRefusal } from '@tessera/client';
import { useSyncExternalStore } from 'react';

let offer: PlanRefusal | null = null;
const listeners = new Set<() => void>();

/** Offers the plan that includes what was just refused. A later refusal takes the place of an earlier one. */
export function offerUpgrade(refusal: PlanRefusal): void {
  change(refusal);
}

export function closeOffer(): void {
  change(null);
}

/** What is offered right now; null when nothing is. */
export function useUpgradeOffer(): PlanRefusal | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => offer,
    () => null,
  );
}

function change(now: PlanRefusal | null): void {
  offer = now;
  for (const listener of listeners) listener();
}
