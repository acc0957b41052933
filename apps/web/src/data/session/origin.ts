import { afterSignIn, readIntent } from '@tessera/domain';
import type { Origin } from '../../paths.ts';

/** Why the visitor was sent to sign in or up, out of that page's query. Unknown reasons are left out. */
export function readOrigin(search: string): Origin {
  const query = new URLSearchParams(search);
  const planId = query.get('plan') ?? undefined;
  const from = query.get('from') ?? undefined;
  const intent = readIntent({ type: query.get('intent'), planId, from });
  return { ...(intent && { intent: intent.type, planId: intent.planId }), from };
}

/** Where that query leads after signing in; `home` when it leads nowhere. Always an address of our own. */
export function targetFor(search: string, home: string): string {
  const { intent, planId, from } = readOrigin(search);
  return afterSignIn({ type: intent, planId, from }, from, home);
}
