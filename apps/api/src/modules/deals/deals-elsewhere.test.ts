import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contactFixtures, type MadeContact } from '../../testing/contact-fixtures.ts';
import { dealFixtures } from '../../testing/deal-fixtures.ts';
import { organizationFixtures } from '../../testing/organization-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { tokenFixtures } from '../../testing/token-fixtures.ts';
import { webhookFixtures } from '../../testing/webhook-fixtures.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../testing/webhook-receiver.ts';

let server: TestServer;
let receiver: WebhookReceiver;
let contacts: ReturnType<typeof contactFixtures>;
let deals: ReturnType<typeof dealFixtures>;
let owner: Person;
let stranger: Person;
let fay: MadeContact;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
  server = await startTestServer({ WEBHOOK_ALLOW_PRIVATE: 'on' });
  contacts = contactFixtures(server);
  deals = dealFixtures(server);
});
beforeEach(async () => {
  receiver.received.length = 0;
  [owner, stranger] = await Promise.all([server.register('Olga Owner'), server.register('Sam Stranger')]);
  fay = await contacts.add(owner, { name: 'Fay Friend' });
});
afterAll(async () => {
  await server.close();
  await receiver.close();
});

const open = (input: object = {}) => deals.open(owner, { contactId: fay.id, name: 'Tiles', ...input });
const rest = (method: string, path: string, body?: object, as = owner) => server.rest(method, path, { body, as });

test('REST opens, lists, reads, changes and deletes deals', async () => {
  const sent = { contactId: fay.id, name: 'Tiles', valueMinor: 250_000, currency: 'EUR', stage: 'proposal' };
  const made = await rest('POST', '/api/deals', sent);
  expect([made.status, made.body.deal]).toEqual([
    201,
    expect.objectContaining({ stage: 'PROPOSAL', valueMinor: 250_000, contactName: 'Fay Friend', version: 1 }),
  ]);
  const { id } = made.body.deal as { id: string };
  expect((await rest('GET', '/api/deals?stage=proposal&limit=1')).body).toMatchObject({ total: 1, items: [{ id }] });
  expect((await rest('GET', '/api/deals?stage=won')).body).toEqual({ items: [], total: 0, nextCursor: null });
  const changed = await rest('PATCH', `/api/deals/${id}`, { stage: 'won', version: 1 });
  expect(changed.body.deal).toMatchObject({ stage: 'WON', version: 2 });
  expect((await rest('PATCH', `/api/deals/${id}`, { stage: 'lost', version: 1 })).status).toBe(409);
  const { deal } = (await rest('GET', `/api/deals/${id}`)).body as { deal: { history: { stage: string }[] } };
  expect(deal.history.map(({ stage }) => stage)).toEqual(['WON', 'PROPOSAL']);
  expect((await rest('GET', `/api/deals/${id}`, undefined, stranger)).status).toBe(404);
  expect((await rest('POST', '/api/deals', { name: '' })).body.fields).toEqual({
    contactId: expect.any(String),
    name: expect.any(String),
  });
  expect((await rest('DELETE', `/api/deals/${id}`)).status).toBe(204);
  expect((await rest('GET', `/api/deals/${id}`)).status).toBe(404);
});

test('the CSV has the owner’s deals alone, and runs nothing in a spreadsheet', async () => {
  await open({ name: '=HYPERLINK("x")', valueMinor: 123_450, note: '@SUM(A1)' });
  const theirs = await contacts.add(stranger, { name: 'Theirs' });
  await deals.open(stranger, { contactId: theirs.id, name: 'Secret' });
  const load = (as?: Person) =>
    fetch(`${server.origin}/api/deals/export.csv`, { headers: as ? { authorization: `Bearer ${as.token}` } : {} });
  expect((await load()).status).toBe(401);
  const response = await load(owner);
  expect(response.headers.get('content-disposition')).toMatch(/filename="tessera-deals-[\d-]{10}\.csv"/);
  const text = await response.text();
  expect(text.split('\r\n')).toEqual([
    expect.stringContaining('Name,Contact,Stage,Value,Currency,Expected on,Opened at,Note,Payment'),
    expect.stringMatching(/^"'=HYPERLINK\(""x""\)",Fay Friend,New,1234\.50,USD,,\d{4}-.*Z,'@SUM\(A1\),$/),
    '',
  ]);
});

test('a token needs the scope of deals, for each way to them', async () => {
  const { program } = tokenFixtures(server);
  const [contactsOnly, reader, writer] = [
    await program(owner, 'contacts:write', 'webhooks:write'),
    await program(owner, 'deals:read', 'webhooks:write'),
    await program(owner, 'deals:write'),
  ];
  const { id } = await open();
  const status = async (as: Person, method: string, path: string, body?: object) =>
    (await rest(method, path, body, as)).status;
  for (const path of ['/api/deals', `/api/deals/${id}`, '/api/deals/export.csv']) {
    expect([path, await status(contactsOnly, 'GET', path)]).toEqual([path, 403]);
  }
  expect(await status(reader, 'GET', '/api/deals')).toBe(200);
  expect(await status(reader, 'PATCH', `/api/deals/${id}`, { stage: 'won' })).toBe(403);
  expect(await status(writer, 'PATCH', `/api/deals/${id}`, { stage: 'won' })).toBe(200);
  const ofContact = '{ contacts { edges { node { deals { name } } } } }';
  const { errors } = await server.graphql(ofContact, { as: contactsOnly });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', scopes: ['deals:read'] });
  const hook = (as: Person) => webhookFixtures(server).create(as, receiver.url, ['deal.created']);
  expect((await hook(contactsOnly)).code).toBe('FORBIDDEN');
  expect((await hook(reader)).code).toBeUndefined();
});

test('webhooks hear of deals that are opened and changed, and nobody else’s do', async () => {
  const { data: made } = await webhookFixtures(server).create(owner, receiver.url, ['deal.created', 'deal.updated']);
  const { id } = await open({ valueMinor: 250_000 });
  await contacts.change(owner, 'moveDeal', { id, stage: 'WON', version: 1 }, '{ id }');
  const theirs = await contacts.add(stranger, { name: 'Theirs' });
  await deals.open(stranger, { contactId: theirs.id, name: 'Secret' });
  await server.runJobs();
  const told = receiver.received.map((one) => receiver.verify(one, made.signingKey));
  expect(told.map(({ type, data }) => [type, data])).toEqual([
    ['deal.created', { deal: expect.objectContaining({ id, stage: 'NEW', valueMinor: 250_000, version: 1 }) }],
    ['deal.updated', { deal: expect.objectContaining({ id, stage: 'WON', contactName: 'Fay Friend', version: 2 }) }],
  ]);
});

test('deals of a team’s contact go to the heir with it, and all others stay', async () => {
  const fixtures = organizationFixtures(server);
  const [leaver, heir] = [await fixtures.person(), await fixtures.person()];
  const team = await fixtures.makeOrganization([leaver, 'MEMBER'], [heir, 'MEMBER']);
  const [marked, own] = [await contacts.add(leaver, { name: 'Marked' }), await contacts.add(leaver, { name: 'Own' })];
  await contacts.change(leaver, 'markOrganizationContacts', { ids: [marked.id], isOrganizations: true }, '{ id }');
  const { id } = await deals.open(leaver, { contactId: marked.id, name: 'For the team' });
  await deals.open(leaver, { contactId: own.id, name: 'For myself' });
  const input = { id: team.id, userId: leaver.id, heirId: heir.id };
  expect((await fixtures.change(team.owner, 'removeOrganizationMember', input)).code).toBeUndefined();
  expect(await deals.names(heir)).toEqual(['For the team']);
  expect(await deals.names(leaver)).toEqual(['For myself']);
  expect(await deals.read(heir, id)).toMatchObject({ contactId: marked.id, contactName: 'Marked' });
  expect(await deals.read(leaver, id)).toBeNull();
});

test('a deleted account leaves no deal, no history and no count behind', async () => {
  await open();
  await server.services.db.query('DELETE FROM users WHERE id = $1', [owner.id]);
  const [row] = await server.services.db.query(
    `SELECT (SELECT count(*)::int FROM deals WHERE owner_id = $1) AS deals,
            (SELECT count(*)::int FROM deal_months WHERE owner_id = $1) AS months,
            (SELECT count(*)::int FROM deal_changes c WHERE NOT EXISTS (SELECT 1 FROM deals d WHERE d.id = c.deal_id)) AS changes`,
    [owner.id],
  );
  expect(row).toEqual({ deals: 0, months: 0, changes: 0 });
});
