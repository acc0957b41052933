import { type ClientRequest, type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { readPause } from '../kernel/retry-after.ts';

export interface GuardedPost {
  url: string;
  headers: Record<string, string>;
  body: string | Buffer;
  /** Else what a name leads to is looked at when the connection is made, so that it can't change in between. */
  mayBePrivate: boolean;
  limits: { timeoutMs: number; answerBytes: number };
}

interface GuardedAnswer {
  status: number;
  /** The beginning of the body. */
  answer: string;
  /** How long the server asks us to wait; 0 if it doesn't. */
  pauseSeconds: number;
}

/**
 * Posts to an address that somebody else chose: to the public internet alone, and no redirect is followed. Gives the status
 * and how the answer begins; rejects when nothing answers in time.
 */
export async function guardedPost(posted: GuardedPost): Promise<GuardedAnswer> {
  const signal = AbortSignal.timeout(posted.limits.timeoutMs);
  for (;;) {
    const sent = begin(posted, signal);
    let response: IncomingMessage | undefined;
    try {
      response = await answerTo(sent, posted.body);
      const answer = await readStart(response, posted.limits.answerBytes);
      const status = response.statusCode ?? 0;
      return { status, answer, pauseSeconds: readPause({ status, retryAfter: response.headers['retry-after'] }) };
    } catch (error) {
      // A kept connection may be closed at the moment when it is used again: another one is opened then.
      if (!sent.reusedSocket || !CLOSED.has((error as { code?: string }).code ?? '')) throw error;
    } finally {
      // Whoever answers without an end is cut off. A connection whose answer was read to the end is kept.
      if (!response?.complete) sent.destroy();
    }
  }
}

const CLOSED = new Set(['ECONNRESET', 'EPIPE']);

/** Idle connections are kept for less long than most servers keep them. */
const KEPT = { keepAlive: true, maxFreeSockets: 32, timeout: 4000, scheduling: 'lifo' } as const;

function createAgents(mayBePrivate: boolean) {
  const options = { ...KEPT, allowPrivateIPAddress: mayBePrivate, allowMetaIPAddress: mayBePrivate };
  return { plain: new RequestFilteringHttpAgent(options), secure: new RequestFilteringHttpsAgent(options) };
}

const AGENTS = { public: createAgents(false), all: createAgents(true) };

function begin({ url, headers, body, mayBePrivate }: GuardedPost, signal: AbortSignal): ClientRequest {
  const { plain, secure } = mayBePrivate ? AGENTS.all : AGENTS.public;
  const options = { method: 'POST', signal, headers: { ...headers, 'content-length': Buffer.byteLength(body) } };
  return url.startsWith('https:')
    ? requestSecure(url, { ...options, agent: secure })
    : requestPlain(url, { ...options, agent: plain });
}

function answerTo(sent: ClientRequest, body: string | Buffer): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    sent.on('response', resolve);
    // It stays: what goes wrong after the answer has begun has a listener, too.
    sent.on('error', reject);
    sent.end(body);
  });
}

/** What it says at first; whoever answers without an end is not waited for. */
async function readStart(response: IncomingMessage, mostBytes: number): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part);
    size += part.length;
    if (size >= mostBytes) break;
  }
  const text = Buffer.concat(parts).subarray(0, mostBytes).toString('utf8');
  return text.replaceAll('\0', '');
}
