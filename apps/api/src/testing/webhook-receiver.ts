import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

export interface WebhookReceiver {
  url: string;
  /** Every request that came, in order. */
  received: Received[];
  /** The next answers; 204 when there is none left. */
  answers: { status: number; body?: string; location?: string; retryAfter?: string }[];
  /** What was signed with the secret; throws when it was not. */
  verify(received: Received | undefined, secret: string): { type: string; timestamp: string; data: object };
  /** How many connections were opened since it was last asked. */
  countConnections(): number;
  /** Closes them, as a server does after a while. */
  closeConnections(): void;
  close(): Promise<void>;
}

/** A receiver of webhooks on a port of its own, which verifies as any other would. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  const answers: WebhookReceiver['answers'] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
      const { status, body = '', location, retryAfter } = answers.shift() ?? { status: 204 };
      response
        .writeHead(status, { ...(location && { location }), ...(retryAfter && { 'retry-after': retryAfter }) })
        .end(body);
    });
  });
  let connections = 0;
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answers,
    verify(one, secret) {
      if (!one) throw new Error('nothing was received');
      return new Webhook(secret).verify(one.body, one.headers as Record<string, string>) as ReturnType<
        WebhookReceiver['verify']
      >;
    },
    countConnections() {
      const counted = connections;
      connections = 0;
      return counted;
    },
    closeConnections: () => server.closeAllConnections(),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
