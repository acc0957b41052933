import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';

export const STRIPE_KEY = 'sk_test_stand_in';
export const STRIPE_SIGNING_SECRET = 'whsec_stand_in';

export interface StripeCall {
  method: string;
  path: string;
  /** Keys as Stripe's form encoding writes them: `line_items[0][quantity]`. */
  form: Record<string, string>;
  /** On whose account, where it is not the platform's own. */
  account: string | null;
}

export interface FakeStripe {
  url: string;
  calls: StripeCall[];
  /** Whether cards are declined. */
  isDeclining: boolean;
  /** What a customer owes from before, in minor units. */
  owed: number;
  /** Connected accounts that can be paid to. */
  ready: Set<string>;
  /** Of each commission: how much was returned, in minor units. */
  returned: Map<string, number>;
  /** Subscriptions with a schedule. */
  scheduled: Set<string>;
  /** Body and signature of a report, as Stripe would send it. */
  sign(event: object, secret?: string): { body: string; signature: string };
  close(): Promise<void>;
}

/** Names are given once, also after `calls` was emptied. */
let made = 0;

interface Answer {
  status: number;
  body: object;
}

/** Speaks what Stripe documents of the calls that are made: bearer key, form bodies, idempotency keys, declined cards. */
export async function startStripe(): Promise<FakeStripe> {
  const answered = new Map<string, Answer>();
  const server = createServer((request, response) => void handle(request, response));
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = Object.fromEntries(new URLSearchParams(await readText(request)));
    const account = request.headers['stripe-account'];
    const call = {
      method: request.method ?? '',
      path: request.url ?? '',
      form,
      account: account ? String(account) : null,
    };
    const key = String(request.headers['idempotency-key'] ?? '');
    const answer = answered.get(key) ?? answerTo(stripe, call, request.headers.authorization);
    // Like Stripe, which keeps the answer of whatever began to be worked in.
    if (key && answer.status < 400) answered.set(key, answer);
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stripe: FakeStripe = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: [],
    isDeclining: false,
    owed: 0,
    ready: new Set(),
    returned: new Map(),
    scheduled: new Set(),
    sign(event, secret = STRIPE_SIGNING_SECRET) {
      const body = JSON.stringify(event);
      return { body, signature: new Stripe(STRIPE_KEY).webhooks.generateTestHeaderString({ payload: body, secret }) };
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return stripe;
}

function answerTo(stripe: FakeStripe, call: StripeCall, authorization: string | undefined): Answer {
  if (authorization !== `Bearer ${STRIPE_KEY}`) {
    return { status: 401, body: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided.' } } };
  }
  stripe.calls.push(call);
  const { method, path, form } = call;
  made += 1;
  const id = `${made}`;
  const subscription = /^\/v1\/subscriptions\/([\w-]+)/.exec(path)?.[1];
  if (subscription && form.payment_behavior === 'error_if_incomplete' && stripe.isDeclining) return DECLINED;
  if (subscription) return { status: 200, body: findSubscription(stripe, subscription, method === 'DELETE') };
  if (path.startsWith('/v1/subscription_schedules')) return { status: 200, body: makeSchedule(stripe, call) };
  if (path === '/v1/invoices/create_preview') {
    return { status: 200, body: { object: 'invoice', amount_due: makePreview(form) + stripe.owed } };
  }
  const connect = answerConnect(stripe, call, id);
  if (connect) return connect;
  if (method === 'DELETE') return { status: 200, body: { id, object: 'invoiceitem', deleted: true } };
  if (path.startsWith('/v1/tax_rates'))
    return ok(method === 'POST' ? makeTaxRate(id, form) : { object: 'list', data: [] });
  if (path === '/v1/checkout/sessions') {
    return { status: 200, body: { id: `cs_${id}`, object: 'checkout.session', url: `${stripe.url}/pay/cs_${id}` } };
  }
  if (/\/pay$/.test(path) && stripe.isDeclining) return DECLINED;
  if (path === '/v1/invoices') return { status: 200, body: { id: `in_${id}`, object: 'invoice', status: 'draft' } };
  if (/^\/v1\/(?:invoices\/\w+\/pay|invoiceitems)$/.test(path)) {
    return { status: 200, body: { id: `x_${id}`, object: path.includes('pay') ? 'invoice' : 'invoiceitem', ...form } };
  }
  return { status: 404, body: { error: { type: 'invalid_request_error', message: `Unrecognized URL ${path}` } } };
}

function makeTaxRate(id: string, { display_name, percentage }: StripeCall['form']): object {
  return { id: `txr_${id}`, object: 'tax_rate', display_name, percentage: Number(percentage) };
}

/** What Stripe documents of connected accounts, and of payments on them; null for another call. */
function answerConnect(stripe: FakeStripe, { method, path, form, account }: StripeCall, id: string): Answer | null {
  const [, kind, name = '', act = ''] = /^\/v1\/(accounts|application_fees)\/?(\w*)\/?(\w*)$/.exec(path) ?? [];
  if (kind === 'accounts' && act === 'login_links') return ok({ object: 'login_link', url: `${stripe.url}/express` });
  if (kind === 'accounts' && method === 'POST')
    return ok({ id: `acct_${id}`, object: 'account', charges_enabled: false, details_submitted: false });
  if (kind === 'accounts')
    return ok({ id: name, object: 'account', charges_enabled: stripe.ready.has(name), details_submitted: true });
  if (path === '/v1/account_links')
    return ok({ object: 'account_link', url: `${stripe.url}/onboarding/${form.account}` });
  if (kind === 'application_fees' && act === 'refunds') {
    stripe.returned.set(name, (stripe.returned.get(name) ?? 0) + Number(form.amount));
    return ok({ id: `fr_${id}`, object: 'fee_refund' });
  }
  if (kind) return ok({ id: name, object: 'application_fee', amount_refunded: stripe.returned.get(name) ?? 0 });
  if (path === '/v1/refunds') return ok({ id: `re_${id}`, object: 'refund', status: 'succeeded' });
  if (/^\/v1\/checkout\/sessions\/\w+\/expire$/.test(path))
    return ok({ object: 'checkout.session', status: 'expired' });
  const amount = Number(form['line_items[0][price_data][unit_amount]']);
  if (account && amount < LEAST_AMOUNT) {
    const message = 'The Checkout Session’s total amount must convert to at least 50 cents.';
    return { status: 400, body: { error: { type: 'invalid_request_error', code: 'amount_too_small', message } } };
  }
  return null;
}

const LEAST_AMOUNT = 50;

function ok(body: object): Answer {
  return { status: 200, body };
}

const DECLINED: Answer = {
  status: 402,
  body: { error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } },
};

/** Without prorations: the new price times its quantity, and what is added. */
function makePreview(form: Record<string, string>): number {
  const added = Object.entries(form).filter(([key]) => /^invoice_items\[\d+\]\[amount\]$/.test(key));
  const item = (name: string) => Number(form[`subscription_details[items][0]${name}`]);
  return added.reduce(
    (sum, [, amount]) => sum + Number(amount),
    item('[price_data][unit_amount]') * item('[quantity]'),
  );
}

/** A schedule that is made of a subscription has its present period as the only phase. */
function makeSchedule({ scheduled }: FakeStripe, { path, form }: StripeCall): object {
  const [, id = '', isRelease] = /^\/v1\/subscription_schedules\/?([\w-]*)(\/release)?$/.exec(path) ?? [];
  const name = id || `sched_${form.from_subscription}`;
  if (isRelease) scheduled.delete(name);
  else scheduled.add(name);
  const phase = { start_date: 1_700_000_000, end_date: 1_731_622_400, items: [], metadata: {} };
  return { id: name, object: 'subscription_schedule', phases: [phase] };
}

function findSubscription({ scheduled }: FakeStripe, id: string, isEnded: boolean): object {
  const item = { id: `si_${id}`, object: 'subscription_item', price: { id: 'price_1', product: 'prod_1' } };
  return {
    id,
    object: 'subscription',
    status: isEnded ? 'canceled' : 'active',
    cancel_at_period_end: false,
    latest_invoice: `in_latest_${id}`,
    schedule: scheduled.has(`sched_${id}`) ? `sched_${id}` : null,
    items: { object: 'list', data: [item], has_more: false },
  };
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += part;
  return text;
}
