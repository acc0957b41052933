import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { someViewer } from '../../app/settings/testing.ts';
import { type Call, json, refusal, stubNetwork } from '../../testing/network.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { signInAsAsha } from '../../testing/signed-in.ts';
// The screens are lazy; fetched here, their loading is no part of a test's time.
import '../../app/frame/cards-layout.tsx';
import '../../app/frame/dashboard-shell.tsx';
import '../../app/settings/settings.tsx';
import '../../app/frame/step-up-dialog.tsx';

vi.setConfig({ testTimeout: 30_000 });
beforeEach(signInAsAsha);
afterEach(() => vi.unstubAllGlobals());

/** Settings of an account whose session was proved too long ago. */
function open(proofs: readonly string[] = ['PASSWORD'], address = '/dashboard/settings') {
  let isProved = false;
  const now = () => json({ data: { viewer: someViewer } });
  const needsProof = (answer: () => Response) => () =>
    isProved
      ? answer()
      : json({ data: null, errors: [{ message: 'Confirm.', extensions: { code: 'STEP_UP_REQUIRED', proofs } }] });
  const calls = stubNetwork({
    'GraphQL SettingsAccount': now,
    'GraphQL SettingsData': now,
    'GraphQL AccountState': now,
    'GraphQL ChangeEmail': needsProof(() =>
      json({ data: { changeEmail: { __typename: 'Receipt', message: 'Sent to the new address.' } } }),
    ),
    'GET /api/account/export': () =>
      isProved
        ? new Response('zip', { headers: { 'content-type': 'application/zip' } })
        : json({ message: 'Confirm.', code: 'STEP_UP_REQUIRED', proofs }, 403),
    'GraphQL ConfirmIdentity': ({ body }) => {
      const { input } = body as { input: { password: string } };
      if (input.password !== 'secret-enough') return refusal('BAD_USER_INPUT', 'Wrong.', { password: 'Not it.' });
      isProved = true;
      return json({ data: { confirmIdentity: { __typename: 'Receipt', message: 'Thank you.' } } });
    },
  });
  return { calls, ...renderApp(address) };
}

const named = (calls: Call[], name: string) => calls.filter((call) => call.name === name);
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));

describe('a call that needs a proof', () => {
  test('of GraphQL asks for it in one dialog and is sent once more with its key', async () => {
    const { calls, user } = open();
    const part = within(await screen.findByRole('region', { name: 'Email address' }));
    await user.click(part.getByRole('button', { name: 'Change email address' }));
    await user.type(part.getByLabelText('New email address'), 'new@example.com');
    await user.type(part.getByLabelText('Your password'), 'secret-enough');
    await user.click(part.getByRole('button', { name: 'Send the link' }));
    const asked = await dialog();
    await user.type(asked.getByLabelText('Your password'), 'guess');
    await user.click(asked.getByRole('button', { name: 'Confirm' }));
    expect(await asked.findByText('Not it.')).toBeInTheDocument();
    await user.clear(asked.getByLabelText('Your password'));
    await user.type(asked.getByLabelText('Your password'), 'secret-enough');
    await user.click(asked.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(part.queryByLabelText('New email address')).toBeNull());
    const sent = named(calls, 'GraphQL ChangeEmail').map(({ headers }) => headers.get('idempotency-key'));
    expect(sent).toHaveLength(2);
    expect(new Set(sent).size).toBe(1);
  });

  test('of REST asks for it as well', async () => {
    URL.createObjectURL = () => 'blob:x';
    const { calls, user } = open(undefined, '/dashboard/settings/data');
    await user.click(await screen.findByRole('button', { name: 'Download everything' }));
    const asked = await dialog();
    await user.type(asked.getByLabelText('Your password'), 'secret-enough');
    await user.click(asked.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(named(calls, 'GET /api/account/export')).toHaveLength(2));
  });

  test('fails in its own place when the person would rather not', async () => {
    const { calls, user } = open(undefined, '/dashboard/settings/data');
    await user.click(await screen.findByRole('button', { name: 'Download everything' }));
    await user.click((await dialog()).getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Confirm.')).toBeInTheDocument();
    expect(named(calls, 'GET /api/account/export')).toHaveLength(1);
  });
});
