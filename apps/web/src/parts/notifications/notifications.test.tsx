import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubLiveSocket } from '../../testing/live-socket.ts';
import { type Call, json, loseNetwork, refusal, stubNetwork } from '../../testing/network.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { signInAsAsha } from '../../testing/signed-in.ts';

vi.setConfig({ testTimeout: 30_000 });

const socket = stubLiveSocket('NotificationReceived');
const tell = (notification: object | null, unreadNotifications: number) =>
  socket.tell({ notificationReceived: { __typename: 'NotificationNews', notification, unreadNotifications } });

beforeAll(async () => {
  await Promise.all([
    import('../../app/frame/cards-layout.tsx'),
    import('../../app/frame/dashboard-shell.tsx'),
    import('../../app/support/support.tsx'),
    import('./notification-panel.tsx'),
  ]);
}, 30_000);
beforeEach(signInAsAsha);

const lead = {
  ...{ __typename: 'Notification', id: 'n1', kind: 'LEAD', message: 'Vera left their details on “Main”', detail: '' },
  ...{
    path: '/dashboard/contacts/c1' as string | null,
    createdAt: new Date().toISOString(),
    readAt: null as string | null,
  },
};
const gone = {
  ...lead,
  id: 'n2',
  kind: 'SHARE',
  message: 'Asha shared a card with you',
  path: null,
  readAt: '2026-01-01T00:00:00.000Z',
};
const reminder = {
  ...lead,
  id: 'n3',
  kind: 'REMINDER',
  message: 'Reminder: get in touch with Fay',
  detail: 'Ask about tiles',
};

function open(rows: (typeof lead)[], { unread = rows.filter(({ readAt }) => !readAt).length, answers = {} } = {}) {
  const account = {
    ...{ __typename: 'Viewer', id: 'u1', deletionDueAt: null, locale: null, unreadNotifications: unread },
    ...{ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, followsDeviceTimeZone: true },
  };
  const notifications = {
    __typename: 'NotificationConnection',
    edges: rows.map((node) => ({ __typename: 'NotificationEdge', cursor: node.id, node })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  };
  const calls = stubNetwork({
    'GraphQL AccountState': () => json({ data: { viewer: account } }),
    'GraphQL Notifications': () =>
      json({ data: { viewer: { __typename: 'Viewer', id: 'u1', unreadNotifications: unread, notifications } } }),
    'GraphQL MarkNotificationsRead': ({ body }: Call) => {
      const { input } = body as { input: { ids?: string[] } };
      return json({ data: { markNotificationsRead: { unreadCount: input.ids ? unread - input.ids.length : 0 } } });
    },
    ...answers,
  });
  return { calls, ...renderApp('/dashboard/support') };
}
const bell = (name: string | RegExp) => screen.findByRole('button', { name });
const panel = async () => within(await screen.findByRole('dialog', { name: 'Notifications' }));
const marked = (calls: Call[]) =>
  calls
    .filter(({ name }) => name === 'GraphQL MarkNotificationsRead')
    .map(({ body }) => (body as { input: object }).input);

describe('the bell', () => {
  test.each([
    [0, 'Notifications'],
    [2, 'Notifications, 2 unread'],
    [100, 'Notifications, 99+ unread'],
  ])('with %d unread is called “%s”', async (unread, name) => {
    open([], { unread });
    expect(await bell(name)).toBeInTheDocument();
  });

  test('counts what comes meanwhile and reads it out; what was read elsewhere it counts no more', async () => {
    open([]);
    await bell('Notifications');
    await waitFor(() => expect(socket.isFollowed()).toBe(true));
    act(() => tell(lead, 1));
    expect(await bell('Notifications, 1 unread')).toBeInTheDocument();
    expect(screen.getByText(lead.message)).toHaveAttribute('role', 'status');
    act(() => tell(null, 0));
    expect(await bell('Notifications')).toBeInTheDocument();
  });

  test('says nothing of a conversation that is on screen', async () => {
    open([]);
    await bell('Notifications');
    await waitFor(() => expect(socket.isFollowed()).toBe(true));
    act(() => tell({ ...lead, path: '/dashboard/support' }, 1));
    act(() => tell({ ...lead, id: 'n9', message: 'Another' }, 2));
    expect(await bell('Notifications, 2 unread')).toBeInTheDocument();
    expect(screen.queryByText(lead.message)).toBeNull();
  });
});

describe('the list', () => {
  test('has each with its words; a row leads to its place and is read then', async () => {
    const { calls, user, path } = open([lead, reminder, gone]);
    await user.click(await bell('Notifications, 2 unread'));
    const list = await panel();
    expect(await list.findByText('Ask about tiles')).toBeInTheDocument();
    expect(list.getAllByRole('link', { name: /Unread/ })).toHaveLength(2);
    expect(list.getByText(gone.message).closest('a')).toBeNull();
    await user.click(list.getByRole('link', { name: /Vera left/ }));
    await waitFor(() => expect(path()).toBe('/dashboard/contacts/c1'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(marked(calls)).toEqual([{ ids: ['n1'] }]));
    expect(await bell('Notifications, 1 unread')).toBeInTheDocument();
  });

  test('is marked as read as a whole', async () => {
    const { calls, user } = open([lead, reminder]);
    await user.click(await bell(/2 unread/));
    const list = await panel();
    await user.click(await list.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(list.queryByRole('link', { name: /Unread/ })).toBeNull());
    expect(list.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    expect(marked(calls)).toEqual([{}]);
  });

  test('stays unread when the network is lost', async () => {
    const { user } = open([lead, reminder], { answers: { 'GraphQL MarkNotificationsRead': loseNetwork } });
    await user.click(await bell(/2 unread/));
    const list = await panel();
    await user.click(await list.findByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByText(/^Can’t connect/)).toBeInTheDocument();
    expect(list.getAllByRole('link', { name: /Unread/ })).toHaveLength(2);
  });

  test('without any says what will be here', async () => {
    const { user } = open([]);
    await user.click(await bell('Notifications'));
    expect(await (await panel()).findByText('No notifications yet')).toBeInTheDocument();
  });

  test('that can’t be loaded says why; Escape closes it and gives the focus back', async () => {
    const { user } = open([], { answers: { 'GraphQL Notifications': () => refusal('INTERNAL', 'Something broke.') } });
    await user.click(await bell('Notifications'));
    expect(await (await panel()).findByText('Couldn’t load your notifications')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await bell('Notifications')).toHaveFocus();
  });
});
