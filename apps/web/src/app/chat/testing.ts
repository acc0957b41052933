import { vi } from 'vitest';
import { type Call, json, stubNetwork } from '../../testing/network.ts';
import { renderApp, type renderAppInBrowser } from '../../testing/render-app.tsx';
// Lazy; loaded beforehand, no test waits for their code to be compiled.
import '../../testing/warm-shell.ts';
import './chat.tsx';
import { signInAsAsha, stubSocket } from '../../testing/signed-in.ts';

type Answers = Parameters<typeof stubNetwork>[0];

/** A row of the list: a group in which nobody has said anything, unless told otherwise. */
export const row = (id: string, changes: object = {}) => ({
  __typename: 'Conversation' as const,
  id,
  kind: 'GROUP' as const,
  title: `Group ${id}`,
  photoUrl: null,
  lastActivityAt: '2026-11-12T09:41:00.000Z',
  unreadCount: 0,
  lastMessage: null,
  ...changes,
});

/** What somebody said last. */
export const said = (text: string, changes: object = {}) => ({
  __typename: 'Message' as const,
  // Each its own, as in the cache they are known by it.
  id: `m-${text}-${JSON.stringify(changes)}`,
  text,
  deletedAt: null,
  sender: { __typename: 'User' as const, id: 'u2', name: 'Lena Fischer' },
  hasCard: false,
  card: null,
  image: null,
  ...changes,
});

/** A page of the list. */
export const inbox = (rows: object[], endCursor: string | null = null, totalCount = rows.length) =>
  json({
    data: {
      inbox: {
        __typename: 'ConversationConnection',
        totalCount,
        edges: rows.map((node) => ({ __typename: 'ConversationEdge', node })),
        pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
      },
    },
  });

/** What coming into a group answers. */
export const entered = (mutation: string, id: string, title: string) =>
  json({
    data: {
      [mutation]: {
        group: {
          __typename: 'Group',
          ...{ id, name: title, joinCode: 'STUD-2345', joinUrl: 'https://tessera.example/join/STUD-2345' },
          conversation: row(id, { title }),
        },
      },
    },
  });

const never = () => new Promise<Response>(() => {});

/** What is on the screen besides: the conversation itself has its own tests. */
const BESIDE: Answers = {
  'GraphQL StoredCards': never,
  'GraphQL ConversationHead': never,
  'GraphQL ConversationStart': never,
  'GraphQL Invitations': () => json({ data: { groupInvitations: [] } }),
  'GraphQL Inbox': () => inbox([]),
};

/** Signs Asha in, in a browser whose window is wide or narrow. */
export function signInAtChat({ isWide = true } = {}): void {
  signInAsAsha();
  stubSocket();
  const query = { matches: isWide, addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal('matchMedia', () => query);
}

/** The app at that address; `sent` gives the variables that an operation was sent with. */
export function open(address: string, answers: Answers, render: typeof renderAppInBrowser = renderApp) {
  const calls = stubNetwork({ ...BESIDE, ...answers });
  const sent = (operation: string) =>
    calls.filter(({ name }: Call) => name === `GraphQL ${operation}`).map(({ body }: Call) => body);
  return { ...render(address), calls, sent };
}
