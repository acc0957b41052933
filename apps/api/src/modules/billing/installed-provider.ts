import { AppError } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { Env } from '../../infra/settings/env.ts';
import type { BillingProvider } from './provider.ts';
import { createStripeProvider } from './stripe-provider.ts';
import { TEST_PROVIDER } from './test-provider.ts';

/** The provider of this installation. FORBIDDEN where it takes no payments. */
export function billingProvider({
  billing,
  stripe,
  publicOrigin,
}: Pick<Env, 'billing' | 'stripe' | 'publicOrigin'>): BillingProvider {
  if (billing === 'stripe' && stripe) return createStripeProvider(stripe, publicOrigin);
  if (billing === 'test') return TEST_PROVIDER;
  throw new AppError('FORBIDDEN', msg('This installation takes no payments. Every feature is included.'));
}
