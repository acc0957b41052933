import { once } from 'node:events';
import { createServer, type RequestListener, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createProxy } from './dev-proxy.ts';

const servers: Server[] = [];

afterEach(() => {
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
  const proxy = createProxy(await listen(apiServer), async (url, html) => `${html}<!-- ${url} -->`);
  const front = createServer(proxy.forward).on('upgrade', proxy.upgrade);
  return { origin: `http://127.0.0.1:${await listen(front)}`, apiServer };
}

test('a page goes through the transformation and loses the policy that forbids inline scripts', async () => {
  const { origin } = await serve((_request, response) => {
    response.writeHead(404, {
      'content-type': 'text/html',
      'content-security-policy': "default-src 'self'",
      'x-kept': '1',
    });
    response.end('<p>é');
  });
  const answer = await fetch(`${origin}/a?b`);
  expect(await answer.text()).toBe('<p>é<!-- /a?b -->');
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
    socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: test\r\n\r\n');
    return socket.pipe(socket);
  });
  const headers = { connection: 'upgrade', upgrade: 'test' };
  const [, socket] = await once(request(`${origin}/yes`, { headers }).end(), 'upgrade');
  socket.write('echo');
  expect(String((await once(socket, 'data'))[0])).toBe('echo');
  socket.destroy();
  const [refusal] = await once(request(`${origin}/no`, { headers }).end(), 'response');
  expect(refusal.statusCode).toBe(403);
});

test('an API that is not there is a plain 502', async () => {
  const { origin, apiServer } = await serve(() => undefined);
  apiServer.close();
  expect((await fetch(origin)).status).toBe(502);
});
