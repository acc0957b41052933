import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

type TransformHtml = (url: string, html: string) => Promise<string>;

/** Hands requests and WebSockets on to the API on that loopback port; pages of HTML go through `transformHtml`. */
export function createProxy(port: number, transformHtml: TransformHtml) {
  function forward(incoming: IncomingMessage, response: ServerResponse): void {
    const { method = 'GET', url = '/' } = incoming;
    // A compressed page could not be transformed.
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const outgoing = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      const isHtml = answer.headers['content-type']?.startsWith('text/html') && method === 'GET';
      if (isHtml) void sendPage(answer, response, (html) => transformHtml(url, html));
      else answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.rawHeaders));
    });
    outgoing.on('error', (error) => failPlainly(response, error));
    response.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  }

  function upgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { url = '/', headers } = incoming;
    const outgoing = request({ host: '127.0.0.1', port, path: url, headers });
    outgoing.on('upgrade', (answer, upstream, upstreamHead) => {
      socket.write(`${statusLine(answer)}\r\n\r\n`);
      socket.write(upstreamHead);
      upstream.write(head);
      // Either side's end, however rude, is the other's end too.
      for (const [from, to] of [
        [socket, upstream],
        [upstream, socket],
      ] as const) {
        from.on('error', () => to.destroy());
        from.on('close', () => to.destroy());
        from.pipe(to);
      }
    });
    outgoing.on('response', (answer) => socket.end(`${statusLine(answer)}\r\n\r\n`));
    outgoing.on('error', () => socket.destroy());
    outgoing.end();
  }

  return { forward, upgrade };
}

/** The development scripts that are put into a page are inline, which the product's policy forbids. */
async function sendPage(
  answer: IncomingMessage,
  response: ServerResponse,
  transform: (html: string) => Promise<string>,
): Promise<void> {
  try {
    const html = Buffer.concat(await answer.toArray()).toString('utf8');
    const page = await transform(html);
    const { 'content-security-policy': _policy, 'content-length': _length, etag: _etag, ...headers } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, headers).end(page);
  } catch (error) {
    failPlainly(response, error);
  }
}

function statusLine({ statusCode, statusMessage, rawHeaders }: IncomingMessage): string {
  const pairs = rawHeaders.flatMap((value, at) => (at % 2 === 0 ? [`${value}: ${rawHeaders[at + 1]}`] : []));
  return [`HTTP/1.1 ${statusCode} ${statusMessage}`, ...pairs].join('\r\n');
}

function failPlainly(response: ServerResponse, error: unknown): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error));
}
