import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { RetryLater, readPause } from '../../kernel/retry-after.ts';
import type { Env, SmsProvider } from '../settings/env.ts';
import type { Sms } from './sms.ts';

declare module '../../kernel/context.ts' {
  interface Services {
    sms: SmsSender;
  }
}

/** Hands text messages over. */
export interface SmsSender {
  /** Throws when the message was not taken over; then it has to be tried again. One that is too old is dropped. */
  send(sms: Sms): Promise<void>;
}

/** A provider that does not answer must not hold a job for minutes. */
const TIMEOUT_MS = 20_000;

/** Through the provider, else into the folder `sms` of the data directory, one file a message. */
export function createSmsSender(env: Env, log: FastifyBaseLogger): SmsSender {
  const deliver = typeof env.sms === 'string' ? writeTo(join(env.dataDir, 'sms'), log) : post(env.sms);
  return {
    async send(sms) {
      if (Date.parse(sms.expiresAt) > Date.now()) await deliver(sms);
    },
  };
}

/** https://www.twilio.com/docs/messaging/api/message-resource#create-a-message-resource */
function post({ url, accountId, authToken, sender }: SmsProvider): SmsSender['send'] {
  const address = `${url}/2010-04-01/Accounts/${encodeURIComponent(accountId)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountId}:${authToken}`).toString('base64')}`;
  const from = sender.startsWith('MG') ? 'MessagingServiceSid' : 'From';
  return async ({ to, text }) => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { authorization },
      body: new URLSearchParams({ To: to, [from]: sender, Body: text }),
      // The credentials follow to no other address.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (response.ok) return;
    const problem = `the provider of text messages answered ${response.status}`;
    const { status, headers } = response;
    const seconds = readPause({ status, retryAfter: headers.get('retry-after') });
    throw seconds > 0 ? new RetryLater(seconds, problem) : new Error(problem);
  };
}

function writeTo(folder: string, log: FastifyBaseLogger): SmsSender['send'] {
  return async ({ messageId, to, text }) => {
    await mkdir(folder, { recursive: true });
    const path = join(folder, `${messageId}.txt`);
    await writeFile(`${path}.part`, `To: ${to}\n\n${text}\n`);
    await rename(`${path}.part`, path);
    log.info({ path }, 'no SMS_ACCOUNT_ID is set: a text message was written to a file');
  };
}
