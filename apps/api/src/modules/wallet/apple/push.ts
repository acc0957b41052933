import { readFileSync } from 'node:fs';
import { type ClientHttp2Session, connect, constants } from 'node:http2';
import type { AppleWalletEnv } from '../../../infra/settings/env.ts';
import type { AppleIdentity } from './identity.ts';

const { HTTP2_HEADER_METHOD, HTTP2_HEADER_PATH, HTTP2_HEADER_STATUS } = constants;
const TIMEOUT_MS = 10_000;
/** Streams at once: fewer than Apple allows. */
const AT_ONCE = 100;
/** The reasons for which Apple refuses a token with 400, and will refuse it again. */
const DEAD_TOKEN = /BadDeviceToken|DeviceTokenNotForTopic/;

export interface PushOutcome {
  /** Tokens that lead to no device any more. */
  gone: string[];
  /** To be tried again. */
  failed: string[];
}

/** Tells devices, over one connection, that passes of the identity's type have changed. What has changed they ask for themselves. */
export async function pushToDevices(
  { pushUrl, pushCaFile }: AppleWalletEnv,
  identity: AppleIdentity,
  tokens: readonly string[],
): Promise<PushOutcome> {
  const session = connect(pushUrl, {
    cert: identity.cert,
    key: identity.key,
    ...(pushCaFile && { ca: readFileSync(pushCaFile) }),
  });
  // Without a listener an error would end the process; the streams tell it.
  session.on('error', () => undefined);
  session.setTimeout(TIMEOUT_MS, () => session.destroy());
  const outcome: PushOutcome = { gone: [], failed: [] };
  const waiting = [...tokens];
  const work = async () => {
    for (let token = waiting.pop(); token !== undefined; token = waiting.pop()) {
      const { status, reason } = await send(session, identity.passType, token);
      if (status === 410 || (status === 400 && DEAD_TOKEN.test(reason))) outcome.gone.push(token);
      else if (status !== 200) outcome.failed.push(token);
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, tokens.length) }, work));
  } finally {
    session.close();
  }
  return outcome;
}

/** Status 0 where there was no answer. */
function send(session: ClientHttp2Session, topic: string, token: string): Promise<{ status: number; reason: string }> {
  return new Promise((resolve) => {
    if (session.destroyed || session.closed) return resolve({ status: 0, reason: 'no connection' });
    const stream = session.request({
      [HTTP2_HEADER_METHOD]: 'POST',
      [HTTP2_HEADER_PATH]: `/3/device/${token}`,
      'apns-topic': topic,
    });
    let status = 0;
    let reason = '';
    stream.setEncoding('utf8');
    stream.setTimeout(TIMEOUT_MS, () => stream.close(constants.NGHTTP2_CANCEL));
    stream.on('response', (headers) => {
      status = Number(headers[HTTP2_HEADER_STATUS]);
    });
    stream.on('data', (part: string) => {
      if (reason.length < 1000) reason += part;
    });
    stream.on('error', (error) => {
      reason = error.message;
    });
    stream.on('close', () => resolve({ status, reason }));
    stream.end('{}');
  });
}
