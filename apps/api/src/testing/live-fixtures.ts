import { type Client, createClient } from 'graphql-ws';
import WebSocket from 'ws';
import type { Person, TestServer } from './server.ts';

/** What one subscription has heard so far. */
export interface Ear<Event> {
  heard: Event[];
  /** The codes of errors that came instead. */
  codes: string[];
  isOver: boolean;
  stop(): void;
}

export interface LiveFixtures {
  client(server: TestServer, as: Person | null): Client;
  /** Listens with a root field such as `messageAdded(conversationId: "…") { number }`; gives what the field gives. */
  listen<Event>(client: Client, field: string, isReady?: () => boolean): Ear<Event>;
  dispose(): Promise<void>;
}

/** How many subscriptions to conversations and lists a server follows now. */
export async function countFollowed({ services }: TestServer): Promise<number> {
  const { values } = await services.metrics.openSubscriptions.get();
  return values[0]?.value ?? 0;
}

/** Sockets of a test, closed together. */
export function liveFixtures(): LiveFixtures {
  const clients: Client[] = [];
  return {
    client(server, as) {
      const client = createClient({
        url: `${server.origin.replace('http', 'ws')}/graphql`,
        webSocketImpl: WebSocket,
        retryAttempts: 0,
        lazy: true,
        connectionParams: as ? { token: as.token } : {},
      });
      clients.push(client);
      return client;
    },
    listen<Event>(client: Client, field: string) {
      const ear: Ear<Event> = { heard: [], codes: [], isOver: false, stop: () => undefined };
      const name = /^\w+/.exec(field)?.[0] ?? '';
      ear.stop = client.subscribe<Record<string, Event>>(
        { query: `subscription { ${field} }` },
        {
          next({ data, errors }) {
            const event = data?.[name];
            if (event) ear.heard.push(event);
            for (const error of errors ?? []) ear.codes.push(String(error.extensions?.code));
          },
          error: () => {
            ear.isOver = true;
          },
          complete: () => {
            ear.isOver = true;
          },
        },
      );
      return ear;
    },
    async dispose() {
      await Promise.all(clients.splice(0).map((client) => client.dispose()));
    },
  };
}
