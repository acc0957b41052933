import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const TWILIO = { account: 'AC0123456789abcdef', token: 'twilio-auth-token', sender: '+15550100' };

export interface SentSms {
  To: string;
  From?: string;
  MessagingServiceSid?: string;
  Body: string;
}

export interface FakeTwilio {
  url: string;
  /** All that was taken over, in order. */
  sent: SentSms[];
  behaviour: 'accept' | 'fail' | 'redirect';
  /** The code of the newest message to that number. */
  codeTo(phone: string): string;
  /** What a server's settings need to send through it. */
  settings: Record<string, string>;
  close(): Promise<void>;
}

/** Speaks what Twilio documents of creating a message: basic authorisation and form bodies, 201 or a JSON error. */
export async function startTwilio(): Promise<FakeTwilio> {
  const expected = `Basic ${Buffer.from(`${TWILIO.account}:${TWILIO.token}`).toString('base64')}`;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    const answer = (status: number, body: object, headers = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (twilio.behaviour === 'fail') return answer(503, { code: 20503, message: 'Service unavailable' });
      if (twilio.behaviour === 'redirect') return answer(307, {}, { location: '/elsewhere' });
      if (request.headers.authorization !== expected) return answer(401, { code: 20003, message: 'Authenticate' });
      if (request.method !== 'POST' || request.url !== `/2010-04-01/Accounts/${TWILIO.account}/Messages.json`) {
        return answer(404, { code: 20404, message: 'Not found' });
      }
      const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString())) as unknown as SentSms;
      if (!/^\+\d{7,15}$/.test(form.To) || !form.Body) return answer(400, { code: 21211, message: 'Invalid' });
      twilio.sent.push(form);
      return answer(201, { sid: `SM${twilio.sent.length}`, status: 'queued' });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const twilio: FakeTwilio = {
    url,
    sent: [],
    behaviour: 'accept',
    codeTo(phone) {
      const code = /^\d{6}/.exec(twilio.sent.findLast(({ To }) => To === phone)?.Body ?? '')?.[0];
      if (!code) throw new Error(`no code was sent to ${phone}`);
      return code;
    },
    settings: {
      ...{ SMS_URL: url, SMS_ACCOUNT_ID: TWILIO.account },
      ...{ SMS_AUTH_TOKEN: TWILIO.token, SMS_SENDER: TWILIO.sender },
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return twilio;
}
