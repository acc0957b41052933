import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { json, refusal } from '../../../testing/network.ts';
import { type open, signInAtChat } from '../testing.ts';
import { answer, button, group, openPanel, person } from './testing.ts';

beforeEach(() => signInAtChat());

const SCRIPT = 'script[src="https://accounts.google.com/gsi/client"]';

interface GoogleConfig {
  callback: (response: object) => void;
  error_callback: (error: { type: string }) => void;
}

describe('Google contacts', () => {
  const clientId = (id: string | null) => ({ 'GraphQL GoogleClientId': () => json({ data: { googleClientId: id } }) });
  const openContacts = async (answers: Parameters<typeof open>[1]) => {
    const app = openPanel('settings', {}, answers);
    await app.user.click(await button('Google contacts'));
    return { ...app, dialog: within(screen.getByRole('dialog', { name: 'Add from Google contacts' })) };
  };
  /** Ends the loading of Google's script, which jsdom does not load. */
  const finishScript = async (event: 'load' | 'error') => {
    const script = await waitFor(() => {
      const found = document.querySelector(SCRIPT);
      expect(found).not.toBeNull();
      return found as HTMLScriptElement;
    });
    script.dispatchEvent(new Event(event));
  };
  /** Presses once the script is there, which a test before may have loaded already. */
  const connect = async ({ dialog, user }: Awaited<ReturnType<typeof openContacts>>) => {
    const ready = await waitFor(() => {
      for (const script of document.querySelectorAll(SCRIPT)) script.dispatchEvent(new Event('load'));
      return dialog.getByRole('button', { name: 'Connect with Google' });
    });
    await user.click(ready);
  };
  /** What Google's window comes to. The script is loaded once for all tests, as for all presses. */
  let outcome: (config: GoogleConfig) => void = () => {};
  const allow = (response: { access_token?: string; error?: string }) => {
    outcome = ({ callback }) => callback(response);
  };
  beforeEach(() => {
    const initTokenClient = (config: GoogleConfig) => ({ requestAccessToken: () => outcome(config) });
    vi.stubGlobal('google', { accounts: { oauth2: { initTokenClient } } });
  });

  test('that are not set up say so, and load nothing of Google’s', async () => {
    const { dialog } = await openContacts(clientId(null));
    expect(await dialog.findByText(/Contacts from Google aren’t available here/)).toBeVisible();
    expect(document.querySelector(SCRIPT)).toBeNull();
  });

  test('whose script does not come say so, and try again', async () => {
    const { dialog, user } = await openContacts(clientId('id.apps.example'));
    await finishScript('error');
    expect(await dialog.findByText('Failed to load Google Identity Services')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    allow({ access_token: 'tok' });
    await finishScript('load');
    expect(await dialog.findByRole('button', { name: 'Connect with Google' })).toBeVisible();
  });

  test.each([
    ['No access token', {}, {}],
    [
      'Failed to fetch Google contacts',
      { access_token: 'tok' },
      { 'GraphQL SyncContacts': () => refusal('UNAVAILABLE', 'Failed to fetch Google contacts') },
    ],
    [
      'Google has ended this permission. Connect again.',
      { access_token: 'old' },
      {
        'GraphQL SyncContacts': () =>
          refusal('BAD_USER_INPUT', 'x', { accessToken: 'Google has ended this permission. Connect again.' }),
      },
    ],
  ])('say “%s”', async (text, response, answers) => {
    allow(response);
    const app = await openContacts({ ...clientId('id.apps.example'), ...answers });
    const { dialog } = app;
    await connect(app);
    expect(await dialog.findByRole('alert')).toHaveTextContent(text);
  });

  test('are chosen by name and added; who is asked first or can’t be asked is named', async () => {
    allow({ access_token: 'tok' });
    const contact = (user: object, name: string) => ({
      __typename: 'MatchedContact',
      user,
      name,
      email: null,
      phone: '+39 333',
    });
    const matches = [
      contact(person('u4', 'Priya Nair'), 'Priya from school'),
      contact(person('u5', 'Sven'), 'Sven'),
      contact(person('u6', 'Lena'), 'Lena'),
    ];
    const added = {
      ...{ __typename: 'AddMembersPayload', added: [person('u4', 'Priya Nair')] },
      ...{ already: [], invited: ['u6'], invalid: ['u5'], group: group() },
    };
    const app = await openContacts({
      ...clientId('id.apps.example'),
      'GraphQL SyncContacts': answer('syncContacts', { matchedContacts: matches }),
      'GraphQL AddGroupMembers': answer('addGroupMembers', added),
    });
    const { dialog, user, sent } = app;
    await connect(app);
    const priya = await dialog.findByRole('checkbox', { name: 'Priya from school' });
    expect(priya).toHaveAccessibleDescription('Priya Nair · +39 333');
    expect(dialog.getByRole('button', { name: 'Add' })).toBeDisabled();
    await user.click(priya);
    await user.click(dialog.getByRole('checkbox', { name: 'Sven' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Lena' }));
    await user.click(dialog.getByRole('button', { name: 'Add 3 people' }));
    expect(await dialog.findByText('Not added · 1')).toBeVisible();
    expect(dialog.getByText('Sven')).toBeVisible();
    expect(dialog.getByText('Invited · 1')).toBeVisible();
    expect(dialog.getByText('Lena')).toBeVisible();
    expect(sent('SyncContacts')).toEqual([{ input: { accessToken: 'tok' } }]);
    expect(sent('AddGroupMembers')).toEqual([{ input: { id: 'g1', userIds: ['u4', 'u5', 'u6'] } }]);
  });

  test('say that the browser blocked the window', async () => {
    outcome = ({ error_callback: fail }) => fail({ type: 'popup_failed_to_open' });
    const app = await openContacts(clientId('id.apps.example'));
    const { dialog } = app;
    await connect(app);
    expect(await dialog.findByRole('alert')).toHaveTextContent('Allow pop-ups for this page');
  });

  test('are left as they are when the window is closed', async () => {
    outcome = ({ error_callback: fail }) => fail({ type: 'popup_closed' });
    const app = await openContacts(clientId('id.apps.example'));
    const { dialog } = app;
    await connect(app);
    expect(dialog.queryByRole('alert')).toBeNull();
    expect(dialog.getByRole('button', { name: 'Connect with Google' })).not.toHaveAttribute('aria-busy');
  });
});
