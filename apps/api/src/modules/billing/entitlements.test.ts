import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { organizationFixtures } from '../../testing/organization-fixtures.ts';
import { type GivenPlan, givePlan } from '../../testing/plan-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { findPlan } from '../plans/plan.service.ts';

let server: TestServer;
let fixtures: ReturnType<typeof organizationFixtures>;
let owner: Person;
beforeAll(async () => {
  server = await startTestServer({ BILLING: 'test' });
  fixtures = organizationFixtures(server);
});
beforeEach(async () => {
  owner = await fixtures.person('Olga Owner');
});
afterAll(() => server.close());

const plan = ({ id }: Person) => findPlan(server.services, server.services.db, id);
const subscribe = (person: Person, given: GivenPlan) => givePlan(server, person, given);

test('the plan is Starter for somebody who never paid', async () => {
  expect(await plan(owner)).toBe('starter');
});

test.each<[GivenPlan['status'], string, string]>([
  ['active', '1 day', 'pro'],
  ['past_due', '-1 day', 'pro'],
  ['trial', '1 day', 'pro'],
  ['trial', '-1 second', 'starter'],
  ['free', '1 day', 'starter'],
])('a subscription that is %s and ends in %s gives %s', async (status, endsIn, expected) => {
  await subscribe(owner, { status, endsIn });
  expect(await plan(owner)).toBe(expected);
});

test('a seat gives the plan of the team’s owner, and the better one counts', async () => {
  const [member, unseated] = [await fixtures.person('Mia Member'), await fixtures.person('Una Unseated')];
  const team = await fixtures.makeOrganization([member, 'MEMBER'], [unseated, 'MEMBER']);
  await subscribe(team.owner, { seats: 2 });
  await fixtures.change(team.owner, 'setSeat', { id: team.id, userId: member.id, hasSeat: true }, '{ hasSeat }');
  expect([await plan(team.owner), await plan(member), await plan(unseated)]).toEqual(['pro', 'pro', 'starter']);
  await subscribe(member, { planId: 'growth' });
  expect(await plan(member)).toBe('pro');
  await subscribe(team.owner, { status: 'free', seats: 2 });
  expect(await plan(member)).toBe('growth');
});

test('everything is included where no payments are taken', async () => {
  const { db, env } = server.services;
  const services = { env: { ...env, billing: 'none' as const } };
  expect(await findPlan(services, db, owner.id)).toBe('enterprise');
});
