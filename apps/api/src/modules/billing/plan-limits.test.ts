import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { organizationFixtures } from '../../testing/organization-fixtures.ts';
import { givePlan } from '../../testing/plan-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';

// What somebody on Starter tries to make beyond it, on every way there is.

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
