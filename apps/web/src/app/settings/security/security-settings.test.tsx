import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Call, json, refusal, stubNetwork } from '../../../testing/network.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { signInAsAsha } from '../../../testing/signed-in.ts';
import { answerSettings, someViewer } from '../testing.ts';
// The screens are lazy; fetched here, their loading is no part of a test's time.
import '../../../testing/warm-shell.ts';
import '../settings.tsx';
import './set-up-authenticator.tsx';

const browser = vi.hoisted(() => ({ startRegistration: vi.fn(), startAuthentication: vi.fn() }));
vi.mock('@simplewebauthn/browser', () => browser);
vi.setConfig({ testTimeout: 30_000 });

const signal = vi.fn(async (_accepted: object) => undefined);
beforeEach(() => {
  signInAsAsha();
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => {}, { signalAllAcceptedCredentials: signal }),
  );
  browser.startRegistration.mockReset();
  signal.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

const laptop = {
  ...{ __typename: 'Passkey', id: 'p1', name: 'Laptop', isSynced: true },
  ...{ createdAt: '2026-01-05T00:00:00.000Z', lastUsedAt: null },
};
const SAFE = {
  ...{ __typename: 'Viewer', id: 'u1', email: 'asha@example.com', authenticatorSince: null as string | null },
  ...{ recoveryCodesLeft: 0, acceptedPasskeys: { rpId: 'localhost' }, passkeys: [] as object[] },
};
const CODES = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];

function open(state: () => typeof SAFE, answers: Record<string, (call: Call) => Response> = {}) {
  const settings = () => json({ data: { viewer: someViewer } });
  const calls = stubNetwork({
    ...answerSettings(settings),
    'GraphQL AccountState': settings,
    'GraphQL Security': () => json({ data: { viewer: state() } }),
    ...answers,
  });
  return { calls, ...renderApp('/dashboard/settings#security') };
}

const section = async () => within(await screen.findByRole('region', { name: 'Passkeys and two-step sign-in' }));
const sent = (calls: Call[], name: string) => calls.find((call) => call.name === `GraphQL ${name}`)?.body;

describe('passkeys', () => {
  test('are made by the browser and listed', async () => {
    let passkeys: object[] = [];
    browser.startRegistration.mockResolvedValue({ id: 'made' });
    const { calls, user } = open(() => ({ ...SAFE, passkeys }), {
      'GraphQL StartPasskey': () => json({ data: { startPasskey: { options: { challenge: 'c' } } } }),
      'GraphQL AddPasskey': () => {
        passkeys = [laptop];
        return json({ data: { addPasskey: { passkey: laptop } } });
      },
    });
    const part = await section();
    await user.click(await part.findByRole('button', { name: 'Add a passkey' }));
    expect(await part.findByText('Laptop')).toBeInTheDocument();
    expect(part.getByText('Synced')).toBeInTheDocument();
    expect(browser.startRegistration).toHaveBeenCalledWith({ optionsJSON: { challenge: 'c' } });
    expect(sent(calls, 'AddPasskey')).toEqual({ input: { response: { id: 'made' } } });
  });

  test('that the person would rather not make are no error', async () => {
    browser.startRegistration.mockRejectedValue(Object.assign(new Error('no'), { name: 'NotAllowedError' }));
    const { calls, user } = open(() => SAFE, {
      'GraphQL StartPasskey': () => json({ data: { startPasskey: { options: {} } } }),
    });
    const part = await section();
    await user.click(await part.findByRole('button', { name: 'Add a passkey' }));
    await waitFor(() => expect(browser.startRegistration).toHaveBeenCalled());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sent(calls, 'AddPasskey')).toBeUndefined();
  });

  test('are renamed, and the browser is told when one is removed', async () => {
    let state = { ...SAFE, passkeys: [laptop] as object[] };
    const { calls, user } = open(() => state, {
      'GraphQL RenamePasskey': () => json({ data: { renamePasskey: { passkey: { ...laptop, name: 'Work' } } } }),
      'GraphQL RemovePasskey': () => {
        state = { ...state, passkeys: [], acceptedPasskeys: { rpId: 'localhost', left: 0 } as { rpId: string } };
        return json({ data: { removePasskey: { removedPasskeyId: 'p1' } } });
      },
    });
    const part = await section();
    await user.click(await part.findByRole('button', { name: 'Rename Laptop' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Rename passkey' }));
    await user.clear(dialog.getByLabelText('Name'));
    await user.type(dialog.getByLabelText('Name'), 'Work');
    await user.click(dialog.getByRole('button', { name: 'Save name' }));
    await user.click(await part.findByRole('button', { name: 'Remove Work' }));
    await user.click(screen.getByRole('button', { name: 'Remove passkey' }));
    await waitFor(() => expect(part.queryByText('Work')).toBeNull());
    expect(sent(calls, 'RemovePasskey')).toEqual({ input: { id: 'p1' } });
    await waitFor(() => expect(signal).toHaveBeenLastCalledWith({ rpId: 'localhost', left: 0 }));
  });

  test('are not offered where the browser has none', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined);
    open(() => SAFE);
    expect(await screen.findByText(/Passkeys don’t work in this browser/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });
});

describe('an authenticator app', () => {
  test('is set up by QR code or key, and gives recovery codes once', async () => {
    let authenticatorSince: string | null = null;
    const { calls, user } = open(() => ({ ...SAFE, authenticatorSince, recoveryCodesLeft: 10 }), {
      'GraphQL StartAuthenticator': () =>
        json({
          data: { startAuthenticator: { __typename: 'AuthenticatorSetup', uri: 'otpauth://x', key: 'ABCDEFGH' } },
        }),
      'GraphQL ConfirmAuthenticator': ({ body }) => {
        const { input } = body as { input: { code: string } };
        if (input.code !== '123456') return refusal('BAD_USER_INPUT', 'No.', { code: 'That code isn’t right.' });
        authenticatorSince = '2026-02-01T00:00:00.000Z';
        return json({ data: { confirmAuthenticator: { __typename: 'RecoveryCodes', codes: CODES } } });
      },
    });
    const part = await section();
    await user.click(await part.findByRole('button', { name: 'Set up an app' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('ABCD EFGH')).toBeInTheDocument();
    expect(await dialog.findByRole('img', { name: 'QR code for your authenticator app' })).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Code'), '000000');
    await user.click(dialog.getByRole('button', { name: 'Turn on' }));
    expect(await dialog.findByText('That code isn’t right.')).toBeInTheDocument();
    await user.clear(dialog.getByLabelText('Code'));
    await user.type(dialog.getByLabelText('Code'), '123456');
    await user.click(dialog.getByRole('button', { name: 'Turn on' }));
    const codes = within(await screen.findByRole('list', { name: 'Recovery codes' }));
    expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
    await user.click(screen.getByRole('button', { name: 'I saved them' }));
    expect(await part.findByText(/10 recovery codes are left/)).toBeInTheDocument();
    expect(screen.queryByText(CODES[0] ?? '')).toBeNull();
    expect(sent(calls, 'ConfirmAuthenticator')).toBeDefined();
  });

  test('that is on can be turned off, and asks for new codes when few are left', async () => {
    let authenticatorSince: string | null = '2026-02-01T00:00:00.000Z';
    const { user } = open(() => ({ ...SAFE, authenticatorSince, recoveryCodesLeft: 1 }), {
      'GraphQL CreateRecoveryCodes': () =>
        json({ data: { createRecoveryCodes: { __typename: 'RecoveryCodes', codes: CODES } } }),
      'GraphQL RemoveAuthenticator': () => {
        authenticatorSince = null;
        return json({ data: { removeAuthenticator: { __typename: 'Receipt', message: 'The app is off.' } } });
      },
    });
    const part = await section();
    expect(await part.findByText(/One recovery code is left/)).toBeInTheDocument();
    await user.click(part.getByRole('button', { name: 'Create new recovery codes' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'I saved them' }));
    await user.click(part.getByRole('button', { name: 'Turn off' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Turn off' }));
    expect(await part.findByRole('button', { name: 'Set up an app' })).toBeInTheDocument();
  });
});

test('the security log says what happened, to what and on which device', async () => {
  const event = {
    ...{ __typename: 'SecurityEvent', id: 'e1', kind: 'TOKEN_CREATED', subject: 'CRM', device: 'Firefox on Linux' },
    createdAt: '2026-02-01T10:00:00.000Z',
  };
  open(() => SAFE, {
    'GraphQL SecurityLog': () =>
      json({
        data: {
          viewer: {
            __typename: 'Viewer',
            id: 'u1',
            securityEvents: {
              __typename: 'SecurityEventConnection',
              edges: [{ __typename: 'SecurityEventEdge', node: event, cursor: 'c' }],
              pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: 'c' },
            },
          },
        },
      }),
  });
  const log = within(await screen.findByRole('list', { name: 'Security log' }));
  expect(log.getByRole('listitem')).toHaveTextContent('Access token created: CRMFirefox on Linux');
});
