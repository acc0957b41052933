import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contactFixtures } from '../../testing/contact-fixtures.ts';
import { type FakeStripe, STRIPE_KEY, STRIPE_SIGNING_SECRET, startStripe } from '../../testing/fake-stripe.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';

let stripe: FakeStripe;
let server: TestServer;
let change: ReturnType<typeof contactFixtures>['change'];
let owner: Person;
beforeAll(async () => {
  stripe = await startStripe();
  server = await startTestServer({
    BILLING: 'stripe',
    STRIPE_SECRET_KEY: STRIPE_KEY,
    STRIPE_WEBHOOK_SECRET: STRIPE_SIGNING_SECRET,
    STRIPE_API_BASE: stripe.url,
    YEARLY_DISCOUNT_PERCENT: '20',
  });
  ({ change } = contactFixtures(server));
});
beforeEach(async () => {
  owner = await server.register('Olga Owner');
  stripe.calls.length = 0;
  stripe.isDeclining = false;
  stripe.owed = 0;
});
afterAll(async () => {
  await server.close();
  await stripe.close();
});

const DAY_S = 86_400;
const MONTH_S = 30 * DAY_S;
const nowS = () => Math.floor(Date.now() / 1000);
let events = 0;

/** A paid invoice of a subscription, as Stripe reports it. */
function paid(planId: string, amount: number, { startS = nowS(), ref = `in_paid_${events + 1}`, terms = {} } = {}) {
  events += 1;
  const line = { description: `1 × Tessera`, amount, period: { start: startS, end: startS + MONTH_S } };
  const details = { subscription: `sub_${owner.id}`, metadata: { userId: owner.id, planId, ...terms } };
  const object = {
    id: ref,
    object: 'invoice',
    created: startS,
    currency: 'usd',
    customer: `cus_${owner.id}`,
    metadata: {},
    parent: { type: 'subscription_details', subscription_details: details },
    lines: { object: 'list', data: [line] },
    status_transitions: { paid_at: startS },
  };
  return { id: `evt_${events}`, object: 'event', type: 'invoice.paid', data: { object } };
}
async function report(event: object, secret?: string): Promise<number> {
  const { body, signature } = stripe.sign(event, secret);
  const response = await fetch(`${server.origin}/api/billing/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  });
  return response.status;
}
const choose = (plan: string, dueMinor: number, more: { interval?: 'YEAR'; seats?: number } = {}) =>
  change<{ checkoutUrl: string | null; billing: { plan: string } }>(
    owner,
    'changePlan',
    { plan, currency: 'USD', dueMinor, ...more },
    '{ checkoutUrl billing { plan nextPlan } }',
  );
async function state() {
  const { data } = await server.graphql<{
    billing: { plan: string; status: string; nextPlan: string | null };
    invoices: { edges: { node: { number: string; totalMinor: number } }[] };
    billingQuote: { dueMinor: number };
  }>(
    `{ billing { plan status nextPlan } invoices { edges { node { number totalMinor } } }
       billingQuote(plan: PRO, currency: USD) { dueMinor } }`,
    { as: owner },
  );
  const totals = data?.invoices.edges.map(({ node }) => node.totalMinor);
  return { ...data?.billing, totals, upgradeMinor: data?.billingQuote.dueMinor ?? 0 };
}

describe('with Stripe', () => {
  test('a first month is paid on its page, and begins when Stripe reports it', async () => {
    const { data } = await choose('GROWTH', 800);
    expect(data.checkoutUrl).toMatch(/\/pay\/cs_/);
    expect(data.billing.plan).toBe('STARTER');
    expect(stripe.calls[0]?.form).toMatchObject({
      mode: 'subscription',
      client_reference_id: owner.id,
      'line_items[0][price_data][unit_amount]': '800',
      'line_items[0][price_data][recurring][interval]': 'month',
      'subscription_data[metadata][planId]': 'growth',
      success_url: `${server.origin}/dashboard/billing?paid=1`,
    });
    expect(await report(paid('growth', 800))).toBe(200);
    expect(await state()).toMatchObject({ plan: 'GROWTH', status: 'ACTIVE', totals: [800] });
  });

  test('a report that comes twice, under its own or another name, makes one invoice', async () => {
    const event = paid('growth', 800);
    expect([await report(event), await report(event)]).toEqual([200, 200]);
    await report({ ...event, id: 'evt_again' });
    expect((await state()).totals).toEqual([800]);
  });

  test('a report that Stripe did not sign is refused', async () => {
    expect(await report(paid('pro', 2500), 'whsec_other')).toBe(400);
    expect(await state()).toMatchObject({ plan: 'STARTER', totals: [] });
  });

  test('a late report of an earlier month does not take the present one back', async () => {
    await report(paid('pro', 2500));
    await report(paid('growth', 800, { startS: nowS() - 2 * MONTH_S }));
    expect(await state()).toMatchObject({ plan: 'PRO', totals: [2500, 800] });
  });

  test('an upgrade takes exactly what was shown, and a declined card changes nothing', async () => {
    await report(paid('growth', 800, { startS: nowS() - 10 * DAY_S }));
    const { upgradeMinor } = await state();
    stripe.isDeclining = true;
    expect(await choose('PRO', upgradeMinor)).toMatchObject({ code: 'CONFLICT', message: 'Your card was declined.' });
    expect(await state()).toMatchObject({ plan: 'GROWTH', totals: [800] });
    stripe.isDeclining = false;
    stripe.calls.length = 0;
    expect((await choose('PRO', upgradeMinor)).data.billing.plan).toBe('PRO');
    const price = stripe.calls.find(({ path, method }) => method === 'POST' && path.startsWith('/v1/subscriptions/'));
    expect(price?.form).toMatchObject({
      proration_behavior: 'none',
      'items[0][price_data][unit_amount]': '2500',
      'metadata[planId]': 'pro',
    });
    expect(await state()).toMatchObject({ plan: 'PRO', totals: [upgradeMinor, 800] });
  });

  const TERMS = { interval: 'month', seats: '2', unitMinor: '2500' };
  const now = async () => {
    const document =
      '{ billing { plan interval seats nextInterval nextSeats } invoices { edges { node { totalMinor } } } }';
    const { data } = await server.graphql<{ billing: object; invoices: { edges: { node: { totalMinor: number } }[] } }>(
      document,
      { as: owner },
    );
    return { ...data?.billing, totals: data?.invoices.edges.map(({ node }) => node.totalMinor) };
  };
  const callsTo = (path: RegExp) =>
    stripe.calls.filter((call) => call.method === 'POST' && path.test(call.path)).map(({ form }) => form);

  test('seats and the interval go to its page, and come back with its report', async () => {
    await choose('PRO', 2 * 24_000, { interval: 'YEAR', seats: 2 });
    expect(stripe.calls[0]?.form).toMatchObject({
      'line_items[0][quantity]': '2',
      'line_items[0][price_data][unit_amount]': '24000',
      'line_items[0][price_data][recurring][interval]': 'year',
      'subscription_data[metadata][seats]': '2',
    });
    await report(paid('pro', 48_000, { terms: { interval: 'year', seats: '2', unitMinor: '24000' } }));
    expect(await now()).toMatchObject({ plan: 'PRO', interval: 'YEAR', seats: 2, totals: [48_000] });
  });

  test('a seat more is paid at once, and the next price is for all of them', async () => {
    await report(paid('pro', 5000, { terms: TERMS }));
    expect((await choose('PRO', 2500, { seats: 3 })).code).toBeUndefined();
    expect(callsTo(/\/invoiceitems$/).map(({ amount }) => amount)).toEqual(['7500', '-5000']);
    expect(callsTo(/\/subscriptions\//)).toMatchObject([
      { 'items[0][quantity]': '3', 'items[0][price_data][unit_amount]': '2500', proration_behavior: 'none' },
    ]);
    expect(await now()).toMatchObject({ seats: 3, totals: [2500, 5000] });
  });

  test('a year begins at once for what Stripe says it would take, else nothing happens', async () => {
    await report(paid('pro', 5000, { terms: TERMS }));
    const year = () => choose('PRO', 2 * 24_000 - 5000, { interval: 'YEAR', seats: 2 });
    stripe.owed = 50;
    expect((await year()).code).toBe('CONFLICT');
    expect(callsTo(/\/invoiceitems$|\/subscriptions\//)).toEqual([]);
    stripe.owed = 0;
    stripe.isDeclining = true;
    expect(await year()).toMatchObject({ code: 'CONFLICT', message: 'Your card was declined.' });
    expect(stripe.calls.at(-1)).toMatchObject({
      method: 'DELETE',
      path: expect.stringMatching(/^\/v1\/invoiceitems\//),
    });
    expect(await now()).toMatchObject({ interval: 'MONTH', totals: [5000] });
    stripe.isDeclining = false;
    expect((await year()).code).toBeUndefined();
    expect(callsTo(/\/invoiceitems$/).at(-1)).toMatchObject({ amount: '-5000', subscription: `sub_${owner.id}` });
    expect(await now()).toMatchObject({ interval: 'YEAR', seats: 2, totals: [43_000, 5000] });
    // Stripe reports the same payment, too.
    await report(paid('pro', 43_000, { ref: `in_latest_sub_${owner.id}`, terms: { ...TERMS, interval: 'year' } }));
    expect((await now()).totals).toEqual([43_000, 5000]);
  });

  test('months after a year are scheduled, and what is scheduled gives way to another change', async () => {
    await report(paid('pro', 24_000, { terms: { interval: 'year', seats: '1', unitMinor: '24000' } }));
    await choose('PRO', 0);
    expect(callsTo(/\/subscription_schedules\/sched_/)).toMatchObject([
      { end_behavior: 'release', 'phases[1][items][0][price_data][recurring][interval]': 'month' },
    ]);
    expect(callsTo(/\/subscriptions\//)).toEqual([]);
    expect(await now()).toMatchObject({ interval: 'YEAR', nextInterval: 'MONTH', nextSeats: 1 });
    await server.graphql('mutation { resumeSubscription { billing { plan } } }', { as: owner });
    expect(callsTo(/\/release$/)).toHaveLength(1);
    expect(await now()).toMatchObject({ interval: 'YEAR', nextInterval: null });
  });

  test('the end is told to Stripe, and so is that it goes on', async () => {
    await report(paid('growth', 800));
    const tell = async (name: string) => {
      stripe.calls.length = 0;
      await server.graphql(`mutation { ${name} { billing { plan } } }`, { as: owner });
      return stripe.calls.at(-1)?.form.cancel_at_period_end;
    };
    expect(await tell('cancelSubscription')).toBe('true');
    expect(await state()).toMatchObject({ plan: 'GROWTH', nextPlan: 'STARTER' });
    expect(await tell('resumeSubscription')).toBe('false');
  });

  test('a report that comes after a cancellation does not take the cancellation back', async () => {
    await report(paid('growth', 800));
    await server.graphql('mutation { cancelSubscription { billing { plan } } }', { as: owner });
    await report(paid('growth', 800));
    expect(await state()).toMatchObject({ plan: 'GROWTH', nextPlan: 'STARTER', totals: [800, 800] });
  });

  test('a failed payment is shown, and a subscription that ended is over', async () => {
    const event = paid('growth', 800);
    await report(event);
    await report({ ...event, id: 'evt_failed', type: 'invoice.payment_failed' });
    expect(await state()).toMatchObject({ plan: 'GROWTH', status: 'PAST_DUE' });
    const object = { id: `sub_${owner.id}`, object: 'subscription' };
    await report({ id: 'evt_over', object: 'event', type: 'customer.subscription.deleted', data: { object } });
    expect(await state()).toMatchObject({ plan: 'STARTER', status: 'FREE' });
  });
});
