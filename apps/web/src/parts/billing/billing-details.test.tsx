import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { json } from '../../testing/network.ts';
import { signInAsAsha } from '../../testing/signed-in.ts';
// Lazy; loaded beforehand, no test waits for its code to be compiled.
import './billing.tsx';
import '../../testing/warm-shell.ts';
import { FREE, GROWTH, openBilling, UPGRADE, viewer } from './testing.ts';

const DETAILS = {
  ...{ __typename: 'BillingDetails', name: 'शर्मा & Söhne', address: '8 Marine Drive\nMumbai 400002' },
  ...{ country: 'IN', state: '27', taxId: '27ABCDE1234F1Z0' },
};
const saved = (details: object | null) =>
  json({
    data: { updateBillingDetails: { __typename: 'UpdateBillingDetailsPayload', billing: { ...GROWTH, details } } },
  });

beforeEach(() => signInAsAsha());

test('what is entered once stands on the screen, with the state in words', async () => {
  openBilling({ ...GROWTH, details: DETAILS });
  const section = await screen.findByRole('region', { name: 'Invoice details' });
  expect(section).toHaveTextContent('शर्मा & Söhne');
  expect(section).toHaveTextContent('Maharashtra, India');
  expect(section).toHaveTextContent('GSTIN 27ABCDE1234F1Z0');
  expect(screen.getByText(/^Next payment: \$8\.00 on/)).toBeVisible();
});

test('a GSTIN says its state; without one the state is asked, and elsewhere neither', async () => {
  let details: object | null = null;
  const { user, asked } = openBilling(FREE, '?details=1', {
    'GraphQL UpdateBillingDetails': () => {
      details = DETAILS;
      return saved(details);
    },
    'GraphQL Billing': () => json({ data: { billing: { ...FREE, details }, viewer: viewer(null) } }),
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Invoice details' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Country' }), 'IN');
  expect(dialog.getByRole('combobox', { name: 'State' })).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /^GSTIN/ }), '27 abcde1234f1z0');
  expect(dialog.queryByRole('combobox', { name: 'State' })).toBeNull();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Country' }), 'DE');
  expect(dialog.getByRole('textbox', { name: /^VAT ID/ })).toHaveValue('27 abcde1234f1z0');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Country' }), 'IN');
  await user.type(dialog.getByRole('textbox', { name: 'Company or name' }), 'शर्मा & Söhne');
  await user.type(dialog.getByRole('textbox', { name: 'Address' }), '8 Marine Drive{Enter}Mumbai 400002');
  await user.click(dialog.getByRole('button', { name: 'Save details' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('region', { name: 'Invoice details' })).toHaveTextContent('शर्मा & Söhne');
  const { __typename: _type, ...input } = DETAILS;
  expect(asked('UpdateBillingDetails')).toEqual([{ input: { ...input, state: '', taxId: '27 abcde1234f1z0' } }]);
});

test('details that are emptied are removed, and the screen says that', async () => {
  let details: object | null = DETAILS;
  const { user } = openBilling(GROWTH, '?details=1', {
    'GraphQL UpdateBillingDetails': () => {
      details = null;
      return saved(details);
    },
    'GraphQL Billing': () => json({ data: { billing: { ...GROWTH, details }, viewer: viewer(null) } }),
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Invoice details' }));
  await user.click(dialog.getByRole('button', { name: 'Save details' }));
  expect(await screen.findByText('Invoice details removed')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Add details' })).toBeVisible();
});

test('a refused field says what to do, and what was typed stays', async () => {
  const { user } = openBilling(FREE, '?details=1', {
    'GraphQL UpdateBillingDetails': () =>
      json({
        errors: [
          {
            message: 'Please check the marked fields.',
            extensions: {
              code: 'BAD_USER_INPUT',
              fields: { taxId: 'Enter a VAT ID that begins with FR.' },
            },
          },
        ],
      }),
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Invoice details' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Country' }), 'FR');
  await user.type(dialog.getByRole('textbox', { name: /^VAT ID/ }), 'DE1');
  await user.click(dialog.getByRole('button', { name: 'Save details' }));
  const field = dialog.getByRole('textbox', { name: /^VAT ID/ });
  await waitFor(() => expect(field).toHaveAccessibleDescription('Enter a VAT ID that begins with FR.'));
  expect(field).toHaveValue('DE1');
});

test('a change of plan shows its taxes, or why there is none', async () => {
  const quote = {
    ...UPGRADE,
    taxes: [{ __typename: 'TaxLine', kind: 'VAT', rateBp: 2550, amountMinor: 144 }],
    dueMinor: 710,
  };
  const { user, asked } = openBilling(GROWTH, '?plan=pro&seats=3', {
    'GraphQL BillingQuote': () => json({ data: { billingQuote: quote } }),
  });
  expect(await screen.findByText('VAT (25.5%)')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pay $7.10' })).toBeVisible();
  expect(screen.queryByText('Tax (0%)')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Company or tax ID on the invoice' }));
  const details = within(await screen.findByRole('dialog', { name: 'Invoice details' }));
  // What was chosen is still there afterwards, at the amount of then.
  await user.click(details.getByRole('button', { name: 'Not now' }));
  expect(await screen.findByRole('button', { name: 'Pay $7.10' })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Invoice details' })).toBeNull();
  const wanted = { plan: 'PRO', currency: 'USD', interval: 'MONTH', seats: 3 };
  expect(asked('BillingQuote')).toEqual([wanted, wanted]);
});
