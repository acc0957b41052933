import { lower, selected } from './answers.ts';
import { choice, graphql, page, type Route, route } from './route.ts';
import { nextCursor, pageOf } from './shapes.ts';

/** For programs that keep a copy of a person's data. */
export const syncRoutes: Route[] = [
  route({
    method: 'get',
    path: '/api/deletions',
    operation: graphql(`
      query RestListDeletions($since: DateTimeISO, $kind: DeletionKind, $first: Int!, $after: String) {
        deletions(since: $since, kind: $kind, first: $first, after: $after) {
          edges { node { kind id deletedAt mergedInto } } pageInfo { hasNextPage endCursor } totalCount
          syncPoint
        }
      }
    `),
    query: { since: { to: 'since' }, kind: choice('kind'), ...page() },
    answer: pageOf(selected('deletions.edges.node', { kind: lower }), ['items'], {
      total: selected('deletions.totalCount'),
      syncPoint: selected('deletions.syncPoint'),
    }),
    body: ({ deletions }) => ({
      items: deletions.edges.map(({ node }) => ({ ...node, kind: node.kind.toLowerCase() })),
      total: deletions.totalCount,
      nextCursor: nextCursor(deletions),
      syncPoint: deletions.syncPoint,
    }),
  }),
];
