import { type Client, createClient } from 'graphql-ws';
import WebSocket from 'ws';

/** Many graphql-ws clients in a process of their own, told over IPC what to do. Each has one subscription. */
export type Command =
  | { do: 'connect'; name: string; url: string; query: string; variables: object; tokens: string[] }
  /** Posts the body and says how long it took until every client of that name had one message more. */
  | { do: 'tell'; name: string; url: string; headers: Record<string, string>; body: string }
  | { do: 'disconnect'; name: string };

interface Crowd {
  clients: Client[];
  heard: number;
  target: number;
  onTarget: () => void;
  payload: string;
}

const crowds = new Map<string, Crowd>();
/** Connections that are being made at once: listeners have a queue. */
const AT_ONCE = 100;

process.on('message', (command: Command) => {
  const work = { connect, tell, disconnect }[command.do] as (given: Command) => Promise<object>;
  work(command).then(
    (done) => process.send?.({ done }),
    (error) => process.send?.({ error: String(error?.stack ?? JSON.stringify(error)) }),
  );
});

async function connect(command: Extract<Command, { do: 'connect' }>): Promise<object> {
  const crowd: Crowd = {
    clients: [],
    heard: 0,
    target: Number.POSITIVE_INFINITY,
    onTarget: () => undefined,
    payload: '',
  };
  crowds.set(command.name, crowd);
  for (let n = 0; n < command.tokens.length; n += AT_ONCE) {
    await Promise.all(command.tokens.slice(n, n + AT_ONCE).map((token) => join(crowd, command, token)));
  }
  return {};
}

/** Resolves when the connection is acknowledged and the subscription has been sent. */
function join(
  crowd: Crowd,
  { url, query, variables }: Extract<Command, { do: 'connect' }>,
  token: string,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const client = createClient({ url, webSocketImpl: WebSocket, retryAttempts: 0, connectionParams: { token } });
    crowd.clients.push(client);
    client.on('connected', () => resolve());
    client.subscribe(
      { query, variables: { ...variables } },
      {
        next(result) {
          if (result.errors) reject(new Error(JSON.stringify(result.errors)));
          if (!crowd.payload) crowd.payload = JSON.stringify(result);
          crowd.heard += 1;
          if (crowd.heard === crowd.target) crowd.onTarget();
        },
        error: reject,
        complete: () => undefined,
      },
    );
  });
}

async function tell({ name, url, headers, body }: Extract<Command, { do: 'tell' }>): Promise<object> {
  const crowd = crowds.get(name);
  if (!crowd) throw new Error(`nobody is called ${name}`);
  crowd.target = crowd.heard + crowd.clients.length;
  const all = new Promise<void>((resolve) => {
    crowd.onTarget = resolve;
  });
  const began = performance.now();
  const answered = fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
  await all;
  const ms = performance.now() - began;
  const text = await (await answered).text();
  if (text.includes('"errors"')) throw new Error(text);
  return { ms, payload: crowd.payload };
}

async function disconnect({ name }: Extract<Command, { do: 'disconnect' }>): Promise<object> {
  await Promise.all((crowds.get(name)?.clients ?? []).map((client) => client.dispose()));
  crowds.delete(name);
  return {};
}
