import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Call, json, refusal, stubNetwork } from '../../testing/network.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { answerSettings, someViewer } from './testing.ts';
// The screens are lazy; fetched here, their loading is no part of a test's time.
import '../../testing/warm-shell.ts';
import './settings.tsx';
import { signInAsAsha } from '../../testing/signed-in.ts';

// Typing takes its time on a small machine.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(signInAsAsha);
afterEach(() => vi.unstubAllGlobals());

const crm = {
  ...{ __typename: 'AccessToken', id: 'k1', name: 'Our CRM', ending: 'x7Qa', createdAt: '2026-01-01T00:00:00.000Z' },
  ...{ scopes: ['CARDS_READ', 'CONTACTS_READ', 'CONTACTS_WRITE'], expiresAt: null, lastUsedAt: null },
};

/** The plan that the dialog finds; the highest one without `billing`. */
const offer = (billing: object = { plan: 'PRO', provider: 'TEST', teamSeat: null }) =>
  json({
    data: {
      billing: { __typename: 'Billing', canTry: true, ...billing },
      viewer: { __typename: 'Viewer', id: 'u1', priceCurrency: null },
    },
  });

function open(tokens: () => object[], answers: Record<string, (call: Call) => Response> = {}) {
  const now = () => json({ data: { viewer: { ...someViewer, accessTokens: tokens() } } });
  const calls = stubNetwork({
    ...answerSettings(now),
    'GraphQL AccountState': now,
    'GraphQL PlanOffer': () => offer(),
    ...answers,
  });
  return { calls, ...renderApp('/dashboard/settings#tokens') };
}

const sent = (calls: Call[], name: string) => calls.find((call) => call.name === `GraphQL ${name}`)?.body;
const section = async () => within(await screen.findByRole('region', { name: 'Tokens for apps and scripts' }));

test('each token says what it may do, how long, and when it was used; a revoked one is gone', async () => {
  let tokens: object[] = [crm, { ...crm, id: 'k2', name: 'Old', expiresAt: '2026-02-01T00:00:00.000Z' }];
  const { calls, user } = open(() => tokens, {
    'GraphQL RevokeAccessToken': () => {
      tokens = tokens.slice(1);
      return json({ data: { revokeAccessToken: { revokedAccessTokenId: 'k1' } } });
    },
  });
  const part = await section();
  const [first, second] = part.getAllByRole('listitem');
  expect(first).toHaveTextContent('Our CRMtsr_…x7QaNever used · never expiresCards: read · Contacts: read and write');
  expect(second).toHaveTextContent('Expired');
  await user.click(part.getByRole('button', { name: 'Revoke the token Our CRM' }));
  await user.click(screen.getByRole('button', { name: 'Revoke token' }));
  expect(await screen.findByText('Token revoked')).toBeInTheDocument();
  expect(sent(calls, 'RevokeAccessToken')).toEqual({ input: { id: 'k1' } });
  expect(part.queryByText('Our CRM')).toBeNull();
});

test('a new token needs a name and something that it may do, and is shown once', async () => {
  const { calls, user } = open(() => [], {
    'GraphQL CreateAccessToken': () =>
      json({
        data: {
          createAccessToken: { __typename: 'CreatedAccessToken', token: 'tsr_the-whole-token', accessToken: crm },
        },
      }),
  });
  await user.click((await section()).getByRole('button', { name: 'Create token' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Create token' }));
  await user.click(dialog.getByRole('button', { name: 'Create token' }));
  expect(dialog.getByText('Enter what the token is for.')).toBeInTheDocument();
  expect(dialog.getByRole('alert')).toHaveTextContent('Choose at least one thing');
  await user.type(dialog.getByLabelText('What it is for'), 'Our CRM');
  await user.click(dialog.getByRole('checkbox', { name: 'Create, change and delete cards' }));
  // Writing includes reading.
  expect(dialog.getByRole('checkbox', { name: 'See your cards and their versions' })).toBeChecked();
  await user.selectOptions(dialog.getByLabelText('Expires'), 'Never, until it is revoked');
  await user.click(dialog.getByRole('button', { name: 'Create token' }));
  expect(await screen.findByLabelText('Token')).toHaveValue('tsr_the-whole-token');
  expect(sent(calls, 'CreateAccessToken')).toEqual({
    input: { name: 'Our CRM', scopes: ['CARDS_WRITE'], expiresAt: null },
  });
});

test('without API access in the plan, the dialog shows a notice above the form and offers the trial', async () => {
  const { user } = open(() => [], {
    'GraphQL PlanOffer': () => offer({ plan: 'STARTER', provider: 'TEST', teamSeat: null }),
  });
  await user.click((await section()).getByRole('button', { name: 'Create token' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Create token' }));
  expect(await dialog.findByText(/Starter doesn’t include API access/)).toBeVisible();
  const back = encodeURIComponent('/dashboard/settings');
  expect(dialog.getByRole('link', { name: 'See the upgrade' })).toHaveAttribute(
    'href',
    expect.stringContaining(`/dashboard/billing?plan=pro&back=${back}`),
  );
  expect(dialog.getByRole('link', { name: 'Try Professional for 14 days' })).toHaveAttribute(
    'href',
    expect.stringContaining(`/dashboard/billing?plan=pro&trial=1&back=${back}`),
  );
});

test.each([
  ['a seat of a team has it', { plan: 'STARTER', provider: 'TEST', teamSeat: { __typename: 'TeamSeat', plan: 'PRO' } }],
  ['nothing is sold', { plan: 'STARTER', provider: 'NONE', teamSeat: null }],
])('nothing is offered if %s', async (_name, billing) => {
  const { calls, user } = open(() => [], { 'GraphQL PlanOffer': () => offer(billing) });
  await user.click((await section()).getByRole('button', { name: 'Create token' }));
  await vi.waitFor(() => expect(calls.some(({ name }) => name === 'GraphQL PlanOffer')).toBe(true));
  expect(screen.queryByRole('link', { name: 'See the upgrade' })).toBeNull();
});

test('what the server refuses is said in the dialog', async () => {
  const { user } = open(() => [], {
    'GraphQL CreateAccessToken': () => refusal('CONFLICT', 'There can be 50 tokens.'),
  });
  await user.click((await section()).getByRole('button', { name: 'Create token' }));
  await user.type(screen.getByLabelText('What it is for'), 'One more');
  await user.click(screen.getByRole('checkbox', { name: 'See stats and hear of activity' }));
  await user.click(screen.getByRole('button', { name: 'Create token' }));
  expect(await screen.findByText('There can be 50 tokens.')).toBeInTheDocument();
});
