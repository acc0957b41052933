import type { EntityManager } from 'typeorm';
import type { Services } from './context.ts';

/** What a module does when an account ends. Whatever only hangs on the person goes by foreign keys. */
export interface AccountEnd {
  /** Takes the locks that come before that of the account; what it gives comes back to `end`. */
  lock?: (tx: EntityManager, userId: string) => Promise<unknown>;
  end: (
    tx: EntityManager,
    ended: { user: { id: string; email: string }; locked: unknown },
    services: Services,
  ) => Promise<unknown>;
}

/** Ends what somebody who was in the account could have left behind; says for people what that was, '' for nothing. */
export type AccessEnd = (tx: EntityManager, userId: string) => Promise<string>;

/** What the manifests do at these moments, in the order of the list of modules. */
export const HOOKS: { accountEnd: AccountEnd[]; accessEnd: AccessEnd[] } = { accountEnd: [], accessEnd: [] };
