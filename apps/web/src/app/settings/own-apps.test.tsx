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

const sync = {
  ...{ __typename: 'OAuthApp', id: 'a1', name: 'Card sync', redirectUris: ['https://example.com/back'] },
  ...{ isConfidential: true, createdAt: '2026-01-01T00:00:00.000Z' },
};
const printer = { ...sync, id: 'a2', name: 'Printer', redirectUris: [], isConfidential: false };

function open(apps: () => object[], answers: Record<string, (call: Call) => Response> = {}) {
  const now = () => json({ data: { viewer: { ...someViewer, apps: apps() } } });
  const calls = stubNetwork({ ...answerSettings(now), 'GraphQL AccountState': now, ...answers });
  return { calls, ...renderApp('/dashboard/settings#own-apps') };
}

const sent = (calls: Call[], name: string) => calls.find((call) => call.name === `GraphQL ${name}`)?.body;
const section = async () => within(await screen.findByRole('region', { name: 'Your apps' }));

test('an app is registered, and its secret is shown once', async () => {
  let apps: object[] = [];
  const { calls, user } = open(() => apps, {
    'GraphQL CreateOwnApp': () => {
      apps = [sync];
      const payload = { __typename: 'CreateAppPayload', app: sync, clientKey: 'the-secret' };
      return json({ data: { createApp: payload } });
    },
  });
  await user.click((await section()).getByRole('button', { name: 'Register an app' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Register an app' }));
  await user.type(dialog.getByLabelText('Redirect addresses'), 'ftp://example.com');
  await user.click(dialog.getByRole('button', { name: 'Register an app' }));
  expect(dialog.getByText('Enter a name for the app.')).toBeInTheDocument();
  expect(dialog.getByText(/begins with https/)).toBeInTheDocument();
  await user.type(dialog.getByLabelText('Name of the app'), 'Card sync');
  await user.clear(dialog.getByLabelText('Redirect addresses'));
  await user.type(dialog.getByLabelText('Redirect addresses'), 'https://example.com/back');
  await user.click(dialog.getByRole('checkbox', { name: /can keep a secret/ }));
  await user.click(dialog.getByRole('button', { name: 'Register an app' }));
  expect(await screen.findByLabelText('Secret')).toHaveValue('the-secret');
  expect(screen.getByLabelText('Client ID')).toHaveValue('a1');
  expect(sent(calls, 'CreateOwnApp')).toEqual({
    input: {
      name: 'Card sync',
      redirectUris: ['https://example.com/back'],
      isConfidential: true,
      connectsDevices: false,
    },
  });
  await user.click(screen.getByRole('button', { name: 'Done' }));
  const row = (await section()).getByRole('listitem');
  expect(row).toHaveTextContent('Card sync');
  expect(row).toHaveTextContent('Client IDa1');
  expect(row).not.toHaveTextContent('the-secret');
});

test('a secret is replaced after a question; an app that keeps none offers no new one', async () => {
  const { calls, user } = open(() => [sync, printer], {
    'GraphQL RotateOwnAppSecret': () =>
      json({
        data: {
          rotateAppSecret: {
            ...{ __typename: 'RotateAppSecretPayload', clientKey: 'another-secret' },
            app: { __typename: 'OAuthApp', id: 'a1' },
          },
        },
      }),
  });
  const part = await section();
  expect(part.getByText('nowhere: it connects devices by a code')).toBeInTheDocument();
  expect(part.queryByRole('button', { name: 'New secret for the app Printer' })).toBeNull();
  await user.click(part.getByRole('button', { name: 'New secret for the app Card sync' }));
  await user.click(screen.getByRole('button', { name: 'Create new secret' }));
  expect(await screen.findByLabelText('Secret')).toHaveValue('another-secret');
  expect(sent(calls, 'RotateOwnAppSecret')).toEqual({ input: { id: 'a1' } });
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByDisplayValue('another-secret')).toBeNull();
});

test('a deleted app is gone', async () => {
  let apps: object[] = [sync, printer];
  const { calls, user } = open(() => apps, {
    'GraphQL DeleteOwnApp': () => {
      apps = [printer];
      return json({ data: { deleteApp: { __typename: 'DeleteAppPayload', deletedAppId: 'a1' } } });
    },
  });
  await user.click((await section()).getByRole('button', { name: 'Delete the app Card sync' }));
  expect(screen.getByText(/disconnected from everyone/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Delete app' }));
  expect(await screen.findByText('App deleted')).toBeInTheDocument();
  expect(sent(calls, 'DeleteOwnApp')).toEqual({ input: { id: 'a1' } });
  expect((await section()).queryByText('Card sync')).toBeNull();
});

test('what the server refuses is said in the dialog', async () => {
  const { user } = open(() => [], { 'GraphQL CreateOwnApp': () => refusal('CONFLICT', 'There can be 20 apps.') });
  await user.click((await section()).getByRole('button', { name: 'Register an app' }));
  await user.type(screen.getByLabelText('Name of the app'), 'One more');
  await user.click(screen.getByRole('button', { name: 'Register an app' }));
  expect(await screen.findByText('There can be 20 apps.')).toBeInTheDocument();
});
