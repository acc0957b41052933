import { DEVELOPER_PAGES, type DeveloperPage, developerPath } from '@tessera/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSchema } from '../../server/schema.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { describeTypes } from './developer-pages.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const open = (path: string) => fetch(server.origin + path, { redirect: 'manual', headers: { accept: 'text/html' } });

test.each(Object.keys(DEVELOPER_PAGES) as DeveloperPage[])(
  '%s is a page for everybody, with its own head',
  async (page) => {
    const response = await open(developerPath(page));
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(text).toContain(`<title>${DEVELOPER_PAGES[page]} for developers — Tessera</title>`);
    expect(text).toContain(`<link rel="canonical" href="${server.origin}${developerPath(page)}" />`);
    expect(text).not.toContain('noindex');
    expect(text).toContain('/src/public/developers/main.ts');
  },
);

test.each([
  ['/developers/quickstart', 308, '/developers'],
  ['/developers/', 302, '/developers'],
  ['/developers/REST', 308, '/developers/rest'],
  ['/developers/rest/', 308, '/developers/rest'],
  ['/developers/rest?q=cards', 200, null],
  ['/developers/nowhere', 302, '/developers'],
  ['/developers/constructor', 302, '/developers'],
  ['/developers//evil.example', 302, '/developers'],
])('%s is answered with %i', async (path, status, location) => {
  const response = await open(path);
  expect(response.status).toBe(status);
  expect(response.headers.get('location')).toBe(location);
});

test('a search is not for search engines', async () => {
  expect(await (await open('/developers?q=cards')).text()).toContain('<meta name="robots" content="noindex" />');
  expect(await (await open('/developers?q=%20')).text()).not.toContain('noindex');
});

test('the reference has every type, operation and argument of the schema, with what a token needs', () => {
  const schema = createSchema();
  const types = describeTypes(schema);
  const mutation = types.find(({ name }) => name === 'Mutation');
  expect(mutation?.fields.map(({ name }) => name).sort()).toEqual(
    Object.keys(schema.getMutationType()?.getFields() ?? {}).sort(),
  );
  const field = (type: string, name: string) =>
    types.find((one) => one.name === type)?.fields.find((one) => one.name === name);
  expect(field('Mutation', 'createCard')).toMatchObject({
    type: 'CreateCardPayload!',
    scope: 'cards:write',
    arguments: [{ name: 'input', type: 'CreateCardInput!' }],
  });
  expect(field('Mutation', 'signIn')?.scope).toMatch(/^none/);
  expect(field('Visibility', 'PUBLIC')).toMatchObject({ type: '', description: expect.stringMatching(/Everyone/) });
  expect(types.map(({ name }) => name)).not.toContain('__Schema');
  expect(types.map(({ name }) => name)).not.toContain('String');
});
