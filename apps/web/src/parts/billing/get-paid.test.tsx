import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { storedCardsAnswer } from '../../data/card-store/testing-answers.ts';
import { paths } from '../../paths.ts';
import { json, stubNetwork } from '../../testing/network.ts';
import { renderApp } from '../../testing/render-app.tsx';
// Lazy; loaded beforehand, no test waits for its code to be compiled.
import './billing.tsx';
import { signInAsAsha } from '../../testing/signed-in.ts';
import '../../testing/warm-shell.ts';

const BILLING = {
  ...{ __typename: 'Billing', plan: 'STARTER', status: 'FREE', currency: null, interval: 'MONTH', seats: 1 },
  ...{ unitMinor: null, endsAt: null, nextPlan: null, nextInterval: null, nextSeats: null, canTry: true },
  ...{ provider: 'STRIPE', yearlyDiscountPercent: null, cardCount: 1, teamSeat: null, hasPaymentLinks: true },
};
const INVOICES = {
  ...{ __typename: 'InvoiceConnection', edges: [], totalCount: 0 },
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
};

beforeEach(signInAsAsha);

/** `statuses`: of the account, each time that it is asked for; the last one stays. */
function open(address: string, statuses: (string | null)[], { percent = 3, hasPaymentLinks = true } = {}) {
  const calls = stubNetwork({
    'GraphQL StoredCards': () => json(storedCardsAnswer('u1', [])),
    'GraphQL Billing': () =>
      json({
        data: {
          billing: { ...BILLING, hasPaymentLinks },
          viewer: { __typename: 'Viewer', id: 'u1', priceCurrency: null },
        },
      }),
    'GraphQL BillingSeats': () => json({ data: { organization: null } }),
    'GraphQL Invoices': () => json({ data: { invoices: INVOICES } }),
    'GraphQL GetPaid': () => {
      const status = statuses.length > 1 ? statuses.shift() : statuses[0];
      const payoutAccount = status ? { __typename: 'PayoutAccount', status } : null;
      const billing = { __typename: 'Billing', commissionPercent: percent };
      return json({ data: { viewer: { __typename: 'Viewer', id: 'u1', payoutAccount }, billing } });
    },
    'GraphQL CheckPayouts': () =>
      json({ data: { checkPayouts: { payoutAccount: { __typename: 'PayoutAccount', status: 'READY' } } } }),
    'GraphQL StartPayouts': () =>
      json({
        data: {
          startPayouts: {
            __typename: 'StartPayoutsPayload',
            url: '#setup',
            account: { __typename: 'PayoutAccount', status: 'PENDING' },
          },
        },
      }),
  });
  return { ...renderApp(address), calls };
}
const section = async () => within(await screen.findByRole('region', { name: /^Get paid/ }));

test('the account is opened on the provider’s page, and the screen says what a payment costs', async () => {
  const { user, calls } = open(paths.billing, [null]);
  const paid = await section();
  expect(await paid.findByText('Not set up')).toBeVisible();
  expect(paid.getByText(/^Commission is 3% of what is paid by link, and a refund returns it\./)).toBeVisible();
  expect(paid.getByText(/Deals that are paid elsewhere cost nothing\./)).toBeVisible();
  await user.click(paid.getByRole('button', { name: 'Connect a Stripe account' }));
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('GraphQL StartPayouts'));
});

test('an account without all its details leads back to the provider', async () => {
  open(paths.billing, ['PENDING']);
  const paid = await section();
  expect(await paid.findByText('Details missing')).toBeVisible();
  expect(paid.getByRole('button', { name: 'Continue setup' })).toBeVisible();
  expect(paid.queryByRole('button', { name: 'Check again' })).toBeNull();
});

test('who comes back from there waits for the check, and can check again once it has taken long', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    open(`${paths.billing}?payouts=done`, ['PENDING']);
    const paid = await section();
    expect(await paid.findByText('Being checked')).toBeVisible();
    expect(paid.getByText(/is checking your details\. This page shows when it’s done\./)).toBeVisible();
    expect(paid.queryByRole('button')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(paid.getByRole('button', { name: 'Continue setup' })).toBeVisible();
    const again = paid.getByRole('button', { name: 'Check again' });
    await act(async () => again.click());
    expect(paid.getByText('Being checked')).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});

test('an account under review asks for nothing, and is ready when the provider approves it', async () => {
  const { user, calls } = open(paths.billing, ['CHECKING', 'READY']);
  const paid = await section();
  expect(await paid.findByText('Being checked')).toBeVisible();
  expect(paid.queryByRole('button', { name: 'Continue setup' })).toBeNull();
  await user.click(paid.getByRole('button', { name: 'Check again' }));
  expect(await paid.findByText('Ready')).toBeVisible();
  expect(calls.map(({ name }) => name)).toContain('GraphQL CheckPayouts');
  expect(paid.queryByRole('button', { name: 'Check again' })).toBeNull();
});

test('an account that is ready is opened, and a plan without commission says so', async () => {
  open(`${paths.billing}?payouts=done`, ['READY'], { percent: 0 });
  const paid = await section();
  expect(await paid.findByRole('button', { name: 'Open your Stripe account' })).toBeVisible();
  expect(paid.getByText(/^Your plan takes no commission\./)).toBeVisible();
  expect(screen.queryByText(/is checking your details/)).toBeNull();
});

test('where nobody can be paid for deals, nothing is offered', async () => {
  open(paths.billing, [null], { hasPaymentLinks: false });
  expect(await screen.findByRole('heading', { name: 'Invoices' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: /^Get paid/ })).toBeNull();
});
