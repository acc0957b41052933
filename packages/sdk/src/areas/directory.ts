import {
  type DirectoryEntryFragment,
  ExploreDocument,
  type ExploreQueryVariables,
  PublicCardDocument,
} from '../generated/operations.ts';
import { List, type PageOptions, toPage } from '../pages.ts';
import type { CallOptions, Run } from '../transport.ts';

/** Which cards, and in which order. */
export type DirectoryFilter = Omit<ExploreQueryVariables, 'first' | 'after'>;

/** The directory of public cards. Needs no token. */
export function directory(run: Run) {
  return {
    list: ({
      query,
      category,
      sort,
      ...options
    }: DirectoryFilter & PageOptions & CallOptions = {}): List<DirectoryEntryFragment> =>
      new List(options, async (first, after) =>
        toPage((await run(ExploreDocument, { first, after, query, category, sort }, options)).explore),
      ),
    /** Null if there is none, or it is not public. */
    get: async (id: string, options?: CallOptions) => (await run(PublicCardDocument, { id }, options)).publicCard,
  };
}
