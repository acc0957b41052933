import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { mustBeFresh } from './pwa.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test.each([
  ['/app-shell.html', '<div id="root"></div>'],
  ['/offline.html', 'You are offline.'],
])('%s is a whole document under the policy of all pages, for no search engine', async (path, content) => {
  const response = await fetch(server.origin + path);
  const text = await response.text();
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
  expect(text).toContain(content);
  expect(text).toMatch(/<meta name="robots" content="noindex" \/>/);
  expect(text).not.toContain('<!--head-->');
});

test.each([
  ['/srv/client/sw.js', true],
  ['/srv/client/push-worker.js', true],
  ['/srv/client/manifest.webmanifest', true],
  ['/srv/client/icon-192.png', false],
  ['/srv/client/assets/answers.js', false],
])('%s is asked for each time: %s', (path, isFresh) => {
  expect(mustBeFresh(path)).toBe(isFresh);
});
