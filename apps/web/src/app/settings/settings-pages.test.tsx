import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { findSettings, SETTINGS_PAGES, settingsPath } from '../../parts/settings/settings-map.ts';
import { json, stubNetwork } from '../../testing/network.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { signInAsAsha } from '../../testing/signed-in.ts';
import { answerSettings, someViewer } from './testing.ts';
// The screens are lazy; fetched here, their loading is no part of a test's time.
import '../../testing/warm-shell.ts';
import './settings.tsx';

// The whole screen takes its time on a small machine.
vi.setConfig({ testTimeout: 30_000 });

const SAFE = {
  ...{ __typename: 'Viewer', id: 'u1', email: 'asha@example.com', authenticatorSince: '2026-01-01T10:00:00.000Z' },
  ...{ recoveryCodesLeft: 4, acceptedPasskeys: { rpId: 'localhost' }, passkeys: [] },
};
const session = { __typename: 'Session', id: 's1', device: 'Chrome on Linux', isCurrent: true };
const times = { createdAt: '2026-01-01T10:00:00.000Z', lastSeenAt: '2026-01-02T10:00:00.000Z' };
const sessions = [
  { ...session, ...times },
  { ...session, ...times, id: 's2', device: 'Safari on iPhone', isCurrent: false },
];

beforeEach(signInAsAsha);

function open(address: string) {
  const calls = stubNetwork({
    ...answerSettings(() => json({ data: { viewer: { ...someViewer, sessions } } })),
    'GraphQL Security': () => json({ data: { viewer: SAFE } }),
  });
  return { calls, ...renderApp(address) };
}

describe.each(SETTINGS_PAGES)('the page $title', ({ name, title, sections }) => {
  test('has its address, says that one is there, and asks for its own settings only', async () => {
    const { calls } = open(settingsPath(name));
    for (const section of sections) expect(await screen.findByRole('region', { name: section.title })).toBeVisible();
    expect(screen.getAllByRole('region')).toHaveLength(sections.length);
    const pages = within(screen.getByRole('navigation', { name: 'Settings' }));
    expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent(title);
    const asked = calls.map((call) => call.name).filter((asked) => asked.startsWith('GraphQL Settings'));
    expect(asked).toEqual([`GraphQL Settings${name[0]?.toUpperCase()}${name.slice(1)}`]);
  });

  test('shows every control that the search names', async () => {
    open(settingsPath(name));
    for (const { title: heading, words } of sections) {
      const section = await screen.findByRole('region', { name: heading });
      // The title may have the same word, and is no control.
      const controls = () => (section.textContent ?? '').replace(heading, '');
      for (const word of words) await waitFor(() => expect(controls()).toContain(word));
    }
  });
});

test.each([
  ['#security-log', '/dashboard/settings/security'],
  ['#tokens', '/dashboard/settings/developers'],
  ['#region', '/dashboard/settings'],
  ['#nothing-of-the-kind', '/dashboard/settings'],
  ['/privacy#delete', '/dashboard/settings/data'],
  ['/account', '/dashboard/settings'],
  ['/nonsense', '/dashboard/settings'],
])('%s leads to %s', async (address, path) => {
  const app = open(`/dashboard/settings${address}`);
  await screen.findAllByRole('region');
  expect(app.path()).toBe(path);
});

describe('the search over all settings', () => {
  test('leads from any page to what was found, and is over then', async () => {
    const { user, router, path } = open('/dashboard/settings/data');
    await user.type(await screen.findByRole('searchbox', { name: 'Search settings' }), ' time ZONE ');
    const found = within(screen.getByRole('list', { name: 'Settings found' }));
    await user.click(found.getByRole('link', { name: /Time zone/ }));
    expect(path()).toBe('/dashboard/settings');
    expect(router.state.location.hash).toBe('#time-zone');
    expect(await screen.findByRole('region', { name: 'Time zone' })).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Search settings' })).toHaveValue('');
  });

  test('costs nothing that was typed, and a result on the same page has the focus, as often as it is chosen', async () => {
    const { user, router } = open('/dashboard/settings');
    await user.type(await screen.findByLabelText('Handle'), 'łukasz');
    const field = screen.getByRole('searchbox', { name: 'Search settings' });
    for (let time = 0; time < 2; time += 1) {
      await user.type(field, 'zone');
      expect(screen.queryByRole('region')).toBeNull();
      await user.click(screen.getByRole('link', { name: /Time zone/ }));
      expect(router.state.location.hash).toBe('#time-zone');
      await waitFor(() => expect(screen.getByRole('region', { name: 'Time zone' })).toHaveFocus());
    }
    expect(screen.getByLabelText('Handle')).toHaveValue('łukasz');
  });

  test('says when it finds nothing, and Escape leads back', async () => {
    const { user } = open('/dashboard/settings/data');
    const field = await screen.findByRole('searchbox', { name: 'Search settings' });
    await user.type(field, 'पासवर्ड');
    expect(screen.getByText('No settings found', { selector: '.font-serif' })).toBeVisible();
    expect(screen.queryByRole('region')).toBeNull();
    await user.type(field, '{Escape}');
    expect(await screen.findByRole('region', { name: 'Your data' })).toBeVisible();
  });
});

test.each([
  ['lang', ['Language and region', 'Language', 'Language of dates']],
  ['PASSKEYS', ['Passkeys and two-step sign-in', 'Passkeys']],
  ['show links', ['Show social links']],
  ['handle', ['Handle']],
  ['developers', ['Tokens for apps and scripts', 'Your apps']],
  ['  ', []],
  ['zzz', []],
  ['x'.repeat(10_000), []],
])('“%s” finds %j', (query, labels) => {
  expect(findSettings(query).map(({ label }) => label)).toEqual(labels);
});
