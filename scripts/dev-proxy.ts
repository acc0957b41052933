import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';

/**
 * Vite answers its own files and sockets. All else goes to the API on that loopback port, as soon as it is up; pages of
 * HTML get Vite's scripts.
 */
export function proxyToApi(port: number, whenUp: () => Promise<void>): Plugin {
  let vite: ViteDevServer;
  return {
    name: 'proxy-to-api',
    config: () => ({
      server: {
        proxy: {
          '/': {
            target: `http://127.0.0.1:${port}`,
            ws: true,
            selfHandleResponse: true,
            // A compressed page could not be transformed.
            headers: { 'accept-encoding': 'identity' },
            async bypass(request) {
              if (isForVite(request, vite.config.publicDir)) return request.url;
              return void (await whenUp());
            },
            configure: (proxy) =>
              void proxy.on('proxyRes', (answer, { method, url = '/' }, response) => {
                const isHtml = answer.headers['content-type']?.startsWith('text/html') && method === 'GET';
                if (isHtml) void sendPage(answer, response, (html) => vite.transformIndexHtml(url, html));
                else answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers));
              }),
          },
        },
      },
    }),
    configureServer(server) {
      vite = server;
    },
  };
}

function isForVite({ url = '/', headers }: IncomingMessage, publicFolder: string): boolean {
  if (headers['sec-websocket-protocol']?.startsWith('vite-')) return true;
  const [path = '/'] = url.split('?');
  return /^\/(?:@|src\/|node_modules\/)/.test(path) || (path !== '/' && existsSync(join(publicFolder, path)));
}

/** The scripts that Vite puts into a page are inline, which the product's policy forbids. */
async function sendPage(
  answer: IncomingMessage,
  response: ServerResponse,
  transform: (html: string) => Promise<string>,
): Promise<void> {
  try {
    const page = await transform(Buffer.concat(await answer.toArray()).toString('utf8'));
    const { 'content-security-policy': _policy, 'content-length': _length, etag: _etag, ...headers } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, headers).end(page);
  } catch (error) {
    response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error));
  }
}
