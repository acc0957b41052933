import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What came of one event, in the order of its first arrival. */
export interface Arrival {
  deliveryId: string;
  contactId: string;
  /** The number that the contact's tag had. */
  round: number;
}

export interface FakeReceiver {
  url(owner: string): string;
  /** Each event once, however often it came. */
  arrivals: Arrival[];
  /** Events that came more than once. */
  repeats(): number;
  wrongSignatures(): number;
  /** Who signs with which key. */
  keys: Map<string, string>;
  close(): void;
}

/** Takes every webhook with 204, checks each signature, and keeps what came first. */
export async function startFakeReceiver(): Promise<FakeReceiver> {
  const keys = new Map<string, string>();
  const arrivals: Arrival[] = [];
  const seen = new Set<string>();
  let repeats = 0;
  let wrong = 0;
  const take = (owner: string, headers: NodeJS.Dict<string | string[]>, body: string) => {
    const id = String(headers['webhook-id']);
    const key = Buffer.from((keys.get(owner) ?? '').replace('whsec_', ''), 'base64');
    const signed = createHmac('sha256', key).update(`${id}.${headers['webhook-timestamp']}.${body}`).digest('base64');
    if (headers['webhook-signature'] !== `v1,${signed}`) wrong += 1;
    else if (seen.has(id)) repeats += 1;
    else {
      seen.add(id);
      const { contact } = (JSON.parse(body) as { data: { contact: { id: string; tags: string[] } } }).data;
      arrivals.push({ deliveryId: id, contactId: contact.id, round: Number(contact.tags[0]?.replace('round ', '')) });
    }
  };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      take(request.url?.slice(1) ?? '', request.headers, Buffer.concat(parts).toString());
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: (owner) => `http://127.0.0.1:${port}/${owner}`,
    arrivals,
    repeats: () => repeats,
    wrongSignatures: () => wrong,
    keys,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
