import { ENTITLEMENTS, type PlanKey } from '@tessera/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contactFixtures } from '../../testing/contact-fixtures.ts';
import { givePlan } from '../../testing/plan-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let contacts: ReturnType<typeof contactFixtures>;
let owner: Person;
let contactId: string;
beforeAll(async () => {
  server = await startTestServer({ BILLING: 'test' });
  contacts = contactFixtures(server);
});
beforeEach(async () => {
  owner = await server.register('Olga Owner');
  contactId = (await contacts.add(owner, { name: 'Fay Friend' })).id;
});
afterAll(() => server.close());

const OPEN = 'mutation ($input: CreateDealInput!) { createDeal(input: $input) { deal { id } } }';
const open = async () => {
  const { data, errors } = await server.graphql<{ createDeal: { deal: { id: string } } }>(OPEN, {
    as: owner,
    variables: { input: { contactId, name: 'Tiles' } },
  });
  return { id: data?.createDeal.deal.id, refusal: errors?.[0]?.extensions };
};
const openMany = async (count: number) => {
  const answers = await Promise.all(Array.from({ length: count }, open));
  return answers.filter(({ id }) => id).length;
};
const LIMIT = { code: 'PLAN_LIMIT', feature: 'dealsPerMonth' };

test.each<[PlanKey, PlanKey]>([
  ['starter', 'growth'],
  ['growth', 'pro'],
  ['pro', 'enterprise'],
])('%s opens as many deals a month as it includes, also all at once, and %s has more', async (planId, plan) => {
  if (planId !== 'starter') await givePlan(server, owner, { planId });
  const limit = ENTITLEMENTS[planId].dealsPerMonth ?? 0;
  expect(await openMany(limit + 3)).toBe(limit);
  expect((await open()).refusal).toEqual({ ...LIMIT, limit, plan });
  await givePlan(server, owner, { planId: plan });
  expect((await open()).id).toBeDefined();
});

test('deleting deals gives no room back; the next month does', async () => {
  expect(await openMany(5)).toBe(5);
  const { body } = await server.rest('GET', '/api/deals', { as: owner });
  for (const { id } of body.items as { id: string }[]) await server.rest('DELETE', `/api/deals/${id}`, { as: owner });
  expect((await open()).refusal).toMatchObject(LIMIT);
  const refused = await server.rest('POST', '/api/deals', { body: { contactId, name: 'Tiles' }, as: owner });
  expect([refused.status, refused.body.code]).toEqual([402, 'PLAN_LIMIT']);
  await server.services.db.query("UPDATE deal_months SET month = month - interval '1 month' WHERE owner_id = $1", [
    owner.id,
  ]);
  expect(await openMany(6)).toBe(5);
});

test('what is open stays, and is moved and closed, when the plan ends', async () => {
  await givePlan(server, owner, { planId: 'growth' });
  expect(await openMany(8)).toBe(8);
  await givePlan(server, owner, { status: 'free' });
  const { body } = await server.rest('GET', '/api/deals', { as: owner });
  const { id } = (body.items as { id: string }[])[0] ?? { id: '' };
  expect((await server.rest('PATCH', `/api/deals/${id}`, { body: { stage: 'won' }, as: owner })).status).toBe(200);
  expect((await open()).refusal).toEqual({ ...LIMIT, limit: 5, plan: 'growth' });
});
