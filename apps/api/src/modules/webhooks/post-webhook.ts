import { type ClientRequest, type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { WEBHOOK_LIMITS } from '@tessera/domain';
import { useAgent as agentFor } from 'request-filtering-agent';
import type { WebhookAttempt } from './webhook-delivery.entity.ts';

const TIMEOUT_MS = 10_000;

interface Posted {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Else what a name leads to is looked at when the connection is made, so that it can't change in between. */
  mayBePrivate: boolean;
}

/** Sends it and tells what came of it. Never throws. A redirect counts as a failure: it is not followed. */
export async function postWebhook(posted: Posted): Promise<Omit<WebhookAttempt, 'at'>> {
  const began = performance.now();
  const outcome = await send(posted).then(toOutcome, (error: unknown) => ({
    status: null,
    answer: '',
    error: readText(error),
  }));
  return { ...outcome, durationMs: Math.round(performance.now() - began) };
}

function toOutcome({ status, answer }: { status: number; answer: string }) {
  if (status >= 200 && status < 300) return { status, answer, error: '' };
  const isRedirect = status >= 300 && status < 400;
  return { status, answer, error: isRedirect ? 'It answered with a redirect, which is not followed.' : 'It refused.' };
}

async function send({ url, headers, body, mayBePrivate }: Posted): Promise<{ status: number; answer: string }> {
  const request = url.startsWith('https:') ? requestSecure : requestPlain;
  const agent = agentFor(url, { allowPrivateIPAddress: mayBePrivate, allowMetaIPAddress: mayBePrivate });
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const sent = request(url, {
    method: 'POST',
    agent,
    signal,
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
  });
  try {
    const response = await answerTo(sent, body);
    const answer = await readStart(response);
    return { status: response.statusCode ?? 0, answer };
  } finally {
    sent.destroy();
  }
}

function answerTo(sent: ClientRequest, body: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    sent.on('response', resolve);
    // It stays: what goes wrong after the answer has begun has a listener, too.
    sent.on('error', reject);
    sent.end(body);
  });
}

/** What it says at first; whoever answers without an end is not waited for. */
async function readStart(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part);
    size += part.length;
    if (size >= WEBHOOK_LIMITS.answerBytes) break;
  }
  const text = Buffer.concat(parts).subarray(0, WEBHOOK_LIMITS.answerBytes).toString('utf8');
  return text.replaceAll('\0', '');
}

const TEXTS: Record<string, string> = {
  ENOTFOUND: 'There is no server of this name.',
  EAI_AGAIN: 'The name could not be looked up.',
  ECONNREFUSED: 'The server refused the connection.',
  ECONNRESET: 'The connection broke.',
  ABORT_ERR: `There was no answer within ${TIMEOUT_MS / 1000} seconds.`,
  CERT_HAS_EXPIRED: 'The certificate of the server has expired.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate of the server is self-signed.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate of the server is for another name.',
};

function readText(error: unknown): string {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  // The agent's own words name the address that it found.
  if (message.includes('is not allowed')) return 'The address is not on the public internet.';
  return TEXTS[code] ?? `It could not be reached${code && ` (${code})`}.`;
}
