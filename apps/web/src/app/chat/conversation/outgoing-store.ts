import type { ApolloClient } from '@apollo/client';
import { errorCode, type MessageFragment, SendMessageDocument } from '@tessera/client';
import { MESSAGES } from '@tessera/domain';
import { say } from '@tessera/texts';
import { errorText } from '../../../data/errors/error-text.ts';
import { onReconnect } from '../../../data/session/connected.ts';
import { getSession, subscribeSession } from '../../../data/session/session.ts';
import { createOutgoingMessages, type Outgoing, type OutgoingMessages, type SendProblem } from './outgoing.ts';

type OnSent = (message: MessageFragment) => void;

/** The waiting messages of the person who is signed in, and listeners for sent ones. One for the whole page. */
export interface OutgoingStore extends OutgoingMessages {
  onSent(listener: OnSent): () => void;
}

let current: { accountId: string; client: ApolloClient; store: OutgoingStore } | null = null;

/** The same one for every screen: messages go on being sent while another screen is shown. */
export function outgoingStore(client: ApolloClient, accountId: string): OutgoingStore {
  if (current?.accountId !== accountId || current.client !== client) {
    current = { accountId, client, store: openStore(client, accountId) };
  }
  return current.store;
}

function openStore(client: ApolloClient, accountId: string): OutgoingStore {
  const listeners = new Set<OnSent>();
  const messages = createOutgoingMessages(accountId, (message) => send(client, message, listeners));
  const retryAll = () => messages.retryAll();
  addEventListener('online', retryAll);
  // A server that was away is no network that was.
  const stopFollowing = onReconnect(retryAll);
  // The next person who signs in must not send what this one wrote.
  const stop = subscribeSession(() => {
    if (signedInId() === accountId) return;
    messages.close();
    removeEventListener('online', retryAll);
    stopFollowing();
    stop();
    if (current?.accountId === accountId) current = null;
  });
  // What an earlier visit could not send.
  messages.retryAll();
  return {
    ...messages,
    onSent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function signedInId(): string | undefined {
  const session = getSession();
  return session.status === 'signed-in' ? session.user?.id : undefined;
}

async function send(client: ApolloClient, message: Outgoing, listeners: Set<OnSent>): Promise<SendProblem | null> {
  const { clientId, conversationId, text, cardId, imageUrl, replyToNumber, mentionIds } = message;
  try {
    const { data } = await client.mutate({
      mutation: SendMessageDocument,
      variables: { input: { clientId, conversationId, text, cardId, imageUrl, replyToNumber, mentionIds } },
      // By its `clientId`.
      context: { isRepeatable: true },
    });
    if (data) for (const listener of listeners) listener(data.sendMessage.message);
    return null;
  } catch (error) {
    const code = errorCode(error);
    if (code === null || code === 'UNAVAILABLE' || code === 'INTERNAL') {
      return { text: say(MESSAGES.cantConnect), isRefused: false };
    }
    return { text: errorText(error), isRefused: true };
  }
}
