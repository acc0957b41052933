import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Tessera } from '@tessera/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../server.ts';
import { tokenFixtures } from '../token-fixtures.ts';

const root = join(import.meta.dirname, '../../../../..');
const readme = readFileSync(join(root, 'packages/sdk/README.md'), 'utf8');
const examples = new Map(
  [...readme.matchAll(/^## (.+)\n[\s\S]*?^```ts\n([\s\S]*?)^```/gm)].map(([, title = '', code = '']) => [title, code]),
);
const PATIENCE = { timeout: 20_000, interval: 100 };

let folder: string;
let server: TestServer;
let tessera: Tessera;
let env: Record<string, string>;
const running: ChildProcess[] = [];
beforeAll(async () => {
  // Inside the project, so that what the examples import is found.
  mkdirSync(join(root, 'test-results'), { recursive: true });
  folder = mkdtempSync(join(root, 'test-results', 'sdk-'));
  server = await startTestServer({ WEBHOOK_ALLOW_PRIVATE: 'on' });
  const owner = await server.register('Asha Rao');
  tessera = new Tessera({ origin: server.origin, token: owner.token });
  // The scopes that the text names, and no others.
  const { token } = await tokenFixtures(server).program(owner, 'cards:write', 'contacts:read', 'messages:read');
  env = { PATH: '/usr/local/bin:/usr/bin:/bin', ORIGIN: server.origin, TOKEN: token };
});
afterAll(async () => {
  for (const child of running) child.kill();
  rmSync(folder, { recursive: true });
  await server.close();
});

/** An example as it stands there, in a process of its own; tells what it has printed so far. */
function start(title: string, more: Record<string, string> = {}): () => string {
  const code = examples.get(title);
  if (!code) throw new Error(`no example under “${title}”`);
  const file = join(folder, `${running.length}.mts`);
  writeFileSync(file, code);
  // The sources of the package: unit tests need no build.
  const args = ['--conditions=source', '--import', 'tsx', file];
  const child = spawn(process.execPath, args, { cwd: root, env: { ...env, ...more } });
  running.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
  return () => output;
}

async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

test('there are five examples', () => {
  expect([...examples.keys()]).toEqual([
    'Create a card',
    'Read a list',
    'Change part of a card',
    'Listen',
    'Verify a webhook',
  ]);
});

test('a card is made', async () => {
  await expect.poll(start('Create a card'), PATIENCE).toMatch(/^http:\S+\/tiles\n$/);
});

test('a list is read', async () => {
  await tessera.contacts.create({ name: 'Mateo Silva', email: 'mateo@example.com', tags: ['Fair'] });
  await tessera.contacts.create({ name: 'No one' });
  await expect.poll(start('Read a list'), PATIENCE).toBe('Mateo Silva mateo@example.com\n');
});

test('a part of a card is changed', async () => {
  await expect.poll(start('Change part of a card'), PATIENCE).toBe('Potter, version 2\n');
});

test('messages are heard', async () => {
  const { conversation } = await tessera.groups.create({ name: 'Potters' });
  const output = start('Listen');
  const hear = async () => {
    await tessera.conversations.send({ conversationId: conversation.id, text: 'Hello' });
    return output();
  };
  await expect.poll(hear, PATIENCE).toMatch(/^\d+: Hello\n/);
});

test('a webhook is verified', async () => {
  const PORT = String(await findFreePort());
  const url = `http://127.0.0.1:${PORT}/`;
  const { signingKey } = await tessera.webhooks.create({ url, events: ['CARD_CREATED'] });
  const output = start('Verify a webhook', { PORT, SIGNING_KEY: signingKey });
  // What is not signed is refused.
  const knock = () =>
    fetch(url, { method: 'POST', body: '{}' }).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(knock, PATIENCE).toBe(400);
  await tessera.cards.create({ data: { title: 'Told', name: 'Asha Rao', email: 'asha@example.com' } });
  await server.runJobs();
  await expect.poll(output, PATIENCE).toBe('New card: Told\n');
});
