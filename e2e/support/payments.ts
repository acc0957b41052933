import { expect } from '@playwright/test';
import { type Account, call } from './account.ts';

/** Opens the person's account at the test provider and completes it; gives the address of its page. */
export async function openPayouts(owner: Account): Promise<string> {
  const { url } = (await ask<{ startPayouts: { url: string } }>(owner, 'mutation { startPayouts { url } }'))
    .startPayouts;
  await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: '',
    redirect: 'manual',
  });
  const status = '{ viewer { payoutAccount { status } } }';
  // The provider reports it, as Stripe would.
  await expect
    .poll(async () => (await ask<{ viewer: object }>(owner, status)).viewer)
    .toEqual({ payoutAccount: { status: 'READY' } });
  return url;
}

/** The address at which the deal is paid. */
export async function createPaymentLink({ token }: Account, dealId: string): Promise<string> {
  return (await call<{ url: string }>('POST', `/api/deals/${dealId}/payment-link`, { token })).url;
}

async function ask<Data>({ token }: Account, query: string): Promise<Data> {
  const { data } = await call<{ data: Data | null }>('POST', '/graphql', { token, body: { query } });
  if (!data) throw new Error(`no answer to ${query}`);
  return data;
}
