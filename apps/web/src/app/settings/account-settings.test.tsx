import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getSession } from '../../data/session/session.ts';
import { type Call, json, refusal, stubNetwork } from '../../testing/network.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { answerSettings, someViewer } from './testing.ts';
// The screens are lazy; fetched here, their loading is no part of a test's time.
import '../../testing/warm-shell.ts';
import './settings.tsx';
import { signInAsAsha } from '../../testing/signed-in.ts';

// Typing takes its time on a small machine.
vi.setConfig({ testTimeout: 30_000 });

const viewer = someViewer;
const receipt = (message: string) => ({ __typename: 'Receipt', message });

beforeEach(signInAsAsha);
afterEach(() => vi.unstubAllGlobals());

type Answers = Record<string, (call: Call) => Response | Promise<Response>>;

function open(changes: () => object, answers: Answers = {}, page = '') {
  const now = () => json({ data: { viewer: { ...viewer, ...changes() } } });
  const calls = stubNetwork({ ...answerSettings(now), 'GraphQL AccountState': now, ...answers });
  return { calls, ...renderApp(`/dashboard/settings${page}`) };
}

const findBody = (calls: Call[], name: string) => calls.find((call) => call.name === name)?.body;

describe('the email address', () => {
  test('says that it is confirmed, and then offers no link', async () => {
    open(() => ({}));
    expect(await screen.findByText('Confirmed')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send the link again' })).toBeNull();
  });

  test('that is not confirmed can be sent its link once more', async () => {
    const { calls, user } = open(() => ({ isEmailConfirmed: false }), {
      'GraphQL RequestEmailConfirmation': () =>
        json({ data: { requestEmailConfirmation: receipt('We have sent a link to asha@example.com.') } }),
    });
    expect(await screen.findByText('Not confirmed')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText('We have sent a link to asha@example.com.')).toBeInTheDocument();
    expect(calls.map(({ name }) => name)).toContain('GraphQL RequestEmailConfirmation');
  });

  test('is changed with the password, and waits for the link that the new one gets', async () => {
    let pendingEmail: string | null = null;
    const { calls, user } = open(() => ({ pendingEmail }), {
      'GraphQL ChangeEmail': () => {
        pendingEmail = 'asha@new.example';
        return json({ data: { changeEmail: receipt('Sent.') } });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Change email address' }));
    await user.type(screen.getByLabelText('New email address'), 'asha@new.example');
    await user.type(screen.getByLabelText('Your password'), 'kite-lamp7');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(
      await screen.findByText(/We have sent a link to asha@new.example\. The address changes/),
    ).toBeInTheDocument();
    expect(screen.getByText('asha@example.com')).toBeInTheDocument();
    expect(findBody(calls, 'GraphQL ChangeEmail')).toEqual({
      input: { email: 'asha@new.example', password: 'kite-lamp7' },
    });
    expect(screen.queryByLabelText('New email address')).toBeNull();
  });

  test('that was changed elsewhere is what this browser remembers, too', async () => {
    open(() => ({ email: 'asha@new.example' }));
    expect(await screen.findByText('asha@new.example')).toBeInTheDocument();
    expect(getSession()).toMatchObject({ user: { fullName: 'Asha Rao', email: 'asha@new.example' } });
  });

  test.each([
    ['the wrong password', { password: 'That password isn’t right.' }, 'Your password'],
    ['an address that is taken', { email: 'Email already in use' }, 'New email address'],
  ])('keeps what was typed and names %s at its field', async (_name, fields, label) => {
    const { user } = open(() => ({}), { 'GraphQL ChangeEmail': () => refusal('BAD_USER_INPUT', 'No.', { ...fields }) });
    await user.click(await screen.findByRole('button', { name: 'Change email address' }));
    await user.type(screen.getByLabelText('New email address'), 'asha@new.example');
    await user.type(screen.getByLabelText('Your password'), 'kite-lamp7');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(Object.values(fields)[0]));
    expect(screen.getByLabelText('New email address')).toHaveValue('asha@new.example');
  });
});

describe('the password', () => {
  async function change({ user }: ReturnType<typeof open>) {
    await user.type(await screen.findByLabelText('Current password'), 'kite-lamp7');
    await user.type(screen.getByLabelText('New password'), 'battery staple');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
  }

  test('is changed for the right present one, and the list of sessions is fetched again', async () => {
    const changePassword = () => json({ data: { changePassword: receipt('Your password was changed.') } });
    const app = open(() => ({}), { 'GraphQL ChangePassword': changePassword }, '/security');
    await change(app);
    expect(await screen.findByText('Your password was changed.')).toBeInTheDocument();
    expect(screen.getByLabelText('Current password')).toHaveValue('');
    expect(findBody(app.calls, 'GraphQL ChangePassword')).toEqual({
      input: { currentPassword: 'kite-lamp7', newPassword: 'battery staple' },
    });
    await waitFor(() => expect(app.calls.filter(({ name }) => name === 'GraphQL SettingsSecurity')).toHaveLength(2));
  });

  test.each([
    [
      'at its field',
      'That password isn’t right.',
      (text: string) => refusal('BAD_USER_INPUT', 'No.', { currentPassword: text }),
    ],
    ['above the form', 'This is not your turn yet.', (text: string) => refusal('RATE_LIMITED', text)],
  ])('that is refused shows the reason %s and keeps the input', async (_name, text, answer) => {
    await change(open(() => ({}), { 'GraphQL ChangePassword': () => answer(text) }, '/security'));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByLabelText('New password')).toHaveValue('battery staple');
  });
});

describe('the export', () => {
  const EXPORT = 'GET /api/account/export';
  const press = async ({ user }: ReturnType<typeof open>) =>
    user.click(await screen.findByRole('button', { name: 'Download everything' }));

  test('is handed over as a file with the name that the server gives', async () => {
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:zip', revokeObjectURL: () => {} }));
    const headers = { 'content-disposition': 'attachment; filename="tessera-2026-11-21.zip"' };
    const app = open(() => ({}), { [EXPORT]: () => new Response('zip', { headers }) }, '/data');
    await press(app);
    await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
    expect(clicked.mock.contexts[0]).toMatchObject({ download: 'tessera-2026-11-21.zip', href: 'blob:zip' });
    expect(app.calls.find(({ name }) => name === EXPORT)?.headers.get('tessera-session')).toBe('s1');
    clicked.mockRestore();
  });

  test.each([
    ['what the server says', () => json({ message: 'Too many requests. Wait an hour.' }, 429), /Wait an hour/],
    [
      'that there is no network',
      () => Promise.reject(new TypeError('Failed')),
      'Can’t connect. Check your connection and try again.',
    ],
  ])('that fails shows %s', async (_name, answer, text) => {
    await press(open(() => ({}), { [EXPORT]: answer }, '/data'));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  test('ends a session that the server no longer knows', async () => {
    await press(open(() => ({}), { [EXPORT]: () => json({ message: 'Sign in to continue.' }, 401) }, '/data'));
    await waitFor(() => expect(getSession()).toMatchObject({ status: 'signed-out', hasEnded: true }));
  });
});

describe('the deletion of the account', () => {
  test('begins on its own page', async () => {
    open(() => ({}), {}, '/data');
    const section = within(await screen.findByRole('region', { name: 'Delete account' }));
    expect(section.getByRole('link', { name: 'Delete account' })).toHaveAttribute('href', '/delete-account');
  });

  test('that is under way is told on every screen, and can be called off', async () => {
    let deletionDueAt: string | null = '2026-11-27T10:00:00.000Z';
    const keep = () => {
      deletionDueAt = null;
      return json({ data: { cancelAccountDeletion: receipt('Your account stays. Nothing was removed.') } });
    };
    const { user, router } = open(() => ({ deletionDueAt }), { 'GraphQL KeepAccount': keep }, '/data');
    const text = 'Your account will be deleted on Friday, 27 November 2026.';
    await waitFor(() => expect(screen.getAllByText(new RegExp(text))).toHaveLength(2));
    const section = within(screen.getByRole('region', { name: 'Delete account' }));
    expect(section.queryByRole('link', { name: 'Delete account' })).toBeNull();
    await router.navigate('/dashboard/support');
    const bar = (await screen.findByText(text)).closest('[role=status]');
    await user.click(within(bar as HTMLElement).getByRole('button', { name: 'Keep my account' }));
    expect(await screen.findByText('Your account stays. Nothing was removed.')).toBeInTheDocument();
    expect(screen.queryByText(text)).toBeNull();
  });
});
