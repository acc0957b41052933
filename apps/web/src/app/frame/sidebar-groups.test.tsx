import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { json, stubNetwork } from '../../testing/network.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { signInAsAsha, stubSocket } from '../../testing/signed-in.ts';
import '../../testing/warm-screens.ts';
import './after-screens.tsx';

const row = (id: string, minute: number, changes: object = {}) => ({
  __typename: 'Conversation' as const,
  id,
  kind: 'GROUP' as const,
  title: `Group ${id}`,
  photoUrl: null,
  lastActivityAt: `2026-11-12T09:0${minute}:00.000Z`,
  unreadCount: 0,
  lastMessage: null,
  ...changes,
});

const inbox = (...rows: object[]) =>
  json({
    data: {
      inbox: {
        __typename: 'ConversationConnection',
        totalCount: rows.length,
        edges: rows.map((node) => ({ __typename: 'ConversationEdge', node })),
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    },
  });

beforeEach(() => {
  signInAsAsha();
  stubSocket();
});

const findGroups = () => screen.findByRole('navigation', { name: 'Groups' });

test('names five groups, the latest activity first, what is new in each, and the way to the others', async () => {
  const rows = [0, 1, 2, 3, 4, 5].map((place) => row(String(place), place, { unreadCount: place === 5 ? 3 : 0 }));
  stubNetwork({ 'GraphQL SidebarGroups': () => inbox(...rows) });
  renderApp('/dashboard/support');
  const links = within(await findGroups()).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'G5Group 53 unread',
    'G4Group 4',
    'G3Group 3',
    'G2Group 2',
    'G1Group 1',
    'All chats',
  ]);
  expect(links[0]).toHaveAttribute('href', '/dashboard/chat/5');
});

test('offers both ways into a first group, which open their dialogs once', async () => {
  stubNetwork({ 'GraphQL SidebarGroups': () => inbox(), 'GraphQL Inbox': () => inbox() });
  const { user, path } = renderApp('/dashboard/support');
  await user.click(within(await findGroups()).getByRole('link', { name: 'Create group' }));
  expect(await screen.findByRole('dialog', { name: 'Create group' })).toBeInTheDocument();
  expect(path()).toBe('/dashboard/chat');
  await user.keyboard('{Escape}');
  await user.click(within(await findGroups()).getByRole('link', { name: 'Join with a code' }));
  expect(await screen.findByRole('dialog', { name: 'Join group via code' })).toBeInTheDocument();
});

test('asks again when the groups could not be loaded', async () => {
  let isDown = true;
  stubNetwork({
    'GraphQL SidebarGroups': () => (isDown ? json({ errors: [{ message: 'No.' }], data: null }) : inbox(row('a', 1))),
  });
  const { user } = renderApp('/dashboard/support');
  const groups = await findGroups();
  isDown = false;
  await user.click(within(groups).getByRole('button', { name: 'Try again' }));
  expect(await within(groups).findByRole('link', { name: /Group a/ })).toBeInTheDocument();
});
