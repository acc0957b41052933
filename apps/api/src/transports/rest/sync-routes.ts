import { RestDeletionsDocument } from './generated/graphql.ts';
import { type Row, row } from './row.ts';
import { nextCursor, PER_PAGE, toCount } from './shapes.ts';

/** For programs that keep a copy of a person's data. */
export const syncRoutes: Row[] = [
  row({
    method: 'get',
    path: '/api/deletions',
    operation: RestDeletionsDocument,
    variables: ({ query: { since = null, kind, limit = PER_PAGE, after = null } }) => ({
      since,
      kind: kind?.toUpperCase() ?? null,
      first: toCount(limit),
      after,
    }),
    body: ({ deletions }) => ({
      items: deletions.edges.map(({ node }) => ({ ...node, kind: node.kind.toLowerCase() })),
      total: deletions.totalCount,
      nextCursor: nextCursor(deletions),
      syncPoint: deletions.syncPoint,
    }),
  }),
];
