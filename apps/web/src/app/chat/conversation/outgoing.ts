import { createQueue } from '../../../data/outbox/queue.ts';
import { readStored, writeStored } from '../../../data/session/storage.ts';

/** A message on its way. It keeps its `clientId` on every try, so that the API knows it again. */
export interface Outgoing {
  clientId: string;
  conversationId: string;
  /** ISO time of the press on Send. */
  createdAt: string;
  text: string;
  cardId: string | null;
  imageUrl: string | null;
  replyToNumber: number | null;
  mentionIds: string[];
  /** Why it was not sent; null while it waits or is sent. */
  problem: SendProblem | null;
}

export interface SendProblem {
  /** For people. */
  text: string;
  /** The API won't take it as it is. Otherwise it was out of reach, and later it may. */
  isRefused: boolean;
}

export interface OutgoingMessages {
  /** Of one conversation, in order. The same array until something changes. */
  list(conversationId: string): readonly Outgoing[];
  subscribe(listener: () => void): () => void;
  add(message: Omit<Outgoing, 'problem'>): void;
  /** Tries what could not be sent again, in order. */
  retry(conversationId: string): void;
  /** Tries again everything that only the network held up. */
  retryAll(): void;
  remove(clientId: string): void;
  /** Sends nothing more, because another person is signed in. What waits stays kept for its author. */
  close(): void;
}

/** Messages of one conversation are sent in order. One that the API refused lets those after it pass. */
const queue = createQueue<Outgoing>({
  readKey: ({ clientId }) => clientId,
  readLine: ({ conversationId }) => conversationId,
  readState: ({ problem }) => (problem === null ? 'ready' : problem.isRefused ? 'aside' : 'held'),
});

const NONE: readonly Outgoing[] = [];
const STORAGE_KEY = 'outgoing-messages';

/**
 * The messages of one account that wait to be sent: one at a time and in order in each conversation, kept over reloads.
 * What the network held up stays in front of what comes after it; what the API refused steps aside.
 */
export function createOutgoingMessages(
  accountId: string,
  /** Gives what stood in the way, or null. */
  send: (message: Outgoing) => Promise<SendProblem | null>,
): OutgoingMessages {
  const listeners = new Set<() => void>();
  const sending = new Set<string>();
  /** Conversations that were to be tried again while one of their messages was still being tried. */
  const again = new Set<string>();
  /** Every message that this tab has had. Any other stored one belongs to another tab. */
  const known = new Set<string>();
  let isClosed = false;
  let messages = readKept(accountId);
  let byConversation = group(messages);

  function change(next: Outgoing[]): void {
    if (isClosed) return;
    for (const { clientId } of [...messages, ...next]) known.add(clientId);
    messages = next;
    byConversation = group(messages);
    keep(accountId, [...readKept(accountId).filter(({ clientId }) => !known.has(clientId)), ...messages]);
    for (const listener of listeners) listener();
  }
  function findNext(conversationId: string): Outgoing | undefined {
    if (isClosed) return undefined;
    return queue.next(byConversation.get(conversationId) ?? NONE);
  }
  async function work(conversationId: string): Promise<void> {
    if (sending.has(conversationId)) return;
    sending.add(conversationId);
    for (let next = findNext(conversationId); next; next = findNext(conversationId)) await tryOne(next);
    sending.delete(conversationId);
  }
  async function tryOne(message: Outgoing): Promise<void> {
    const { clientId, conversationId } = message;
    again.delete(conversationId);
    const problem = await send(message);
    // The network came back while this try was still failing: nobody would tell a second time.
    if (problem && !problem.isRefused && again.has(conversationId)) return;
    change(
      problem ? queue.change(messages, clientId, (one) => ({ ...one, problem })) : queue.remove(messages, clientId),
    );
  }
  function retryThose(isMeant: (message: Outgoing) => boolean): void {
    change(messages.map((one) => (isMeant(one) ? { ...one, problem: null } : one)));
    for (const conversationId of byConversation.keys()) {
      if (sending.has(conversationId)) again.add(conversationId);
      void work(conversationId);
    }
  }

  return {
    list: (conversationId) => byConversation.get(conversationId) ?? NONE,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(message) {
      change([...messages, { ...message, problem: null }]);
      void work(message.conversationId);
    },
    retry: (conversationId) => retryThose((one) => one.conversationId === conversationId),
    retryAll: () => retryThose(({ problem }) => !problem?.isRefused),
    remove(clientId) {
      const conversationId = messages.find((one) => one.clientId === clientId)?.conversationId;
      change(queue.remove(messages, clientId));
      if (conversationId) void work(conversationId);
    },
    close() {
      isClosed = true;
    },
  };
}

function group(messages: readonly Outgoing[]): Map<string, readonly Outgoing[]> {
  const groups = new Map<string, Outgoing[]>();
  for (const message of messages) {
    const { conversationId } = message;
    groups.set(conversationId, [...(groups.get(conversationId) ?? []), message]);
  }
  return groups;
}

function readKept(accountId: string): Outgoing[] {
  try {
    const kept = JSON.parse(readStored(STORAGE_KEY) ?? '{}') as { accountId?: unknown; messages?: unknown };
    return kept.accountId === accountId && Array.isArray(kept.messages) ? kept.messages.filter(isOutgoing) : [];
  } catch {
    return [];
  }
}

/** One account's at a time, of all its tabs: the next person who signs in must not find what another wanted to say. */
function keep(accountId: string, messages: Outgoing[]): void {
  writeStored(STORAGE_KEY, messages.length > 0 ? JSON.stringify({ accountId, messages }) : null);
}

function isOutgoing(raw: unknown): raw is Outgoing {
  if (typeof raw !== 'object' || raw === null) return false;
  const { clientId, conversationId, createdAt, text, mentionIds } = raw as Partial<Outgoing>;
  return (
    [clientId, conversationId, createdAt, text].every((one) => typeof one === 'string') && Array.isArray(mentionIds)
  );
}
