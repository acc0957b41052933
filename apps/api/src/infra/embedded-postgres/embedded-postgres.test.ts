import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { isRunning } from './lock.ts';

const isRoot = process.getuid?.() === 0;
const warnings: string[] = [];
const log = { warn: (line: string) => warnings.push(line) };

let folder: string;
let dataDir: string;
let started: EmbeddedPostgres[];
let owners: ChildProcess[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera pg '));
  chmodSync(folder, 0o755);
  dataDir = join(folder, 'the data');
  started = [];
  owners = [];
  warnings.length = 0;
});

afterEach(async () => {
  for (const owner of owners) owner.kill('SIGKILL');
  await Promise.all(started.map((server) => server.stop()));
  rmSync(folder, { recursive: true, force: true });
});

async function start(dir = dataDir): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir: dir, log });
  started.push(server);
  return server;
}

async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function remember(url: string): Promise<void> {
  await query(url, 'CREATE TABLE note (body text); INSERT INTO note VALUES ($$kept$$)');
}

async function recall(url: string): Promise<unknown> {
  return query(url, 'SELECT body FROM note');
}

function home(dir = dataDir): string {
  const marker = join(dir, 'postgres', 'location');
  return existsSync(marker) ? readFileSync(marker, 'utf8').trim() : join(dir, 'postgres');
}

function postmasterPid(): number {
  return Number.parseInt(readFileSync(join(home(), 'cluster', 'postmaster.pid'), 'utf8'), 10);
}

async function until(isDone: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isDone())) await sleep(20);
}

/** Another process that starts the database in the data folder; gives its url, or the line it failed with. */
async function startOwner(command: string[] = []): Promise<{ process: ChildProcess; line: string }> {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'embedded-postgres.ts'))};
    startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: console }).then(
      ({ url, stop }) => { console.log(url); process.on('SIGTERM', () => stop()); },
      (error) => console.log(error.message),
    );`;
  const [program = '', ...args] = [
    ...command,
    process.execPath,
    '--import',
    'tsx',
    '--input-type=module',
    '-e',
    script,
  ];
  const owner = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  owners.push(owner);
  const [line] = await once(createInterface(owner.stdout), 'line');
  return { process: owner, line };
}

test('a stopped database leaves no process, and its data is there at the next start', async () => {
  const first = await start();
  await remember(first.url);
  const pid = postmasterPid();
  await first.stop();
  expect(isRunning(pid)).toBe(false);
  const second = await start();
  expect(await recall(second.url)).toEqual([{ body: 'kept' }]);
  expect(warnings).toEqual([]);
});

test('two data folders hold two databases at the same time', async () => {
  const [one, two] = [await start(), await start(join(folder, 'other'))];
  await remember(one.url);
  await expect(recall(two.url)).rejects.toThrow('relation "note" does not exist');
});

test('a database that is killed is started again under the same address, with its data', async () => {
  const { url } = await start();
  await remember(url);
  const killed = postmasterPid();
  process.kill(killed, 'SIGKILL');
  await until(() =>
    recall(url).then(
      () => postmasterPid() !== killed,
      () => false,
    ),
  );
  expect(await recall(url)).toEqual([{ body: 'kept' }]);
  expect(warnings).toEqual(['PostgreSQL ended (SIGKILL); it is started again']);
});

test('a database that was left behind by a killed process is replaced without loss', async () => {
  const owner = await startOwner();
  await remember(owner.line);
  const leftBehind = postmasterPid();
  owner.process.kill('SIGKILL');
  await once(owner.process, 'exit');
  expect(isRunning(leftBehind)).toBe(true);
  const { url } = await start();
  expect(isRunning(leftBehind)).toBe(false);
  expect(await recall(url)).toEqual([{ body: 'kept' }]);
});

test('a data folder in use is refused in one line, and its owner goes on undisturbed', async () => {
  const { url } = await start();
  await remember(url);
  const other = await startOwner();
  expect(other.line).toBe(
    `Embedded PostgreSQL in ${dataDir} can't start: it is in use by process ${process.pid}; stop it, or set another DATA_DIR`,
  );
  await expect(start()).rejects.toThrow('it is in use by process');
  expect(await recall(url)).toEqual([{ body: 'kept' }]);
});

test('locks whose pids now belong to other programs do not stand in the way', async () => {
  const first = await start();
  await remember(first.url);
  const pidFile = readFileSync(join(home(), 'cluster', 'postmaster.pid'), 'utf8');
  await first.stop();
  // PostgreSQL's own check only minds programs of its own user.
  const stranger = spawn('setpriv', [...prefixOwner(join(home(), 'cluster')), 'sleep', '60']);
  owners.push(stranger);
  await once(stranger, 'spawn');
  const strangerPid = stranger.pid ?? 0;
  writeFileSync(join(home(), 'cluster', 'postmaster.pid'), pidFile.replace(/^\d+/, String(strangerPid)));
  writeFileSync(join(home(), 'owner'), JSON.stringify({ pid: strangerPid, identity: 'another boot 1' }));
  const { url } = await start();
  expect(await recall(url)).toEqual([{ body: 'kept' }]);
  expect(isRunning(strangerPid)).toBe(true);
});

test('what a start that was killed half-way left behind is cleared and done again', async () => {
  const draft = join(dataDir, 'postgres', 'draft-1', 'base');
  mkdirSync(draft, { recursive: true });
  writeFileSync(join(dataDir, 'postgres', 'owner'), '');
  const { url } = await start();
  expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  expect(existsSync(draft)).toBe(false);
});

test('text of every script is compared, folded and searched as letters', async () => {
  const { url } = await start();
  await query(url, 'CREATE EXTENSION citext; CREATE EXTENSION pg_trgm; CREATE EXTENSION unaccent');
  const sql = `SELECT upper('é ж') AS upper, 'É'::citext = 'é'::citext AS folded, unaccent('Élan') AS plain,
    similarity('नमस्ते', 'नमस्ते जी') > 0.5 AS similar, show_trgm('é') <> '{}' AS trigrams,
    (SELECT string_agg(name, ' ' ORDER BY name COLLATE "und-x-icu") FROM (VALUES ('b'), ('É'), ('a'), ('f')) n(name)) AS sorted`;
  expect(await query(url, sql)).toEqual([
    { upper: 'É Ж', folded: true, plain: 'Elan', similar: true, trigrams: true, sorted: 'a b É f' },
  ]);
});

test('only who knows the password gets in, and only from this machine', async () => {
  const { url } = await start();
  const wrong = new URL(url);
  wrong.password = 'guess';
  await expect(query(wrong.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
  expect(await query(url, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
});

describe.runIf(isRoot)('started by root', () => {
  test('the database runs as another user, also where that user could not get in', async () => {
    chmodSync(folder, 0o700);
    const first = await start();
    await remember(first.url);
    expect(home()).toMatch(/^\/var\/lib\/tessera\//);
    await first.stop();
    const second = await start();
    expect(await recall(second.url)).toEqual([{ body: 'kept' }]);
    await second.stop();
    rmSync(home(), { recursive: true });
    await expect(start()).rejects.toThrow('which is gone; remove');
  });

  test('a normal user starts one too, which root can open later but no third user', async () => {
    chmodSync(folder, 0o777);
    const owner = await startOwner(['setpriv', '--reuid=nobody', '--regid=nogroup', '--clear-groups']);
    await remember(owner.line);
    owner.process.kill('SIGTERM');
    await once(owner.process, 'exit');
    const stranger = await startOwner(['setpriv', '--reuid=daemon', '--regid=daemon', '--clear-groups']);
    expect(stranger.line).toMatch(
      /can't start: .* belongs to another user; start as that user, or set another DATA_DIR$/,
    );
    const { url } = await start();
    expect(await recall(url)).toEqual([{ body: 'kept' }]);
  });
});

/** Arguments of setpriv for running a program as the owner of that path. */
function prefixOwner(path: string): string[] {
  const [uid, gid] = spawnSync('stat', ['-c', '%u %g', path], { encoding: 'utf8' }).stdout.trim().split(' ');
  return isRoot ? [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'] : [];
}
