import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { json, stubNetwork } from '../../testing/network.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { signInAsAsha, stubSocket } from '../../testing/signed-in.ts';
import '../../testing/warm-screens.ts';
import '../../app/chat/chat.tsx';

const counts = (...unread: number[]) =>
  json({
    data: {
      inbox: {
        __typename: 'ConversationConnection',
        totalCount: unread.length,
        edges: unread.map((unreadCount, place) => ({
          __typename: 'ConversationEdge',
          node: { __typename: 'Conversation', id: `c${place}`, kind: 'DIRECT', unreadCount },
        })),
      },
    },
  });

beforeEach(() => {
  signInAsAsha();
  stubSocket();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});

test.each([
  ['all conversations together', [3, 0, 9], /^Chat\s*12\s*unread$/],
  ['more than can be told', [80, 20], /^Chat\s*99\+\s*unread$/],
  ['nothing', [0, 0], /^Chat$/],
])('the entry of the chat counts %s', async (_what, unread, name) => {
  stubNetwork({ 'GraphQL UnreadCounts': () => counts(...unread) });
  renderApp('/dashboard/settings');
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/dashboard/chat');
});

test('what comes into the conversation on screen is not counted', async () => {
  stubNetwork({ 'GraphQL UnreadCounts': () => counts(3, 4) });
  renderApp('/dashboard/dm/c1');
  await waitFor(() => expect(screen.getByRole('link', { name: /^Chat\s*3\s*unread$/ })).toBeInTheDocument());
});
