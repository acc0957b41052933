import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { organizationFixtures } from '../../testing/organization-fixtures.ts';
import { givePlan } from '../../testing/plan-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { sweepSubscriptions } from './renewal.service.ts';

let server: TestServer;
let fixtures: ReturnType<typeof organizationFixtures>;
beforeAll(async () => {
  server = await startTestServer({ BILLING: 'test', YEARLY_DISCOUNT_PERCENT: '20' });
  fixtures = organizationFixtures(server);
});
afterAll(() => server.close());

let owner: Person;
let team: string;
beforeEach(async () => {
  ({ owner, id: team } = await fixtures.makeOrganization());
});

interface Terms {
  plan?: string;
  interval?: string;
  seats?: number;
}
interface State {
  plan: string;
  interval: string;
  seats: number;
  endsAt: string;
  nextPlan: string | null;
  nextInterval: string | null;
  nextSeats: number | null;
}
const STATE = 'plan status interval seats unitMinor endsAt nextPlan nextInterval nextSeats';
const said = ({ plan = 'PRO', interval = 'MONTH', seats = 1 }: Terms) => ({ plan, interval, seats });

async function quote(terms: Terms) {
  const { plan, interval, seats } = said(terms);
  const document = `{ billingQuote(plan: ${plan}, currency: USD, interval: ${interval}, seats: ${seats}) {
    kind dueMinor lines { text amountMinor } } }`;
  const { data, fields } = await fixtures.run<{ kind: string; dueMinor: number; lines: { text: string }[] }>(
    owner,
    document,
  );
  return { ...data, fields };
}
/** Buys for what is asked, as somebody does who has looked at it. */
async function buy(terms: Terms) {
  const { dueMinor } = await quote(terms);
  const input = { ...said(terms), currency: 'USD', dueMinor };
  return fixtures.change<{ billing: State }>(owner, 'changePlan', input, `{ billing { ${STATE} } }`);
}
const billing = async (as = owner) =>
  (
    await fixtures.run<State & { teamSeat: object | null }>(
      as,
      `{ billing { ${STATE} teamSeat { plan organizationName } } }`,
    )
  ).data;
const invoiced = async () => {
  const document = '{ invoices { edges { node { totalMinor } } } }';
  const { data } = await fixtures.run<{ edges: { node: { totalMinor: number } }[] }>(owner, document);
  return data?.edges.map(({ node }) => node.totalMinor);
};

async function join(fullName: string): Promise<Person> {
  const person = await fixtures.person(fullName);
  const { data } = await fixtures.change<{ joinUrl: string }>(
    owner,
    'changeOrganizationLink',
    { id: team },
    '{ joinUrl }',
  );
  const { message } = await fixtures.change(person, 'joinOrganization', { token: data?.joinUrl.split('/').at(-1) });
  expect(message).toBeUndefined();
  return person;
}
async function seated(): Promise<string[]> {
  const document = '{ organization { members { edges { node { hasSeat user { name } } } } } }';
  type Members = { members: { edges: { node: { hasSeat: boolean; user: { name: string } } }[] } };
  const { data } = await fixtures.run<Members>(owner, document);
  return (data?.members.edges ?? []).flatMap(({ node }) => (node.hasSeat ? [node.user.name] : []));
}
const give = (as: Person, { id: userId }: Person, hasSeat: boolean) =>
  fixtures.change(as, 'setSeat', { id: team, userId, hasSeat }, '{ hasSeat }');
const teamSeats = async (as = owner) =>
  (await fixtures.run<{ seats: object | null }>(as, '{ organization { seats { plan count taken free } } }')).data
    ?.seats;

describe('seats', () => {
  test('are bought with the plan, added at once, and are on the invoice', async () => {
    expect((await buy({ seats: 2 })).data?.billing).toMatchObject({ plan: 'PRO', seats: 2, unitMinor: 2500 });
    const more = await quote({ seats: 3 });
    expect(more.lines?.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Professional, 3 seats, \d\d of \d\d days$/),
      expect.stringMatching(/^Unused time on Professional, 2 seats, \d\d of \d\d days$/),
    ]);
    expect(more.dueMinor).toBe(2500);
    expect((await buy({ seats: 3 })).data?.billing.seats).toBe(3);
    expect(await invoiced()).toEqual([2500, 5000]);
    expect((await quote({ seats: 501 })).fields).toEqual({ seats: 'There can be 1 to 500 seats.' });
    expect((await quote({ seats: 0 })).fields).toHaveProperty('seats');
  });

  test('are sold with Professional: Growth is for one person, but what is paid for goes on', async () => {
    const run = (seats: number) =>
      server.graphql(`{ billingQuote(plan: GROWTH, currency: USD, seats: ${seats}) { kind } }`, { as: owner });
    const refused = await run(2);
    expect(refused.errors?.[0]?.extensions).toEqual({ code: 'PLAN_LIMIT', feature: 'seats', limit: 1, plan: 'pro' });
    await givePlan(server, owner, { planId: 'growth', seats: 3 });
    expect((await run(2)).data).toEqual({ billingQuote: { kind: 'DOWNGRADE' } });
    expect((await run(4)).errors?.[0]?.extensions.code).toBe('PLAN_LIMIT');
  });

  test('are taken by who joins while one is left, go with who leaves, and can be passed on', async () => {
    expect(await teamSeats()).toBeNull();
    await buy({ seats: 2 });
    const [first, second] = [await join('Fay First'), await join('Sam Second')];
    expect(await seated()).toEqual(['Olga Owner', 'Fay First']);
    expect(await teamSeats()).toEqual({ plan: 'PRO', count: 2, taken: 2, free: 0 });
    expect(await teamSeats(first)).toBeNull();
    expect((await billing(first))?.teamSeat).toEqual({ plan: 'PRO', organizationName: 'Rao & Daughters' });
    expect([(await billing(second))?.teamSeat, (await billing())?.teamSeat]).toEqual([null, null]);
    expect(await give(owner, second, true)).toMatchObject({ code: 'CONFLICT' });
    await give(owner, first, false);
    expect((await give(owner, second, true)).data).toEqual({ hasSeat: true });
    expect(await seated()).toEqual(['Olga Owner', 'Sam Second']);
    await fixtures.change(second, 'leaveOrganization', { id: team }, '');
    expect(await teamSeats()).toMatchObject({ taken: 1, free: 1 });
    expect((await billing(second))?.teamSeat).toBeNull();
    expect(await fixtures.readLog({ id: team })).toEqual(expect.arrayContaining(['SEAT_GIVEN', 'SEAT_TAKEN']));
  });

  test('wait for who is invited', async () => {
    await buy({ seats: 3 });
    await fixtures.change(owner, 'inviteToOrganization', { id: team, email: 'new@example.com' });
    expect(await teamSeats()).toMatchObject({ taken: 1, free: 1 });
  });

  test('are given by the owner alone, and to members alone', async () => {
    await buy({ seats: 3 });
    const [member, stranger] = [await join('Mia Member'), await fixtures.person()];
    expect(await give(member, member, false)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await give(stranger, member, false)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await give(owner, stranger, true)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await give(owner, owner, false)).toMatchObject({ code: 'CONFLICT' });
  });

  test('become fewer when the month is over: those given last count no more', async () => {
    await buy({ seats: 3 });
    await join('Fay First');
    await join('Sam Second');
    const { data } = await buy({ seats: 2 });
    expect(data?.billing).toMatchObject({ seats: 3, nextPlan: 'PRO', nextInterval: 'MONTH', nextSeats: 2 });
    expect(await seated()).toHaveLength(3);
    await sweepSubscriptions(server.services, new Date(data?.billing.endsAt ?? ''));
    expect(await billing()).toMatchObject({ seats: 2, nextPlan: null, nextSeats: null });
    expect(await seated()).toEqual(['Olga Owner', 'Fay First']);
    expect(await invoiced()).toEqual([5000, 7500]);
  });
});

describe('a year', () => {
  test('begins at once after months, is renewed as a year, and gives way to months when it is over', async () => {
    await buy({});
    // Bought a moment ago: the whole month is left.
    expect(await quote({ interval: 'YEAR' })).toMatchObject({ kind: 'UPGRADE', dueMinor: 24_000 - 2500 });
    const { data } = await buy({ interval: 'YEAR' });
    const endsAt = new Date(data?.billing.endsAt ?? '');
    expect(endsAt.getTime() - Date.now()).toBeGreaterThan(364 * 86_400_000);
    await sweepSubscriptions(server.services, endsAt);
    expect(await invoiced()).toEqual([24_000, 21_500, 2500]);
    expect((await buy({ interval: 'MONTH' })).data?.billing).toMatchObject({ interval: 'YEAR', nextInterval: 'MONTH' });
    await sweepSubscriptions(server.services, new Date((await billing())?.endsAt ?? ''));
    expect(await billing()).toMatchObject({ interval: 'MONTH', nextInterval: null });
    expect((await invoiced())?.[0]).toBe(2500);
  });

  test('can be resumed when it was cancelled', async () => {
    await buy({ interval: 'YEAR', seats: 2 });
    await fixtures.run(owner, 'mutation { cancelSubscription { billing { plan } } }');
    expect(await billing()).toMatchObject({ nextPlan: 'STARTER' });
    await fixtures.run(owner, 'mutation { resumeSubscription { billing { plan } } }');
    expect(await billing()).toMatchObject({
      interval: 'YEAR',
      seats: 2,
      nextPlan: null,
      nextInterval: null,
      nextSeats: null,
    });
  });
});
