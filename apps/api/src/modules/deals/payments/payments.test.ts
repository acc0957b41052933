import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { contactFixtures } from '../../../testing/contact-fixtures.ts';
import { type Mailbox, startMailbox } from '../../../testing/mailbox.ts';
import { paymentFixtures } from '../../../testing/payment-fixtures.ts';
import { givePlan } from '../../../testing/plan-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../../testing/server.ts';
import { tokenFixtures } from '../../../testing/token-fixtures.ts';
import { webhookFixtures } from '../../../testing/webhook-fixtures.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../../testing/webhook-receiver.ts';

let server: TestServer;
let receiver: WebhookReceiver;
let mailbox: Mailbox;
let payments: ReturnType<typeof paymentFixtures>;
let change: ReturnType<typeof contactFixtures>['change'];
let owner: Person;
let stranger: Person;
beforeAll(async () => {
  mailbox = await startMailbox();
  server = await startTestServer({ BILLING: 'test', WEBHOOK_ALLOW_PRIVATE: 'on', SMTP_URL: mailbox.url });
  receiver = await startWebhookReceiver();
  payments = paymentFixtures(server);
  ({ change } = contactFixtures(server));
});
beforeEach(async () => {
  [owner, stranger] = [await server.register('Olga Owner'), await server.register('Stranger')];
  await givePlan(server, owner);
});
afterAll(async () => {
  await server.close();
  await Promise.all([receiver.close(), mailbox.close()]);
});

/** The owner's account at the provider, complete. */
async function connect(as = owner): Promise<void> {
  const { url = '' } = await payments.startPayouts(as);
  await payments.visit(url, { method: 'POST' });
  await server.runJobs();
}
/** A deal with its link. */
async function link(input: object = {}): Promise<{ id: string; url: string }> {
  const { id } = await payments.open(owner, input);
  const { data, message } = await payments.createLink(owner, id);
  if (!data?.payment) throw new Error(message);
  return { id, url: data.payment.url };
}
/** As somebody who has the link. */
async function pay(url: string): Promise<void> {
  const { to } = await payments.visit(`${url}/checkout`);
  const paid = await payments.visit(to ?? '', { method: 'POST' });
  expect([paid.status, paid.to]).toEqual([303, `${new URL(url).pathname}?done=paid`]);
  await server.runJobs();
}

describe('with the test provider', () => {
  test('an account is opened once, and is ready when the provider reports it', async () => {
    expect(await payments.readAccount(owner)).toBeNull();
    const first = await payments.startPayouts(owner);
    expect(first.account?.status).toBe('PENDING');
    expect((await payments.startPayouts(owner)).url).toBe(first.url);
    const { to } = await payments.visit(first.url ?? '', { method: 'POST' });
    expect(to).toBe('/dashboard/billing?payouts=done');
    expect(await payments.readAccount(owner)).toBe('PENDING');
    await server.runJobs();
    expect(await payments.readAccount(owner)).toBe('READY');
    expect(await payments.readAccount(stranger)).toBeNull();
  });

  test('a link is refused without a value, without an account, and to strangers', async () => {
    const { id } = await payments.open(owner);
    expect((await payments.createLink(owner, id)).code).toBe('CONFLICT');
    await connect();
    const worthless = await payments.open(owner, { valueMinor: 0 });
    const refused = await payments.createLink(owner, worthless.id);
    expect(refused).toMatchObject({ code: 'BAD_USER_INPUT', fields: { valueMinor: expect.any(String) } });
    await connect(stranger);
    expect((await payments.createLink(stranger, id)).code).toBe('NOT_FOUND');
    expect((await payments.createLink(null, id)).code).toBe('UNAUTHENTICATED');
    expect(await payments.read(stranger, id)).toBeNull();
  });

  test('a paid deal is won, with its commission, a line of history, a webhook and a message to open screens', async () => {
    await connect();
    const { id, url } = await link();
    expect(await payments.read(owner, id)).toMatchObject({
      ...{ stage: 'NEW', paymentStatus: 'OPEN', version: 1 },
      payment: { status: 'OPEN', amountMinor: 250_000, currency: 'EUR', feeMinor: 7_500, paidAt: null },
    });
    await webhookFixtures(server).create(owner, receiver.url, ['deal.updated']);
    const live = await follow(owner);
    await pay(url);
    const paid = await payments.read(owner, id);
    expect(paid).toMatchObject({ stage: 'WON', paymentStatus: 'PAID', version: 2 });
    expect(paid?.payment).toMatchObject({ status: 'PAID', amountMinor: 250_000, feeMinor: 7_500, refundedAt: null });
    expect(Date.parse(paid?.payment?.paidAt ?? '')).toBeGreaterThan(0);
    expect(await live.next).toMatchObject({ id, stage: 'WON', paymentStatus: 'PAID' });
    expect(await history(id)).toEqual([
      { payment: 'PAID', stageBefore: 'NEW', stage: 'WON', by: null },
      { payment: null, stageBefore: null, stage: 'NEW', by: { name: 'Olga Owner' } },
    ]);
    await server.runJobs();
    const told = receiver.received.map(({ body }) => JSON.parse(body));
    expect(told).toEqual([expect.objectContaining({ type: 'deal.updated' })]);
    expect(told[0].data.deal).toMatchObject({ id, stage: 'WON', paymentStatus: 'PAID' });
    expect((await payments.createLink(owner, id)).code).toBe('CONFLICT');
  });

  test('the owner is notified of a payment in the app and by mail, which lead to the deal', async () => {
    await connect();
    const { id, url } = await link();
    await server.confirmEmail(owner);
    await pay(url);
    const path = `/dashboard/contacts/deals?deal=${id}`;
    const told = { kind: 'PAYMENT', message: '“Tiles” was paid: €2,500', path };
    expect(await listNotifications()).toEqual([told]);
    const { text } = mailbox.find(owner.email, 'Your deal was paid');
    expect(text).toContain('€2,500');
    expect(text).toContain(path);
    await change(owner, 'updateDeal', { id, name: 'Roof' }, '{ id }');
    expect(await listNotifications()).toMatchObject([{ message: '“Roof” was paid: €2,500' }]);
    await change(owner, 'deleteDeal', { id }, '');
    expect(await listNotifications()).toEqual([]);
  });

  test('a deal that is paid again after a refund has a notification of each amount', async () => {
    await connect();
    const { id, url } = await link();
    await pay(url);
    await payments.refund(owner, id);
    await change(owner, 'updateDeal', { id, valueMinor: 300_000 }, '{ id }');
    const { data } = await payments.createLink(owner, id);
    await pay(data.payment?.url ?? '');
    expect(await listNotifications()).toMatchObject([
      { message: '“Tiles” was paid: €3,000' },
      { message: '“Tiles” was paid: €2,500' },
    ]);
  });

  test('who wants no news of payments gets none', async () => {
    await connect();
    const { url } = await link();
    await server.confirmEmail(owner);
    const off = { kind: 'PAYMENT', inApp: false, push: false, email: false };
    const { data } = await change<object>(owner, 'updateNotificationSettings', off, '{ kind inApp push email }');
    expect(data).toEqual(off);
    await pay(url);
    expect(await listNotifications()).toEqual([]);
    expect(mailbox.mails.map(({ to, subject }) => to === owner.email && subject)).not.toContain('Your deal was paid');
  });

  test('a refund returns everything, once, and the deal can be paid by another link', async () => {
    await connect();
    const { id, url } = await link();
    expect((await payments.refund(owner, id)).code).toBe('CONFLICT');
    await pay(url);
    expect((await payments.refund(stranger, id)).code).toBe('NOT_FOUND');
    const { data } = await payments.refund(owner, id);
    expect(data).toMatchObject({ stage: 'WON', paymentStatus: 'REFUNDED', version: 3 });
    expect(Date.parse(data.payment?.refundedAt ?? '')).toBeGreaterThan(0);
    expect((await payments.refund(owner, id)).code).toBe('CONFLICT');
    // Its report comes afterwards, and changes nothing.
    await server.runJobs();
    expect((await history(id)).map(({ payment }) => payment)).toEqual(['REFUNDED', 'PAID', null]);
    const again = await payments.createLink(owner, id);
    expect(again.data.payment).toMatchObject({ status: 'OPEN' });
    expect(again.data.payment?.url).not.toBe(url);
  });

  test('what the list names no commission for costs none', async () => {
    await givePlan(server, owner, { status: 'free' });
    await connect();
    const { id } = await link();
    expect((await payments.read(owner, id))?.payment?.feeMinor).toBe(0);
  });

  test('the link follows the deal: another value, a lost deal, a deleted one', async () => {
    await connect();
    const { id, url } = await link();
    const first = await payments.visit(`${url}/checkout`);
    expect((await payments.visit(`${url}/checkout`)).to).toBe(first.to);
    await change(owner, 'updateDeal', { id, valueMinor: 300_000 }, '{ id }');
    const second = await payments.visit(`${url}/checkout`);
    expect(second.to).not.toBe(first.to);
    expect((await payments.visit(first.to ?? '')).status).toBe(404);
    expect((await payments.read(owner, id))?.payment).toMatchObject({ amountMinor: 300_000, feeMinor: 9_000 });
    await change(owner, 'updateDeal', { id, stage: 'LOST' }, '{ id }');
    expect((await payments.visit(`${url}/checkout`)).status).toBe(409);
    await change(owner, 'deleteDeal', { id }, '');
    expect((await payments.visit(url)).status).toBe(404);
    expect((await payments.visit(`${url}/checkout`)).status).toBe(404);
  });

  test('a page that was opened before the deal’s price changed can’t be paid', async () => {
    await connect();
    for (const changed of [{ valueMinor: 900_000 }, { currency: 'USD' }, { stage: 'LOST' }]) {
      const { id, url } = await link({ valueMinor: 5_000 });
      const { to = '' } = await payments.visit(`${url}/checkout`);
      await change(owner, 'updateDeal', { id, ...changed }, '{ id }');
      expect((await payments.visit(to ?? '', { method: 'POST' })).status).toBe(404);
      await server.runJobs();
      expect((await payments.read(owner, id))?.payment).toMatchObject({ status: 'OPEN' });
    }
  });

  test('a payment that was under way when the price changed is kept, and wins nothing', async () => {
    await connect();
    const { id, url } = await link({ valueMinor: 5_000 });
    const { to } = await payments.visit(`${url}/checkout`);
    expect((await payments.visit(to ?? '', { method: 'POST' })).status).toBe(303);
    await change(owner, 'updateDeal', { id, valueMinor: 900_000 }, '{ id }');
    await server.runJobs();
    expect(await payments.read(owner, id)).toMatchObject({
      ...{ stage: 'NEW', paymentStatus: 'PAID' },
      payment: { status: 'PAID', amountMinor: 5_000 },
    });
  });

  test('the page tells no other site and no search engine of the link', async () => {
    await connect();
    const { url } = await link();
    const { status, headers } = await payments.visit(url);
    expect([status, headers.get('cache-control'), headers.get('x-robots-tag'), headers.get('referrer-policy')]).toEqual(
      [200, 'no-store', 'noindex', 'no-referrer'],
    );
    const waiting = await payments.visit(`${url}?done=paid`);
    expect(waiting.headers.get('refresh')).toBe('3');
    expect((await payments.visit('/pay/nonsense')).status).toBe(404);
    expect((await payments.visit('/pay/nonsense/checkout')).status).toBe(404);
  });

  test('nobody else can report a payment', async () => {
    const report = (signature: string) =>
      fetch(`${server.origin}/api/billing/connect`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body: '{}',
      });
    expect((await report('')).status).toBe(400);
    expect((await report('t=1,v1=00')).status).toBe(400);
  });

  test('over REST a program with the scope makes links, and no program is paid or refunds', async () => {
    await connect();
    const { id } = await payments.open(owner);
    const { program } = tokenFixtures(server);
    const writer = await program(owner, 'deals:write');
    const made = await server.rest('POST', `/api/deals/${id}/payment-link`, { as: writer });
    expect([made.status, made.body.url]).toEqual([201, expect.stringMatching(/\/pay\/[\w-]{22}$/)]);
    expect(made.body.deal).toMatchObject({ id, payment: { status: 'OPEN', url: made.body.url } });
    const reader = await program(owner, 'deals:read');
    expect((await server.rest('POST', `/api/deals/${id}/payment-link`, { as: reader })).status).toBe(403);
    expect((await payments.refund(writer, id)).code).toBe('FORBIDDEN');
    expect((await payments.startPayouts(writer)).code).toBe('FORBIDDEN');
    const { body } = await server.rest('GET', `/api/deals/${id}`, { as: reader });
    expect(body.deal).toMatchObject({ paymentStatus: 'OPEN', payment: { url: made.body.url } });
  });

  test('a deal that goes to another person with its contact is theirs to link, and not to refund', async () => {
    await Promise.all([connect(), connect(stranger)]);
    const paid = await link();
    const open = await link();
    await pay(paid.url);
    await server.services.db.query('UPDATE deals SET owner_id = $1 WHERE id = ANY ($2)', [
      stranger.id,
      [paid.id, open.id],
    ]);
    expect((await payments.refund(stranger, paid.id)).code).toBe('CONFLICT');
    expect((await payments.visit(`${open.url}/checkout`)).status).toBe(409);
    const { data } = await payments.createLink(stranger, open.id);
    expect(data.payment?.url).not.toBe(open.url);
  });
});

test('where nobody takes payments, no account is opened and no link made', async () => {
  const none = await startTestServer();
  try {
    const fixtures = paymentFixtures(none);
    const person = await none.register('Nora None');
    const { id } = await fixtures.open(person);
    expect((await fixtures.startPayouts(person)).code).toBe('FORBIDDEN');
    expect((await fixtures.createLink(person, id)).code).toBe('FORBIDDEN');
    const { data } = await none.graphql('{ billing { hasPaymentLinks } viewer { payoutAccount { status } } }', {
      as: person,
    });
    expect(data).toEqual({ billing: { hasPaymentLinks: false }, viewer: { payoutAccount: null } });
    expect((await none.rest('POST', '/api/billing/connect', { body: {} })).status).toBe(404);
    expect((await fixtures.visit('/test-payments/checkout/cs_test_1')).status).toBe(404);
  } finally {
    await none.close();
  }
});

async function listNotifications() {
  const { data } = await server.graphql<{ viewer: { notifications: { edges: { node: object }[] } } }>(
    '{ viewer { notifications(first: 5) { edges { node { kind message path } } } } }',
    { as: owner },
  );
  return data?.viewer.notifications.edges.map(({ node }) => node);
}

async function history(id: string) {
  const { data } = await server.graphql<{ deal: { history: { payment: string | null }[] } }>(
    'query ($id: ID!) { deal(id: $id) { history { payment stageBefore stage by { name } } } }',
    { as: owner, variables: { id } },
  );
  return data?.deal.history ?? [];
}

/** The first deal that is told to the person over a socket, once somebody listens. */
async function follow(as: Person): Promise<{ next: Promise<unknown> }> {
  const client = createClient({
    url: `${server.origin.replace('http', 'ws')}/graphql`,
    connectionParams: { token: as.token },
    webSocketImpl: WebSocket,
  });
  const query = 'subscription { dealPaymentChanged { id stage paymentStatus } }';
  const first = client.iterate<{ dealPaymentChanged: object }>({ query }).next();
  // What is asked later on the same socket is answered once the subscription is there.
  await client.iterate({ query: '{ billing { plan } }' }).next();
  return { next: first.then(({ value }) => value?.data?.dealPaymentChanged).finally(() => client.dispose()) };
}
