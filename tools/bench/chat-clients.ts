import { type Client, createClient } from 'graphql-ws';
import WebSocket from 'ws';

/** Many graphql-ws clients in a process of their own, told over IPC what to do. Each has one subscription. */
export type Command =
  | { do: 'connect'; name: string; url: string; query: string; variables: object; tokens: string[] }
  /** Sends an operation and says how long it took until every client of that name had one message more. */
  | ({ do: 'tell' } & Told)
  | { do: 'disconnect'; name: string };

export interface Told {
  name: string;
  /** Over the socket of that client, or with its token over HTTP. */
  over: 'socket' | 'HTTP';
  by: number;
  query: string;
  variables: Record<string, unknown>;
}

interface Crowd {
  url: string;
  tokens: string[];
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
    url: command.url,
    tokens: command.tokens,
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

async function tell(told: Told): Promise<object> {
  const crowd = crowds.get(told.name);
  if (!crowd) throw new Error(`nobody is called ${told.name}`);
  crowd.target = crowd.heard + crowd.clients.length;
  const all = new Promise<void>((resolve) => {
    crowd.onTarget = resolve;
  });
  const began = performance.now();
  const answered = told.over === 'socket' ? sendOverSocket(crowd, told) : post(crowd, told);
  await all;
  const ms = performance.now() - began;
  const text = await answered;
  if (text.includes('"errors"')) throw new Error(text);
  return { ms, payload: crowd.payload };
}

function sendOverSocket({ clients }: Crowd, { by, query, variables }: Told): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    clients[by]?.subscribe(
      { query, variables },
      {
        next: (result) => {
          answer = JSON.stringify(result);
        },
        error: reject,
        complete: () => resolve(answer),
      },
    );
  });
}

async function post({ url, tokens }: Crowd, { by, query, variables }: Told): Promise<string> {
  const response = await fetch(url.replace(/^ws/, 'http'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[by]}` },
    body: JSON.stringify({ query, variables }),
  });
  return response.text();
}

async function disconnect({ name }: Extract<Command, { do: 'disconnect' }>): Promise<object> {
  await Promise.all((crowds.get(name)?.clients ?? []).map((client) => client.dispose()));
  crowds.delete(name);
  return {};
}
