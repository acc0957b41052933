import {
  RestRevokeShareDocument,
  RestRoomsDocument,
  RestShareCardToGroupDocument,
  RestShareCardWithPeopleDocument,
  RestSharesDocument,
} from './generated/graphql.ts';
import { type Row, row } from './row.ts';
import { nextCursor, PER_PAGE, restShare, toCount } from './shapes.ts';

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
    body: ({ groups }) => ({ rooms: groups.map(({ id, name, joinCode: code }) => ({ id, name, code })) }),
  }),
];

/** Acts of sharing, and the rooms to share into. */
export const shareRoutes: Row[] = [...shares];
