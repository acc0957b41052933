import { ENTITLEMENTS } from '@tessera/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { organizationFixtures } from '../../testing/organization-fixtures.ts';
import { givePlan } from '../../testing/plan-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';

// What somebody on Starter tries to make beyond it, on every way there is.

const BRAND = {
  logoUrl: '',
  coverUrl: '',
  colors: { primary: '#14332b', secondary: '#e8c98f', accent: '#f0a35e' },
  fonts: { name: 'SERIF', text: 'MONO' },
};

let server: TestServer;
let fixtures: ReturnType<typeof organizationFixtures>;
let free: Person;
beforeAll(async () => {
  server = await startTestServer({ BILLING: 'test', HUBSPOT_CLIENT_ID: 'id', HUBSPOT_CLIENT_SECRET: 'secret' });
  fixtures = organizationFixtures(server);
});
beforeEach(async () => {
  free = await fixtures.person('Fay Free');
});
afterAll(() => server.close());

/** The refusal with its details; `{ data }` where there is none. */
async function attempt(document: string, variables: object = {}, as = free) {
  const { data, errors } = await server.graphql<Record<string, unknown>>(document, { as, variables });
  return errors?.[0]?.extensions ?? { data };
}

test.each([
  'mutation { connectAutomation { inboundKey } }',
  'mutation { startConnection(input: { kind: HUBSPOT }) { url } }',
])('a service is connected from Growth on: %s', async (document) => {
  expect(await attempt(document)).toEqual({ code: 'PLAN_LIMIT', feature: 'crmSync', limit: 0, plan: 'growth' });
  await givePlan(server, free, { planId: 'growth' });
  expect(await attempt(document)).toHaveProperty('data');
});

test('a token for a service goes nowhere before Growth', async () => {
  const document = 'mutation { connectWithToken(input: { kind: HUBSPOT, token: "pat-eu1-x" }) { connector { id } } }';
  expect(await attempt(document)).toEqual({ code: 'PLAN_LIMIT', feature: 'crmSync', limit: 0, plan: 'growth' });
});

test('a service that is connected stays so without the plan', async () => {
  await givePlan(server, free, { planId: 'growth' });
  await attempt('mutation { connectAutomation { inboundKey } }');
  await givePlan(server, free, { status: 'free' });
  const again = await attempt('mutation { connectAutomation { inboundKey } }');
  expect(again).toEqual({ code: 'CONFLICT' });
  expect(await attempt('{ connectors { connector { id } } }')).toMatchObject({
    data: { connectors: expect.arrayContaining([{ connector: { id: expect.any(String) } }]) },
  });
});

const CRM_LIMIT = { code: 'PLAN_LIMIT', feature: 'contactsCrm', limit: 0, plan: 'growth' };

async function makeContact(name: string): Promise<string> {
  const { data } = await fixtures.change(free, 'createContact', { name });
  return data?.id ?? '';
}

test('an address book is in every plan; reminders, saved filters, merging and imports are from Growth on', async () => {
  const [one, other] = [await makeContact('Nils Berg'), await makeContact('Nils B.')];
  const dueAt = new Date(Date.now() + 86_400_000).toISOString();
  const attempts: [string, object][] = [
    [
      'mutation ($id: ID!, $at: DateTimeISO!) { createReminder(input: { contactId: $id, dueAt: $at }) { reminder { id } } }',
      { id: one, at: dueAt },
    ],
    [
      'mutation { saveContactFilter(input: { name: "Press", query: "", tag: "press", sort: NAME }) { contactFilter { id } } }',
      {},
    ],
    [
      'mutation ($ids: [ID!]!, $keep: ID!) { mergeContacts(input: { ids: $ids, keep: $keep }) { id } }',
      { ids: [one, other], keep: one },
    ],
    ['mutation { importGooglePeople(input: { people: [{ name: "Gus Google" }] }) { addedCount } }', {}],
  ];
  for (const [document, variables] of attempts) expect(await attempt(document, variables)).toEqual(CRM_LIMIT);
  expect(await upload()).toMatchObject({ status: 402, body: CRM_LIMIT });
  // The list is refused as well: choosing people would be useless without importing them.
  const read = 'mutation { readGooglePeople(input: { accessToken: "ya29.x" }) { people { name } } }';
  expect(await attempt(read)).toEqual(CRM_LIMIT);
  await givePlan(server, free, { planId: 'growth' });
  for (const [document, variables] of attempts) expect(await attempt(document, variables)).toHaveProperty('data');
  expect(await upload()).toMatchObject({ status: 201 });
});

test('a file that was checked during a trial is not imported after it', async () => {
  await givePlan(server, free, { status: 'trial' });
  const { body } = await upload();
  await givePlan(server, free, { status: 'trial', endsIn: '-1 second' });
  const document = 'mutation ($id: ID!) { startContactImport(input: { id: $id }) { contactImport { status } } }';
  expect(await attempt(document, { id: (body.import as { id: string }).id })).toEqual(CRM_LIMIT);
});

async function upload() {
  const form = new FormData();
  form.set('file', new Blob(['name,email\nFay,fay@example.com\n'], { type: 'text/csv' }), 'contacts.csv');
  const answer = await fetch(`${server.origin}/api/contacts/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${free.token}` },
    body: form,
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

test('a first brand kit needs the plan of the team’s owner, and one that there is can be changed without', async () => {
  const admin = await fixtures.person('Ada Admin');
  const team = await fixtures.makeOrganization([admin, 'ADMIN']);
  const set = (primary: string) =>
    attempt(
      'mutation ($input: SetOrganizationBrandInput!) { setOrganizationBrand(input: $input) { organization { id } } }',
      { input: { id: team.id, brand: { ...BRAND, colors: { ...BRAND.colors, primary } } } },
      admin,
    );
  await givePlan(server, admin);
  expect(await set('#14332b')).toEqual({ code: 'PLAN_LIMIT', feature: 'brandKits', limit: 0, plan: 'pro' });
  await givePlan(server, team.owner);
  expect(await set('#14332b')).toHaveProperty('data');
  await givePlan(server, team.owner, { status: 'free' });
  expect(await set('#12302a')).toHaveProperty('data');
});

const CARD_LIMIT = { code: 'PLAN_LIMIT', feature: 'cards', limit: 1, plan: 'growth' };
const CREATE_CARD = 'mutation ($data: CardDataInput!) { createCard(input: { data: $data }) { card { id } } }';
const DATA = { name: 'Fay Free', email: 'fay@example.com' };

describe('a second card', () => {
  test('needs Growth, by GraphQL, by REST and from a team’s template', async () => {
    expect(await attempt(CREATE_CARD, { data: DATA })).toHaveProperty('data');
    expect(await attempt(CREATE_CARD, { data: DATA })).toEqual(CARD_LIMIT);
    const { status, body } = await server.rest('POST', '/api/cards', { as: free, body: { title: 'Two', data: DATA } });
    expect([status, body]).toEqual([
      402,
      expect.objectContaining({
        ...CARD_LIMIT,
        message: 'Starter includes 1 card. Upgrade to Growth for unlimited cards.',
      }),
    ]);
    const { id } = await fixtures.makeOrganization([free, 'ADMIN']);
    const template = { organizationId: id, name: 'Card', data: {}, fields: [] };
    const { data } = await fixtures.change(free, 'createOrganizationTemplate', template);
    expect((await fixtures.change(free, 'createCardFromTemplate', { id: data?.id })).code).toBe('PLAN_LIMIT');
    await givePlan(server, free, { planId: 'growth' });
    expect(await attempt(CREATE_CARD, { data: DATA })).toHaveProperty('data');
  });

  test('is one too many also when both come at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => attempt(CREATE_CARD, { data: DATA })));
    expect(answers.filter((answer) => 'code' in answer)).toEqual([CARD_LIMIT, CARD_LIMIT]);
  });

  test('stays and can be changed without the plan, and makes room for none', async () => {
    await givePlan(server, free, { planId: 'growth' });
    for (let n = 0; n < 3; n += 1) await attempt(CREATE_CARD, { data: DATA });
    await givePlan(server, free, { status: 'free' });
    const { body } = await server.rest('GET', '/api/cards', { as: free });
    const [card] = body.cards as { id: string }[];
    expect(body.cards).toHaveLength(3);
    const change = { title: 'Changed', data: { ...DATA, role: 'Tiler' } };
    expect((await server.rest('PUT', `/api/cards/${card?.id}`, { as: free, body: change })).status).toBe(200);
    expect(await attempt(CREATE_CARD, { data: DATA })).toEqual(CARD_LIMIT);
  });

  test('is made by the same idempotency key after the upgrade', async () => {
    await attempt(CREATE_CARD, { data: DATA });
    const send = () =>
      server.rest('POST', '/api/cards', {
        as: free,
        body: { title: 'Two', data: DATA },
        headers: { 'idempotency-key': `upgrade ${free.id}` },
      });
    expect((await send()).status).toBe(402);
    await givePlan(server, free, { planId: 'growth' });
    expect((await send()).status).toBe(201);
  });
});

test('programs and webhooks are from Professional on; a token that there is keeps its rate', async () => {
  const attempts = [
    'mutation { createAccessToken(input: { name: "CRM", scopes: [CARDS_READ] }) { token } }',
    'mutation { createWebhook(input: { url: "https://example.com/hook", events: [CARD_CREATED] }) { signingKey } }',
  ];
  const refusal = { code: 'PLAN_LIMIT', feature: 'apiAccess', limit: 0, plan: 'pro' };
  await givePlan(server, free, { planId: 'growth' });
  for (const document of attempts) expect(await attempt(document)).toEqual(refusal);
  await givePlan(server, free, { planId: 'enterprise' });
  const made = await attempt(attempts[0] ?? '');
  expect(await attempt(attempts[1] ?? '')).toHaveProperty('data');
  const { token } = (made as { data: { createAccessToken: { token: string } } }).data.createAccessToken;
  const readRate = async () => {
    const { status, headers } = await server.rest('GET', '/api/cards', { as: { ...free, token } });
    return [status, headers.get('ratelimit-limit')];
  };
  expect(await readRate()).toEqual([200, '240000']);
  for (const planId of ['growth', 'pro', 'enterprise'] as const) {
    await givePlan(server, free, { planId });
    expect(await readRate(), planId).toEqual([200, String(ENTITLEMENTS[planId].apiPointsPerMinute)]);
  }
  await givePlan(server, free, { status: 'free' });
  expect(await readRate()).toEqual([200, '60000']);
});
