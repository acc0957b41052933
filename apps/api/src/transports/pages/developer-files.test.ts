import { DEVELOPER_PAGES, type DeveloperPage, developerPath } from '@tessera/domain';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const get = async (path: string, accept = '*/*') => {
  const response = await fetch(server.origin + path, { redirect: 'manual', headers: { accept } });
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    text: await response.text(),
    headers: response.headers,
  };
};

test('the schema can be loaded, with the cost of each field', async () => {
  const { status, text } = await get('/schema.graphql');
  expect(status).toBe(200);
  expect(text).toContain('@listSize');
  expect(buildSchema(text, { assumeValidSDL: true }).getQueryType()?.name).toBe('Query');
});

test.each(Object.keys(DEVELOPER_PAGES) as DeveloperPage[])('the page %s is there as Markdown', async (page) => {
  const path = `${developerPath(page)}.md`;
  const { status, type, text } = await get(path);
  expect([status, type]).toEqual([200, 'text/markdown; charset=utf-8']);
  expect(text).toMatch(/^# \S/);
  expect(text).not.toContain('https://cards.example.com');
  expect((await get('/llms.txt')).text).toContain(server.origin + path);
});

test('llms-full.txt has all pages', async () => {
  const { text } = await get('/llms-full.txt');
  for (const words of ['Keep a copy in step', 'GET /api/deletions', 'type Query']) expect(text).toContain(words);
});

test('collections have every operation', async () => {
  const { paths } = JSON.parse((await get('/api/openapi.json')).text) as { paths: Record<string, object> };
  const count = Object.values(paths).reduce((sum, methods) => sum + Object.keys(methods).length, 0);
  const postman = JSON.parse((await get('/developers/tessera.postman_collection.json')).text);
  const bruno = JSON.parse((await get('/developers/tessera.bruno.json')).text);
  expect(postman.item.flatMap(({ item }: { item: object[] }) => item)).toHaveLength(count);
  expect(bruno.items.flatMap(({ items }: { items: object[] }) => items)).toHaveLength(count);
});

describe('an address that doesn’t exist', () => {
  const UNKNOWN = [
    '/nowhere',
    '/CHANGELOG.md',
    '/asyncapi.json',
    '/developers/nope',
    '/developers/nope.md',
    '/downloads/',
  ];

  test.each(UNKNOWN)('%s is 404 for programs', async (path) => {
    const { status, text } = await get(path);
    expect([status, JSON.parse(text).code]).toEqual([404, 'NOT_FOUND']);
  });

  test('sends people to the home page with a notice', async () => {
    const { status, headers } = await get('/nowhere', 'text/html,*/*;q=0.8');
    expect([status, headers.get('location')]).toEqual([302, '/']);
    expect(headers.get('set-cookie')).toMatch(/^tessera_missing_page=1; Max-Age=30; Path=\/; SameSite=Lax/);
    expect((await get('/developers/nope', 'text/html')).headers.get('location')).toBe('/developers');
  });
});
