import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getSession } from '../../data/session/session.ts';
import { formatDate, formatNumber } from '../../locale/format.ts';
import { type Call, json, loseNetwork, refusal, stubNetwork } from '../../testing/network.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { answerSettings, someViewer } from './testing.ts';
import { zoneName } from './time-zones.ts';
// The screens are lazy; fetched here, their loading is no part of a test's time.
import '../../testing/warm-shell.ts';
import './settings.tsx';
import { signInAsAsha } from '../../testing/signed-in.ts';

// Choosing among hundreds of options takes its time on a small machine.
vi.setConfig({ testTimeout: 30_000 });

const SAVE = 'GraphQL UpdatePreferences';
const NOTIFICATIONS = '/dashboard/settings/notifications';
const { timeZone: device } = Intl.DateTimeFormat().resolvedOptions();

beforeEach(signInAsAsha);

/** The account as the server has it, changed by whatever is saved. */
function open(changes: object = {}, address = '/dashboard/settings', answers: Parameters<typeof stubNetwork>[0] = {}) {
  let viewer = { ...someViewer, ...changes };
  const load = () => json({ data: { viewer } });
  const save = ({ body }: Call) => {
    viewer = { ...viewer, ...(body as { input: object }).input };
    if (viewer.locale === '') viewer.locale = null;
    return json({ data: { updateViewer: { viewer } } });
  };
  const saveNotifications = ({ body }: Call) => {
    const { input } = body as { input: Partial<(typeof viewer.notificationSettings)[number]> };
    const changed = viewer.notificationSettings.map((one) => (one.kind === input.kind ? { ...one, ...input } : one));
    viewer = { ...viewer, notificationSettings: changed };
    return json({
      data: { updateNotificationSettings: { notificationSetting: changed.find(({ kind }) => kind === input.kind) } },
    });
  };
  const calls = stubNetwork({
    ...{ ...answerSettings(load), 'GraphQL AccountState': load, [SAVE]: save },
    'GraphQL UpdateNotificationSettings': saveNotifications,
    ...answers,
  });
  return { calls, ...renderApp(address) };
}

const saved = (calls: Call[], name = SAVE) =>
  calls.filter((call) => call.name === name).map(({ body }) => (body as { input: object }).input);
const known = () => {
  const session = getSession();
  return session.status === 'signed-in' ? session.user : null;
};

describe('the profile in the settings', () => {
  test('is shown, and changed on its own screen', async () => {
    open({ phone: '+919876543210', isPhoneConfirmed: true, about: 'Architect.' });
    const section = within(await screen.findByRole('region', { name: 'Profile' }));
    for (const words of ['Asha Rao', '+91 98765 43210', 'Confirmed', 'Architect.'])
      expect(section.getByText(words)).toBeVisible();
    expect(section.queryByRole('textbox')).toBeNull();
    expect(section.getByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', '/dashboard/profile');
  });

  test('says what is missing', async () => {
    open();
    const section = within(await screen.findByRole('region', { name: 'Profile' }));
    expect(section.getByText('No phone number')).toBeVisible();
    expect(section.getByText('Nothing yet')).toBeVisible();
  });
});

describe('language and region', () => {
  test('decide at once how dates and numbers are written', async () => {
    const { calls, user } = open();
    expect(formatNumber(1234567.8)).toBe('1,234,567.8');
    await user.selectOptions(await screen.findByLabelText('Region'), 'Germany');
    await waitFor(() => expect(known()?.locale).toBe('en-DE'));
    expect(formatNumber(1234567.8)).toBe('1.234.567,8');
    expect(screen.getByLabelText('Language of dates')).toHaveDisplayValue('Same as the app’s language');
    await user.selectOptions(screen.getByLabelText('Language of dates'), 'Deutsch');
    await waitFor(() => expect(known()?.locale).toBe('de-DE'));
    const today = formatDate(new Date(), 'fullDay', { locale: 'de-DE' });
    expect(await screen.findByText(new RegExp(`^${today}, `))).toBeVisible();
    expect(saved(calls)).toEqual([{ locale: 'en-DE' }, { locale: 'de-DE' }]);
    expect(screen.getByLabelText('Region')).toHaveAccessibleDescription(/are treated as numbers from Germany\.$/);
  });

  test('are as in the browser until they are chosen, and again when the choice is taken back', async () => {
    const { calls, user } = open({ locale: 'hi-IN' });
    await waitFor(() => expect(known()?.locale).toBe('hi-IN'));
    expect(formatDate('2026-11-12T12:00:00.000Z', 'longDay')).toBe('12 नवंबर 2026');
    await user.selectOptions(await screen.findByLabelText('Region'), 'Same as this browser (United Kingdom)');
    await waitFor(() => expect(known()?.locale).toBeNull());
    expect(formatDate('2026-11-12T12:00:00.000Z', 'longDay')).toBe('12 November 2026');
    expect(saved(calls)).toEqual([{ locale: '' }]);
  });

  test('that can’t be saved stay as they were, and the screen says so', async () => {
    const load = () => json({ data: { viewer: someViewer } });
    const refuse = () => refusal('INTERNAL', 'Broken.');
    stubNetwork({ ...answerSettings(load), 'GraphQL AccountState': load, [SAVE]: refuse });
    const { user } = renderApp('/dashboard/settings');
    await user.selectOptions(await screen.findByLabelText('Region'), 'Germany');
    expect(await screen.findByText('Broken.')).toBeInTheDocument();
    expect(screen.getByLabelText('Region')).toHaveValue('');
  });
});

describe('the time zone', () => {
  test('is the device’s or one that was named', async () => {
    const { calls, user } = open();
    const zone = await screen.findByLabelText('Your time zone');
    expect(zone).toHaveValue('');
    await user.selectOptions(zone, 'Kathmandu');
    await waitFor(() => expect(known()?.ownTimeZone).toMatch(/^Asia\/Kat(h)?mandu$/));
    await user.selectOptions(zone, `Same as this browser (${zoneName(device)})`);
    await waitFor(() => expect(known()?.ownTimeZone).toBeNull());
    expect(saved(calls)).toEqual([
      { timeZone: expect.stringMatching(/^Asia\/Kat/), followsDeviceTimeZone: false },
      { timeZone: device, followsDeviceTimeZone: true },
    ]);
  });

  test('of a device that is somewhere else is told to the server, unless another one was named', async () => {
    const { calls } = open({ timeZone: 'Pacific/Auckland' }, '/dashboard/support');
    await waitFor(() => expect(saved(calls)).toEqual([{ timeZone: device, followsDeviceTimeZone: true }]));
  });

  test('that was named elsewhere is known here, and left alone', async () => {
    const { calls } = open({ timeZone: 'Pacific/Auckland', followsDeviceTimeZone: false }, '/dashboard/support');
    await waitFor(() => expect(known()?.ownTimeZone).toBe('Pacific/Auckland'));
    expect(saved(calls)).toEqual([]);
  });
});

describe('notifications', () => {
  test.each([
    ['New leads by email', { kind: 'LEAD', email: false }],
    ['Reminders in the app', { kind: 'REMINDER', inApp: false }],
    ['Messages in the app', { kind: 'MESSAGE', inApp: false }],
  ])('“%s” are switched off at once', async (name, input) => {
    const { calls, user } = open({}, NOTIFICATIONS);
    await user.click(await screen.findByRole('checkbox', { name }));
    await waitFor(() => expect(saved(calls, 'GraphQL UpdateNotificationSettings')).toEqual([input]));
    expect(screen.getByRole('checkbox', { name })).not.toBeChecked();
  });

  test('stay as they were when the network is lost', async () => {
    const { user } = open({}, NOTIFICATIONS, { 'GraphQL UpdateNotificationSettings': loseNetwork });
    await user.click(await screen.findByRole('checkbox', { name: 'New leads by email' }));
    expect(await screen.findByText(/^Can’t connect/)).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'New leads by email' })).toBeChecked();
  });

  test('of shared cards come by no mail', async () => {
    open({}, NOTIFICATIONS);
    expect(await screen.findByRole('checkbox', { name: 'Shared cards in the app' })).toBeChecked();
    expect(screen.queryByRole('checkbox', { name: 'Shared cards by email' })).toBeNull();
  });

  test('need a confirmed address', async () => {
    open({ isEmailConfirmed: false }, NOTIFICATIONS);
    expect(await screen.findByText(/once you have confirmed that address/)).toBeInTheDocument();
  });
});
