import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { startDatabase } from '../bench/servers.ts';
import type { Account } from './mean-calls.ts';
import { buildInputs, type Input } from './mean-inputs.ts';
import { patiently } from './patience.ts';
import type { Visited, Waits } from './prober.ts';
import { startApi } from './processes.ts';
import { type Turns, watchTurns } from './turns.ts';

/**
 * What a visitor may wait because of somebody else's input. No turn of the server's main thread takes longer, in processor
 * time. And nobody waits so much longer than for an idle process meanwhile: without the time in which the machine had no
 * free core, which says how busy the machine is.
 */
const MOST_WAIT_MS = 250;
/** Nobody waits longer than this whatever else happens: the database may be what both wait for. */
const MOST_WAIT_AT_ALL_MS = 3000;
const INPUT_TIMEOUT_MS = 120_000;
const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

/** Sends what an ordinary account can send, as large and hostile as possible, while a visitor asks `/readyz` every 20 ms. */
export async function inputs(words: string[]): Promise<boolean> {
  const database = await startDatabase();
  const stops: (() => unknown)[] = [database.stop];
  try {
    // As in docker-compose.yml; every feature is included, so that any account may send everything.
    const settings = { BILLING: 'none', MALLOC_ARENA_MAX: '2', SESSION_POINTS: '2000000000' };
    const turns = watchTurns();
    const api = await startApi('API', {
      ...{ ...settings, ...turns.settings, DATABASE_URL: database.url, DATA_DIR: database.dataDir },
    });
    stops.push(api.stop);
    // The control: what makes it wait, too, is the machine.
    const idle = await startApi('idle API', { ...settings, DATABASE_URL: database.url, DATA_DIR: database.dataDir });
    stops.push(idle.stop);
    for (const { origin } of [api, idle]) await patiently(() => assertReady(origin));
    const visitor = startVisitor(
      { url: `${api.origin}/readyz`, pid: api.readPid() },
      { url: `${idle.origin}/readyz`, pid: idle.readPid() },
    );
    stops.push(() => visitor.terminate());
    return await torture({ origin: api.origin, pid: api.readPid(), visitor, turns, words });
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

interface Field {
  origin: string;
  pid: number;
  visitor: Worker;
  turns: Turns;
  /** Only inputs with one of these in their names; all when there are none. */
  words: string[];
}

async function torture({ origin, pid, visitor, turns, words }: Field): Promise<boolean> {
  const limitMb = readLimitMb();
  const account = () => register(origin);
  await sleep(3000);
  const quiet = await readWaits(visitor);
  console.log(`\nNobody sends anything: ${describe(quiet)}\n`);
  console.log(
    '| input | answer | took ms | longest turn ms | worst wait ms | without queue ms | idle: wait ms | without queue ms | memory MB | |\n|---|---|---|---|---|---|---|---|---|---|',
  );
  let violations = 0;
  const all = buildInputs(origin, account);
  const chosen = all.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  for (const input of chosen) {
    const sender = (await input.prepare?.()) ?? (await account());
    await readWaits(visitor);
    turns.readWorstMs();
    const peak = watchMemory(pid);
    const begun = performance.now();
    const answers = await Promise.all([send(input, sender), send(input, sender)]);
    const tookMs = performance.now() - begun;
    await sleep(500);
    const waits = await readWaits(visitor);
    const memoryMb = peak();
    const { tortured, idle } = waits;
    const turnMs = turns.readWorstMs();
    const mostMs = Math.min(MOST_WAIT_MS + idle.worstOwnMs, MOST_WAIT_AT_ALL_MS);
    const isSlow = turnMs > MOST_WAIT_MS || tortured.worstOwnMs > mostMs || tortured.failed > 0;
    const isLarge = memoryMb > limitMb;
    const isBroken = answers.some((answer) => /^5|timeout/.test(answer));
    if (isSlow || isLarge || isBroken) violations += 1;
    const verdict = [isSlow && 'TOO SLOW', isLarge && 'TOO LARGE', isBroken && 'FAILED'].filter(Boolean).join(', ');
    const ofServer = [tookMs, turnMs, tortured.worstMs, tortured.worstOwnMs];
    const figures = [...ofServer, idle.worstMs, idle.worstOwnMs, memoryMb].map((value) => Math.round(value));
    console.log(`| ${input.name} | ${answers.join(' ')} | ${figures.join(' | ')} | ${verdict} |`);
  }
  console.log(`\n${violations} violations. The container allows ${limitMb} MB.\n`);
  return violations === 0;
}

async function send(input: Input, sender: Account): Promise<string> {
  try {
    return await Promise.race([input.send(sender), sleep(INPUT_TIMEOUT_MS, 'timeout', { ref: false })]);
  } catch (error) {
    return `500 ${String(error).slice(0, 60)}`;
  }
}

function describe({ tortured, idle }: Waits): string {
  return `a visitor waits ${Math.round(tortured.worstMs)} ms at most, for an idle process ${Math.round(idle.worstMs)} ms.`;
}

function startVisitor(tortured: Visited, idle: Visited): Worker {
  const file = new URL('prober.ts', import.meta.url).href;
  const code = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(file)}); })`;
  return new Worker(code, { eval: true, workerData: { tortured, idle } });
}

async function assertReady(origin: string): Promise<void> {
  if (!(await fetch(`${origin}/readyz`)).ok) throw new Error('not ready');
}

/** What the visitor has waited since the last time. */
async function readWaits(visitor: Worker): Promise<Waits> {
  visitor.postMessage('read');
  const [waits] = (await once(visitor, 'message')) as [Waits];
  return waits;
}

/** Gives the most memory that the process has had until it is asked. */
function watchMemory(pid: number): () => number {
  let most = 0;
  const look = () => {
    const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    most = Math.max(most, Number(kilobytes) / 1024);
  };
  look();
  const timer = setInterval(look, 20);
  return () => {
    clearInterval(timer);
    look();
    return most;
  };
}

/** What a container of the API may take. */
function readLimitMb(): number {
  const compose = readFileSync(join(projectRoot, 'docker-compose.yml'), 'utf8');
  const api = compose.slice(compose.indexOf('\n  api:'), compose.indexOf('\n  postgres:'));
  const [, amount = '', unit] = /memory: (\d+)([GM])/.exec(api) ?? [];
  return Number(amount) * (unit === 'G' ? 1024 : 1);
}

let accounts = 0;

async function register(origin: string): Promise<Account> {
  accounts += 1;
  const email = `mean-${accounts}-${process.pid}@example.com`;
  const response = await fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fullName: 'Mean Sender', email, password: 'a-long-bench-password' }),
  });
  const { token, user } = (await response.json()) as { token: string; user: { id: string } };
  return { token, id: user.id };
}
