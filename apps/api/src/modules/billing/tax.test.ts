import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contactFixtures } from '../../testing/contact-fixtures.ts';
import { STRIPE_KEY, STRIPE_SIGNING_SECRET, startStripe } from '../../testing/fake-stripe.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { InvoiceRow } from './invoice.entity.ts';
import { invoicePdf } from './invoice-pdf.service.ts';
import { sweepSubscriptions } from './renewal.service.ts';

const SELLER = { name: 'Kachnar Cards LLP', address: '14 Church Street, Bengaluru', taxId: '29ABCDE1234F1ZW' };
const BUYER = {
  ...{ name: 'शर्मा & Söhne', address: '8 Marine Drive\nMumbai 400002' },
  ...{ country: 'IN', state: '', taxId: '27 abcde1234f1z0' },
};

let server: TestServer;
let change: ReturnType<typeof contactFixtures>['change'];
let owner: Person;
beforeAll(async () => {
  server = await startTestServer({
    ...{ BILLING: 'test', LEGAL_NAME: SELLER.name, LEGAL_ADDRESS: SELLER.address, LEGAL_TAX_ID: SELLER.taxId },
  });
  ({ change } = contactFixtures(server));
});
beforeEach(async () => {
  owner = await server.register('Olga Owner');
});
afterAll(() => server.close());

const DETAILS = '{ details { name address country state taxId } nextPaymentMinor }';
const enter = (input: object) =>
  change<{ details: object | null; nextPaymentMinor: number | null }>(owner, 'updateBillingDetails', input, DETAILS);
const buy = (dueMinor: number) =>
  change<object>(owner, 'changePlan', { plan: 'GROWTH', currency: 'INR', dueMinor }, '{ billing { plan } }');
const quote = async () => {
  const { data } = await server.graphql<{
    billingQuote: { dueMinor: number; taxNote: string | null; taxes: object[] };
  }>('{ billingQuote(plan: GROWTH, currency: INR) { dueMinor taxNote taxes { kind rateBp amountMinor } } }', {
    as: owner,
  });
  return data?.billingQuote;
};
const stored = () =>
  server.services.db.manager.find(InvoiceRow, { where: { userId: owner.id }, order: { number: 'ASC' } });

describe('an invoice of a seller with a tax number', () => {
  test('carries the taxes of the seller’s own state while the buyer has entered nothing', async () => {
    expect(await quote()).toMatchObject({
      dueMinor: 294_882,
      taxes: [
        { kind: 'CGST', rateBp: 900, amountMinor: 22_491 },
        { kind: 'SGST', rateBp: 900, amountMinor: 22_491 },
      ],
    });
    expect((await buy(249_900)).code).toBe('CONFLICT');
    await buy(294_882);
    expect(await stored()).toEqual([
      expect.objectContaining({
        ...{ taxMinor: 44_982, totalMinor: 294_882, billedName: 'Olga Owner', billedDetails: null, seller: SELLER },
      }),
    ]);
  });

  test('carries both tax numbers, and the tax between their states', async () => {
    const { data } = await enter(BUYER);
    const details = { ...BUYER, state: '27', taxId: '27ABCDE1234F1Z0' };
    expect(data.details).toEqual(details);
    await buy(294_882);
    const [invoice] = await stored();
    expect(invoice).toMatchObject({
      ...{ billedName: BUYER.name, billedDetails: details, seller: SELLER, taxNote: null },
      taxes: [{ kind: 'IGST', rateBp: 1800, amountMinor: 44_982 }],
    });
    const [first, second] = [await invoicePdf(invoice as InvoiceRow), await invoicePdf(invoice as InvoiceRow)];
    expect(first.equals(second)).toBe(true);
  });

  test('to a buyer abroad has no tax, and says why', async () => {
    await enter({ ...BUYER, country: 'DE', taxId: 'DE123456789' });
    expect(await quote()).toMatchObject({ dueMinor: 249_900, taxes: [], taxNote: expect.stringContaining('IGST') });
    await buy(249_900);
    expect(await stored()).toEqual([expect.objectContaining({ taxes: [], taxNote: 'export', taxMinor: 0 })]);
  });

  test('stays as it was paid, and the next one has the new details', async () => {
    await buy(294_882);
    const { data } = await enter({ ...BUYER, country: 'DE', taxId: '' });
    expect(data.nextPaymentMinor).toBe(249_900);
    const [before] = await stored();
    await sweepSubscriptions(server.services, before?.endsAt ?? new Date());
    expect((await stored()).map(({ totalMinor }) => totalMinor)).toEqual([294_882, 249_900]);
    expect((await stored())[0]).toEqual(before);
  });
});

test('an upgrade gives unused time back with the tax that was paid, and the next one with that of the upgrade', async () => {
  const pay = async (seats: number) => {
    const { data } = await server.graphql<{ billingQuote: { dueMinor: number; lines: object[]; taxes: object[] } }>(
      `query ($seats: Int!) { billingQuote(plan: PRO, currency: INR, seats: $seats) {
        dueMinor lines { amountMinor } taxes { kind amountMinor } } }`,
      { as: owner, variables: { seats } },
    );
    const { dueMinor = 0, lines, taxes } = data?.billingQuote ?? {};
    const input = { plan: 'PRO', currency: 'INR', seats, dueMinor };
    expect((await change(owner, 'changePlan', input, '{ __typename }')).code).toBeUndefined();
    return { dueMinor, lines, taxes };
  };
  const { dueMinor, lines } = await pay(1);
  const [{ amountMinor: net } = { amountMinor: 0 }] = lines as { amountMinor: number }[];
  const half = (dueMinor - net) / 2;
  expect(half).toBeGreaterThan(0);
  await enter({ ...BUYER, country: 'DE', taxId: '' });
  // The whole month is unused on its first day.
  expect(await pay(2)).toMatchObject({
    dueMinor: 2 * net - dueMinor,
    taxes: [
      { kind: 'CGST', amountMinor: -half },
      { kind: 'SGST', amountMinor: -half },
    ],
  });
  expect(await pay(3)).toMatchObject({ dueMinor: net, taxes: [] });
});

describe('billing details', () => {
  test('are refused with every wrong field, and removed when all are empty', async () => {
    const { fields } = await enter({ ...BUYER, name: '', taxId: '27ABCDE1234F1Z9', state: '27' });
    expect(Object.keys(fields ?? {}).sort()).toEqual(['name', 'taxId']);
    await enter(BUYER);
    const { data } = await enter({ name: '', address: ' ', country: 'IN' });
    expect(data.details).toBeNull();
  });

  test('are the person’s own, and in their export', async () => {
    await enter(BUYER);
    const stranger = await server.register('Sam Stranger');
    const { data } = await server.graphql<{ billing: object }>('{ billing { details { name } } }', { as: stranger });
    expect(data?.billing).toEqual({ details: null });
  });
});

/** A seller in the EU who is paid through the payment provider, and somebody who pays. */
async function startGermanSeller() {
  const stripe = await startStripe();
  const german = await startTestServer({
    ...{ BILLING: 'stripe', STRIPE_SECRET_KEY: STRIPE_KEY, STRIPE_WEBHOOK_SECRET: STRIPE_SIGNING_SECRET },
    ...{ STRIPE_API_BASE: stripe.url, LEGAL_NAME: 'Karten GmbH', LEGAL_ADDRESS: 'Berlin', LEGAL_TAX_ID: 'DE123456789' },
  });
  const report = async (event: Parameters<typeof stripe.sign>[0]) => {
    const { body, signature } = stripe.sign(event);
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    await fetch(`${german.origin}/api/billing/stripe`, { method: 'POST', headers, body });
  };
  const close = async () => {
    await german.close();
    await stripe.close();
  };
  const payer = await german.register('Petra Payer');
  return { stripe, german, payer, act: contactFixtures(german).change, report, close };
}

test('the payment provider adds the same taxes, and none once the buyer accounts for them', async () => {
  const { stripe, german, payer, act, report, close } = await startGermanSeller();
  try {
    const terms = { plan: 'GROWTH', currency: 'USD', dueMinor: 952 };
    await act(payer, 'changePlan', terms, '{ checkoutUrl }');
    const [created, page] = stripe.calls.filter(({ method }) => method === 'POST').map(({ form }) => form);
    expect(created).toMatchObject({ display_name: 'VAT', percentage: '19', inclusive: 'false' });
    expect(page?.['line_items[0][tax_rates][0]']).toMatch(/^txr_/);
    expect(page?.['line_items[0][price_data][unit_amount]']).toBe('800');
    await report(paidInvoice(payer.id, page?.['metadata[tax]'] ?? ''));
    // Nothing has changed since: Stripe isn't told anything.
    expect(stripe.calls.filter(({ path }) => path.startsWith('/v1/subscriptions/'))).toEqual([]);
    const invoices = await german.services.db.manager.findBy(InvoiceRow, { userId: payer.id });
    const taxes = [{ kind: 'VAT', rateBp: 1900, amountMinor: 152 }];
    expect(invoices).toEqual([expect.objectContaining({ totalMinor: 952, taxMinor: 152, taxes })]);
    stripe.calls.length = 0;
    const details = { name: 'Petra SARL', address: '1 rue de Lille, Paris', country: 'FR', taxId: 'FRXX123456789' };
    expect((await act(payer, 'updateBillingDetails', details, '{ plan }')).code).toBeUndefined();
    const change = stripe.calls.find(({ path, method }) => method === 'POST' && path.startsWith('/v1/subscriptions/'));
    expect(change?.form).toMatchObject({ 'items[0][tax_rates]': '', 'items[0][price_data][unit_amount]': '800' });
    expect(change?.form['metadata[tax]']).toContain('reverseCharge');
    expect(change?.form['metadata[billedAddress]']).toBe(details.address);
  } finally {
    await close();
  }
});

test('details that are entered while somebody pays count from the next period on', async () => {
  const { stripe, german, payer, act, report, close } = await startGermanSeller();
  try {
    const berlin = { name: 'Petra “P” GmbH', address: 'Weg 1\nBerlin', country: 'DE', state: '', taxId: '' };
    await act(payer, 'updateBillingDetails', berlin, '{ plan }');
    await act(payer, 'changePlan', { plan: 'GROWTH', currency: 'USD', dueMinor: 952 }, '{ checkoutUrl }');
    const page = stripe.calls.find(({ path }) => path === '/v1/checkout/sessions')?.form ?? {};
    const paris = { name: 'Petra SARL', address: '1 rue de Lille, Paris', country: 'FR', taxId: 'FRXX123456789' };
    await act(payer, 'updateBillingDetails', paris, '{ plan }');
    stripe.calls.length = 0;
    const told = { billed: page['metadata[billed]'], billedAddress: page['metadata[billedAddress]'] };
    await report(paidInvoice(payer.id, page['metadata[tax]'] ?? '', told));
    const invoices = await german.services.db.manager.findBy(InvoiceRow, { userId: payer.id });
    expect(invoices).toEqual([expect.objectContaining({ totalMinor: 952, billedDetails: berlin })]);
    const change = stripe.calls.find(({ path, method }) => method === 'POST' && path.startsWith('/v1/subscriptions/'));
    expect(change?.form).toMatchObject({ 'items[0][tax_rates]': '', 'metadata[planId]': 'growth' });
    expect(change?.form['metadata[tax]']).toContain('reverseCharge');
  } finally {
    await close();
  }
});

/** The first month of Growth, as Stripe reports it. */
function paidInvoice(userId: string, tax: string, more: object = {}): object {
  const start = Math.floor(Date.now() / 1000);
  const metadata = { userId, planId: 'growth', interval: 'month', seats: '1', unitMinor: '800', tax, ...more };
  const line = { description: '1 × Tessera', amount: 800, period: { start, end: start + 30 * 86_400 } };
  const object = {
    ...{ id: 'in_taxed', object: 'invoice', created: start, currency: 'usd', customer: 'cus_taxed', metadata: {} },
    parent: { type: 'subscription_details', subscription_details: { subscription: 'sub_taxed', metadata } },
    lines: { object: 'list', data: [line] },
    status_transitions: { paid_at: start },
  };
  return { id: 'evt_taxed', object: 'event', type: 'invoice.paid', data: { object } };
}
