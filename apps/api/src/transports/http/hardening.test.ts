import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Bytes as no HTTP client would send them, and all that comes back. */
async function send(lines: string[]): Promise<string> {
  const { hostname, port } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  socket.write(lines.join('\r\n'));
  return text(socket);
}

const SMUGGLED = ['0', '', 'GET /healthz HTTP/1.1', 'Host: x', 'Connection: close', '', ''];
const HEAD = ['POST /graphql HTTP/1.1', 'Host: x', 'Content-Type: application/json'];

test.each([
  ['both ways of telling the length', ['Content-Length: 5', 'Transfer-Encoding: chunked']],
  ['two lengths', ['Content-Length: 0', 'Content-Length: 5']],
  ['a coding after chunked', ['Transfer-Encoding: chunked, identity']],
])('a request with %s hides no second one', async (_what, headers) => {
  const answer = await send([...HEAD, ...headers, '', ...SMUGGLED]);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
});

test.each(['TRACE', 'TRACK', 'CONNECT'])('%s is answered with nothing of the request', async (method) => {
  const answer = await send([`${method} / HTTP/1.1`, 'Host: x', 'X-Told: a secret', 'Connection: close', '', '']);
  expect(answer).not.toMatch(/^HTTP\/1\.1 2/);
  expect(answer).not.toContain('a secret');
});

test.each(['/.git/config', '/.env', '/package.json', '/assets/', '/uploads/', '/assets/../../../package.json'])(
  '%s shows neither files nor lists of them',
  async (path) => {
    const answer = await send([`GET ${path} HTTP/1.1`, 'Host: x', 'Connection: close', '', '']);
    expect(answer).toMatch(/^HTTP\/1\.1 (?:302|400|404) /);
    expect(answer).not.toMatch(/Index of|"dependencies"|\[core\]|\.js["<]/);
  },
);

test.each([
  ['GET', '/', 'text/html; charset=utf-8'],
  ['GET', '/robots.txt', 'text/plain; charset=utf-8'],
  ['GET', '/sitemap.xml', 'application/xml; charset=utf-8'],
  ['GET', '/api/explore', 'application/json; charset=utf-8'],
  ['GET', '/api/nothing', 'application/json; charset=utf-8'],
  ['POST', '/graphql', 'application/json; charset=utf-8'],
])('%s %s says its type and its letters', async (method, path, type) => {
  const { headers } = await fetch(server.origin + path, { method });
  expect(headers.get('content-type')?.toLowerCase()).toBe(type);
});

test.each([
  ['a repeated parameter', 'q=asha&q=rao'],
  ['a parameter as a list', 'q[]=asha'],
  ['a parameter as an object', 'q[$ne]=x'],
])('%s is no server error', async (_what, query) => {
  expect((await fetch(`${server.origin}/api/explore?${query}`)).status).toBeLessThan(500);
});
