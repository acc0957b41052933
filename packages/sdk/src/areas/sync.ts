import { DeletionsDocument, type DeletionsQuery, type DeletionsQueryVariables } from '../generated/operations.ts';
import { List, type PageOptions, toPage } from '../pages.ts';
import type { CallOptions, Run } from '../transport.ts';

/** A card, contact or deal that is no longer in the lists. */
export type DeletionNode = DeletionsQuery['deletions']['edges'][number]['node'];
/** The last sync, and the kind of object. */
export type DeletionFilter = Omit<DeletionsQueryVariables, 'first' | 'after'>;

/** For programs that keep a copy. Scopes: those of the kept objects, such as `contacts:read`. */
export function sync(run: Run) {
  return {
    /**
     * The time to start the next sync from. Read it before anything else, and store it once everything is read. Send it as
     * `updatedSince` to lists and as `since` to deletions.
     */
    point: async (options?: CallOptions): Promise<string> =>
      (await run(DeletionsDocument, { first: 1 }, options)).deletions.syncPoint,
    /** Deletions since then, earliest first. */
    deletions: ({ since, kind, ...options }: DeletionFilter & PageOptions & CallOptions): List<DeletionNode> =>
      new List(options, async (first, after) =>
        toPage((await run(DeletionsDocument, { first, after, since, kind }, options)).deletions),
      ),
  };
}
