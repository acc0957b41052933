import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readExample } from '../../testing/doc-examples.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { tokenFixtures } from '../../testing/token-fixtures.ts';

const root = join(import.meta.dirname, '../../../../..');

let folder: string;
let server: TestServer;
let owner: Person;
beforeAll(async () => {
  mkdirSync(join(root, 'test-results'), { recursive: true });
  folder = mkdtempSync(join(root, 'test-results', 'sync-'));
  server = await startTestServer();
  owner = await server.register('Copy');
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

test('the recipe keeps a copy in step', async () => {
  const { token } = await tokenFixtures(server).program(owner, 'contacts:read');
  const send = (method: string, path: string, body?: object) => server.rest(method, path, { body, as: owner });
  const add = async (name: string) => (await send('POST', '/api/contacts', { name })).headers.get('location') ?? '';
  const [fay, gil] = [await add('Fay'), await add('Gil')];
  const [file, copy] = [join(folder, 'sync.mts'), join(folder, 'copy.json')];
  writeFileSync(file, readExample('recipes#Keep a copy in step', 'ts'));
  const env = { PATH: '/usr/local/bin:/usr/bin:/bin', ORIGIN: server.origin, TOKEN: token, FILE: copy };
  const sync = () => promisify(execFile)(process.execPath, ['--import', 'tsx', file], { cwd: root, env });
  expect((await sync()).stdout.trim()).toBe('2 read, 2 kept.');
  const hana = await add('Hana');
  await send('DELETE', gil);
  await sync();
  const { contacts } = JSON.parse(readFileSync(copy, 'utf8')) as { contacts: object };
  expect(
    Object.keys(contacts)
      .map((id) => `/api/contacts/${id}`)
      .sort(),
  ).toEqual([fay, hana].sort());
});
