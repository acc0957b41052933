import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('the script is small, keeps nothing in the browser, and any site may load it', async () => {
  const response = await fetch(`${server.origin}/card-button.js`);
  const text = await response.text();
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(Buffer.byteLength(text)).toBeLessThan(3072);
  expect(text).not.toMatch(/cookie|localStorage|fetch\(|eval|innerHTML/);
});
