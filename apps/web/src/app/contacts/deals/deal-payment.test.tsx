import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { paths } from '../../../paths.ts';
import { toConnection } from '../../../testing/connection.ts';
import { json, refusal, stubNetwork } from '../../../testing/network.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAsAsha } from '../../../testing/signed-in.ts';
// Lazy; loaded beforehand, no test waits for its code to be compiled.
import './deals.tsx';
import '../contact-page.tsx';
import '../../../testing/warm-shell.ts';

const PAYMENT = {
  ...{ __typename: 'DealPayment', status: 'OPEN', url: 'https://tessera.example/pay/abc', amountMinor: 250_050 },
  ...{ currency: 'USD', feeMinor: 7_502, paidAt: null, refundedAt: null },
};
const DEAL = {
  ...{ __typename: 'Deal', id: '1', name: 'Tiles', stage: 'NEW', valueMinor: 250_050, currency: 'USD', version: 1 },
  ...{ expectedOn: null, note: '', contactId: 'k1', contactName: 'Fay Friend', paymentStatus: null, payment: null },
};

beforeEach(signInAsAsha);

interface Opened {
  deal?: object;
  account?: string | null;
  percent?: number;
  hasPaymentLinks?: boolean;
  /** Where the deal is opened by its address. */
  address?: string;
}

async function open({ deal = {}, account = 'READY', percent = 3, hasPaymentLinks = true, address }: Opened = {}) {
  let shown: object = { ...DEAL, ...deal };
  const change = (name: string, payment: object) => () => {
    shown = { ...shown, paymentStatus: (payment as typeof PAYMENT).status, payment };
    return json({ data: { [name]: { deal: shown } } });
  };
  stubNetwork({
    'GraphQL StoredCards': () => refusal('INTERNAL', 'not asked for here'),
    'GraphQL Deals': ({ body }) =>
      json({ data: { deals: toConnection('Deal', (body as { stage: string }).stage === 'NEW' ? [shown] : []) } }),
    'GraphQL DealTotals': () =>
      json({
        data: { dealTotals: [{ __typename: 'DealTotal', stage: 'NEW', currency: 'USD', count: 1, valueMinor: 1 }] },
      }),
    'GraphQL DealHistory': () => json({ data: { deal: { __typename: 'Deal', id: '1', history: [] } } }),
    'GraphQL DealPayment': () => {
      const payoutAccount = account && { __typename: 'PayoutAccount', status: account };
      const viewer = { __typename: 'Viewer', id: 'u1', payoutAccount };
      const billing = { __typename: 'Billing', hasPaymentLinks, commissionPercent: percent };
      return json({ data: { deal: shown, viewer, billing } });
    },
    'GraphQL CreatePaymentLink': change('createPaymentLink', PAYMENT),
    'GraphQL RefundPayment': change('refundPayment', {
      ...PAYMENT,
      status: 'REFUNDED',
      refundedAt: '2026-11-14T09:41:00.000Z',
    }),
  });
  const { user } = renderApp(address ?? paths.deals);
  if (!address) await user.click(await screen.findByRole('button', { name: 'Tiles' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Edit deal' })) };
}

test('a link is made in the deal’s dialog, with what it costs', async () => {
  const { user, dialog } = await open();
  expect(
    await dialog.findByText(
      /Commission is 3% of what is paid by link, and a refund returns it\. Deals that are paid elsewhere/,
    ),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Create payment link' }));
  expect(await dialog.findByLabelText('Payment link')).toHaveValue('https://tessera.example/pay/abc');
  expect(dialog.getByText(/^Anyone with the link can pay \$2,500\.50\..*Commission: \$75\.02\.$/)).toBeVisible();
});

test('before somebody can be paid, the dialog leads to Billing', async () => {
  const { dialog } = await open({ account: 'PENDING', percent: 0 });
  expect(await dialog.findByRole('link', { name: 'Set up payments' })).toHaveAttribute(
    'href',
    `${paths.billing}#get-paid`,
  );
  expect(dialog.getByText(/Your plan takes no commission\./)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Create payment link' })).toBeNull();
});

test.each([
  ['is lost', { stage: 'LOST' }, /^The link takes no payments while the deal is lost\./],
  ['has no value', { valueMinor: 0 }, /^The link takes no payments while the deal has no value\./],
])('the link of a deal that %s says that nobody can pay', async (_name, deal, text) => {
  const { dialog } = await open({ deal: { ...deal, paymentStatus: 'OPEN', payment: PAYMENT } });
  expect(await dialog.findByText(text)).toBeVisible();
  expect(dialog.queryByText(/^Anyone with the link can pay/)).toBeNull();
});

test('while the account is checked, the dialog says so', async () => {
  const { dialog } = await open({ account: 'CHECKING' });
  expect(await dialog.findByText('The payment provider is checking your details.')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Go to Get paid' })).toBeVisible();
});

test('the address of a deal opens it', async () => {
  const { dialog } = await open({ address: `${paths.deals}?deal=1` });
  expect(await dialog.findByLabelText('Name')).toHaveValue('Tiles');
});

test('a deal without a value says what is missing', async () => {
  const { dialog } = await open({ deal: { valueMinor: 0 } });
  expect(await dialog.findByText('Save the deal with a value to create a link.')).toBeVisible();
});

test('what was paid is refunded after a question', async () => {
  const paid = { ...PAYMENT, status: 'PAID', paidAt: '2026-11-12T09:41:00.000Z' };
  const { user, dialog } = await open({ deal: { paymentStatus: 'PAID', payment: paid } });
  expect(await dialog.findByText(/^Paid \$2,500\.50 on 12 November 2026\. Commission: \$75\.02\.$/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Refund payment' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Refund $2,500.50?' }));
  await user.click(question.getByRole('button', { name: 'Refund payment' }));
  expect(await dialog.findByText('Refunded $2,500.50 on 14 November 2026.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Create payment link' })).toBeVisible();
});

test('where nobody can be paid for deals, the dialog has no such part', async () => {
  const { dialog } = await open({ hasPaymentLinks: false });
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Save deal' })).toBeVisible());
  expect(dialog.queryByRole('heading', { name: /^Payment/ })).toBeNull();
});
