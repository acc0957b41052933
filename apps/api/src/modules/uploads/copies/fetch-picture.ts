import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { AppError } from '@tessera/domain';
import { type Message, msg } from '@tessera/texts';
import { useAgent as agentFor } from 'request-filtering-agent';

/** As long as all hops together may take. */
const TIMEOUT_MS = 10_000;
const MOST_REDIRECTS = 3;
/** As much as an upload may have. */
const MAX_BYTES = 5 * 1024 * 1024;

/**
 * The bytes of a picture elsewhere. BAD_USER_INPUT on `url` says why there are none. `mayBePrivate` says for
 * each hop whether it may be in the server's own network; otherwise what a name leads to is looked at when the connection is
 * made, so that neither a redirect nor a changed name leads there.
 */
export async function fetchPicture(url: string, mayBePrivate: (hop: URL) => boolean): Promise<Buffer> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let at = url;
  try {
    for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
      const answer = await ask(at, { mayBePrivate: mayBePrivate(new URL(at)), signal });
      if (typeof answer !== 'string') return answer;
      at = answer;
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw refuse(msg('Couldn’t load the picture from this link. Check the link, or upload the picture.'));
  }
  throw refuse(msg('This link leads on too often. Use the address of the picture itself.'));
}

interface Asked {
  mayBePrivate: boolean;
  signal: AbortSignal;
}

/** The content, or the address to which it is redirected. */
async function ask(url: string, { mayBePrivate, signal }: Asked): Promise<Buffer | string> {
  const { protocol } = new URL(url);
  if (protocol !== 'http:' && protocol !== 'https:')
    throw refuse(msg('This link doesn’t lead to a picture on the web.'));
  const agent = agentFor(url, { allowPrivateIPAddress: mayBePrivate, allowMetaIPAddress: mayBePrivate });
  const headers = { accept: 'image/webp,image/png,image/jpeg', 'user-agent': 'Tessera' };
  const request = protocol === 'https:' ? requestSecure : requestPlain;
  const sent = request(url, { agent, signal, headers });
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      sent.on('response', resolve);
      // It stays: what goes wrong after the answer has begun has a listener, too.
      sent.on('error', reject);
      sent.end();
    });
    return await readAnswer(response, url);
  } finally {
    sent.destroy();
  }
}

async function readAnswer(response: IncomingMessage, url: string): Promise<Buffer | string> {
  const { statusCode = 0, headers } = response;
  if (statusCode >= 300 && statusCode < 400 && headers.location) return new URL(headers.location, url).href;
  if (statusCode !== 200)
    throw refuse(msg('There is no picture at this link: its server answered {statusCode}.', { statusCode }));
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MAX_BYTES) throw refuse(msg('The picture at this link is larger than 5 MB.'));
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** BAD_USER_INPUT on `url`. */
export function refuse(text: Message): AppError {
  return new AppError('BAD_USER_INPUT', text, 'url');
}
