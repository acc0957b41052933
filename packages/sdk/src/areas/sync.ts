import { DeletionsDocument, type DeletionsQuery, type DeletionsQueryVariables } from '../generated/operations.ts';
import { List, type PageOptions, toPage } from '../pages.ts';
import type { CallOptions, Run } from '../transport.ts';

/** Something that is no longer in the lists. */
export type DeletionNode = DeletionsQuery['deletions']['edges'][number]['node'];
/** Since which sync, and of which kind. */
export type DeletionFilter = Omit<DeletionsQueryVariables, 'first' | 'after'>;

/** What a program needs that keeps a copy. Scopes: those of what it keeps, such as `contacts:read`. */
export function sync(run: Run) {
  return {
    /**
     * The time to begin the next sync from. Read it before anything else, and keep it once all is read: it is the `updatedSince`
     * of lists and the `since` of deletions.
     */
    point: async (options?: CallOptions): Promise<string> =>
      (await run(DeletionsDocument, { first: 1 }, options)).deletions.syncPoint,
    /** What is gone since then, the earliest first. */
    deletions: ({ since, kind, ...options }: DeletionFilter & PageOptions & CallOptions): List<DeletionNode> =>
      new List(options, async (first, after) =>
        toPage((await run(DeletionsDocument, { first, after, since, kind }, options)).deletions),
      ),
  };
}
