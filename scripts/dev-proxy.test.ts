import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer, type RequestListener, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { afterEach, expect, test } from 'vitest';
import { proxyToApi } from './dev-proxy.ts';

const servers: Server[] = [];
const fronts: ViteDevServer[] = [];

afterEach(async () => {
  await Promise.all(fronts.splice(0).map((vite) => vite.close()));
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(server: Server): Promise<number> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** An API behind the proxy; gives the proxy's origin. */
async function serve(api: RequestListener): Promise<{ origin: string; apiServer: Server }> {
  const apiServer = createServer(api);
  const vite = await createVite({
    root: mkdtempSync(join(tmpdir(), 'dev-proxy-')),
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0 },
    plugins: [proxyToApi(await listen(apiServer), async () => undefined)],
  });
  fronts.push(vite);
  await vite.listen();
  return { origin: vite.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '', apiServer };
}

test('a page gets Vite’s scripts and loses the policy that forbids inline scripts', async () => {
  const { origin } = await serve((_request, response) => {
    response.writeHead(404, {
      'content-type': 'text/html',
      'content-security-policy': "default-src 'self'",
      'x-kept': '1',
    });
    response.end('<p>é');
  });
  const answer = await fetch(`${origin}/a?b`);
  const page = await answer.text();
  expect(page).toContain('src="/@vite/client"');
  expect(page).toContain('<p>é');
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-security-policy')).toBeNull();
  expect(answer.headers.get('x-kept')).toBe('1');
});

test('everything else is handed on as it is, both ways', async () => {
  const { origin } = await serve((incoming, response) => {
    response.writeHead(201, { 'content-type': 'application/json', 'set-cookie': ['a=1', 'b=2'] });
    incoming.pipe(response);
  });
  const answer = await fetch(`${origin}/api/cards`, { method: 'POST', body: '{"a":1}' });
  expect([answer.status, await answer.text(), answer.headers.getSetCookie()]).toEqual([201, '{"a":1}', ['a=1', 'b=2']]);
});

test('a WebSocket is handed on, and so is the API’s refusal of one', async () => {
  const { origin, apiServer } = await serve((_request, response) => response.end());
  apiServer.on('upgrade', (incoming, socket) => {
    if (incoming.url === '/no') return socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n');
    return socket.pipe(socket);
  });
  const headers = { connection: 'upgrade', upgrade: 'websocket' };
  const [, socket] = await once(request(`${origin}/yes`, { headers }).end(), 'upgrade');
  socket.write('echo');
  expect(String((await once(socket, 'data'))[0])).toBe('echo');
  socket.destroy();
  const [refusal] = await once(request(`${origin}/no`, { headers }).end(), 'response');
  expect(refusal.statusCode).toBe(403);
});

test('Vite answers its own files', async () => {
  const { origin } = await serve((_request, response) => response.end('the API'));
  expect(await (await fetch(`${origin}/@vite/client`)).text()).toContain('WebSocket');
  expect(await (await fetch(`${origin}/src-of-somebody`)).text()).toBe('the API');
});

test('an API that is not there is a plain 502', async () => {
  const { origin, apiServer } = await serve(() => undefined);
  apiServer.close();
  expect((await fetch(origin)).status).toBe(502);
});
