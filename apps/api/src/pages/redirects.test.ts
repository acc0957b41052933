import { readdirSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** The raw path, which `fetch` would tidy up. */
function readLocation(path: string): Promise<string | undefined> {
  const { hostname, port } = new URL(server.origin);
  return new Promise((resolve, reject) => {
    const request = get({ hostname, port, path, headers: { accept: 'text/html' } }, (answer) => {
      answer.resume();
      resolve(answer.headers.location);
    });
    request.on('error', reject);
  });
}

test.each([
  '//evil.com/exchange',
  '//evil.com/exchange?c=qr',
  '/%2Fevil.com/x/exchange',
  '/%2F%2Fevil.com/x/exchange',
  '/%5Cevil.com/x/exchange',
  '/\\evil.com/exchange',
  '/%09/evil.com/exchange',
  '/.%2F/evil.com/exchange',
  '//evil.com',
  '//evil.com/%2e%2e',
  '///evil.com/exchange',
  '/u//evil.com',
  '/embed//evil.com/exchange',
])('%s leads to no other site', async (path) => {
  const location = await readLocation(path);
  const target = new URL(location ?? '/', server.origin);
  expect([location, target.origin]).toEqual([location, server.origin]);
  expect(location ?? '/').toMatch(/^\/(?![/\\])/);
});

test('one function builds every redirect', () => {
  const root = new URL('..', import.meta.url);
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?<!\.test)\.ts$/.test(path),
  );
  const building = sources.filter((path) =>
    /\.redirect\(|header\(['"]location['"]/i.test(readFileSync(new URL(path, root), 'utf8')),
  );
  expect(building.filter((path) => !path.startsWith('testing/'))).toEqual(['http/redirect.ts']);
});
