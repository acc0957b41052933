import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contactFixtures } from '../../testing/contact-fixtures.ts';
import { dealFixtures } from '../../testing/deal-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { tokenFixtures } from '../../testing/token-fixtures.ts';

let server: TestServer;
let deals: ReturnType<typeof dealFixtures>;
let contacts: ReturnType<typeof contactFixtures>;
let owner: Person;
beforeAll(async () => {
  server = await startTestServer();
  deals = dealFixtures(server);
  contacts = contactFixtures(server);
});
beforeEach(async () => {
  owner = await server.register('Olga Owner');
  await server.services.rateLimits.reset('exchangeByAddress', '127.0.0.1');
});
afterAll(() => server.close());

const NEWS = { source: 'news', campaign: 'autumn' };

async function makeCard(title: string): Promise<string> {
  const data = { title, name: 'Olga Owner', email: 'olga@example.com' };
  const { body } = await server.rest('POST', '/api/cards', { body: { data, visibility: 'PUBLIC' }, as: owner });
  const { id } = body.card as { id: string };
  await contacts.change(owner, 'setExchangeForm', { cardId: id, isOn: true }, '{ id }');
  return id;
}
let visitors = 0;
async function view(cardId: string, utm: object | null = null): Promise<void> {
  visitors += 1;
  const headers = { 'user-agent': `Mozilla/5.0 (X11; Linux x86_64) Firefox/140.${visitors}` };
  const { body } = await server.rest('POST', `/api/cards/${cardId}/events`, { body: { kind: 'view', utm }, headers });
  expect(body.isCounted).toBe(true);
}
/** Gives the contact that was made of what the visitor left. */
async function leave(cardId: string, name: string, utm: object | null = null): Promise<string> {
  const { status } = await server.rest('POST', `/api/cards/${cardId}/exchange`, {
    body: { name, email: `${name}@example.com`, agreedTo: 1, utm },
    headers: { 'user-agent': `Mozilla/5.0 (X11; Linux x86_64) Firefox/141.${visitors}` },
  });
  expect(status).toBe(201);
  const { nodes } = await contacts.list(owner);
  return nodes.find((contact) => contact.name === name)?.id ?? '';
}
const day = (offset = 0) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
const STEPS = 'views leads deals won';
async function read(as = owner, { from = day(), to = day(), cardId = null as string | null } = {}) {
  const { data, errors } = await server.graphql<{ salesFunnel: Record<'total' | 'cards' | 'campaigns', object> }>(
    `query ($input: AnalyticsReportInput!) { salesFunnel(input: $input) {
       total { ${STEPS} } cards { card { title } ${STEPS} } campaigns { source medium campaign ${STEPS} } } }`,
    { as, variables: { input: { from, to, cardId, timeZone: 'UTC' } } },
  );
  if (!data) throw new Error(errors?.[0]?.extensions.code);
  return data.salesFunnel;
}

test('counts views, leads, deals and won deals, by card and by campaign', async () => {
  const [fair, shop] = [await makeCard('Fair'), await makeCard('Shop')];
  for (const utm of [NEWS, NEWS, null]) await view(fair, utm);
  await view(shop);
  const [ann, bob] = [await leave(fair, 'ann', NEWS), await leave(fair, 'bob')];
  const cora = await leave(shop, 'cora', { source: 'post' });
  const won = await deals.open(owner, { contactId: ann, name: 'Tiles' });
  await deals.open(owner, { contactId: bob, name: 'Stones' });
  await deals.open(owner, { contactId: cora, name: 'Glass', stage: 'LOST' });
  await contacts.change(owner, 'moveDeal', { id: won.id, stage: 'WON', version: 1 }, '{ id }');
  // Nobody left anything for this one.
  const friend = await contacts.add(owner, { name: 'Fay Friend' });
  await deals.open(owner, { contactId: friend.id, name: 'Favour', stage: 'WON' });
  expect(await read()).toEqual({
    total: { views: 4, leads: 3, deals: 3, won: 1 },
    cards: [
      { card: { title: 'Fair' }, views: 3, leads: 2, deals: 2, won: 1 },
      { card: { title: 'Shop' }, views: 1, leads: 1, deals: 1, won: 0 },
    ],
    campaigns: [
      { source: 'news', medium: null, campaign: 'autumn', views: 2, leads: 1, deals: 1, won: 1 },
      { source: 'post', medium: null, campaign: null, views: 0, leads: 1, deals: 1, won: 0 },
    ],
  });
  expect(await read(owner, { cardId: shop })).toMatchObject({ total: { views: 1, leads: 1, deals: 1, won: 0 } });
  expect(await read(owner, { from: day(-2), to: day(-1) })).toEqual({
    total: { views: 0, leads: 0, deals: 0, won: 0 },
    cards: [],
    campaigns: [],
  });
});

test('is for the owner’s own cards, and for programs that may read figures', async () => {
  const card = await makeCard('Fair');
  await view(card);
  const stranger = await server.register('Stranger');
  expect(await read(stranger)).toMatchObject({ total: { views: 0 } });
  await expect(read(stranger, { cardId: card })).rejects.toThrow('NOT_FOUND');
  const { program } = tokenFixtures(server);
  await expect(read(await program(owner, 'deals:read'))).rejects.toThrow('FORBIDDEN');
  const total = 'query ($input: AnalyticsReportInput!) { salesFunnel(input: $input) { total { views } } }';
  const { data } = await server.graphql(total, {
    as: await program(owner, 'analytics:read'),
    variables: { input: { from: day(), to: day(), timeZone: 'UTC' } },
  });
  expect(data).toEqual({ salesFunnel: { total: { views: 1 } } });
});
