import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { DEMO_ACCOUNT } from './demo-account.ts';
import { fillDemo } from './fill-demo.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('the demo account has cards and three groups with people, and is filled in once', async () => {
  await fillDemo(server.services);
  await fillDemo(server.services);
  const { body } = await server.rest('POST', '/api/auth/login', { body: DEMO_ACCOUNT });
  const as = { id: '', email: DEMO_ACCOUNT.email, token: String(body.token) };
  const { data } = await server.graphql<{ viewer: { cards: { totalCount: number } }; groups: object[] }>(
    '{ viewer { cards { totalCount } } groups { name memberCount viewerRole } }',
    { as },
  );
  expect(data?.viewer.cards.totalCount).toBe(3);
  expect(data?.groups).toEqual([
    { name: 'Milan Design Week', memberCount: 14, viewerRole: 'OWNER' },
    { name: 'Studio', memberCount: 4, viewerRole: 'OWNER' },
    { name: 'Expo 2026 booth', memberCount: 4, viewerRole: 'OWNER' },
  ]);
});

test('they have talked: a card in the thread, something unread, and a group where nobody has said anything', async () => {
  const { body } = await server.rest('POST', '/api/auth/login', { body: DEMO_ACCOUNT });
  const as = { id: '', email: DEMO_ACCOUNT.email, token: String(body.token) };
  const { data } = await server.graphql<{ inbox: { edges: { node: object }[] } }>(
    '{ inbox { edges { node { title unreadCount lastMessage { text card { title } sender { name } } } } } }',
    { as },
  );
  expect(data?.inbox.edges.map(({ node }) => node)).toEqual([
    {
      title: 'Milan Design Week',
      unreadCount: 0,
      lastMessage: { text: 'Us. Here is my card.', card: { title: 'Principal' }, sender: { name: 'Asha Rao' } },
    },
    {
      title: 'Studio',
      unreadCount: 3,
      lastMessage: { text: 'Lunch at one?', card: null, sender: { name: 'Priya Nair' } },
    },
    {
      title: 'Mateo Lombardi',
      unreadCount: 0,
      lastMessage: { text: 'I will ask them today.', card: null, sender: { name: 'Asha Rao' } },
    },
    { title: 'Expo 2026 booth', unreadCount: 0, lastMessage: null },
  ]);
});
