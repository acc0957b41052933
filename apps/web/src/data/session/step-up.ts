import type { ProofKind } from '@tessera/domain';
import { useSyncExternalStore } from 'react';

/** A call of the server that waits until the person has shown who they are. */
interface StepUp {
  proofs: readonly ProofKind[];
  /** `true`: shown. `false`: they would rather not. */
  finish: (isConfirmed: boolean) => void;
}

let waiting: (StepUp & { answer: Promise<boolean> }) | null = null;
const listeners = new Set<() => void>();

/** Asks the person to show who they are; calls that wait at the same time share one dialog. */
export function confirmIdentity(proofs: readonly ProofKind[]): Promise<boolean> {
  // Nobody is there to ask: outside of the dashboard there is no dialog.
  if (listeners.size === 0) return Promise.resolve(false);
  if (waiting) return waiting.answer;
  let resolve: (isConfirmed: boolean) => void = () => {};
  const answer = new Promise<boolean>((settle) => {
    resolve = settle;
  });
  const finish = (isConfirmed: boolean) => {
    change(null);
    resolve(isConfirmed);
  };
  change({ proofs, finish, answer });
  return answer;
}

/** What waits for the person right now; null when nothing does. */
export function useStepUp(): StepUp | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting,
    () => null,
  );
}

function change(now: typeof waiting): void {
  waiting = now;
  for (const listener of listeners) listener();
}
