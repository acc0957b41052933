import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import { json, refusal } from '../../testing/network.ts';
// Lazy; loaded beforehand, no test waits for its code to be compiled.
import './billing.tsx';
import { signInAsAsha } from '../../testing/signed-in.ts';
import '../../testing/warm-shell.ts';
import { FREE, GROWTH, openBilling, UPGRADE, viewer } from './testing.ts';

const member = (id: string, name: string, hasSeat: boolean) => ({
  __typename: 'OrganizationMemberEdge',
  node: {
    __typename: 'OrganizationMember',
    role: id === 'u1' ? 'OWNER' : 'MEMBER',
    hasSeat,
    user: { __typename: 'User', id, name },
  },
});
const TEAM = {
  __typename: 'Organization',
  id: 't1',
  viewerRole: 'OWNER',
  seats: { __typename: 'TeamSeats', count: 2, taken: 1, free: 0 },
  members: {
    __typename: 'OrganizationMemberConnection',
    edges: [member('u1', 'Asha Rao', true), member('u2', 'Vikram Shah', false)],
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  },
};

beforeEach(() => {
  signInAsAsha();
  localStorage.removeItem('currency');
  sessionStorage.clear();
});

describe('billing', () => {
  test('shows the plan, that no money moves, and that more cards than it allows all stay', async () => {
    openBilling(FREE);
    expect(await screen.findByText('Test provider: no money moves. Invoices are marked as tests.')).toBeVisible();
    expect(screen.getByText(/^3 cards\. This plan includes 1\. You keep all of them/)).toBeVisible();
    expect(await screen.findByText('No invoices yet.')).toBeVisible();
  });

  test.each([
    ['Growth', GROWTH],
    ['Starter', FREE],
    ['Professional', { ...FREE, plan: 'PRO', status: 'TRIAL', endsAt: '2026-12-05T09:00:00.000Z' }],
  ])('calls the plan %s, as the price list does, and gives it no second name', async (name, billing) => {
    openBilling(billing);
    const plan = within(await screen.findByRole('region', { name: 'Current plan' }));
    expect(plan.getByText(name)).toBeVisible();
    expect(plan.queryByText(/\b(?:Free|Pro|Team)\b/)).toBeNull();
    if (billing === GROWTH) expect(plan.getByText('$8.00 a month')).toBeVisible();
  });

  test('offers no change of a plan that sales arranged', async () => {
    openBilling({ ...GROWTH, plan: 'ENTERPRISE', currency: null, unitMinor: null, nextPlan: 'STARTER' });
    const plan = within(await screen.findByRole('region', { name: 'Current plan' }));
    expect(plan.getByText('Enterprise')).toBeVisible();
    expect(plan.getByText(/^Ends on .*2026/)).toBeVisible();
    expect(plan.getByRole('link', { name: 'Contact Sales' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Upgrade|Change|Resume|Cancel)/ })).toBeNull();
  });

  test('follows the currency of the account where none was chosen in this browser', async () => {
    const { asked } = openBilling(FREE, '?plan=growth', {
      'GraphQL Billing': () => json({ data: { billing: FREE, viewer: viewer('INR') } }),
      'GraphQL BillingQuote': () => json({ data: { billingQuote: UPGRADE } }),
    });
    await screen.findByRole('button', { name: 'Pay $5.66' });
    expect(asked('BillingQuote')).toEqual([{ plan: 'GROWTH', currency: 'INR', interval: 'MONTH', seats: 1 }]);
    expect(asked('KeepPriceCurrency')).toEqual([]);
  });

  test('saves the currency chosen on the price list, or here, with the account', async () => {
    localStorage.setItem('currency', 'inr');
    const { user, asked } = openBilling(FREE);
    expect(await screen.findByText('₹2,499.00')).toBeVisible();
    await waitFor(() => expect(asked('KeepPriceCurrency')).toEqual([{ currency: 'INR' }]));
    await user.click(screen.getByRole('radio', { name: 'Global' }));
    expect(screen.getByText('$8.00')).toBeVisible();
    await waitFor(() => expect(asked('KeepPriceCurrency')).toEqual([{ currency: 'INR' }, { currency: 'USD' }]));
  });

  test('shows what a plan of the address costs before it is paid, and pays exactly that', async () => {
    const { user, path, asked } = openBilling(GROWTH, '?plan=pro', {
      'GraphQL BillingQuote': () => json({ data: { billingQuote: UPGRADE } }),
      'GraphQL ChangePlan': () =>
        json({
          data: { changePlan: { __typename: 'PlanChange', checkoutUrl: null, billing: { ...GROWTH, plan: 'PRO' } } },
        }),
    });
    const dialog = await screen.findByRole('dialog', { name: 'Change to Professional' });
    expect(await within(dialog).findByText('−$2.67')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Pay $5.66' }));
    expect(await screen.findByText('Plan changed')).toBeVisible();
    expect(asked('ChangePlan')).toEqual([
      { input: { plan: 'PRO', currency: 'USD', interval: 'MONTH', seats: 1, dueMinor: 566 } },
    ]);
    expect(path()).toBe(paths.billing);
  });

  test('says when the amount has become another one', async () => {
    const { user, asked } = openBilling(GROWTH, '?plan=pro', {
      'GraphQL BillingQuote': () => json({ data: { billingQuote: UPGRADE } }),
      'GraphQL ChangePlan': () => refusal('CONFLICT', 'The amount is another one by now.', { dueMinor: '540' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Pay $5.66' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The amount is another one by now.');
    expect(asked('BillingQuote').length).toBeGreaterThanOrEqual(2);
  });

  test('asks for what the chosen seats and the year cost', async () => {
    const { user, asked } = openBilling({ ...GROWTH, plan: 'PRO', yearlyDiscountPercent: 20 }, '?plan=pro&seats=2', {
      'GraphQL BillingSeats': () => json({ data: { organization: TEAM } }),
      'GraphQL BillingQuote': () => json({ data: { billingQuote: UPGRADE } }),
    });
    const dialog = await screen.findByRole('dialog', { name: 'Change Professional' });
    await user.clear(within(dialog).getByLabelText('Seats'));
    expect(within(dialog).getByText('Choose 1 to 500 seats.')).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: /^Pay/ })).toBeNull();
    await user.type(within(dialog).getByLabelText('Seats'), '7');
    await user.click(within(dialog).getByRole('radio', { name: 'Yearly, 20% less' }));
    expect(await within(dialog).findByRole('button', { name: 'Pay $5.66' })).toBeVisible();
    expect(asked('BillingQuote').at(-1)).toEqual({ plan: 'PRO', currency: 'USD', interval: 'YEAR', seats: 7 });
  });

  test('a team’s owner on Growth is asked for Professional, which has seats for others', async () => {
    const { user, asked } = openBilling(GROWTH, '', {
      'GraphQL BillingSeats': () => json({ data: { organization: TEAM } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Add seats' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change to Professional' });
    expect(within(dialog).getByLabelText('Seats')).toHaveValue(2);
    await waitFor(() => expect(asked('BillingQuote').at(-1)).toMatchObject({ plan: 'PRO', seats: 2 }));
  });

  test('gives a seat to a member of the owner’s team', async () => {
    const { user, asked } = openBilling({ ...GROWTH, seats: 2 }, '', {
      'GraphQL BillingSeats': () => json({ data: { organization: TEAM } }),
      'GraphQL SetSeat': () =>
        json({ data: { setSeat: { organizationMember: { __typename: 'OrganizationMember', hasSeat: true } } } }),
    });
    expect(await screen.findByText('$16.00 a month: 2 seats of $8.00')).toBeVisible();
    expect(screen.getByText(/^2 seats: 1 is taken, 1 is reserved for an invitation, 0 are free\./)).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'Vikram Shah' }));
    expect(await screen.findByText('Seat given')).toBeVisible();
    expect(asked('SetSeat')).toEqual([{ input: { id: 't1', userId: 'u2', hasSeat: true } }]);
  });

  test('starts the trial of the address', async () => {
    const trial = { ...FREE, plan: 'PRO', status: 'TRIAL', canTry: false, endsAt: '2026-12-05T09:00:00.000Z' };
    const { user, asked } = openBilling(FREE, '?plan=pro&trial=1', {
      'GraphQL StartTrial': () => json({ data: { startTrial: { billing: trial } } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Start trial' }));
    expect(await screen.findByText('Your trial has begun')).toBeVisible();
    expect(asked('StartTrial')).toHaveLength(1);
  });

  test('is asked for again after a failure', async () => {
    let isUp = false;
    const { user } = openBilling(FREE, '', {
      'GraphQL Billing': () =>
        isUp ? json({ data: { billing: GROWTH, viewer: viewer(null) } }) : refusal('INTERNAL', 'Broken.'),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Broken.');
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Next payment: \$8\.00 on/)).toBeVisible();
  });
});
