import type { Env } from '../../env.ts';
import type { BillingProvider } from './provider.ts';
import { createStripeProvider } from './stripe-provider.ts';
import { TEST_PROVIDER } from './test-provider.ts';

/** The provider of this installation: the built-in test provider until another one is set up. */
export function billingProvider({ stripe, publicOrigin }: Pick<Env, 'stripe' | 'publicOrigin'>): BillingProvider {
  return stripe ? createStripeProvider(stripe, publicOrigin) : TEST_PROVIDER;
}
