import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import { json } from '../../testing/network.ts';
import { signInAsAsha } from '../../testing/signed-in.ts';
import { upgradeLink } from './upgrade/upgrade-link.ts';
// Lazy; loaded beforehand, no test waits for its code to be compiled.
import './billing.tsx';
import '../../testing/warm-shell.ts';
import { FREE, GROWTH, openBilling, UPGRADE } from './testing.ts';

const answerChange = (billing: object) => ({
  'GraphQL BillingQuote': () => json({ data: { billingQuote: UPGRADE } }),
  'GraphQL ChangePlan': () => json({ data: { changePlan: { __typename: 'PlanChange', checkoutUrl: null, billing } } }),
});

beforeEach(() => {
  signInAsAsha();
  sessionStorage.clear();
});

describe('a change of plan', () => {
  test('leads back to where the plan was needed, once it is paid', async () => {
    const { user, path } = openBilling(FREE, '?plan=growth&back=%2Fdashboard%2Fcontacts', {
      ...answerChange({ ...FREE, plan: 'GROWTH' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Pay $5.66' }));
    await waitFor(() => expect(path()).toBe('/dashboard/contacts'));
  });

  test('that was asked for elsewhere ends there: the way back leads to what was before', async () => {
    const { user, router, path } = openBilling(FREE, '', {
      ...answerChange({ ...FREE, plan: 'GROWTH' }),
    });
    await act(() => router.navigate(paths.support));
    const { to, state } = upgradeLink('growth', paths.support);
    await act(() => router.navigate(to, { state }));
    await user.click(await screen.findByRole('button', { name: 'Pay $5.66' }));
    await waitFor(() => expect(path()).toBe(paths.support));
    await act(() => router.navigate(-1));
    expect(path()).toBe(paths.billing);
  });

  test('closes with the way back, and its own button leaves nothing behind', async () => {
    const { user, router, path } = openBilling(GROWTH, '', {
      'GraphQL BillingQuote': () => json({ data: { billingQuote: UPGRADE } }),
    });
    await act(() => router.navigate(paths.support));
    await act(() => router.navigate(paths.billing));
    await user.click(await screen.findByRole('button', { name: 'Upgrade to Professional' }));
    await screen.findByRole('dialog');
    await act(() => router.navigate(-1));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Upgrade to Professional' }));
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    await act(() => router.navigate(-1));
    expect(path()).toBe(paths.support);
  });

  test('is over once it is paid: the way back does not lead into it again', async () => {
    const { user, router, path } = openBilling(GROWTH, '', {
      ...answerChange({ ...GROWTH, plan: 'PRO' }),
    });
    await act(() => router.navigate(paths.cards));
    await act(() => router.navigate(paths.billing));
    await user.click(await screen.findByRole('button', { name: 'Upgrade to Professional' }));
    await user.click(await screen.findByRole('button', { name: 'Pay $5.66' }));
    await waitFor(() => expect(path()).toBe(paths.billing));
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(() => router.navigate(-1));
    expect(path()).toBe(paths.cards);
  });

  test('leads to no other site', async () => {
    const { user, path } = openBilling(FREE, '?plan=growth&back=%2F%2Fevil.example', {
      ...answerChange({ ...FREE, plan: 'GROWTH' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Pay $5.66' }));
    expect(await screen.findByText('Plan changed')).toBeVisible();
    expect(path()).toBe('/dashboard/billing');
  });
});
