import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentNode, Kind, type OperationDefinitionNode, parse, print, separateOperations } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MadeThing, readMadeId } from './authorization-fixture.ts';
import { createTestDatabase, type TestDatabase } from './postgres.ts';
import { type Person, startTestServer, type TestServer } from './server.ts';
import { SCREEN_STATEMENTS } from './statement-budget.ts';
import { assertBudget, countStatements, type StatementCounter } from './statement-counter.ts';

const FOLDERS = ['../../../web/src', '../../../../fragments'].map((path) => join(import.meta.dirname, path));
const NO_ID = '00000000-0000-7000-8000-000000000000';

/** The dashboard's queries, each with the fragments of its screens and the shared ones. */
const queries = readQueries();

let database: TestDatabase;
let counter: StatementCounter;
let server: TestServer;
let owner: Person;
/** Ids by the name of the query that is asked with one. */
let ids: Record<string, string>;
beforeAll(async () => {
  database = await createTestDatabase();
  counter = await countStatements(database.url);
  server = await startTestServer({ DATABASE_URL: counter.url });
  owner = await server.register('Asha Rao');
  ids = await fill();
});
afterAll(async () => {
  await server.close();
  await counter.close();
  await database.drop();
});

function readQueries(): Map<string, string> {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  ).filter((file) => file.endsWith('.graphql'));
  const definitions = files.flatMap((file) => parse(readFileSync(file, 'utf8')).definitions);
  const document: DocumentNode = { kind: Kind.DOCUMENT, definitions };
  const isQuery = (one: DocumentNode['definitions'][number]): one is OperationDefinitionNode =>
    one.kind === Kind.OPERATION_DEFINITION && one.operation === 'query';
  const separated = separateOperations(document);
  const names = definitions.filter(isQuery).map(({ name }) => name?.value ?? '');
  return new Map(names.map((name) => [name, print(separated[name] as DocumentNode)]));
}

/** An account with one of each thing, so that no list is empty. */
async function fill(): Promise<Record<string, string>> {
  const friend = await server.register('Sam Friend');
  const data = { name: 'Asha Rao', phone: '+919876543210', email: 'asha@example.com' };
  const card = await make(`createCard(input: { data: $data, visibility: PUBLIC }) { card { id } }`, { data });
  const group = await make('createGroup(input: { name: "Team" }) { group { id } }');
  const { data: code } = await server.graphql<{ group: { joinCode: string } }>(
    `{ group(id: "${group}") { joinCode } }`,
    {
      as: owner,
    },
  );
  await server.graphql('mutation ($code: String!) { joinGroup(input: { code: $code }) { group { id } } }', {
    variables: { code: code?.group.joinCode },
    as: friend,
  });
  await make(
    `sendMessage(input: { conversationId: "${group}", clientId: "${NO_ID}", text: "Hello" }) { message { id } }`,
  );
  const other = await make(`createCard(input: { data: $data, visibility: PRIVATE }) { card { id } }`, { data });
  // Two of them: what is asked once for each entry of a list shows.
  await server.graphql('mutation ($code: String!) { joinGroup(input: { code: $code }) { group { id } } }', {
    as: friend,
    variables: { code: code?.group.joinCode },
  });
  for (const id of [card, other]) await make(`shareCard(input: { cardId: "${id}", mode: LINK }) { share { id } }`);
  await make(`shareCard(input: { cardId: "${card}", mode: QR }) { share { id } }`);
  const contact = await make(
    'createContact(input: { name: "Fay", company: "Acme", tags: ["fair"] }) { contact { id } }',
  );
  const deals: string[] = [];
  for (const name of ['Tiles', 'Doors']) {
    deals.push(await make(`createDeal(input: { contactId: "${contact}", name: "${name}" }) { deal { id } }`));
  }
  const team = await make('createOrganization(input: { name: "Acme" }) { organization { id } }');
  const ofCard = {
    CardVersions: card,
    CardWallet: card,
    ExchangeForm: card,
    TeamRules: card,
    ShareTarget: card,
    CardShares: card,
  };
  const ofGroup = {
    ConversationStart: group,
    MessagePage: group,
    MessageSearch: group,
    ConversationHead: group,
    GroupEvents: group,
  };
  return {
    ...{ ...ofCard, SharedCard: card, PublicCard: card, ...ofGroup, team, code: code?.group.joinCode ?? '' },
    ...{
      MentionableMembers: group,
      GroupPanel: group,
      GroupMembers: group,
      ContactPage: contact,
      TeamContact: contact,
      ContactDeals: contact,
      DealHistory: deals[0] ?? '',
      DealPayment: deals[0] ?? '',
    },
    ...{ PeerName: friend.id, UserView: friend.id, DirectPeer: friend.id },
  };
}

async function make(mutation: string, variables?: { data: object }): Promise<string> {
  const declared = variables ? '($data: CardDataInput!)' : '';
  const answer = await server.graphql<MadeThing>(`mutation ${declared} { ${mutation} }`, { variables, as: owner });
  expect(answer.errors).toBeUndefined();
  return readMadeId(answer.data);
}

/** What any of the queries may ask with; each takes what it declares. */
function variablesFor(name: string): Record<string, unknown> {
  const [from, to] = ['2026-01-01', '2026-01-31'];
  const inputs: Record<string, object> = {
    AnalyticsReport: { from, to, timeZone: 'UTC' },
    SalesFunnel: { from, to, timeZone: 'UTC' },
    TeamAnalytics: { id: ids.team, from, to, timeZone: 'UTC' },
    TemplateCards: { id: NO_ID },
    TemplateEffect: { id: NO_ID, cardId: ids.SharedCard },
  };
  const billing = { plan: 'PRO', currency: 'INR', interval: 'MONTH', seats: 1 };
  const texts = {
    query: 'a',
    code: ids.code,
    token: 'no token',
    endpoint: 'https://push.example',
    owner: owner.id,
    timeZone: 'UTC',
  };
  const sort = name === 'Explore' ? 'NEWEST' : 'NAME';
  return {
    ...billing,
    ...texts,
    sort,
    first: 20,
    last: 20,
    id: ids[name] ?? NO_ID,
    cardId: ids.SharedCard,
    ids: [ids.SharedCard],
    input: inputs[name],
  };
}

async function ask(name: string): Promise<void> {
  const query = queries.get(name) ?? '';
  const [operation] = parse(query).definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const declared = new Set(operation?.variableDefinitions?.map(({ variable }) => variable.name.value));
  const variables = Object.fromEntries(Object.entries(variablesFor(name)).filter(([key]) => declared.has(key)));
  // As for who asks first: nothing is in the response cache.
  server.services.responseCache.clear();
  // Like the dashboard: by cookie. A bearer token is looked up also for what everybody may ask.
  const headers = { cookie: `tessera_session=${owner.token}` };
  const { errors } = await server.graphql(query, { variables, headers });
  // What isn't there is read too; a question that isn't understood would read nothing.
  expect(errors?.filter(({ extensions }) => extensions.code !== 'NOT_FOUND') ?? []).toEqual([]);
}

test('every query of the dashboard has a budget, and no other', () => {
  expect([...SCREEN_STATEMENTS.keys()].sort()).toEqual([...queries.keys()].sort());
});

describe('a query of the dashboard takes no more statements than its budget', () => {
  test.each([...queries.keys()])('%s', async (name) => {
    const statements = await counter.record(() => ask(name));
    assertBudget(statements, SCREEN_STATEMENTS.get(name));
    // From the second time on PostgreSQL keeps every one of them prepared.
    await ask(name);
    const again = await counter.record(() => ask(name));
    expect(again.filter(({ isNamed }) => !isNamed)).toEqual([]);
  });
});
