import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { verifyWebhook } from '@tessera/sdk';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Browser } from '../oauth-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../server.ts';
import { tokenFixtures } from '../token-fixtures.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../webhook-receiver.ts';
import { buildCli, openComputer } from './start-cli.ts';

// Each command is a process of its own.
vi.setConfig({ testTimeout: 60_000 });
const PATIENCE = { timeout: 30_000, interval: 100 };

let server: TestServer;
let owner: Person;
let receiver: WebhookReceiver;
let folder: string;
let program: string;
/** Signs in by hand, and one whose programs have a token. */
let desk: ReturnType<typeof openComputer>;
let robot: ReturnType<typeof openComputer>;
beforeAll(async () => {
  // A program that listens needs no WEBHOOK_ALLOW_PRIVATE.
  server = await startTestServer();
  owner = await server.register('Asha Rao');
  receiver = await startWebhookReceiver();
  const { token } = await tokenFixtures(server).program(
    owner,
    'cards:write',
    'contacts:write',
    'shares:write',
    'webhooks:write',
    'profile:read',
  );
  folder = mkdtempSync(join(tmpdir(), 'tessera-cli-'));
  program = buildCli(folder);
  desk = openComputer(program);
  robot = openComputer(program, { TESSERA_ORIGIN: server.origin, TESSERA_TOKEN: token });
});
afterAll(async () => {
  desk.close();
  robot.close();
  rmSync(folder, { recursive: true });
  await receiver.close();
  await server.close();
});

interface Thing {
  id: string;
  [field: string]: unknown;
}

test('a person signs in by a code, stays signed in after the hour of a token, and signs out', async () => {
  const signingIn = desk.start(['login', server.origin]);
  await expect.poll(signingIn.notes, PATIENCE).toMatch(/code [A-Z]{4}-[A-Z]{4}/);
  const [, userCode = ''] = /code ([A-Z]{4}-[A-Z]{4})/.exec(signingIn.notes()) ?? [];
  const browser = new Browser(server, owner);
  const shown = await (await browser.open(`/oauth/device/request?user_code=${userCode}`)).json();
  expect(shown).toMatchObject({ app: { name: expect.stringMatching(/^Command line on /) } });
  expect((await browser.send('/oauth/device/decision', { userCode, isAllowed: true })).status).toBe(204);
  expect(await signingIn.ended).toBe(0);
  expect(signingIn.output()).toBe(`Signed in to ${server.origin}.\n`);

  const file = join(desk.home, '.config/tessera/credentials.json');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect((await desk.run(['whoami'])).output).toContain('Asha Rao');
  // As after an hour. Two at once: a refresh token works once, so that one of them has to wait.
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  writeFileSync(file, JSON.stringify({ ...kept, expiresAt: new Date().toISOString() }));
  const both = await Promise.all([desk.run(['whoami']), desk.run(['whoami'])]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect(JSON.parse(readFileSync(file, 'utf8')).refreshToken).not.toBe(kept.refreshToken);

  const { accessToken } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  expect((await desk.run(['logout'])).output).toBe(`Signed out of ${server.origin}.\n`);
  const after = await server.graphql('{ viewer { id } }', { as: { ...owner, token: accessToken ?? '' } });
  expect(after.status).toBe(401);
  expect(await desk.run(['cards', 'list'])).toMatchObject({ code: 1, notes: expect.stringMatching(/tessera login/) });
});

test('cards are created, listed, changed in parts, shared and deleted', async () => {
  const made = await robot.json<Thing>(
    ...['cards', 'create', '--title', 'Tiles', '--name', 'Asha Rao', '--email', 'asha@example.com'],
    ...['--visibility', 'public'],
  );
  expect(made).toMatchObject({ title: 'Tiles', visibility: 'PUBLIC', url: expect.stringContaining('/tiles') });
  const patched = await robot.run(['cards', 'update', made.id, '--data', '-'], { input: '{ "role": "Potter" }' });
  expect(patched.output).toMatch(/^name +Asha Rao$/m);
  expect(patched.output).toMatch(/^role +Potter$/m);
  expect((await robot.run(['cards', 'get', made.id])).output).toMatch(/^version +2$/m);
  expect((await robot.run(['cards', 'list', '--limit', '1'])).output).toMatch(/^\S+ {2}Tiles {2}PUBLIC {2}http\S+\n$/);
  expect((await robot.run(['cards', 'share', made.id])).output).toMatch(/^http\S+tiles\S*\n$/);
  expect(await robot.run(['cards', 'delete', made.id])).toMatchObject({ code: 2, notes: 'Add --yes to delete it.\n' });
  expect(await robot.json('cards', 'delete', made.id, '--yes')).toEqual({ id: made.id });
  expect((await robot.run(['cards', 'get', made.id])).code).toBe(1);
});

test('contacts are added, found, changed and deleted', async () => {
  const made = await robot.json<Thing>('contacts', 'create', '--name', 'Mateo Silva', '--tags', 'Fair, Tiles');
  expect(made.tags).toEqual(['Fair', 'Tiles']);
  await robot.json('contacts', 'update', made.id, '--company', 'Azulejos');
  expect(await robot.json('contacts', 'list', '--query', 'azulejos')).toMatchObject([{ id: made.id }]);
  expect(await robot.json('contacts', 'list', '--tag', 'Nowhere')).toEqual([]);
  expect((await robot.run(['contacts', 'get', made.id])).output).toMatch(/^company +Azulejos$/m);
  expect(await robot.json('contacts', 'delete', made.id, '--yes')).toEqual({ id: made.id });
});

test('what is wrong is named, for people and for programs', async () => {
  const wrong = await robot.run(['cards', 'create', '--name', 'Asha Rao', '--email', 'nowhere']);
  expect(wrong).toMatchObject({ code: 1, output: '', notes: expect.stringMatching(/^ {2}data\.email: /m) });
  const told = await robot.run(['cards', 'create', '--name', 'Asha Rao', '--email', 'nowhere', '--json']);
  expect(JSON.parse(told.notes)).toMatchObject({
    error: { code: 'BAD_USER_INPUT', fields: { 'data.email': expect.any(String) } },
  });
  expect((await robot.run(['cards', 'paint'])).code).toBe(2);
  const typed = await robot.run(['cards', 'list', '--colour', '--json']);
  expect(JSON.parse(typed.notes)).toEqual({ error: { message: expect.stringContaining('--colour') } });
  expect(await desk.run(['login', 'ftp://cards.example.com'])).toMatchObject({
    ...{ code: 2, notes: expect.stringContaining('such as https://cards.example.com') },
  });
  expect((await robot.run(['cards', 'list', '--colour'])).code).toBe(2);
  expect((await robot.run(['cards', 'list', '--limit', 'many'])).code).toBe(2);
  const { code, output } = await robot.run(['cards', 'get', '--help']);
  expect([code, output]).toEqual([0, expect.stringContaining('tessera cards get <id>')]);
});

test('a token that lacks scopes or is over is told of, with what helps', async () => {
  const lacking = await robot.run(['listen', '--forward-to', receiver.url]);
  expect(lacking).toMatchObject({ code: 1, notes: 'This token lacks deals:read and messages:read.\n' });
  const over = openComputer(program, { TESSERA_ORIGIN: server.origin, TESSERA_TOKEN: 'tsr_over' });
  expect(await over.run(['whoami'])).toMatchObject({
    ...{ code: 1, notes: expect.stringMatching(/revoked.*\nSet TESSERA_TOKEN to another token\.\n$/) },
  });
  over.close();
});

test('events reach an address on one’s own computer, signed, and the webhook goes when the program ends', async () => {
  const listening = robot.start([
    'listen',
    '--forward-to',
    receiver.url,
    '--events',
    'contact.created,contact.updated',
  ]);
  await expect.poll(listening.notes, PATIENCE).toContain('Stop with Ctrl+C');
  await expect.poll(listening.output, PATIENCE).toMatch(/^Signing key: whsec_/);
  const [, signingKey = ''] = /Signing key: (\S+)/.exec(listening.output()) ?? [];
  receiver.answers.push({ status: 500 });
  for (const name of ['Ada', 'Ben']) {
    await server.graphql(`mutation { createContact(input: { name: "${name}" }) { contact { id } } }`, { as: owner });
  }
  const arrived = async () => {
    await server.runJobs('even waiting');
    return receiver.received.length;
  };
  await expect.poll(arrived, PATIENCE).toBe(2);
  const events = receiver.received.map(({ body, headers }) => verifyWebhook(body, headers, signingKey));
  expect((await Promise.all(events)).map(({ data }) => data)).toMatchObject([
    { contact: { name: 'Ada' } },
    { contact: { name: 'Ben' } },
  ]);
  await expect.poll(listening.output, PATIENCE).toMatch(/^contact\.created {2}500 .*\ncontact\.created {2}204 /m);
  listening.interrupt();
  expect(await listening.ended).toBe(0);
  const { data } = await server.graphql<object>('{ viewer { webhooks { totalCount } } }', { as: owner });
  expect(data).toEqual({ viewer: { webhooks: { totalCount: 0 } } });
  const nowhere = await robot.run(['listen', '--forward-to', 'localhost:3000']);
  expect(nowhere).toMatchObject({ code: 2, notes: expect.stringContaining('--forward-to http://') });
});

test('an export is imported elsewhere, once; files of contacts are imported too', async () => {
  await robot.json('cards', 'create', '--title', 'Moved', '--name', 'Asha Rao', '--phone', '+919876543210');
  await robot.json('contacts', 'create', '--name', 'Mateo Silva', '--email', 'mateo@example.com', '--tags', 'Fair');
  const file = join(robot.home, 'all.json');
  expect((await robot.run(['export', '--out', file])).code).toBe(0);
  const friend = await server.register('Lena Berg');
  const { token } = await tokenFixtures(server).program(friend, 'cards:write', 'contacts:write');
  const other = openComputer(program, { TESSERA_ORIGIN: server.origin, TESSERA_TOKEN: token });
  await other.json('import', file);
  // Once more, as after an import that broke off: it doesn't say that something was added.
  expect((await other.run(['import', file])).output).toMatch(
    /^\d+ cards? and \d+ contacts? are in your account now\.\n$/,
  );
  const moved = await other.json<Thing[]>('cards', 'list');
  expect(moved.filter(({ title }) => title === 'Moved')).toMatchObject([{ data: { phone: '+919876543210' } }]);
  const found = await other.json<Thing[]>('contacts', 'list', '--query', 'mateo');
  expect(found).toMatchObject([{ email: 'mateo@example.com', tags: ['Fair'] }]);

  const table = join(other.home, 'people.csv');
  writeFileSync(table, 'Name,Email\nInes Prado,ines@example.com\nNobody,not-an-address\n');
  const importing = other.start(['import', table]);
  const ended = importing.ended.then(() => true);
  const isOver = async () => {
    await server.runJobs();
    return Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 100, false))]);
  };
  await expect.poll(isOver, PATIENCE).toBe(true);
  expect(importing.output()).toBe('Added: 2 contacts. Updated: 0.\n');
  expect(importing.notes()).toMatch(/line 3, /);
  expect((await other.run(['import', join(other.home, 'people.pdf')])).code).toBe(2);
  other.close();
});

test('bash completes commands, their second words and their options', async () => {
  const { output: script } = await robot.run(['completions', 'bash']);
  const complete = (...words: string[]) => {
    const typed = `COMP_WORDS=(tessera ${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length}`;
    const { stdout } = spawnSync('bash', ['-c', `${script}\n${typed}; _tessera; echo "\${COMPREPLY[@]}"`]);
    return String(stdout).trim();
  };
  expect(complete('lo')).toBe('login logout');
  expect(complete('cards', 'd')).toBe('delete');
  expect(complete('contacts', 'list', '--t')).toBe('--tag');
  expect((await robot.run(['completions', 'zsh'])).output).toContain('bashcompinit');
  expect((await robot.run(['completions', 'fish'])).output).toContain('complete -c tessera -n __fish_use_subcommand');
  expect((await robot.run(['completions', 'tcsh'])).code).toBe(2);
});

const page = readFileSync(join(import.meta.dirname, '../../../../../docs/developers/cli.md'), 'utf8');
const examples = [...page.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, code = '']) => code);

test('the examples of the page run as they stand there', async () => {
  // The others are what the tests above do, and the installation.
  const OWN = /^(?:npm install|tessera (?:login|listen)|source )/;
  const runnable = examples.filter((code) => !OWN.test(code));
  expect([examples.length, runnable.length]).toEqual([8, 4]);
  const wrapper = `tessera() { '${process.execPath}' '${program}' "$@"; }\nset -e\ncd '${robot.home}'\n`;
  const { stdout, stderr } = await promisify(execFile)('bash', ['-c', wrapper + runnable.join('')], { env: robot.env });
  expect(stderr).toBe('');
  expect(stdout).toMatch(
    /^role +Potter$[\s\S]+^http\S+$[\s\S]+Mateo Silva[\s\S]+tessera\.json\.\n\d+ cards and \d+ contacts? are in your account now\.\n$/m,
  );
});
