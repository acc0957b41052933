import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { type Call, json, refusal } from '../../../testing/network.ts';
import { inbox, open, signInAtChat } from '../testing.ts';
// Lazy; loaded beforehand, no test waits for its code to be compiled.
import './conversation-pane.tsx';

/** Signs Asha in, at a desk, in a browser that can show a list of messages. */
export function signInAtConversation(): void {
  signInAtChat();
  // With a mouse, where Enter sends.
  const query = (media: string) => ({
    matches: !media.includes('coarse'),
    addEventListener() {},
    removeEventListener() {},
  });
  vi.stubGlobal('matchMedia', query);
  // The list of messages watches sizes, of which there are none here.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollTo = () => {};
}

const never = () => new Promise<Response>(() => {});

const HEAD = {
  ...{ __typename: 'Conversation', id: 'd1', kind: 'DIRECT', title: 'Mateo', photoUrl: null, canWrite: true },
  ...{ isBlocked: false, hereCount: 0, group: null, presence: [], readNumbers: [] },
  peer: { __typename: 'User', id: 'u2', name: 'Mateo', avatarUrl: null },
};
const pageInfo = { __typename: 'PageInfo', hasPreviousPage: false, hasNextPage: false };
const messages = { __typename: 'MessageConnection', pageInfo, nodes: [] };
export const START = { __typename: 'Conversation', id: 'd1', readNumber: 0, messageCount: 0, revision: 0, messages };

/** The conversation with Mateo, in which nobody has said anything. */
export async function openConversation(answers: Parameters<typeof open>[1] = {}) {
  const app = open('/dashboard/dm/d1', {
    'GraphQL Inbox': () => inbox([]),
    'GraphQL ConversationHead': () => json({ data: { conversation: HEAD } }),
    'GraphQL ConversationStart': () => json({ data: { conversation: START } }),
    'GraphQL DirectPeer': never,
    // What is refused lets the next one pass.
    'GraphQL SendMessage': () => refusal('FORBIDDEN', 'This message can’t be delivered.'),
    ...answers,
  });
  const box = await screen.findByRole('textbox', { name: 'Message Mateo' });
  const sent = () =>
    app.calls
      .filter(({ name }) => name === 'GraphQL SendMessage')
      .map(({ body }: Call) => (body as { input: { text: string; imageUrl: string | null } }).input);
  return { ...app, box, sent };
}
