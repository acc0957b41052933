import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { stubNetwork } from '../../testing/network.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { signInAsAsha, stubSocket } from '../../testing/signed-in.ts';
import '../../testing/warm-shell.ts';

beforeEach(() => {
  signInAsAsha();
  stubSocket();
});

test('the sidebar names the specified places in their order, in groups, and no conversations', async () => {
  const calls = stubNetwork({});
  renderApp('/dashboard/support');
  const places = within(await screen.findByRole('navigation', { name: 'Dashboard' }));
  const names = places.getAllByRole('link').map(({ textContent }) => textContent);
  const specified = ['My Profile', 'Chat', 'My Cards', 'Card Builder', 'Analytics', 'Contacts', 'Team', 'Marketplace'];
  const others = ['Shares', 'Explore', 'Billing'];
  expect(names.filter((name) => !others.includes(name ?? ''))).toEqual([
    ...specified,
    ...['Integrations', 'Settings', 'Support'],
  ]);
  expect(new Set(places.getAllByRole('link').map(({ parentElement }) => parentElement)).size).toBe(4);
  await screen.findByRole('heading', { name: 'Support' });
  expect(calls.map(({ name }) => name)).not.toContain('GraphQL RecentGroups');
  expect(screen.queryByRole('navigation', { name: 'Groups' })).toBeNull();
});
