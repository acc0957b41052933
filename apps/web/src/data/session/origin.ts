import { afterSignIn, afterSignUp, readIntent, type SignUpTarget } from '@tessera/domain';
import type { Origin } from '../../paths.ts';

/** Why the visitor was sent to sign in or up, out of that page's query. Unknown reasons are left out. */
export function readOrigin(search: string): Origin {
  const query = new URLSearchParams(search);
  const planId = query.get('plan') ?? undefined;
  const from = query.get('from') ?? undefined;
  const intent = readIntent({ type: query.get('intent'), planId, from });
  return { ...(intent && { intent: intent.type, planId: intent.planId }), from };
}

/** Where that query leads after signing in. Always an address of our own. */
export function targetFor(search: string): string {
  const { intent, planId, from } = readOrigin(search);
  return afterSignIn({ type: intent, planId, from }, from);
}

/** Where it leads after signing up. */
export function signUpTargetFor(search: string): SignUpTarget {
  const { intent, planId, from } = readOrigin(search);
  return afterSignUp({ type: intent, planId, from }, from);
}

/** The navigation state with which My Cards starts the trial. An address that did it could be sent by anybody. */
export const TRIAL_STATE = { startsTrial: true } as const;

export function asksForTrial(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'startsTrial' in state && state.startsTrial === true;
}
