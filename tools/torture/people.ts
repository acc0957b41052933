import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, createClient } from 'graphql-ws';
import WebSocket from 'ws';
import type { Member } from '../bench/chat-data.ts';

const TIMEOUT_MS = 4000;
const AGAIN_MS = 100;
const SEND = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id number } } }';
const FOLLOW = 'subscription ($id: ID!, $after: Int) { messageAdded(conversationId: $id, after: $after) { number } }';

/** A message as the service has acknowledged it. */
export interface Acknowledged {
  conversationId: string;
  sender: Member;
  clientId: string;
  id: string;
  number: number;
}

export type Send = (sender: Member, input: object) => Promise<{ id: string; number: number }>;

/** One try over HTTP. Throws when it was not acknowledged: whether it was stored is not known then. */
export function overHttp(origin: () => string): Send {
  return async (sender, input) => {
    const response = await fetch(`${origin()}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${sender.token}` },
      body: JSON.stringify({ query: SEND, variables: { input } }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return readAnswer((await response.json()) as Answer);
  };
}

/** One try over a WebSocket, which is kept as long as it lives. */
export function overSocket(origin: () => string): Send {
  const clients = new Map<string, Client>();
  return async (sender, input) => {
    const client = clients.get(sender.id) ?? connect(origin(), sender);
    clients.set(sender.id, client);
    try {
      const { value } = await Promise.race([client.iterate({ query: SEND, variables: { input } }).next(), late()]);
      return readAnswer(value as Answer | undefined);
    } catch (error) {
      clients.delete(sender.id);
      void client.dispose();
      throw error;
    }
  };
}

interface Answer {
  data?: { sendMessage: { message: { id: string; number: number } } | null } | null;
  errors?: { message: string; extensions?: { code?: string; retryAfterSeconds?: number } }[];
}

/** What only waiting helps against. */
const PASSING = new Set(['RATE_LIMITED', 'INTERNAL', 'UNAVAILABLE']);

function readAnswer(answer: Answer | undefined): { id: string; number: number } {
  if (answer?.data?.sendMessage) return answer.data.sendMessage.message;
  const code = answer?.errors?.[0]?.extensions?.code ?? '';
  if (!answer || PASSING.has(code)) throw new Error(code);
  throw new Refused(JSON.stringify(answer));
}

/** An answer that is wrong: everybody here may write. */
class Refused extends Error {}

async function late(): Promise<never> {
  await sleep(TIMEOUT_MS);
  throw new Error('no answer');
}

/** Says one thing until it is acknowledged, always with the same client id. */
export async function sayUntilAcknowledged(send: Send, sender: Member, conversationId: string): Promise<Acknowledged> {
  const clientId = randomUUID();
  const input = { conversationId, clientId, text: `Message ${clientId}` };
  for (;;) {
    try {
      return { conversationId, sender, clientId, ...(await send(sender, input)) };
    } catch (error) {
      if (error instanceof Refused) throw error;
      await sleep(AGAIN_MS);
    }
  }
}

function connect(origin: string, { token }: Member): Client {
  return createClient({
    url: `${origin.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { token },
    on: { error: () => undefined },
  });
}

/** Somebody who listens, and after each cut goes on from the last number that they have. */
export class Follower {
  readonly heard: number[] = [];
  #isStopped = false;

  constructor(
    private readonly origin: () => string,
    private readonly member: Member,
    readonly conversationId: string,
  ) {
    void this.#follow();
  }

  stop(): void {
    this.#isStopped = true;
  }

  async #follow(): Promise<void> {
    while (!this.#isStopped) {
      const client = connect(this.origin(), this.member);
      const variables = { id: this.conversationId, after: this.heard.at(-1) ?? 0 };
      try {
        for await (const { data } of client.iterate<{ messageAdded: { number: number } }>({
          query: FOLLOW,
          variables,
        })) {
          if (data) this.heard.push(data.messageAdded.number);
          if (this.#isStopped) break;
        }
      } catch {
        // Cut: once more, below.
      }
      void client.dispose();
      await sleep(AGAIN_MS);
    }
  }
}
