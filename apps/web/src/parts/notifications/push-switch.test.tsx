import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { someViewer } from '../../app/settings/testing.ts';
import { json, stubNetwork } from '../../testing/network.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { signInAsAsha, stubSocket } from '../../testing/signed-in.ts';
import '../../app/frame/cards-layout.tsx';
import '../../app/frame/dashboard-shell.tsx';
import '../../app/settings/settings.tsx';

vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  signInAsAsha();
  stubSocket();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const SUBSCRIPTION = {
  endpoint: 'https://push.example/1',
  toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe: vi.fn(async () => true),
};

function stubNavigator(properties: object): void {
  const own = Object.entries(properties).map(([name, value]) => [name, { value }] as const);
  // What is inherited can be read of the real one alone.
  const userAgent = { value: navigator.userAgent };
  vi.stubGlobal('navigator', Object.create(navigator, { userAgent, ...Object.fromEntries(own) }));
}

/** A browser that can push, and how its person answers. */
function openIn(permission: NotificationPermission, { isSubscribed = false } = {}) {
  let current: typeof SUBSCRIPTION | null = isSubscribed ? SUBSCRIPTION : null;
  const subscribe = vi.fn(async () => {
    current = SUBSCRIPTION;
    return SUBSCRIPTION;
  });
  const registration = { pushManager: { getSubscription: async () => current, subscribe } };
  const requestPermission = vi.fn(async () => 'granted');
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission, requestPermission });
  const serviceWorker = { getRegistration: async () => registration, ready: Promise.resolve(registration) };
  stubNavigator({ serviceWorker });
  return { subscribe, requestPermission, ...openSettings() };
}

function openSettings() {
  const viewer =
    (changes: object = {}) =>
    () =>
      json({ data: { viewer: { ...someViewer, ...changes } } });
  const calls = stubNetwork({
    ...{ 'GraphQL SettingsNotifications': viewer(), 'GraphQL AccountState': viewer() },
    'GraphQL PushKey': viewer({ pushKey: 'KEY' }),
    'GraphQL PushDevice': viewer({ hasPushSubscription: true }),
    'GraphQL RegisterPushSubscription': () => json({ data: { registerPushSubscription: { isRegistered: true } } }),
    'GraphQL RemovePushSubscription': () => json({ data: { removePushSubscription: { isRemoved: true } } }),
    'GraphQL UpdatePushSettings': () => json({ data: { updatePushSettings: { showsText: false } } }),
  });
  return { calls, ...renderApp('/dashboard/settings/notifications') };
}

test('is asked for after a press alone, and given to the server', async () => {
  const { user, calls, subscribe, requestPermission } = openIn('default');
  const button = await screen.findByRole('button', { name: 'Turn on notifications on this device' });
  expect(requestPermission).not.toHaveBeenCalled();
  await user.click(button);
  expect(await screen.findByText('Notifications are on for this device.')).toBeInTheDocument();
  expect(subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey: 'KEY' });
  expect(calls.find(({ name }) => name === 'GraphQL RegisterPushSubscription')?.body).toEqual({
    input: { endpoint: 'https://push.example/1', p256dh: 'p', auth: 'a' },
  });
});

test('is turned off again', async () => {
  const { user, calls } = openIn('granted', { isSubscribed: true });
  await screen.findByText('Notifications are on for this device.');
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByRole('button', { name: 'Turn on notifications on this device' })).toBeInTheDocument();
  expect(SUBSCRIPTION.unsubscribe).toHaveBeenCalled();
  expect(calls.some(({ name }) => name === 'GraphQL RemovePushSubscription')).toBe(true);
});

test('says where it is blocked', async () => {
  openIn('denied');
  expect(await screen.findByText(/Your browser blocks notifications from this site/)).toBeInTheDocument();
});

test('says on an iPhone that the app has to be installed', async () => {
  stubNavigator({ userAgent: 'Mozilla/5.0 (iPhone; like Mac OS X)' });
  openSettings();
  expect(await screen.findByText(/On iPhone and iPad, notifications work in the installed app/)).toBeInTheDocument();
});

test('hides the text of messages when asked to', async () => {
  const { user, calls } = openIn('default');
  await user.click(await screen.findByRole('switch', { name: 'Show message text' }));
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Show message text' })).not.toBeChecked());
  expect(calls.find(({ name }) => name === 'GraphQL UpdatePushSettings')?.body).toEqual({
    input: { showsText: false },
  });
});
