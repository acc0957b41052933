import {
  RestReceivedSharesDocument,
  RestRevokeShareDocument,
  RestRoomsDocument,
  RestSentSharesDocument,
  RestShareCardToGroupDocument,
  RestShareCardWithPeopleDocument,
  RestSharesDocument,
} from './generated/graphql.ts';
import { type RestRequest, type Row, row } from './row.ts';
import { nextCursor, PER_PAGE, restShare, toCount } from './shapes.ts';

function listShares({ query }: RestRequest) {
  const { q = '', sort = 'newest', limit, after } = query;
  return { q, sort: sort.toUpperCase(), first: toCount(limit ?? PER_PAGE), after: after ?? null };
}

const shares: Row[] = [
  row({
    method: 'post',
    path: '/api/shares/group',
    operation: RestShareCardToGroupDocument,
    variables: ({ body: { cardId, roomId } }) => ({ input: { cardId, groupId: roomId } }),
    status: 201,
    body: ({ shareCardToGroup: { share } }) => ({ share: restShare(share) }),
  }),
  row({
    method: 'post',
    path: '/api/shares',
    operation: RestShareCardWithPeopleDocument,
    variables: ({ body: { cardId, recipients } }) => ({ input: { cardId, recipientIds: recipients } }),
    status: 201,
    body: ({ shareCardWithPeople: { share } }) => ({ share: restShare(share) }),
  }),
  row({
    method: 'get',
    path: '/api/shares/mine',
    operation: RestSharesDocument,
    variables: ({ query: { q = '', sort = 'newest', limit = PER_PAGE, after = null, receivedAfter = null } }) => ({
      q,
      sort: sort.toUpperCase(),
      first: toCount(limit),
      after,
      receivedAfter,
    }),
    body: ({ sentShares, receivedShares }) => ({
      sent: sentShares.edges.map(({ node }) => restShare(node)),
      received: receivedShares.edges.map(({ node }) => restShare(node)),
      nextCursor: nextCursor(sentShares),
      nextReceivedCursor: nextCursor(receivedShares),
    }),
  }),
  row({
    method: 'get',
    path: '/api/shares/sent',
    operation: RestSentSharesDocument,
    variables: listShares,
    body: ({ sentShares }) => ({
      items: sentShares.edges.map(({ node }) => restShare(node)),
      total: sentShares.totalCount,
      nextCursor: nextCursor(sentShares),
    }),
  }),
  row({
    method: 'get',
    path: '/api/shares/received',
    operation: RestReceivedSharesDocument,
    variables: listShares,
    body: ({ receivedShares }) => ({
      items: receivedShares.edges.map(({ node }) => restShare(node)),
      total: receivedShares.totalCount,
      nextCursor: nextCursor(receivedShares),
    }),
  }),
  row({
    method: 'delete',
    path: '/api/shares/:id',
    operation: RestRevokeShareDocument,
    variables: ({ params: { id } }) => ({ input: { id } }),
    status: 204,
  }),
  row({
    method: 'get',
    path: '/api/chat/rooms',
    operation: RestRoomsDocument,
    body: ({ groups }) => {
      const rooms = groups.map(({ id, name, joinCode: code }) => ({ id, name, code }));
      return { rooms, items: rooms, nextCursor: null };
    },
  }),
];

/** Acts of sharing, and the rooms to share into. */
export const shareRoutes: Row[] = [...shares];
