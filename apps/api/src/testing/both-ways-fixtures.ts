import { makeFixture, makeThing } from './authorization-fixture.ts';
import type { Fixture } from './authorization-matrix.ts';
import { makeNodes } from './node-fixtures.ts';
import type { TestServer } from './server.ts';

/** An owner with at least three entries in each list that can be read from either end; type → the id of one of theirs. */
export async function makeLongLists(server: TestServer): Promise<Fixture & { made: Record<string, string> }> {
  const fixture = await makeFixture(server);
  const made = await makeNodes(server, fixture);
  for (const n of [1, 2, 3]) await makeMore(server, { ...fixture, made }, n);
  for (const [table, type] of Object.entries(COPIED)) await copyRow(server, table, made[type] ?? '');
  return { ...fixture, made };
}

async function makeMore(
  server: TestServer,
  { owner, stranger, publicCard, made, ...fixture }: Fixture & { made: Record<string, string> },
  n: number,
) {
  const due = new Date(Date.now() + n * 86_400_000).toISOString();
  const person = await server.register(`Person ${n}`);
  const data = '{ title: "Tiles", name: "Asha Rao", email: "asha@example.com" }';
  const card = await makeThing(
    server,
    owner,
    `createCard(input: { data: ${data}, visibility: PUBLIC }) { card { id } }`,
  );
  for (const mutation of [
    `createContact(input: { name: "Contact ${n}", company: "Company ${n % 2}" }) { contact { id } }`,
    `createDeal(input: { contactId: "${made.Contact}", name: "Deal ${n}", valueMinor: ${(n % 2) * 500} }) { deal { id } }`,
    `createReminder(input: { contactId: "${made.Contact}", dueAt: "${due}", note: "Call ${n}" }) { reminder { id } }`,
    `createGroup(input: { name: "Group ${n}" }) { group { id } }`,
    `shareCardToGroup(input: { cardId: "${publicCard}", groupId: "${fixture.ownersGroup}" }) { share { id } }`,
    `shareCard(input: { cardId: "${card}", mode: LINK }) { share { id } }`,
    `inviteToOrganization(input: { id: "${made.Organization}", email: "person-${n}@example.com" }) { organizationInvitation { id } }`,
    `blockUser(input: { userId: "${person.id}" }) { user { id } }`,
  ]) {
    if (!(await makeThing(server, owner, mutation))) throw new Error(`${mutation} was refused.`);
  }
  await server.graphql(
    `mutation { createWebhook(input: { url: "https://hooks.example.com/${n}", events: [CARD_CREATED] }) { webhook { id } } }`,
    { as: owner },
  );
  const { db } = server.services;
  await db.query(`INSERT INTO organization_members (organization_id, user_id, role) VALUES ($1, $2, 'MEMBER')`, [
    fixture.ownersTeam,
    person.id,
  ]);
  await db.query(`INSERT INTO group_members (group_id, user_id, role) VALUES ($1, $2, 'member')`, [
    fixture.ownersGroup,
    n === 1 ? stranger.id : person.id,
  ]);
}

/** Tables of which no mutation makes several rows → the type of the one that is there. */
const COPIED = {
  notifications: 'Notification',
  connector_records: 'ConnectorRecord',
  webhook_deliveries: 'WebhookDelivery',
  invoices: 'Invoice',
  security_events: 'SecurityEvent',
};

async function copyRow({ services }: TestServer, table: string, id: string) {
  for (const n of [2, 3]) {
    await services.db.query(
      `INSERT INTO ${table} SELECT (jsonb_populate_record(row.*, jsonb_build_object('id', gen_random_uuid()) || $2::jsonb)).*
         FROM ${table} row WHERE id = $1`,
      [
        id,
        {
          // Far from those of the invoices that are there.
          number: 1000 + n,
          total_minor: 100 * (n % 2),
          title: `Record ${n}`,
          event: n === 2 ? 'card.deleted' : 'card.updated',
        },
      ],
    );
  }
}
