import { type ChildProcess, execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { format } from '@wasm-fmt/gofmt';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFreePort, readExample, readScopes } from './doc-examples.ts';
import { type Person, startTestServer, type TestServer } from './server.ts';

const root = join(import.meta.dirname, '../../../..');
const run = promisify(execFile);

let folder: string;
let server: TestServer;
let owner: Person;
let env: Record<string, string>;
const running: ChildProcess[] = [];
beforeAll(async () => {
  // Inside the project, so that what the examples import is found.
  mkdirSync(join(root, 'test-results'), { recursive: true });
  folder = mkdtempSync(join(root, 'test-results', 'integrators-'));
  server = await startTestServer({ WEBHOOK_ALLOW_PRIVATE: 'on' });
  owner = await server.register('Asha Rao');
  // One token, as the quickstart has it made, is enough for the pages that follow.
  const scopes = readScopes('quickstart#Create a token');
  const { data } = await server.graphql<{ createAccessToken: { token: string } }>(
    `mutation { createAccessToken(input: { name: "Examples", scopes: [${scopes}] }) { token } }`,
    { as: owner },
  );
  const token = data?.createAccessToken.token ?? '';
  env = { PATH: '/usr/local/bin:/usr/bin:/bin', ORIGIN: server.origin, TOKEN: token };
});
afterAll(async () => {
  for (const child of running) child.kill();
  rmSync(folder, { recursive: true });
  await server.close();
});

const shell = async (place: string) => {
  const { stdout } = await run('bash', ['-c', readExample(place, 'sh')], { env });
  return JSON.parse(stdout);
};

/** How an example is run. The SDK is read from its sources: unit tests need no build. */
const COMMANDS = {
  ts: { ending: 'mts', command: (file: string) => [process.execPath, '--conditions=source', '--import', 'tsx', file] },
  py: { ending: 'py', command: (file: string) => ['python3', file] },
  // `go run` leaves the program behind when it is killed.
  go: { ending: 'go', command: (file: string) => [buildGo(file)] },
};

function buildGo(file: string): string {
  const program = file.replace('.go', '');
  execFileSync('go', ['build', '-o', program, file], { env: { ...env, HOME: folder } });
  return program;
}

/** An example in a process of its own; tells what it has printed so far. */
function start(place: string, language: keyof typeof COMMANDS, more: Record<string, string> = {}): () => string {
  const { ending, command } = COMMANDS[language];
  const file = join(folder, `${running.length}.${ending}`);
  writeFileSync(file, readExample(place, language));
  const [program = '', ...args] = command(file);
  const child = spawn(program, args, { cwd: root, env: { ...env, ...more } });
  running.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      output += part;
    });
  }
  return () => output;
}

/** What an example needs beside Node.js; `.ci/run` installs it. */
const PROGRAMS = { py: 'python3', go: 'go' };
const RUN_LANGUAGES = (['ts', 'py', 'go'] as const).filter((language) => {
  if (language === 'ts') return true;
  const isThere = spawnSync('bash', ['-c', `command -v ${PROGRAMS[language]}`]).status === 0;
  if (!isThere) console.warn(`There is no ${PROGRAMS[language]} here: its examples are not run.`);
  return isThere;
});

const PATIENCE = { timeout: 20_000, interval: 200 };

test('a stranger with a token makes a card with curl, once', async () => {
  const { card } = await shell('quickstart#Create a card');
  expect(card).toMatchObject({ title: 'Asha Rao' });
  expect((await shell('quickstart#Create a card')).card).toEqual(card);
  expect((await shell('quickstart#Read your cards')).cards).toHaveLength(1);
});

test.each(RUN_LANGUAGES)('makes one and reads all in %s', async (language) => {
  const made = start('quickstart#Create a card', language);
  await expect.poll(made, PATIENCE).toMatch(/\/asha-rao(?:-\d+)?\n$/);
  const { total } = await countCards();
  const read = start('quickstart#Read your cards', language);
  await expect.poll(() => read().trim().split('\n').length, PATIENCE).toBe(total);
  expect(read()).toMatch(/^(?:Asha Rao\n)+$/);
});

async function countCards(): Promise<{ total: number }> {
  const { data } = await server.graphql<{ viewer: { cards: { totalCount: number } } }>(
    '{ viewer { cards(first: 1) { totalCount } } }',
    { as: owner },
  );
  return { total: data?.viewer.cards.totalCount ?? 0 };
}

test('makes one by GraphQL, and is told what is left', async () => {
  const output = start('quickstart#Query with GraphQL', 'ts');
  await expect.poll(output, PATIENCE).toMatch(/points are left/);
  expect(output()).toContain(`${server.origin}/${owner.segment}/tiles`);
});

test('puts a file and a text on the page of a card', async () => {
  const output = start('quickstart#Add blocks to its page', 'ts');
  await expect.poll(output, PATIENCE).toMatch(/^http\S+\n$/);
  const page = await (await fetch(output().trim())).text();
  expect(page).toContain('"title":"About us","text":"We build houses that keep cool without machines."');
  expect(page).toMatch(/"file":\{"name":"Price list","type":"PDF","sizeBytes":\d+\}/);
});

test('lets an agent list cards, by curl and by the protocol’s own client', async () => {
  const { total } = await countCards();
  const shown = Math.min(total, 5);
  expect((await shell('mcp#Call a tool')).result.structuredContent.items).toHaveLength(shown);
  const output = start('mcp#Call a tool', 'ts');
  await expect.poll(output, PATIENCE).toMatch(/^\{.*\}\n$/);
  expect(JSON.parse(output()).items).toHaveLength(shown);
});

test('learns what a query costs before it is sent', async () => {
  const asked = await shell('limits#What a query costs');
  expect(asked).toMatchObject({ most: 20_000 });
  expect(asked.requested).toBeGreaterThan(50);
});

test('hears what happens', async () => {
  const output = start('quickstart#Listen to events', 'ts');
  const { body } = await server.rest('GET', '/api/cards', { as: owner });
  const [card] = (body.items ?? body.cards) as { id: string }[];
  const share = `mutation { shareCard(input: { cardId: "${card?.id}", mode: LINK }) { share { id } } }`;
  const heard = async () => {
    await server.graphql(share, { as: owner });
    return output();
  };
  await expect.poll(heard, PATIENCE).toContain('SHARE');
});

const RECEIVERS = [
  ...RUN_LANGUAGES.map((language) => ['webhooks#Verify a webhook', language] as const),
  ['webhooks#Verify with a library', 'ts'],
] as const;

test.each(RECEIVERS)('verifies a webhook: %s, %s', async (place, language) => {
  const port = await findFreePort();
  Object.assign(env, { PORT: String(port), HOOK: `http://127.0.0.1:${port}/hook` });
  const { data } = await shell('webhooks#Create a webhook');
  const output = start(place, language, { SIGNING_KEY: data.createWebhook.signingKey });
  // What is not signed is refused.
  const knock = () =>
    fetch(env.HOOK ?? '', { method: 'POST', body: '{}' }).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(knock, PATIENCE).toBe(400);
  const made = { title: 'Told', data: { name: 'Asha Rao', email: 'asha@example.com' } };
  await server.rest('POST', '/api/cards', { body: made, as: owner });
  await server.runJobs();
  await expect.poll(output, PATIENCE).toMatch(language === 'go' ? /card\.created\n/ : /card\.created \[ ?'card' ?\]/);
});

test('an automation adds a contact with curl', async () => {
  const { data } = await server.graphql<{ made: { inboundKey: string; connector: { inboundUrl: string } } }>(
    'mutation { made: connectAutomation { inboundKey connector { inboundUrl } } }',
    { as: owner },
  );
  Object.assign(env, { INBOUND: data?.made.connector.inboundUrl, KEY: data?.made.inboundKey });
  expect(await shell('recipes#Contacts from an automation')).toMatchObject({ outcome: 'created' });
  expect(await shell('recipes#Contacts from an automation')).toMatchObject({ outcome: 'skipped' });
});

/** No Go is needed here to know that they are Go: its own formatter reads them, and would change nothing. */
test.each(['quickstart#Create a card', 'quickstart#Read your cards', 'webhooks#Verify a webhook'])(
  'the example in Go is well formed: %s',
  (place) => {
    const code = readExample(place, 'go');
    expect(format(code)).toBe(code);
  },
);

test('the formatter of Go refuses what is none', () => {
  expect(() => format('package main\nfunc main( {}')).toThrow();
});
