import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { isOwnOrigin } from './own-origin.ts';

test.each([
  ['https://tessera.example', true],
  ['https://tessera.example:443', true],
  ['http://tessera.example', false],
  ['https://tessera.example:8443', false],
  ['https://www.tessera.example', false],
  ['https://tessera.example.evil.example', false],
  ['null', false],
  ['', false],
  [undefined, false],
])('of https://tessera.example, a page of %s is its own: %s', (origin, isOwn) => {
  expect(isOwnOrigin({ publicOrigin: 'https://tessera.example' }, origin)).toBe(isOwn);
});

test('on loopback all names of the machine are the same, with the same port', () => {
  const env = { publicOrigin: 'http://127.0.0.1:4000' };
  for (const host of ['127.0.0.1', 'localhost', '[::1]']) expect(isOwnOrigin(env, `http://${host}:4000`)).toBe(true);
  expect(isOwnOrigin(env, 'http://localhost:4001')).toBe(false);
  expect(isOwnOrigin(env, 'http://evil.example:4000')).toBe(false);
});

describe('a foreign name that points at this server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  /** As the browser of a person who opens that name. */
  function ask(host: string, path = '/graphql'): Promise<number | undefined> {
    const { hostname, port } = new URL(server.origin);
    const headers = { host, origin: `http://${host}`, 'content-type': 'application/json' };
    return new Promise((resolve, reject) => {
      const asked = request({ hostname, port, path, method: 'POST', headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      asked.on('error', reject);
      asked.end(
        JSON.stringify({ query: 'mutation { requestPasswordReset(input: { email: "a@b.example" }) { message } }' }),
      );
    });
  }

  test('doesn’t make its pages ours', async () => {
    expect(await ask(`evil.example:${new URL(server.origin).port}`)).toBe(403);
    expect(await ask(new URL(server.origin).host)).toBe(200);
  });
});
