import { type GraphQLObjectType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSchema } from '../composition/schema.ts';
import { routes } from '../rest/routes.ts';
import { ANALYTICS_OPERATIONS } from './authorization-analytics.ts';
import { BILLING_OPERATIONS } from './authorization-billing.ts';
import { CARD_OPERATIONS } from './authorization-cards.ts';
import { CHAT_OPERATIONS } from './authorization-chat.ts';
import { CONNECTOR_OPERATIONS } from './authorization-connectors.ts';
import { CONTACT_OPERATIONS } from './authorization-contacts.ts';
import { DEAL_OPERATIONS } from './authorization-deals.ts';
import { EXCHANGE_OPERATIONS } from './authorization-exchange.ts';
import { GROUP_OPERATIONS } from './authorization-groups.ts';
import { INCIDENT_OPERATIONS } from './authorization-incidents.ts';
import { data, type Fixture, OPERATIONS, type Outcome } from './authorization-matrix.ts';
import { ORGANIZATION_OPERATIONS } from './authorization-organizations.ts';
import { REMINDER_OPERATIONS } from './authorization-reminders.ts';
import { REST } from './authorization-routes.ts';
import { TEMPLATE_OPERATIONS } from './authorization-templates.ts';
import { SECURITY_OPERATIONS, TOKEN_OPERATIONS, WEBHOOK_OPERATIONS } from './authorization-tokens.ts';
import { givePlan } from './plan-fixtures.ts';
import { createTestDatabase, type TestDatabase } from './postgres.ts';
import { type Person, startTestServer, type TestServer } from './server.ts';
import { OPERATION_STATEMENTS, REST_STATEMENTS } from './statement-budget.ts';
import { assertBudget, countStatements, type StatementCounter } from './statement-counter.ts';

const ALL = {
  ...OPERATIONS,
  ...ANALYTICS_OPERATIONS,
  ...CONTACT_OPERATIONS,
  ...CARD_OPERATIONS,
  ...EXCHANGE_OPERATIONS,
  ...REMINDER_OPERATIONS,
  ...DEAL_OPERATIONS,
  ...GROUP_OPERATIONS,
  ...CHAT_OPERATIONS,
  ...SECURITY_OPERATIONS,
  ...TOKEN_OPERATIONS,
  ...WEBHOOK_OPERATIONS,
  ...CONNECTOR_OPERATIONS,
  ...ORGANIZATION_OPERATIONS,
  ...TEMPLATE_OPERATIONS,
  ...BILLING_OPERATIONS,
  ...INCIDENT_OPERATIONS,
};

/** Fields that show more to one than to another, on a card that anyone may see. */
const FIELDS = [
  { field: 'versions { version }', expected: { nobody: '[]', stranger: '[]', owner: '[{"version":1}]' } },
  { field: 'owner { email }', expected: { nobody: '{"email":null}', stranger: '{"email":null}' } },
];

let server: TestServer;
let database: TestDatabase;
let counter: StatementCounter;
beforeAll(async () => {
  database = await createTestDatabase();
  counter = await countStatements(database.url);
  server = await startTestServer({ DATABASE_URL: counter.url, BILLING: 'test' });
});
afterAll(async () => {
  await server.close();
  await counter.close();
  await database.drop();
});

async function createCard(owner: Person, title: string, visibility: string): Promise<string> {
  const { body } = await server.rest('POST', '/api/cards', {
    body: { title, data: { name: 'Asha Rao', email: 'asha@example.com' }, visibility },
    as: owner,
  });
  const id = (body.card as { id: string }).id;
  await server.rest('PUT', `/api/cards/${id}`, { body: { title, visibility, data: { ...data } }, as: owner });
  return id;
}

async function makeFixture(): Promise<Fixture> {
  const [owner, stranger] = await Promise.all([server.register('Owner'), server.register('Stranger')]);
  await server.confirmEmail(owner);
  for (const person of [owner, stranger]) await givePlan(server, person, { status: 'trial' });
  // All attempts come from one address; its limit is tested by itself.
  await server.services.rateLimits.reset('signInByAddress', '127.0.0.1');
  const other = await server.rest('POST', '/api/auth/login', {
    body: { email: owner.email, password: 'secret-enough' },
  });
  expect(other.status).toBe(200);
  const sessions = await server.graphql<{ viewer: { sessions: { id: string; isCurrent: boolean }[] } }>(
    '{ viewer { sessions { id isCurrent } } }',
    { as: owner },
  );
  const publicCard = await createCard(owner, 'Public', 'PUBLIC');
  const ownersContact = await make(owner, 'createContact(input: { name: "Fay" })');
  return {
    owner,
    stranger,
    privateCard: await createCard(owner, 'Private', 'PRIVATE'),
    publicCard,
    ownersSession: sessions.data?.viewer.sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '',
    ownersGroup: await make(owner, 'createGroup(input: { name: "Team" })'),
    ownersShare: await make(owner, `shareCard(input: { cardId: "${publicCard}", mode: LINK })`),
    ownersContact,
    ownersDeal: await make(owner, `createDeal(input: { contactId: "${ownersContact}", name: "Tiles" })`),
    ownersTeam: await make(owner, 'createOrganization(input: { name: "Team" })'),
  };
}

async function make(as: Person, mutation: string): Promise<string> {
  const { data: made } = await server.graphql<{ made: { id: string } }>(`mutation { made: ${mutation} { id } }`, {
    as,
  });
  return made?.made.id ?? '';
}

async function attempt(document: string, variables: object | undefined, as: Person | null): Promise<Outcome> {
  const answer = await server.graphql<Record<string, unknown>>(document, { variables, as });
  const code = answer.errors?.[0]?.extensions.code;
  return code ?? (Object.values(answer.data ?? {})[0] === null ? 'null' : 'ok');
}

describe('GraphQL', () => {
  test('has a row for every operation of the schema', () => {
    const schema = createSchema();
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    const names = roots
      .filter((type): type is GraphQLObjectType => isObjectType(type))
      .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`));
    expect(Object.keys(ALL).sort()).toEqual(names.sort());
  });

  const rows = Object.entries(ALL).flatMap(([name, attempts]) => attempts.map((row, n) => ({ name, n, ...row })));
  test.each(rows)('$name ($n) does for each what they may', async ({ name, n, document, variables, expected }) => {
    const fixture = await makeFixture();
    const sent = variables?.(fixture);
    const [nobody, stranger] = [await attempt(document, sent, null), await attempt(document, sent, fixture.stranger)];
    let owner: Outcome = '';
    const statements = await counter.record(async () => {
      owner = await attempt(document, sent, fixture.owner);
    });
    expect({ nobody, stranger, owner }).toEqual(expected);
    assertBudget(statements, OPERATION_STATEMENTS.get(n === 0 ? name : `${name}#${n}`));
  });

  test.each(FIELDS)('a public card shows $field to those who may see it', async ({ field, expected }) => {
    const fixture = await makeFixture();
    await server.graphql('mutation { updateViewer(input: { showEmail: false }) { id } }', { as: fixture.owner });
    for (const [who, shown] of Object.entries(expected)) {
      const as = who === 'nobody' ? null : fixture[who as 'owner' | 'stranger'];
      const { data: answer } = await server.graphql<{ card: object }>(
        `query ($id: ID!) { card(id: $id) { ${field} } }`,
        {
          variables: { id: fixture.publicCard },
          as,
        },
      );
      expect(JSON.stringify(Object.values(answer?.card ?? {})[0]), who).toBe(shown);
    }
  });
});

describe('REST', () => {
  test('has a row for every route', () => {
    expect(Object.keys(REST).sort()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).sort());
  });

  test.each(Object.entries(REST))('%s does for each what they may', async (route, [nobody, stranger, owner, body]) => {
    const fixture = await makeFixture();
    const [method = '', path = ''] = route.split(' ');
    const send = async (as: Person | null) =>
      (await server.rest(method.toUpperCase(), path.replace(':id', fixture.privateCard), { body, as })).status;
    const others = [await send(null), await send(fixture.stranger)];
    let own = 0;
    const statements = await counter.record(async () => {
      own = await send(fixture.owner);
    });
    expect([...others, own]).toEqual([nobody, stranger, owner]);
    assertBudget(statements, REST_STATEMENTS.get(route));
  });
});
