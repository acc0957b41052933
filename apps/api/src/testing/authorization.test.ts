import { type GraphQLObjectType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSchema } from '../server/schema.ts';
import { routes } from '../transports/rest/routes.ts';
import { attempt, makeFixture } from './authorization-fixture.ts';
import type { Fixture, Outcome } from './authorization-matrix.ts';
import { ALL_OPERATIONS } from './authorization-operations.ts';
import { REST } from './authorization-routes.ts';
import { readDescription } from './described-answers.ts';
import { createTestDatabase, type TestDatabase } from './postgres.ts';
import { type Person, startTestServer, type TestServer } from './server.ts';
import { OPERATION_STATEMENTS, REST_STATEMENTS } from './statement-budget.ts';
import { assertBudget, countStatements, type StatementCounter } from './statement-counter.ts';

/** Fields that show more to one than to another, on a card that anyone may see. */
const FIELDS = [
  { field: 'versions { version }', expected: { nobody: '[]', stranger: '[]', owner: '[{"version":1}]' } },
  { field: 'owner { email }', expected: { nobody: '{"email":null}', stranger: '{"email":null}' } },
];

let server: TestServer;
let database: TestDatabase;
let counter: StatementCounter;
let description: Awaited<ReturnType<typeof readDescription>>;
beforeAll(async () => {
  database = await createTestDatabase();
  counter = await countStatements(database.url);
  server = await startTestServer({ DATABASE_URL: counter.url, BILLING: 'test' });
  description = await readDescription(server.origin);
});
afterAll(async () => {
  await server.close();
  await counter.close();
  await database.drop();
});

/** Operations that only read change nothing, so they share one set of people and things. */
let shared: Promise<Fixture> | undefined;
function fixtureFor(isReading: boolean): Promise<Fixture> {
  if (!isReading) return makeFixture(server);
  shared ??= makeFixture(server);
  return shared;
}

describe('GraphQL', () => {
  test('has a row for every operation of the schema', () => {
    const schema = createSchema();
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    const names = roots
      .filter((type): type is GraphQLObjectType => isObjectType(type))
      .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`));
    expect(Object.keys(ALL_OPERATIONS).sort()).toEqual(names.sort());
  });

  const rows = Object.entries(ALL_OPERATIONS).flatMap(([name, attempts]) =>
    attempts.map((row, n) => ({ name, n, ...row })),
  );
  test.each(rows)('$name ($n) does for each what they may', async ({ name, n, document, variables, expected }) => {
    const fixture = await fixtureFor(name.startsWith('Query.'));
    const asked = { document, variables: variables?.(fixture) };
    const [nobody, stranger] = [await attempt(server, asked, null), await attempt(server, asked, fixture.stranger)];
    let owner: Outcome = '';
    const statements = await counter.record(async () => {
      owner = await attempt(server, asked, fixture.owner);
    });
    expect({ nobody, stranger, owner }).toEqual(expected);
    assertBudget(statements, OPERATION_STATEMENTS.get(n === 0 ? name : `${name}#${n}`));
  });

  test.each(FIELDS)('a public card shows $field to those who may see it', async ({ field, expected }) => {
    const fixture = await makeFixture(server);
    await server.graphql('mutation { updateViewer(input: { showEmail: false }) { viewer { id } } }', {
      as: fixture.owner,
    });
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
    const [method = '', path = ''] = route.split(' ');
    const fixture = await fixtureFor(method === 'get');
    const undescribed: string[] = [];
    const send = async (as: Person | null) => {
      const sent = { body, as };
      const answer = await server.rest(method.toUpperCase(), path.replace(':id', fixture.privateCard), sent);
      undescribed.push(...description.wrongIn({ route, status: answer.status, body: answer.body }));
      return answer.status;
    };
    const others = [await send(null), await send(fixture.stranger)];
    let own = 0;
    const statements = await counter.record(async () => {
      own = await send(fixture.owner);
    });
    expect([...others, own]).toEqual([nobody, stranger, owner]);
    expect(undescribed).toEqual([]);
    assertBudget(statements, REST_STATEMENTS.get(route));
  });
});
