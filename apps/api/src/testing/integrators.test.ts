import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestServer, type TestServer } from './server.ts';

const root = join(import.meta.dirname, '../../../..');
const page = readFileSync(join(root, 'docs/integrators.md'), 'utf8');
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
  const { data } = await server.graphql<{ createAccessToken: { token: string } }>(
    `mutation { createAccessToken(input: { name: "Examples", scopes: [CARDS_WRITE, ANALYTICS_READ, WEBHOOKS_WRITE] }) {
      token } }`,
    { as: owner },
  );
  const port = await freePort();
  const hook = { PORT: String(port), HOOK: `http://127.0.0.1:${port}/hook` };
  const token = data?.createAccessToken.token ?? '';
  env = { PATH: '/usr/local/bin:/usr/bin:/bin', ORIGIN: server.origin, TOKEN: token, ...hook };
});
afterAll(async () => {
  for (const child of running) child.kill();
  rmSync(folder, { recursive: true });
  await server.close();
});

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** The example of a section, as it stands on the page. */
function example(section: string, language: 'sh' | 'ts'): string {
  const text = page.split(/^## /m).find((part) => part.startsWith(`${section}\n`)) ?? '';
  const code = new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\``, 'm').exec(text)?.[1];
  if (!code) throw new Error(`no ${language} example under “${section}”`);
  return code;
}

const shell = async (section: string) => {
  const { stdout } = await run('bash', ['-c', example(section, 'sh')], { env });
  return JSON.parse(stdout);
};

/** An example in TypeScript, in a process of its own; tells what it has printed so far. */
function start(section: string, more: Record<string, string> = {}): () => string {
  const file = join(folder, `${running.length}.mts`);
  writeFileSync(file, example(section, 'ts'));
  const child = spawn(process.execPath, ['--import', 'tsx', file], { cwd: root, env: { ...env, ...more } });
  running.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      output += part;
    });
  }
  return () => output;
}

const PATIENCE = { timeout: 20_000, interval: 200 };

test('a stranger with a token makes a card with curl, once', async () => {
  const { card } = await shell('A card, by REST');
  expect(card).toMatchObject({ title: 'Asha Rao' });
  expect((await shell('A card, by REST')).card).toEqual(card);
});

test('makes one by GraphQL, and is told what is left', async () => {
  const output = start('The same by GraphQL');
  await expect.poll(output, PATIENCE).toMatch(/points are left/);
  expect(output()).toContain(`${server.origin}/${owner.id}/tiles`);
});

test('hears what happens', async () => {
  const output = start('A subscription');
  const { body } = await server.rest('GET', '/api/cards', { as: owner });
  const [card] = (body.items ?? body.cards) as { id: string }[];
  const share = `mutation { shareCard(input: { cardId: "${card?.id}", mode: LINK }) { id } }`;
  const heard = async () => {
    await server.graphql(share, { as: owner });
    return output();
  };
  await expect.poll(heard, PATIENCE).toContain('SHARE');
});

test('and verifies a webhook', async () => {
  const { data } = await shell('A webhook');
  const output = start('A webhook', { SIGNING_KEY: data.createWebhook.signingKey });
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
  await expect.poll(output, PATIENCE).toContain("card.created [ 'card' ]");
});

test('an automation adds a contact with curl', async () => {
  const { data } = await server.graphql<{ made: { inboundKey: string; connector: { inboundUrl: string } } }>(
    'mutation { made: connectAutomation { inboundKey connector { inboundUrl } } }',
    { as: owner },
  );
  Object.assign(env, { INBOUND: data?.made.connector.inboundUrl, KEY: data?.made.inboundKey });
  expect(await shell('Contacts from an automation')).toMatchObject({ outcome: 'created' });
  expect(await shell('Contacts from an automation')).toMatchObject({ outcome: 'skipped' });
});
