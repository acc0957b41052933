import { addMonths } from '@tessera/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contactFixtures } from '../../testing/contact-fixtures.ts';
import { organizationFixtures } from '../../testing/organization-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { deleteAccount } from '../identity/deletions/delete-account.service.ts';
import { sweepInvoices } from './invoice.service.ts';
import { sweepSubscriptions } from './renewal.service.ts';

let server: TestServer;
let change: ReturnType<typeof contactFixtures>['change'];
let owner: Person;
let stranger: Person;
beforeAll(async () => {
  server = await startTestServer({ BILLING: 'test' });
  ({ change } = contactFixtures(server));
  stranger = await server.register('Sam Stranger');
});
beforeEach(async () => {
  owner = await server.register('Olga Owner');
});
afterAll(() => server.close());

interface State {
  plan: string;
  status: string;
  endsAt: string | null;
  nextPlan: string | null;
  canTry: boolean;
  provider: string;
}
interface Quote {
  kind: string;
  dueMinor: number;
}
interface Listed {
  id: string;
  number: string;
  totalMinor: number;
}
const STATE = '{ plan status currency endsAt nextPlan canTry provider cardCount }';

async function ask<Data>(field: string, as = owner): Promise<Data> {
  const { data, errors } = await server.graphql<{ asked: Data }>(`{ asked: ${field} }`, { as });
  if (!data) throw new Error(errors?.[0]?.message);
  return data.asked;
}
const billing = () => ask<State>(`billing ${STATE}`);
const quote = (plan: string) => ask<Quote>(`billingQuote(plan: ${plan}, currency: USD) { kind dueMinor }`);
const invoices = async (as = owner) =>
  (await ask<{ edges: { node: Listed }[] }>('invoices { edges { node { id number totalMinor } } }', as)).edges.map(
    ({ node }) => node,
  );
const choose = (plan: string, dueMinor: number) =>
  change<{ billing: State; checkoutUrl: string | null }>(
    owner,
    'changePlan',
    { plan, currency: 'USD', dueMinor },
    `{ billing ${STATE} checkoutUrl }`,
  );
async function act(name: string): Promise<{ data: State | undefined; code: string | undefined }> {
  const { data, errors } = await server.graphql<{ done: { billing: State } }>(
    `mutation { done: ${name} { billing ${STATE} } }`,
    { as: owner },
  );
  return { data: data?.done.billing, code: errors?.[0]?.extensions.code };
}
/** Moves everything that the owner pays for into the past. */
const age = (days: number) =>
  server.services.db.query(
    `UPDATE subscriptions SET anchor_at = anchor_at - make_interval(days => $2),
            starts_at = starts_at - make_interval(days => $2), ends_at = ends_at - make_interval(days => $2)
      WHERE user_id = $1`,
    [owner.id, days],
  );
const sweep = (now = new Date()) => sweepSubscriptions(server.services, now);

describe('a plan', () => {
  test('is free at first, and says that no money moves', async () => {
    expect(await billing()).toMatchObject({ plan: 'STARTER', status: 'FREE', canTry: true, provider: 'TEST' });
    expect(await quote('GROWTH')).toEqual({ kind: 'START', dueMinor: 800 });
  });

  test('is bought for the amount that was shown, with an invoice', async () => {
    expect((await choose('GROWTH', 700)).fields).toEqual({ dueMinor: '800' });
    expect(await invoices()).toEqual([]);
    const { data } = await choose('GROWTH', 800);
    expect(data).toMatchObject({ billing: { plan: 'GROWTH', status: 'ACTIVE', nextPlan: null }, checkoutUrl: null });
    expect(await invoices()).toEqual([expect.objectContaining({ totalMinor: 800 })]);
    expect((await choose('GROWTH', 0)).code).toBe('CONFLICT');
    expect((await choose('ENTERPRISE', 0)).code).toBe('BAD_USER_INPUT');
  });

  test('is bought once, however often one taps', async () => {
    const codes = await Promise.all([choose('GROWTH', 800), choose('GROWTH', 800), choose('GROWTH', 800)]);
    expect(codes.filter(({ code }) => code === 'CONFLICT')).toHaveLength(2);
    expect(await invoices()).toHaveLength(1);
  });

  test('is made dearer at once for the days that are left', async () => {
    await choose('GROWTH', 800);
    await age(10);
    const { dueMinor } = await quote('PRO');
    expect(dueMinor).toBeGreaterThan(0);
    expect(dueMinor).toBeLessThan(1700);
    expect((await choose('PRO', dueMinor)).data.billing).toMatchObject({ plan: 'PRO', nextPlan: null });
    expect((await invoices()).map(({ totalMinor }) => totalMinor)).toEqual([dueMinor, 800]);
  });

  test('is made cheaper when the month is over, and renewed then', async () => {
    await choose('PRO', 2500);
    expect((await choose('GROWTH', 0)).data.billing).toMatchObject({ plan: 'PRO', nextPlan: 'GROWTH' });
    await sweep(new Date((await billing()).endsAt ?? ''));
    expect(await billing()).toMatchObject({ plan: 'GROWTH', nextPlan: null, status: 'ACTIVE' });
    expect((await invoices())[0]).toMatchObject({ totalMinor: 800 });
  });

  test('ends with its month when it is cancelled, unless it is resumed, and deletes nothing', async () => {
    await choose('GROWTH', 800);
    await server.rest('POST', '/api/cards', {
      as: owner,
      body: { title: 'One', data: { name: 'A', email: 'a@b.co' } },
    });
    expect((await act('cancelSubscription')).data).toMatchObject({ plan: 'GROWTH', nextPlan: 'STARTER' });
    expect((await act('resumeSubscription')).data).toMatchObject({ nextPlan: null });
    expect((await act('resumeSubscription')).code).toBe('CONFLICT');
    await act('cancelSubscription');
    await age(40);
    await sweep();
    expect(await billing()).toMatchObject({ plan: 'STARTER', status: 'FREE', cardCount: 1 });
    expect(await invoices()).toHaveLength(1);
  });

  test('is renewed for every month that has passed', async () => {
    await choose('GROWTH', 800);
    const { endsAt } = await billing();
    await sweep(addMonths(new Date(endsAt ?? ''), 2));
    expect(await invoices()).toHaveLength(4);
    await sweep(addMonths(new Date(endsAt ?? ''), 2));
    expect(await invoices()).toHaveLength(4);
  });
});

describe('the trial', () => {
  test('is fourteen days of Professional, once, without an invoice', async () => {
    const { data } = await act('startTrial');
    expect(data).toMatchObject({ plan: 'PRO', status: 'TRIAL', canTry: false });
    const days = (Date.parse(data?.endsAt ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(14);
    expect((await act('startTrial')).code).toBe('CONFLICT');
    await age(15);
    expect(await billing()).toMatchObject({ plan: 'STARTER', status: 'FREE' });
    await sweep();
    expect((await act('startTrial')).code).toBe('CONFLICT');
    expect(await invoices()).toEqual([]);
  });

  test('gives way to a plan that is paid for', async () => {
    await act('startTrial');
    expect(await quote('PRO')).toEqual({ kind: 'START', dueMinor: 2500 });
    expect((await choose('PRO', 2500)).data.billing).toMatchObject({ plan: 'PRO', status: 'ACTIVE' });
    expect((await act('startTrial')).code).toBe('CONFLICT');
  });
});

describe('invoices', () => {
  const counter = async () => {
    const rows = await server.services.db.query<{ number: number }[]>(
      "SELECT number FROM invoices WHERE provider = 'test' ORDER BY number",
    );
    return rows.map(({ number }) => number);
  };

  test('are numbered without gaps, also when many pay at once and some are refused', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, (_, n) => server.register(`Payer ${n}`)));
    await Promise.all(
      people.flatMap((as) => [
        change(as, 'changePlan', { plan: 'GROWTH', currency: 'USD', dueMinor: 800 }, '{ checkoutUrl }'),
        change(as, 'changePlan', { plan: 'PRO', currency: 'USD', dueMinor: 1 }, '{ checkoutUrl }'),
      ]),
    );
    const numbers = await counter();
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  test('are PDFs for whom they were written to alone', async () => {
    await change(owner, 'changePlan', { plan: 'GROWTH', currency: 'INR', dueMinor: 249_900 }, '{ checkoutUrl }');
    const [invoice] = await invoices();
    const load = (as: Person | null) =>
      fetch(`${server.origin}/api/invoices/${invoice?.id}.pdf`, {
        headers: as ? { authorization: `Bearer ${as.token}` } : {},
      });
    const answer = await load(owner);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain(`${invoice?.number}.pdf`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.subarray(-6).toString()).toContain('%%EOF');
    expect([(await load(stranger)).status, (await load(null)).status]).toEqual([404, 401]);
  });
});

test('invoices outlive the account they were written to, and are removed once the law no longer asks for them', async () => {
  const { db } = server.services;
  const payer = await organizationFixtures(server).person('Gita Gone');
  await change(payer, 'changePlan', { plan: 'GROWTH', currency: 'USD', dueMinor: 800 }, '{ checkoutUrl }');
  await deleteAccount(server.services, payer);
  const kept = () =>
    db.query<object[]>('SELECT user_id, total_minor FROM invoices WHERE billed_email = $1', [payer.email]);
  expect(await kept()).toEqual([{ user_id: null, total_minor: 800 }]);
  expect(await db.query('SELECT 1 FROM subscriptions WHERE user_id = $1', [payer.id])).toEqual([]);
  const year = new Date().getUTCFullYear();
  await sweepInvoices(server.services, new Date(Date.UTC(year + 8, 11, 31)));
  expect(await kept()).toHaveLength(1);
  await sweepInvoices(server.services, new Date(Date.UTC(year + 9, 0, 1)));
  expect(await kept()).toEqual([]);
});

test('an installation without payments gives no plan, and says that everything is included', async () => {
  const closed = await startTestServer({ BILLING: 'none' });
  try {
    const as = await closed.register();
    const { data } = await closed.graphql<{ billing: { provider: string } }>('{ billing { provider plan canTry } }', {
      as,
    });
    expect(data?.billing).toEqual({ provider: 'NONE', plan: 'STARTER', canTry: false });
    const attacks = [
      'mutation { startTrial { billing { plan } } }',
      'mutation { changePlan(input: { plan: PRO, interval: MONTH, seats: 1, currency: USD, dueMinor: 0 }) { billing { plan } } }',
    ];
    for (const attack of attacks) {
      const { errors } = await closed.graphql(attack, { as });
      expect(errors?.[0]).toMatchObject({
        message: expect.stringContaining('takes no payments'),
        extensions: { code: 'FORBIDDEN' },
      });
    }
  } finally {
    await closed.close();
  }
});
