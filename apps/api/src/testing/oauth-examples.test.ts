import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readExample, readExamples } from './doc-examples.ts';
import { Browser, oauthFixtures } from './oauth-fixtures.ts';
import { type Person, startTestServer, type TestServer } from './server.ts';

const root = join(import.meta.dirname, '../../../..');
const PATIENCE = { timeout: 20_000, interval: 200 };

let folder: string;
let server: TestServer;
let owner: Person;
let program: ChildProcess | undefined;
beforeAll(async () => {
  // Inside the project, so that what the examples import is found.
  mkdirSync(join(root, 'test-results'), { recursive: true });
  folder = mkdtempSync(join(root, 'test-results', 'oauth-'));
  server = await startTestServer();
  owner = await server.register('Asha Rao');
});
afterAll(async () => {
  program?.kill();
  rmSync(folder, { recursive: true });
  await server.close();
});

const around = (more: Record<string, string> = {}) => ({
  PATH: '/usr/local/bin:/usr/bin:/bin',
  ORIGIN: server.origin,
  ...more,
});

/** Runs a part of the page in a shell; gives its answers, one for each request. */
async function shell(code: string, more: Record<string, string> = {}): Promise<Record<string, string>[]> {
  await server.services.rateLimits.reset('appByAddress', '127.0.0.1');
  const { stdout } = await promisify(execFile)('bash', ['-c', code], { env: around(more) });
  return stdout.split(/(?<=\})(?=\{)/).map((text) => JSON.parse(text) as Record<string, string>);
}

test('an app finds the endpoints and registers itself', async () => {
  const [found] = await shell(readExample('oauth#Find the endpoints', 'sh'));
  expect(found).toMatchObject({ issuer: server.origin, token_endpoint: `${server.origin}/oauth/token` });
  const [made] = await shell(readExample('oauth#Register an app', 'sh'));
  expect(made).toMatchObject({ client_id: expect.any(String), client_name: 'Card sync' });
});

test('a person opens the printed address, allows it, and the program reads their cards', async () => {
  const file = join(folder, 'example.mts');
  writeFileSync(file, readExample('oauth#Ask a person', 'ts'));
  program = spawn(process.execPath, ['--import', 'tsx', file], { cwd: root, env: around() });
  let output = '';
  program.stdout?.on('data', (part) => (output += part));
  program.stderr?.on('data', (part) => (output += part));
  await expect.poll(() => output, PATIENCE).toMatch(/^Open http\S+\n$/);
  const address = new URL(output.replace('Open ', '').trim());
  const back = await oauthFixtures(server).decide(new Browser(server, owner), address);
  expect(await (await fetch(back)).json()).toEqual({ cards: [], items: [], nextCursor: null });
});

test('a refresh token is traded with curl', async () => {
  const { clientId, tokens } = await oauthFixtures(server).connect(owner);
  const env = { CLIENT_ID: clientId, REFRESH_TOKEN: tokens.refresh_token };
  const [traded] = await shell(readExample('oauth#Refresh a token', 'sh'), env);
  expect(traded).toMatchObject({ scope: tokens.scope, refresh_token: expect.any(String) });
});

test('a device registers itself, shows a code and gets its token', async () => {
  const [register = '', connect = ''] = readExamples('oauth#Connect a device', 'sh');
  const [{ client_id: clientId = '' } = {}] = await shell(register);
  const [asked, early] = await shell(connect, { CLIENT_ID: clientId, DEVICE_CODE: 'none yet' });
  expect(early).toMatchObject({ error: 'invalid_grant' });
  const decision = { userCode: asked?.user_code, isAllowed: true };
  expect((await new Browser(server, owner).send('/oauth/device/decision', decision)).status).toBe(204);
  const [, tokens] = await shell(connect, { CLIENT_ID: clientId, DEVICE_CODE: asked?.device_code ?? '' });
  expect(tokens).toMatchObject({ scope: 'cards:read', access_token: expect.any(String) });
});
