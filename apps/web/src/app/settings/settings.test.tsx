import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readKeptPrivacy } from '../../data/card-store/privacy.ts';
import { getSession } from '../../data/session/session.ts';
import { json, loseNetwork, refusal, stubNetwork } from '../../testing/network.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { answerSettings, someViewer } from './testing.ts';
// The screens are lazy; fetched here, their loading is no part of a test's time.
import '../../testing/warm-shell.ts';
import './settings.tsx';
import { signInAsAsha } from '../../testing/signed-in.ts';

// The whole screen takes its time on a small machine.
vi.setConfig({ testTimeout: 30_000 });

const session = {
  __typename: 'Session',
  id: 's1',
  device: 'Chrome on Linux',
  createdAt: '2026-01-01T10:00:00.000Z',
  lastSeenAt: '2026-01-02T10:00:00.000Z',
  isCurrent: true,
};
const phone = { ...session, id: 's2', device: 'Safari on iPhone', isCurrent: false };
const viewer = { ...someViewer, sessions: [session, phone] };
const load = (changes = {}) => json({ data: { viewer: { ...viewer, ...changes } } });

beforeEach(signInAsAsha);

describe('the handle', () => {
  test('is claimed in small letters', async () => {
    const calls = stubNetwork({
      ...answerSettings(() => load()),
      'GraphQL ClaimHandle': () => json({ data: { updateViewer: { viewer: { ...viewer, handle: 'asha' } } } }),
    });
    const { user } = renderApp('/dashboard/settings');
    await user.type(await screen.findByLabelText('Handle'), 'Asha');
    await user.click(screen.getByRole('button', { name: 'Claim handle' }));
    expect(await screen.findByText('Handle saved')).toBeInTheDocument();
    expect(calls.at(-1)?.body).toEqual({ input: { handle: 'asha' } });
  });

  test('that the app needs itself is refused before it is sent', async () => {
    const calls = stubNetwork({ ...answerSettings(() => load()) });
    const { user } = renderApp('/dashboard/settings');
    await user.type(await screen.findByLabelText('Handle'), 'dashboard');
    await user.click(screen.getByRole('button', { name: 'Claim handle' }));
    expect(await screen.findByText('This handle is reserved.')).toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });

  test('that somebody else has is refused at the field', async () => {
    const fields = { handle: 'This handle is taken.' };
    stubNetwork({
      ...answerSettings(() => load()),
      'GraphQL ClaimHandle': () => refusal('CONFLICT', 'Taken.', fields),
    });
    const { user } = renderApp('/dashboard/settings');
    await user.type(await screen.findByLabelText('Handle'), 'mateo');
    await user.click(screen.getByRole('button', { name: 'Claim handle' }));
    expect(await screen.findByText('This handle is taken.')).toBeInTheDocument();
  });

  test('is changed only after a question, because the old one is gone for good', async () => {
    const calls = stubNetwork({
      ...answerSettings(() => load({ handle: 'asha' })),
      'GraphQL ClaimHandle': () => json({ data: { updateViewer: { viewer: { ...viewer, handle: 'asha-rao' } } } }),
    });
    const { user } = renderApp('/dashboard/settings');
    await user.type(await screen.findByLabelText('Handle'), '-rao');
    await user.click(screen.getByRole('button', { name: 'Change handle' }));
    const question = await screen.findByRole('alertdialog', { name: 'Change “asha” to “asha-rao”?' });
    expect(calls).toHaveLength(1);
    await user.click(within(question).getByRole('button', { name: 'Change handle' }));
    await waitFor(() => expect(calls.at(-1)?.body).toEqual({ input: { handle: 'asha-rao' } }));
  });
});

describe('a privacy switch', () => {
  test('takes effect at once', async () => {
    const calls = stubNetwork({
      ...answerSettings(() => load()),
      'GraphQL UpdatePrivacy': () => json({ data: { updateViewer: { viewer: { ...viewer, showEmail: false } } } }),
    });
    const { user } = renderApp('/dashboard/settings/privacy');
    await user.click(await screen.findByRole('switch', { name: 'Show email on card' }));
    expect(screen.getByRole('switch', { name: 'Show email on card' })).not.toBeChecked();
    await waitFor(() => expect(calls.at(-1)?.body).toEqual({ input: { showEmail: false } }));
    // The previews of this browser know it too, also without a network.
    await waitFor(() => expect(readKeptPrivacy('u1')).toEqual({ email: false, socials: true }));
  });

  test.each([
    ['Let people who know my phone number or email find me', 'isFindable'],
    ['Show when I’m here', 'showsPresence'],
  ])('is there for the chat: %s', async (name, field) => {
    const calls = stubNetwork({
      ...answerSettings(() => load()),
      'GraphQL UpdatePrivacy': () => json({ data: { updateViewer: { viewer: { ...viewer, [field]: false } } } }),
    });
    const { user } = renderApp('/dashboard/settings/privacy');
    await user.click(await screen.findByRole('switch', { name }));
    await waitFor(() => expect(calls.at(-1)?.body).toEqual({ input: { [field]: false } }));
    expect(screen.getByRole('switch', { name })).not.toBeChecked();
  });

  test('says who may add the person to groups, and what others do instead', async () => {
    const calls = stubNetwork({
      ...answerSettings(() => load()),
      'GraphQL UpdatePrivacy': () => json({ data: { updateViewer: { viewer: { ...viewer, mayBeAdded: false } } } }),
    });
    const { user } = renderApp('/dashboard/settings/privacy');
    const field = await screen.findByLabelText('Who may add me to groups');
    expect(field).toHaveAccessibleDescription(/Everyone else has to invite you first\./);
    await user.selectOptions(field, 'No one');
    await waitFor(() => expect(calls.at(-1)?.body).toEqual({ input: { mayBeAdded: false } }));
    expect(field).toHaveAccessibleDescription('Everyone has to invite you first.');
  });

  test('goes back when the server refuses', async () => {
    stubNetwork({ ...answerSettings(() => load()), 'GraphQL UpdatePrivacy': () => refusal('INTERNAL', 'Broken.') });
    const { user } = renderApp('/dashboard/settings/privacy');
    await user.click(await screen.findByRole('switch', { name: 'Show social links' }));
    expect(await screen.findByText('Broken.')).toBeInTheDocument();
    expect(screen.getByRole('switch', { name: 'Show social links' })).toBeChecked();
  });

  test('goes back when the network is lost, and is sent once more on demand', async () => {
    const answers = [loseNetwork, () => json({ data: { updateViewer: { viewer: { ...viewer, mayBeAdded: false } } } })];
    stubNetwork({
      ...answerSettings(() => load()),
      'GraphQL UpdatePrivacy': () => (answers.shift() ?? loseNetwork)(),
    });
    const { user } = renderApp('/dashboard/settings/privacy');
    const field = await screen.findByLabelText('Who may add me to groups');
    await user.selectOptions(field, 'No one');
    expect(await screen.findByText(/^Can’t connect/)).toBeInTheDocument();
    expect(field).toHaveValue('known');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(field).toHaveValue('nobody'));
  });
});

describe('the list of sessions', () => {
  test('ends another one and is fetched again', async () => {
    let sessions = [session, phone];
    const calls = stubNetwork({
      ...answerSettings(() => load({ sessions })),
      'GraphQL EndSession': () => {
        sessions = [session];
        return json({ data: { endSession: { isEnded: true } } });
      },
    });
    const { user } = renderApp('/dashboard/settings/security');
    await user.click(await screen.findByRole('button', { name: 'End session: Safari on iPhone' }));
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
    expect(calls.find((call) => call.name === 'GraphQL EndSession')?.body).toEqual({ input: { id: 's2' } });
    expect(screen.queryByRole('button', { name: 'End all other sessions' })).toBeNull();
  });

  test('offers no end for the session that looks at it', async () => {
    stubNetwork({ ...answerSettings(() => load()) });
    renderApp('/dashboard/settings/security');
    expect(await screen.findByText('This device')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'End session: Chrome on Linux' })).toBeNull();
  });

  test('ends all others', async () => {
    const calls = stubNetwork({
      ...answerSettings(() => load()),
      'GraphQL EndOtherSessions': () => json({ data: { endOtherSessions: { endedCount: 1 } } }),
    });
    const { user } = renderApp('/dashboard/settings/security');
    await user.click(await screen.findByRole('button', { name: 'End all other sessions' }));
    expect(await screen.findByText('All other sessions ended')).toBeInTheDocument();
    expect(calls.map((call) => call.name)).toContain('GraphQL EndOtherSessions');
  });
});

test('signing out ends the session here', async () => {
  stubNetwork({ ...answerSettings(() => load()), 'POST /api/auth/logout': () => new Response(null, { status: 204 }) });
  const { user } = renderApp('/dashboard/settings');
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(getSession().status).toBe('signed-out'));
});
