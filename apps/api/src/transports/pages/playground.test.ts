import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test.each([
  '/graphql',
  '/graphql?utm_source=x',
  '/graphql?query=%7BerrorCodes%7D',
  '/graphql?query=%7B&operationName=A&variables=%7B',
  '/graphql?query=subscription%7BactivityAdded%7Bkind%7D%7D',
  '/graphql?query=mutation%7BsignOut%7D',
])('a browser that opens %s gets the playground', async (path) => {
  const response = await fetch(server.origin + path, {
    headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
  });
  const text = await response.text();
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(text).toContain('Playground');
  expect(text).not.toMatch(/apollo/i);
});
