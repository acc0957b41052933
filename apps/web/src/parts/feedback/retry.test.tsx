import { ADDRESSES, type AddressName } from '@tessera/domain';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { loseEveryCall } from '../../testing/network.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { signInAsAsha, stubSocket } from '../../testing/signed-in.ts';
import '../../testing/warm-screens.ts';

/** Every screen that reads data, and an address of it. */
const READING: Partial<Record<AddressName, string>> = {
  profile: '/dashboard/profile',
  chat: '/dashboard/chat',
  directMessages: '/dashboard/dm/d1',
  openDirect: '/dashboard/chat/direct/u2',
  person: '/dashboard/user/u2',
  listings: '/dashboard/cards/listings',
  shares: '/dashboard/shares',
  analytics: '/dashboard/analytics',
  contacts: '/dashboard/contacts',
  contactDuplicates: '/dashboard/contacts/duplicates',
  deals: '/dashboard/contacts/deals',
  contactDetails: '/dashboard/contacts/c1',
  team: '/dashboard/team',
  marketplace: '/dashboard/marketplace',
  integrations: '/dashboard/integrations',
  connector: '/dashboard/integrations/connectors/hubspot',
  webhook: '/dashboard/integrations/webhooks/w1',
  billing: '/dashboard/billing',
  settings: '/dashboard/settings',
  settingsPage: '/dashboard/settings/security',
};

/** Screens that have nothing to ask for again. */
const OTHERS: Partial<Record<AddressName, string>> = {
  dashboard: 'leads to the profile',
  cards: 'cards are on the device, and are synced again by themselves',
  newCard: 'a form',
  builder: 'cards are on the device',
  importContacts: 'a form',
  connectionReturn: 'tells what became of connecting, and leads back',
  support: 'texts of the product; its form sends again',
};

beforeEach(() => {
  signInAsAsha();
  stubSocket();
});

test('every screen of the dashboard is named here', () => {
  const names = Object.entries(ADDRESSES).filter(([, { kind }]) => kind === 'dashboard');
  expect(Object.keys({ ...READING, ...OTHERS }).sort()).toEqual(names.map(([name]) => name).sort());
});

test.each(Object.entries(READING))(
  '%s says what failed, “Try again” asks again, and so does a network that is back',
  async (_name, address) => {
    const calls = loseEveryCall();
    const { user } = renderApp(address);
    const [again] = await screen.findAllByRole('button', { name: 'Try again' }, { timeout: 15_000 });
    let before = calls.length;
    if (again) await user.click(again);
    await waitFor(() => expect(calls.length).toBeGreaterThan(before));
    await screen.findAllByRole('button', { name: 'Try again' }, { timeout: 15_000 });
    before = calls.length;
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(calls.length).toBeGreaterThan(before));
  },
);
