import { AppError } from '@tessera/domain';
import { msg } from '@tessera/texts';
import { addJob } from '../../../infra/jobs.ts';
import { signStripeBody } from '../../../infra/stripe.ts';
import type { Services } from '../../../kernel/context.ts';
import { SigningKeys } from '../../identity/index.ts';
import { Deal } from '../deal.entity.ts';
import { DealPayment } from './deal-payment.entity.ts';
import { PayoutAccountRow } from './payout-account.entity.ts';
import { accountEvent, paidEvent } from './test-payments.ts';

const TIMEOUT_MS = 10_000;

/** What the test provider signs its reports with: the same in all processes on one database. */
export function testSecret({ db }: Pick<Services, 'db'>): Promise<string> {
  return SigningKeys.deriveSecret(db, 'test payments');
}

/** What a page of the test provider asks for; null once it has ended. */
export async function findTestCheckout({ db }: Pick<Services, 'db'>, ref: string) {
  const payment = await db.manager.findOneBy(DealPayment, { checkoutRef: ref, provider: 'test', status: 'OPEN' });
  const deal = payment && (await db.manager.findOneBy(Deal, { id: payment.dealId }));
  if (!deal || !payment.checkoutEndsAt || payment.checkoutEndsAt < new Date()) return null;
  return { payment, name: deal.name };
}

/** Pays on the page, which the provider then reports. Gives the token of the link; NOT_FOUND once the page has ended. */
export async function payTestCheckout(services: Pick<Services, 'db'>, ref: string): Promise<string> {
  const found = await findTestCheckout(services, ref);
  if (!found) throw new AppError('NOT_FOUND', msg('This payment page has expired.'));
  await addJob(services.db.manager, 'sendTestEvent', { event: paidEvent(found.payment) });
  return found.payment.token;
}

export function findTestAccount({ db }: Pick<Services, 'db'>, accountRef: string): Promise<PayoutAccountRow | null> {
  return db.manager.findOneBy(PayoutAccountRow, { accountRef, provider: 'test' });
}

/** Gives the details that the test provider asks for, which are none. NOT_FOUND for an account that there is not. */
export async function completeTestAccount(services: Pick<Services, 'db'>, accountRef: string): Promise<void> {
  if (!(await findTestAccount(services, accountRef)))
    throw new AppError('NOT_FOUND', msg('This account doesn’t exist.'));
  await addJob(services.db.manager, 'sendTestEvent', { event: accountEvent(accountRef) });
}

/** The job: reports over HTTP, as Stripe does. Tried again while the server does not take it. */
export async function sendTestEvent(services: Pick<Services, 'db' | 'env'>, { event }: { event: object }) {
  const body = JSON.stringify(event);
  const response = await fetch(`${services.env.publicOrigin}/api/billing/connect`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signStripeBody(await testSecret(services), body),
    },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`the report of a test payment was answered with ${response.status}`);
}
