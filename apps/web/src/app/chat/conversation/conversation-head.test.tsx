import type { ConversationHeadFragment, PresenceMarkFragment } from '@tessera/client';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { ConversationHead } from './conversation-head.tsx';

const user = { __typename: 'User' as const, id: 'u2', name: 'Mateo Lombardi', avatarUrl: null };

test('the time since somebody was last active keeps counting on screen', () => {
  vi.useFakeTimers();
  const mark = { user, isHere: false, isTyping: false, lastActiveAt: new Date(Date.now() - 3000).toISOString() };
  const others = [mark] as unknown as PresenceMarkFragment[];
  const conversation = { id: 'd1', kind: 'DIRECT', title: 'Mateo Lombardi', group: null, peer: user };
  render(
    <MemoryRouter>
      <ConversationHead
        conversation={conversation as unknown as ConversationHeadFragment}
        presence={{ others, here: [], typing: [] }}
      />
    </MemoryRouter>,
  );
  expect(screen.getByText('last active 3s ago')).toBeVisible();
  act(() => void vi.advanceTimersByTime(62_000));
  expect(screen.getByText('last active 1m ago')).toBeVisible();
  vi.useRealTimers();
});
