import { is, list, object, selected, without } from './answers.ts';
import { graphql, input, page, type Route, route, search, toCount } from './route.ts';
import { CURSOR, countedPage, named, nextCursor, pageOf, restShare, restUser, shareAt } from './shapes.ts';

const ROOM = selected('viewer.groups.edges.node', {
  '*': named('Room'),
  joinCode: without,
  code: is({ type: 'string' }),
});

const shares: Route[] = [
  route({
    method: 'post',
    path: '/api/shares/group',
    operation: graphql(`
      mutation RestShareCardToGroup($input: ShareCardToGroupInput!) {
        shareCardToGroup(input: $input) { share { ...RestShare } }
      }
    `),
    takes: { ...input('cardId'), roomId: { to: 'input.groupId' } },
    status: 201,
    answer: object(null, { share: shareAt('shareCardToGroup.share') }),
    body: ({ shareCardToGroup: { share } }) => ({ share: restShare(share) }),
  }),
  route({
    method: 'post',
    path: '/api/shares',
    operation: graphql(`
      mutation RestShareCardWithPeople($input: ShareCardWithPeopleInput!) {
        shareCardWithPeople(input: $input) { share { ...RestShare } }
      }
    `),
    takes: { ...input('cardId'), recipients: { to: 'input.recipientIds' } },
    status: 201,
    answer: object(null, { share: shareAt('shareCardWithPeople.share') }),
    body: ({ shareCardWithPeople: { share } }) => ({ share: restShare(share) }),
  }),
  route({
    method: 'get',
    path: '/api/shares/mine',
    operation: graphql(`
      query RestListShares($q: String!, $sort: ShareOrder!, $first: Int!, $after: String, $receivedAfter: String) {
        sentShares(query: $q, orderBy: $sort, first: $first, after: $after) { ...RestSharePage }
        receivedShares(query: $q, orderBy: $sort, first: $first, after: $receivedAfter) { ...RestSharePage }
      }
    `),
    query: { ...search('newest'), ...page(), receivedAfter: { to: 'receivedAfter' } },
    answer: object(null, {
      sent: list(shareAt('sentShares.edges.node')),
      received: list(shareAt('receivedShares.edges.node')),
      nextCursor: CURSOR,
      nextReceivedCursor: CURSOR,
    }),
    body: ({ sentShares, receivedShares }) => ({
      sent: sentShares.edges.map(({ node }) => restShare(node)),
      received: receivedShares.edges.map(({ node }) => restShare(node)),
      nextCursor: nextCursor(sentShares),
      nextReceivedCursor: nextCursor(receivedShares),
    }),
  }),
  route({
    method: 'get',
    path: '/api/shares/sent',
    operation: graphql(`
      query RestListSentShares($q: String!, $sort: ShareOrder!, $first: Int!, $after: String) {
        sentShares(query: $q, orderBy: $sort, first: $first, after: $after) { ...RestSharePage totalCount }
      }
    `),
    query: { ...search('newest'), ...page() },
    answer: countedPage('sentShares', shareAt('sentShares.edges.node')),
    body: ({ sentShares }) => ({
      items: sentShares.edges.map(({ node }) => restShare(node)),
      total: sentShares.totalCount,
      nextCursor: nextCursor(sentShares),
    }),
  }),
  route({
    method: 'get',
    path: '/api/shares/received',
    operation: graphql(`
      query RestListReceivedShares($q: String!, $sort: ShareOrder!, $first: Int!, $after: String) {
        receivedShares(query: $q, orderBy: $sort, first: $first, after: $after) {
          ...RestSharePage totalCount
        }
      }
    `),
    query: { ...search('newest'), ...page() },
    answer: countedPage('receivedShares', shareAt('receivedShares.edges.node')),
    body: ({ receivedShares }) => ({
      items: receivedShares.edges.map(({ node }) => restShare(node)),
      total: receivedShares.totalCount,
      nextCursor: nextCursor(receivedShares),
    }),
  }),
  route({
    method: 'delete',
    path: '/api/shares/:id',
    operation: graphql(`
      mutation RestRevokeShare($input: RevokeShareInput!) { revokeShare(input: $input) { share { id } } }
    `),
    status: 204,
  }),
  route({
    method: 'get',
    path: '/api/chat/rooms',
    operation: graphql(`
      query RestListRooms($first: Int!, $after: String) {
        viewer {
          groups(first: $first, after: $after) {
            edges { node { id name joinCode } } pageInfo { hasNextPage endCursor }
          }
        }
      }
    `),
    // 100 at a time, which is the most that the operation gives.
    query: { ...page(), limit: { to: 'first', reads: 'always', read: (limit) => toCount(limit ?? 100) } },
    whole: ({ viewer }) => viewer?.groups,
    answer: pageOf(ROOM, ['rooms', 'items']),
    body: ({ viewer }) => {
      if (!viewer) return restUser(null);
      const rooms = viewer.groups.edges.map(({ node: { id, name, joinCode: code } }) => ({ id, name, code }));
      return { rooms, items: rooms, nextCursor: nextCursor(viewer.groups) };
    },
  }),
];

/** Acts of sharing, and the rooms to share into. */
export const shareRoutes: Route[] = [...shares];
