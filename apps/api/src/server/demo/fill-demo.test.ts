import { BLOCK_KINDS, checkCardData, linkedPictures, NO_SESSION, SESSION_HEADER } from '@tessera/domain';
import type { GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_ACCOUNT } from '../../infra/settings/demo-account.ts';
import { REQUIRES_PROOF } from '../../kernel/graphql/requires-proof.ts';
import { Card } from '../../modules/cards/card.entity.ts';
import { toProofDocument } from '../../testing/proof-operations.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { createSchema } from '../schema.ts';
import { fillDemo } from './fill-demo.ts';

interface ShownShare {
  mode: string;
  openCount: number;
  openings: object[];
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('the demo account has cards and three groups with people, and is filled in once', async () => {
  await fillDemo(server.services);
  await fillDemo(server.services);
  const { body } = await server.rest('POST', '/api/auth/login', { body: DEMO_ACCOUNT });
  const as = { id: '', segment: '', email: DEMO_ACCOUNT.email, token: String(body.token) };
  const { data } = await server.graphql<{
    viewer: { cards: { totalCount: number }; groups: { edges: { node: object }[] } };
  }>('{ viewer { cards { totalCount } groups(orderBy: OLDEST) { edges { node { name memberCount viewerRole } } } } }', {
    as,
  });
  expect(data?.viewer.cards.totalCount).toBe(3);
  expect(data?.viewer.groups.edges.map(({ node }) => node)).toEqual([
    { name: 'Milan Design Week', memberCount: 14, viewerRole: 'OWNER' },
    { name: 'Studio', memberCount: 4, viewerRole: 'OWNER' },
    { name: 'Expo 2026 booth', memberCount: 4, viewerRole: 'OWNER' },
  ]);
});

test('its cards are right and have a block of each kind, and nothing on their pages is of another site', async () => {
  const cards = await server.services.db.manager.find(Card, { order: { createdAt: 'DESC' } });
  const own = cards.filter(({ data }) => data.name === 'Asha Rao');
  expect(own.map(({ data }) => checkCardData(data).errors)).toEqual(own.map(() => ({})));
  const kinds = own.flatMap(({ data }) => (data.blocks ?? []).map(({ kind }) => kind));
  expect(new Set(kinds)).toEqual(new Set(BLOCK_KINDS));
  expect(own.flatMap(({ data }) => linkedPictures(data))).toEqual([]);
  const page = await fetch(`${server.origin}/asha-rao/principal`);
  expect(page.headers.get('content-security-policy')).not.toMatch(/youtube|vimeo/);
  const text = await page.text();
  const files = [...text.matchAll(/\/uploads\/[0-9a-f]{32}\.\w+/g)].map(([url]) => url);
  const types = await Promise.all([...new Set(files)].map(async (url) => readType(url)));
  expect(types.sort()).toEqual(['200 application/pdf', ...Array(3).fill('200 image/webp'), '200 video/webm']);
  expect(text).toContain('"file":{"name":"How we work","type":"PDF","sizeBytes":');
});

async function readType(url: string): Promise<string> {
  const { status, headers } = await fetch(server.origin + url);
  return `${status} ${headers.get('content-type')}`;
}

test('the playground gets its token, and a page that keeps a cookie or signs somebody else in gets none', async () => {
  const stranger = await server.register('Lena Berg');
  const signIn = async (body: object, session?: string) => {
    const headers = { origin: server.origin, ...(session && { [SESSION_HEADER]: session }) };
    const { body: found } = await server.rest('POST', '/api/auth/login', { body, headers });
    return found.token === found.sessionId ? 'an id' : 'a token';
  };
  server.services.env.isDemo = true;
  const other = { email: stranger.email, password: 'secret-enough' };
  expect(await signIn(DEMO_ACCOUNT, NO_SESSION)).toBe('a token');
  expect(await signIn(DEMO_ACCOUNT)).toBe('an id');
  expect(await signIn(other, NO_SESSION)).toBe('an id');
  server.services.env.isDemo = false;
  expect(await signIn(DEMO_ACCOUNT, NO_SESSION)).toBe('an id');
});

test('it has a deal in each stage', async () => {
  const { body } = await server.rest('POST', '/api/auth/login', { body: DEMO_ACCOUNT });
  const as = { id: '', segment: '', email: DEMO_ACCOUNT.email, token: String(body.token) };
  const { data } = await server.graphql<{ deals: { edges: { node: { stage: string } }[] } }>(
    '{ deals(first: 20) { edges { node { stage contact { name } history { stage } } } } }',
    { as },
  );
  const stages = data?.deals.edges.map(({ node }) => node.stage);
  expect(stages).toEqual(['NEW', 'IN_CONVERSATION', 'PROPOSAL', 'WON', 'LOST']);
});

test('one of its cards is featured in Explore', async () => {
  const { data } = await server.graphql<{ explore: { edges: object[] } }>(
    '{ explore(first: 24) { edges { isFeatured node { title category } } } }',
  );
  expect(data?.explore.edges[0]).toEqual({ isFeatured: true, node: { title: 'Principal', category: 'Architecture' } });
});

test('its team has three members with their job labels, whose cards follow a template and were sent to it', async () => {
  const { body } = await server.rest('POST', '/api/auth/login', { body: DEMO_ACCOUNT });
  const { data } = await server.graphql<{
    organization: { members: { edges: { node: object }[] }; templates: object[] };
    receivedShares: { edges: { node: object }[] };
  }>(
    `{ organization { members { edges { node { role label user { name } face { role } } } } templates { name cardCount } }
       receivedShares { edges { node { mode sender { name } } } } }`,
    {
      as: { id: '', segment: '', email: DEMO_ACCOUNT.email, token: String(body.token) },
    },
  );
  expect(data?.organization.members.edges.map(({ node }) => node)).toEqual([
    { role: 'OWNER', label: 'Owner', user: { name: 'Asha Rao' }, face: null },
    { role: 'MEMBER', label: 'Sales', user: { name: 'Priya Nair' }, face: { role: 'Head of Client Relations' } },
    { role: 'MEMBER', label: 'Marketing', user: { name: 'Ravi Menon' }, face: { role: 'Exhibitions and Press' } },
  ]);
  expect(data?.organization.templates).toEqual([{ name: 'Studio card', cardCount: 2 }]);
  expect(data?.receivedShares.edges.map(({ node }) => node)).toEqual([
    { mode: 'IN_APP', sender: { name: 'Ravi Menon' } },
    { mode: 'IN_APP', sender: { name: 'Priya Nair' } },
  ]);
});

test('they have talked: a card in the thread, something unread, and a group where nobody has said anything', async () => {
  const { body } = await server.rest('POST', '/api/auth/login', { body: DEMO_ACCOUNT });
  const as = { id: '', segment: '', email: DEMO_ACCOUNT.email, token: String(body.token) };
  const { data } = await server.graphql<{ inbox: { edges: { node: object }[] } }>(
    '{ inbox { edges { node { title unreadCount lastMessage { text card { title } sender { name } } } } } }',
    { as },
  );
  expect(data?.inbox.edges.map(({ node }) => node)).toEqual([
    {
      title: 'Milan Design Week',
      unreadCount: 0,
      lastMessage: { text: 'That was us! Here’s my card.', card: { title: 'Principal' }, sender: { name: 'Asha Rao' } },
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

interface DemoReport {
  totals: Record<string, number>;
  previous: Record<string, number>;
  links: object[];
  channels: object[];
  campaigns: object[];
  countries: object[];
}

test('every part of its report has something to show', async () => {
  const { body } = await server.rest('POST', '/api/auth/login', { body: DEMO_ACCOUNT });
  const as = { id: '', segment: '', email: DEMO_ACCOUNT.email, token: String(body.token) };
  const day = (ago: number) => new Date(Date.now() - ago * 24 * 3600_000).toISOString().slice(0, 10);
  const { data } = await server.graphql<{ analyticsReport: DemoReport }>(
    `query ($input: AnalyticsReportInput!) { analyticsReport(input: $input) {
      totals { views actions saves leads shares filteredViews } previous { views leads }
      links { taps } channels { views } campaigns { views } countries { views } } }`,
    { as, variables: { input: { from: day(29), to: day(0) } } },
  );
  if (!data) throw new Error('There is no report.');
  const { totals, previous, links, channels, campaigns, countries } = data.analyticsReport;
  for (const [name, count] of Object.entries({ ...totals, ...previous })) expect(count, name).toBeGreaterThan(0);
  for (const [name, list] of Object.entries({ links, channels, campaigns, countries }))
    expect(list.length, name).toBeGreaterThan(2);
});

test('every visitor who left their details in its figures is a separate contact', async () => {
  const rows = await server.services.db.query<{ leads: number; contacts: number; firsts: number }[]>(
    `SELECT (SELECT count(*)::int FROM card_events WHERE kind = 'LEAD') AS leads,
       (SELECT count(*)::int FROM exchange_entries e JOIN contacts c ON c.id = e.contact_id
          JOIN card_events l ON l.id = e.id) AS contacts,
       (SELECT count(*)::int FROM contact_firsts WHERE first_at < now() - interval '1 hour') AS firsts`,
  );
  expect(rows[0]?.leads).toBeGreaterThan(5);
  expect(rows).toEqual([{ leads: rows[0]?.leads, contacts: rows[0]?.leads, firsts: rows[0]?.leads }]);
});

test('some of what it shared was opened', async () => {
  const { body } = await server.rest('POST', '/api/auth/login', { body: DEMO_ACCOUNT });
  const { data } = await server.graphql<{ sentShares: { edges: { node: ShownShare }[] } }>(
    '{ sentShares(first: 100) { edges { node { mode openCount openings { openedAt } } } } }',
    { as: { id: '', segment: '', email: DEMO_ACCOUNT.email, token: String(body.token) } },
  );
  const shares = data?.sentShares.edges.map(({ node }) => node) ?? [];
  expect(shares.some(({ mode, openCount }) => mode === 'LINK' && openCount > 0)).toBe(true);
  expect(shares.find(({ mode }) => mode === 'GROUP')?.openings).not.toHaveLength(0);
});

test('it pays for a plan with three invoices at $8, and has a look of its own', async () => {
  const { body } = await server.rest('POST', '/api/auth/login', { body: DEMO_ACCOUNT });
  const { data } = await server.graphql<{
    billing: object;
    invoices: { edges: { node: object }[] };
    templates: { name: string; isOwn: boolean }[];
  }>(
    `{ billing { plan status } invoices { edges { node { number totalMinor currency } } }
       templates { name isOwn } }`,
    { as: { id: '', segment: '', email: DEMO_ACCOUNT.email, token: String(body.token) } },
  );
  expect(data?.billing).toEqual({ plan: 'GROWTH', status: 'ACTIVE' });
  expect(data?.invoices.edges.map(({ node }) => node)).toEqual(
    ['TEST-000003', 'TEST-000002', 'TEST-000001'].map((number) => ({ number, totalMinor: 800, currency: 'USD' })),
  );
  expect(data?.templates.filter(({ isOwn }) => isOwn)).toEqual([{ name: 'Studio letterhead', isOwn: true }]);
});

/** What everybody may try with it, and lose nothing: its tokens, webhooks, and a plan and payments that move no money. */
const TRIED = new Set([
  ...['createAccessToken', 'createApp', 'rotateAppSecret', 'createWebhook', 'updateWebhook', 'rotateWebhookSecret'],
  ...['startTrial', 'changePlan', 'cancelSubscription', 'resumeSubscription', 'setSeat'],
  ...['startPayouts', 'refundPayment'],
  ...['registerPushSubscription', 'connectAutomation', 'startConnection', 'finishConnection', 'connectWithToken'],
  'rotateInboundKey',
]);

describe('nobody takes it from the others', () => {
  const guarded = Object.values((createSchema().getMutationType() as GraphQLObjectType).getFields())
    .filter(({ name, extensions }) => extensions[REQUIRES_PROOF] && !TRIED.has(name))
    .map(({ name }) => name);

  test.each(guarded)('by %s', async (name) => {
    server.services.env.isDemo = true;
    const { body } = await server.rest('POST', '/api/auth/login', { body: DEMO_ACCOUNT });
    const as = { id: '', segment: '', email: DEMO_ACCOUNT.email, token: String(body.token) };
    const { errors } = await server.graphql(toProofDocument(name), { as, variables: { response: {} } });
    expect(errors?.[0]).toMatchObject({
      message: 'The demo account can’t be changed. Create your own account to try this.',
      extensions: { code: 'FORBIDDEN' },
    });
  });

  test('by a mailed link: neither for a password nor for its deletion', async () => {
    server.services.env.isDemo = true;
    const { email } = DEMO_ACCOUNT;
    await server.rest('POST', '/api/auth/forgot-password', { body: { email } });
    await server.rest('POST', '/api/account/delete', { body: { fullName: 'Asha Rao', email } });
    await server.runJobs();
    expect(await server.services.db.query('SELECT purpose FROM email_links WHERE email = $1', [email])).toEqual([]);
  });

  test('while everybody changes their own account', async () => {
    server.services.env.isDemo = true;
    const { errors } = await server.graphql(toProofDocument('changePassword'), { as: await server.register() });
    expect(errors).toBeUndefined();
  });
});
