import { AppError } from '@tessera/domain';
import { msg } from '@tessera/texts';
import { hasPaymentLinks } from '../../../infra/stripe.ts';
import type { Services } from '../../../kernel/context.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createStripePayments } from './stripe-payments.ts';
import { createTestPayments } from './test-payments.ts';

/** Who takes payments for deals on this installation. FORBIDDEN where nobody does. */
export function paymentProvider({ env }: Pick<Services, 'env'>): PaymentProvider {
  if (env.billing === 'test') return createTestPayments(env.publicOrigin);
  if (hasPaymentLinks(env) && env.stripe) return createStripePayments(env.stripe, env.publicOrigin);
  throw new AppError('FORBIDDEN', msg('This installation takes no payments for deals.'));
}
