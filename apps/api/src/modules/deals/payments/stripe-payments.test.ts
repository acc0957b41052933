import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contactFixtures } from '../../../testing/contact-fixtures.ts';
import { type FakeStripe, STRIPE_KEY, STRIPE_SIGNING_SECRET, startStripe } from '../../../testing/fake-stripe.ts';
import { paymentFixtures } from '../../../testing/payment-fixtures.ts';
import { givePlan } from '../../../testing/plan-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../../testing/server.ts';

const CONNECT_SECRET = 'whsec_connect';

let stripe: FakeStripe;
let server: TestServer;
let payments: ReturnType<typeof paymentFixtures>;
let owner: Person;
let accountRef: string;
beforeAll(async () => {
  stripe = await startStripe();
  server = await startTestServer({
    BILLING: 'stripe',
    STRIPE_SECRET_KEY: STRIPE_KEY,
    STRIPE_WEBHOOK_SECRET: STRIPE_SIGNING_SECRET,
    STRIPE_CONNECT_WEBHOOK_SECRET: CONNECT_SECRET,
    STRIPE_API_BASE: stripe.url,
  });
  payments = paymentFixtures(server);
});
beforeEach(async () => {
  owner = await server.register('Olga Owner');
  await givePlan(server, owner);
  const { url = '' } = await payments.startPayouts(owner);
  accountRef = url.split('/').at(-1) ?? '';
  await report('account.updated', {
    id: accountRef,
    object: 'account',
    charges_enabled: true,
    details_submitted: true,
  });
  stripe.calls.length = 0;
});
afterAll(async () => {
  await server.close();
  await stripe.close();
});

let events = 0;
async function report(type: string, object: object, { secret = CONNECT_SECRET, account = accountRef, id = '' } = {}) {
  events += 1;
  const event = { id: id || `evt_connect_${events}`, object: 'event', type, account, data: { object } };
  const { body, signature } = stripe.sign(event, secret);
  const response = await fetch(`${server.origin}/api/billing/connect`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  });
  return response.status;
}
async function link(input: object = {}) {
  const deal = await payments.open(owner, input);
  const { data } = await payments.createLink(owner, deal.id);
  const paymentId = sessions().at(-1)?.form['metadata[paymentId]'] ?? '';
  return { id: deal.id, url: data.payment?.url ?? '', paymentId };
}
const sessions = () => stripe.calls.filter(({ path }) => path === '/v1/checkout/sessions');
const paidSession = (paymentId: string, more: object = {}) => ({
  ...{ id: 'cs_1', object: 'checkout.session', payment_status: 'paid', payment_intent: `pi_${paymentId}` },
  ...{ amount_total: 250_000, currency: 'eur', metadata: { paymentId }, ...more },
});
const charge = (paymentId: string, given: number) => ({
  ...{ id: 'ch_1', object: 'charge', payment_intent: `pi_${paymentId}`, metadata: { paymentId } },
  ...{ amount: 250_000, amount_refunded: given, refunded: given === 250_000 },
  ...{ application_fee: `fee_${paymentId.replaceAll('-', '')}`, application_fee_amount: 7_500 },
});
const read = async (id: string) => {
  const deal = await payments.read(owner, id);
  return [deal?.stage, deal?.payment?.status];
};

describe('an account', () => {
  test('is being checked once Stripe has all the details, and not while it asks for more', async () => {
    const tell = (account: object) =>
      report('account.updated', { id: accountRef, object: 'account', charges_enabled: false, ...account });
    await tell({ details_submitted: true, requirements: { currently_due: [] } });
    expect(await payments.readAccount(owner)).toBe('CHECKING');
    await tell({ details_submitted: true, requirements: { currently_due: ['individual.verification.document'] } });
    expect(await payments.readAccount(owner)).toBe('PENDING');
  });

  test('is an Express account of the person’s own, which Stripe completes', async () => {
    const person = await server.register('Petra Paid');
    const { url, account } = await payments.startPayouts(person);
    expect(account?.status).toBe('PENDING');
    expect(stripe.calls[0]).toMatchObject({ path: '/v1/accounts', account: null });
    expect(stripe.calls[0]?.form).toMatchObject({
      type: 'express',
      email: person.email,
      'capabilities[card_payments][requested]': 'true',
      'metadata[userId]': person.id,
    });
    const ref = url?.split('/').at(-1) ?? '';
    expect(stripe.calls[1]?.form).toMatchObject({ account: ref, type: 'account_onboarding' });
    expect(await payments.checkPayouts(person)).toBe('CHECKING');
    // A report that was lost: Stripe is asked when the person comes back, and when they check again.
    stripe.ready.add(ref);
    expect(await payments.checkPayouts(person)).toBe('READY');
    expect(await payments.readAccount(person)).toBe('READY');
    expect(await payments.startPayouts(person)).toMatchObject({
      account: { status: 'READY' },
      url: `${stripe.url}/express`,
    });
  });

  test('that Stripe stops, or that its owner takes back, is paid to no more', async () => {
    await report('account.updated', {
      id: accountRef,
      object: 'account',
      charges_enabled: false,
      details_submitted: false,
    });
    expect(await payments.readAccount(owner)).toBe('PENDING');
    const { id } = await payments.open(owner);
    expect((await payments.createLink(owner, id)).code).toBe('CONFLICT');
    await report('account.application.deauthorized', { id: 'ca_1', object: 'application' });
    expect(await payments.readAccount(owner)).toBeNull();
  });
});

describe('a link', () => {
  test('is a direct charge on the owner’s account, with the commission as application fee', async () => {
    const { url } = await link();
    expect(sessions()[0]).toMatchObject({ account: accountRef });
    expect(sessions()[0]?.form).toMatchObject({
      mode: 'payment',
      'line_items[0][price_data][unit_amount]': '250000',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][product_data][name]': 'Tiles',
      'payment_intent_data[application_fee_amount]': '7500',
      success_url: `${url}?done=paid`,
      cancel_url: url,
    });
    expect((await payments.visit(`${url}/checkout`)).to).toMatch(new RegExp(`^${stripe.url}/pay/cs_`));
    expect(sessions()).toHaveLength(1);
  });

  test('asks for no fee where there is no commission, and for yen and dinars as Stripe counts them', async () => {
    await link({ currency: 'JPY', valueMinor: 5_000 });
    expect(sessions().at(-1)?.form).toMatchObject({ 'line_items[0][price_data][unit_amount]': '5000' });
    await link({ currency: 'ISK', valueMinor: 5_000 });
    expect(sessions().at(-1)?.form).toMatchObject({
      'line_items[0][price_data][unit_amount]': '500000',
      'payment_intent_data[application_fee_amount]': '15000',
    });
    await givePlan(server, owner, { status: 'free' });
    await link();
    expect(sessions().at(-1)?.form).not.toHaveProperty('payment_intent_data[application_fee_amount]');
  });

  test('is refused with Stripe’s words for an amount that it can’t take', async () => {
    const { id } = await payments.open(owner, { valueMinor: 20 });
    const refused = await payments.createLink(owner, id);
    expect(refused).toMatchObject({ code: 'BAD_USER_INPUT', fields: { valueMinor: expect.stringContaining('50') } });
    expect((await payments.read(owner, id))?.payment).toBeNull();
  });

  test('ends Stripe’s page when the deal has another value', async () => {
    const { id, url } = await link();
    await contactFixtures(server).change(owner, 'updateDeal', { id, valueMinor: 300_000 }, '{ id }');
    await server.runJobs();
    await payments.visit(`${url}/checkout`);
    const paths = stripe.calls.map(({ path }) => path.replace(/cs_\d+/, 'cs'));
    expect(paths).toEqual(['/v1/checkout/sessions', '/v1/checkout/sessions/cs/expire', '/v1/checkout/sessions']);
    await contactFixtures(server).change(owner, 'deleteDeal', { id }, '');
    await server.runJobs();
    expect(stripe.calls.at(-1)).toMatchObject({ path: expect.stringMatching(/expire$/), account: accountRef });
  });
});

describe('a report', () => {
  test('of a payment wins the deal, once', async () => {
    const { id, paymentId } = await link();
    await report('checkout.session.completed', paidSession(paymentId, { payment_status: 'unpaid' }));
    expect(await read(id)).toEqual(['NEW', 'OPEN']);
    expect(await report('checkout.session.async_payment_succeeded', paidSession(paymentId))).toBe(200);
    await report('checkout.session.completed', paidSession(paymentId));
    expect(await read(id)).toEqual(['WON', 'PAID']);
    expect((await payments.read(owner, id))?.version).toBe(2);
  });

  test('that is signed with the other secret, or speaks of another account, changes nothing', async () => {
    const { id, paymentId } = await link();
    const session = paidSession(paymentId);
    expect(await report('checkout.session.completed', session, { secret: STRIPE_SIGNING_SECRET })).toBe(400);
    await report('checkout.session.completed', session, { account: 'acct_other' });
    expect(await read(id)).toEqual(['NEW', 'OPEN']);
  });

  test('of a refund at Stripe returns its part of the commission, and marks the deal when all is refunded', async () => {
    const { id, paymentId } = await link();
    await report('checkout.session.completed', paidSession(paymentId));
    const fee = charge(paymentId, 0).application_fee;
    await report('charge.refunded', charge(paymentId, 100_000));
    await server.runJobs();
    expect([await read(id), stripe.returned.get(fee)]).toEqual([['WON', 'PAID'], 3_000]);
    await report('charge.refunded', charge(paymentId, 250_000));
    await server.runJobs();
    expect([await read(id), stripe.returned.get(fee)]).toEqual([['WON', 'REFUNDED'], 7_500]);
  });

  test('of a refund may come before that of the payment', async () => {
    const { id, paymentId } = await link();
    await report('charge.refunded', charge(paymentId, 250_000));
    await report('checkout.session.completed', paidSession(paymentId));
    expect(await read(id)).toEqual(['NEW', 'REFUNDED']);
  });
});

test('a refund from here returns everything on the owner’s account, the fee included', async () => {
  const { id, paymentId } = await link();
  await report('checkout.session.completed', paidSession(paymentId));
  expect((await payments.refund(owner, id)).data.payment?.status).toBe('REFUNDED');
  expect(stripe.calls.at(-1)).toMatchObject({
    path: '/v1/refunds',
    account: accountRef,
    form: { payment_intent: `pi_${paymentId}`, refund_application_fee: 'true' },
  });
  await report('charge.refunded', charge(paymentId, 250_000));
  expect((await payments.read(owner, id))?.version).toBe(3);
});
