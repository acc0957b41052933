import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { givePlan } from '../../testing/plan-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { runEnterprise } from './enterprise.command.ts';
import { sweepSubscriptions } from './renewal.service.ts';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer({ BILLING: 'test' });
});
afterAll(() => server.close());
beforeEach(async () => {
  person = await server.register('Erin Enterprise');
});

const DAY_MS = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const run = (...args: string[]) => runEnterprise(server.services, args);
const FACTS = 'plan status currency unitMinor seats nextPlan canTry';
async function billing() {
  const { data } = await server.graphql<{ billing: object }>(`{ billing { ${FACTS} } }`, { as: person });
  return data?.billing;
}
async function readRefusal(mutation: string) {
  const { errors } = await server.graphql(`mutation { ${mutation} }`, { as: person });
  return errors?.[0]?.extensions.code;
}

describe('a person on Enterprise by the operator’s command', () => {
  test('has its plan and seats, pays nothing here and changes nothing here', async () => {
    expect(await run(person.email.toUpperCase(), '--until', dayIn(365), '--seats', '40')).toBe(
      `${person.email} is on Enterprise until ${dayIn(365)}, with 40 seats.`,
    );
    const agreed = { plan: 'ENTERPRISE', status: 'ACTIVE', currency: null, unitMinor: null, seats: 40 };
    expect(await billing()).toEqual({ ...agreed, nextPlan: 'STARTER', canTry: false });
    const plan = 'plan: GROWTH, interval: MONTH, seats: 1, currency: USD, dueMinor: 800';
    expect(await readRefusal(`changePlan(input: { ${plan} }) { checkoutUrl }`)).toBe('CONFLICT');
    expect(await readRefusal('cancelSubscription { billing { plan } }')).toBe('CONFLICT');
    expect(await readRefusal('resumeSubscription { billing { plan } }')).toBe('CONFLICT');
    expect(await readRefusal('startTrial { billing { plan } }')).toBe('CONFLICT');
  });

  test('keeps it to the end of the last day, without an invoice, and can be given more time', async () => {
    await run(person.email, '--until', dayIn(1));
    await run(person.email, '--until', dayIn(2));
    const lastMoment = Date.parse(`${dayIn(2)}T23:59:59.000Z`);
    await sweepSubscriptions(server.services, new Date(lastMoment));
    expect(await billing()).toMatchObject({ plan: 'ENTERPRISE' });
    await sweepSubscriptions(server.services, new Date(lastMoment + 1000));
    expect(await billing()).toMatchObject({ plan: 'STARTER', status: 'FREE' });
    expect(await server.services.db.query('SELECT 1 FROM invoices WHERE user_id = $1', [person.id])).toEqual([]);
  });

  test('is on Starter again when the operator ends it', async () => {
    await givePlan(server, person, { status: 'trial' });
    await run(person.email, '--until', dayIn(30));
    expect(await run(person.email, '--end')).toBe(`${person.email} is on Starter. Nothing of theirs was deleted.`);
    expect(await billing()).toMatchObject({ plan: 'STARTER', status: 'FREE' });
    await expect(run(person.email, '--end')).rejects.toThrow('This person is not on Enterprise.');
  });
});

test('who pays for another plan is not put on Enterprise', async () => {
  await givePlan(server, person);
  await expect(run(person.email, '--until', dayIn(30))).rejects.toThrow('This person pays for another plan.');
  expect(await billing()).toMatchObject({ plan: 'PRO' });
});

test.each([
  ['no address', []],
  ['no day', ['erin@example.com']],
  ['a day and an end', ['erin@example.com', '--until', '2199-01-01', '--end']],
  ['a day that is none', ['erin@example.com', '--until', '2199-02-31']],
  ['a day that is over', ['erin@example.com', '--until', '2020-01-01']],
  ['no number of seats', ['erin@example.com', '--until', '2199-01-01', '--seats', 'many']],
  ['too many seats', ['erin@example.com', '--until', '2199-01-01', '--seats', '501']],
  ['an unknown option', ['erin@example.com', '--till', '2199-01-01']],
  ['nobody’s address', ['nobody@example.com', '--until', '2199-01-01']],
])('%s is refused with what to type instead', async (_name, args) => {
  await expect(run(...args)).rejects.toThrow(
    /^(Type: enterprise|That day|Name 1 to 500|Unknown option|Nobody signs in)/,
  );
});
