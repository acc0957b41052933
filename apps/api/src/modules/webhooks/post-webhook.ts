import { WEBHOOK_LIMITS } from '@tessera/domain';
import { type Message, msg } from '@tessera/texts';
import { type GuardedPost, guardedPost } from '../../infra/guarded-post.ts';
import type { SentAttempt, WebhookHeader } from './webhook-delivery.entity.ts';

const TIMEOUT_MS = 10_000;

const LIMITS = { timeoutMs: TIMEOUT_MS, answerBytes: WEBHOOK_LIMITS.answerBytes };

/** Sends it and tells what came of it. Never throws. A redirect counts as a failure: it is not followed. */
export async function postWebhook(posted: Omit<GuardedPost, 'limits'>): Promise<Omit<SentAttempt, 'at'>> {
  const began = performance.now();
  const outcome = await guardedPost({ ...posted, limits: LIMITS }).then(toOutcome, (error: unknown) => ({
    status: null,
    answer: '',
    pauseSeconds: 0,
    error: readText(error),
  }));
  const headers = listHeaders(posted.headers);
  return { ...outcome, headers, durationMs: Math.round(performance.now() - began) };
}

export function listHeaders(headers: Readonly<Record<string, string>>): WebhookHeader[] {
  return Object.entries(headers).map(([name, value]) => ({ name, value }));
}

function toOutcome({ status, answer, pauseSeconds }: { status: number; answer: string; pauseSeconds: number }) {
  if (status >= 200 && status < 300) return { status, answer, pauseSeconds, error: '' as const };
  const isRedirect = status >= 300 && status < 400;
  return {
    status,
    answer,
    pauseSeconds,
    error: isRedirect ? msg('The address redirects. Enter the final address.') : msg('The server refused the request.'),
  };
}

const TEXTS: Record<string, Message> = {
  ENOTFOUND: msg('There is no server of this name.'),
  EAI_AGAIN: msg('The name could not be looked up.'),
  ECONNREFUSED: msg('The server refused the connection.'),
  ECONNRESET: msg('The connection broke.'),
  ABORT_ERR: msg('There was no answer within {seconds} seconds.', { seconds: TIMEOUT_MS / 1000 }),
  CERT_HAS_EXPIRED: msg('The certificate of the server has expired.'),
  DEPTH_ZERO_SELF_SIGNED_CERT: msg('The certificate of the server is self-signed.'),
  ERR_TLS_CERT_ALTNAME_INVALID: msg('The certificate of the server is for another name.'),
};

function readText(error: unknown): Message {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  // The agent's own words name the address that it found.
  if (message.includes('is not allowed')) return msg('The address is not on the public internet.');
  return (
    TEXTS[code] ??
    (code ? msg('The address couldn’t be reached ({code}).', { code }) : msg('The address couldn’t be reached.'))
  );
}
