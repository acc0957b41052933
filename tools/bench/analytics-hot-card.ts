import { fork } from 'node:child_process';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import type { BeaconCommand } from './analytics-beacons.ts';
import { STORED_CARD_DATA } from './card-data.ts';
import { cpuMs, median, printBound, sum } from './chat-measure.ts';

const ROUNDS = 7;
const SECONDS = 4;
const VIEWS_A_SECOND = 1000;
const CARDS = 20;
/** Other requests that are under way at a time. */
const READERS = 4;

export interface HotCardOptions {
  api: { origin: string; pid: number };
  pool: pg.Pool;
  owner: { token: string; ownerId: string };
}

/** What other requests feel of a thousand views of one card a second; rounds with and without alternate. */
export async function hotCard({ api, pool, owner }: HotCardOptions): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO cards (id, owner_id, slug, visibility, data)
     SELECT gen_random_uuid(), $1, 'hot-' || n, 'PUBLIC', $3::jsonb
       FROM generate_series(1, $2::int) n RETURNING id`,
    [owner.ownerId, CARDS, JSON.stringify(STORED_CARD_DATA)],
  );
  const [hot = '', other = ''] = rows.map(({ id }) => id);
  const beacons = startBeacons({
    url: `${api.origin}/api/cards/${hot}/events`,
    perSecond: VIEWS_A_SECOND,
    seconds: SECONDS,
  });
  const paths = [`/api/cards/${other}`, '/api/cards?limit=20'];
  const quiet: number[] = [];
  const busy: number[] = [];
  const counted: number[] = [];
  const cpu: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const alone = await readFor(api.origin, paths, owner.token);
    const before = cpuMs(api.pid);
    const [beside, views] = await Promise.all([readFor(api.origin, paths, owner.token), beacons.send()]);
    // The first round warms everything up.
    if (round === 0) continue;
    quiet.push(p99(alone));
    busy.push(p99(beside));
    counted.push(views / SECONDS);
    cpu.push((cpuMs(api.pid) - before) / (SECONDS * 1000));
  }
  beacons.stop();
  console.log(`\n| a card by id and my cards, ${READERS} at a time | p99 ms |\n|---|---|`);
  console.log(`| alone | ${median(quiet).toFixed(1)} |`);
  console.log(
    `| beside ${Math.round(median(counted))} counted views a second of one card | ${median(busy).toFixed(1)} |`,
  );
  console.log(`  The API's processor time beside the views: ${(median(cpu) * 100).toFixed(0)} % of one core.`);
  // Each round against its own: the machine's pace changes within minutes.
  const ratios = busy.map((ms, round) => ms / (quiet[round] ?? ms));
  printBound('p99 of other requests', median(ratios), '× alone', { atMost: 1.5 });
  const [stored] = (
    await pool.query<{ n: number }>('SELECT sum(views)::int AS n FROM card_figures WHERE card_id = $1 AND is_day', [
      hot,
    ])
  ).rows;
  const { rows: single } = await pool.query<{ n: number }>(
    'SELECT count(*)::int AS n FROM card_events WHERE card_id = $1',
    [hot],
  );
  console.log(`  Views stored: ${single[0]?.n}, in the figures: ${stored?.n}.`);
}

function startBeacons(command: BeaconCommand) {
  const file = fileURLToPath(new URL('./analytics-beacons.ts', import.meta.url));
  const child = fork(file, { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  return {
    send: () =>
      new Promise<number>((resolve, reject) => {
        child.once('message', ({ counted, error }: { counted?: number; error?: string }) => {
          if (counted === undefined) reject(new Error(error));
          else resolve(counted);
        });
        child.send(command);
      }),
    stop: () => void child.kill(),
  };
}

/** The times of all answers in ms. Between two questions a reader pauses, as people do. */
async function readFor(origin: string, paths: string[], token: string): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const end = performance.now() + SECONDS * 1000;
  const times: number[] = [];
  const read = async (reader: number) => {
    for (let n = reader; performance.now() < end; n += 1) {
      const began = performance.now();
      await get(agent, `${origin}${paths[n % paths.length]}`, token);
      times.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  await Promise.all(Array.from({ length: READERS }, (_, reader) => read(reader)));
  agent.destroy();
  return times;
}

function get(agent: Agent, url: string, token: string): Promise<void> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${url}: ${response.statusCode}`)),
      );
    })
      .on('error', reject)
      .end();
  });
}

function p99(times: number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.99)] ?? sum(times);
}
