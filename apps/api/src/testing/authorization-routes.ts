import { data } from './authorization-matrix.ts';

const NO_ID = '00000000-0000-7000-8000-000000000000';

/** Every REST route, with the status that nobody, a stranger and the owner get on things of the owner. */
export const REST: Record<string, [nobody: number, stranger: number, owner: number, body?: unknown]> = {
  'post /api/auth/register': [400, 400, 400, {}],
  'post /api/auth/login': [400, 400, 400, {}],
  'post /api/auth/forgot-password': [200, 200, 200, { email: 'anybody@example.com' }],
  'post /api/auth/reset-password': [400, 400, 400, { token: 'wrong', password: 'long enough' }],
  'post /api/auth/confirm-email': [400, 400, 400, { token: 'wrong' }],
  'post /api/account/delete': [200, 200, 200, { fullName: 'Any Body', email: 'any@example.com' }],
  'post /api/account/delete/confirm': [400, 400, 400, { token: 'wrong' }],
  'post /api/account/delete/cancel': [401, 404, 404, {}],
  'post /api/demo-requests': [400, 400, 400, {}],
  'post /api/contact-requests': [400, 400, 400, {}],
  'post /api/auth/logout': [204, 204, 204],
  'get /api/users/me': [401, 200, 200],
  'patch /api/users/me': [401, 200, 200, { about: 'mine' }],
  'post /api/users/me/avatar': [400, 400, 400, {}],
  'post /api/uploads': [400, 400, 400, {}],
  'get /api/cards': [401, 200, 200],
  'post /api/cards': [401, 201, 201, { title: 'New', data }],
  'get /api/cards/:id': [404, 404, 200],
  'put /api/cards/:id': [401, 404, 200, { title: 'Changed', data }],
  'delete /api/cards/:id': [401, 404, 204],
  'delete /cards/:id': [401, 404, 204],
  'post /api/cards/:id/share': [401, 404, 201, {}],
  'post /api/cards/:id/events': [404, 404, 200, { kind: 'view' }],
  'get /api/explore': [200, 200, 200],
  'post /api/shares/group': [401, 404, 404, { cardId: NO_ID, roomId: NO_ID }],
  'post /api/shares': [401, 404, 404, { cardId: NO_ID, recipients: [] }],
  'get /api/shares/mine': [401, 200, 200],
  'delete /api/shares/:id': [401, 404, 404],
  'get /api/chat/rooms': [401, 200, 200],
  'get /api/analytics/overview': [401, 200, 200],
  'get /analytics/overview': [401, 200, 200],
};
