import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storedCardsAnswer } from '../../../data/card-store/testing-answers.ts';
import { callApi } from '../../../data/session/call-api.ts';
import { paths } from '../../../paths.ts';
import { json, stubNetwork } from '../../../testing/network.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAsAsha } from '../../../testing/signed-in.ts';
// Lazy; loaded beforehand, no test waits for its code to be compiled.
import '../../../app/integrations/integrations.tsx';
import '../../../testing/warm-shell.ts';
import './upgrade-dialog.tsx';
import { closeOffer } from '../../../data/session/upgrade-offer.ts';

vi.setConfig({ testTimeout: 30_000 });
beforeEach(signInAsAsha);
afterEach(() => {
  closeOffer();
  vi.unstubAllGlobals();
});

const REFUSAL = { code: 'PLAN_LIMIT', feature: 'crmSync', limit: 0, plan: 'growth' };
const SAID = 'Starter doesn’t include CRM sync. Upgrade to Growth to use CRM sync.';

const STARTER = { __typename: 'Billing', plan: 'STARTER', provider: 'TEST', canTry: true, teamSeat: null };

function open(extensions: object, priceCurrency: string | null = null) {
  const offer = { __typename: 'ConnectorOffer', connector: null, missingSettings: [], takesToken: false };
  stubNetwork({
    'GraphQL StoredCards': () => json(storedCardsAnswer('u1', [])),
    'GraphQL Connectors': () => json({ data: { connectors: [{ ...offer, kind: 'AUTOMATION' }] } }),
    'GraphQL Webhooks': () => json({ data: { viewer: { __typename: 'Viewer', id: 'u1', webhooks: { edges: [] } } } }),
    'GraphQL ConnectAutomation': () => json({ data: null, errors: [{ message: SAID, extensions }] }),
    'GraphQL PlanOffer': () =>
      json({ data: { billing: STARTER, viewer: { __typename: 'Viewer', id: 'u1', priceCurrency } } }),
    'POST /api/contacts/import': () => json({ ...extensions, message: SAID }, 402),
  });
  return renderApp(paths.integrations);
}

test('what the plan lacks is offered in place, leads to the checkout of that plan, and knows the way back', async () => {
  const { user } = open(REFUSAL);
  await user.click(await screen.findByRole('button', { name: /^Connect/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Upgrade to Growth' }));
  expect(dialog.getByText(SAID)).toBeVisible();
  expect(await dialog.findByText('$8/mo')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'See the upgrade' })).toHaveAttribute(
    'href',
    `/dashboard/billing?plan=growth&back=${encodeURIComponent(paths.integrations)}`,
  );
  expect(dialog.getByRole('link', { name: 'Try Professional for 14 days' })).toHaveAttribute(
    'href',
    `/dashboard/billing?plan=pro&trial=1&back=${encodeURIComponent(paths.integrations)}`,
  );
  await user.click(dialog.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the price is in the account’s currency', async () => {
  const { user } = open(REFUSAL, 'INR');
  await user.click(await screen.findByRole('button', { name: /^Connect/ }));
  expect(await screen.findByText(/^₹/)).toBeVisible();
});

test('so is what REST refuses', async () => {
  open(REFUSAL);
  await screen.findByRole('button', { name: /^Connect/ });
  await expect(callApi('/api/contacts/import', { method: 'POST' })).rejects.toThrow();
  expect(await screen.findByRole('dialog', { name: 'Upgrade to Growth' })).toBeVisible();
});

test('where no plan that is sold includes more, there is no checkout', async () => {
  const { user } = open({ ...REFUSAL, plan: null });
  await user.click(await screen.findByRole('button', { name: /^Connect/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Plan limit reached' }));
  expect(dialog.queryByRole('link')).toBeNull();
});
