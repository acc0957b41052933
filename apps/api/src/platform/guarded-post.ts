import { type ClientRequest, type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { useAgent as agentFor } from 'request-filtering-agent';

export interface GuardedPost {
  url: string;
  headers: Record<string, string>;
  body: string | Buffer;
  /** Else what a name leads to is looked at when the connection is made, so that it can't change in between. */
  mayBePrivate: boolean;
  limits: { timeoutMs: number; answerBytes: number };
}

/**
 * Posts to an address that somebody else chose: to the public internet alone, and no redirect is followed. Gives the status
 * and how the answer begins; rejects when nothing answers in time.
 */
export async function guardedPost(posted: GuardedPost): Promise<{ status: number; answer: string }> {
  const { url, headers, body, mayBePrivate, limits } = posted;
  const request = url.startsWith('https:') ? requestSecure : requestPlain;
  const agent = agentFor(url, { allowPrivateIPAddress: mayBePrivate, allowMetaIPAddress: mayBePrivate });
  const signal = AbortSignal.timeout(limits.timeoutMs);
  const sent = request(url, {
    method: 'POST',
    agent,
    signal,
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
  });
  try {
    const response = await answerTo(sent, body);
    const answer = await readStart(response, limits.answerBytes);
    return { status: response.statusCode ?? 0, answer };
  } finally {
    sent.destroy();
  }
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
