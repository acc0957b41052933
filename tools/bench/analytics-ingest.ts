import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { v7 as uuid } from 'uuid';
import { projectRoot } from '../../scripts/processes.ts';
import { median, printBound } from './chat-measure.ts';

const ROUNDS = 5;
const CARDS = 50;
const CONNECTIONS = 20;
const SINGLE_EVENTS = 4000;
const BATCHED_EVENTS = 60_000;
/** The batches that are being written, and those that are made up meanwhile. */
const MOST_WAITING = 24_000;
const AGENT =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';
const CHANNELS = ['QR', 'LINK', null, 'DIRECTORY'];
const COUNTRIES = ['IN', 'DE', 'US', null];
const TARGETS = ['website', 'phone', 'linkedin', 'email'];

interface EventBuffer {
  add(event: object, visitor: object): Promise<string>;
  close(): Promise<void>;
}

/** Events with exact figures through the API's own buffer, against one INSERT each, in turns, in this one process. */
export async function ingest(databaseUrl: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS });
  pool.on('error', () => undefined);
  const { buffer, close } = await openBuffer(databaseUrl);
  const { ownerId, cardIds } = await makeCards(pool);
  const rates = { single: [] as number[], many: [] as number[], batched: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const events = makeEvents(cardIds);
    const single = await measureRate(SINGLE_EVENTS, () => insertSingly(pool, ownerId, cardIds, 1));
    const many = await measureRate(SINGLE_EVENTS, () => insertSingly(pool, ownerId, cardIds, CONNECTIONS));
    const batched = await measureRate(BATCHED_EVENTS, () => addAll(buffer, events));
    // The first round warms everything up.
    if (round === 0) continue;
    rates.single.push(single);
    rates.many.push(many);
    rates.batched.push(batched);
  }
  const rate = { single: median(rates.single), many: median(rates.many), batched: median(rates.batched) };
  console.log(`\n| events on ${CARDS} cards, some far more seen than others | events/s |\n|---|---|`);
  console.log(`| one INSERT each, one after the other | ${Math.round(rate.single)} |`);
  console.log(`| one INSERT each, ${CONNECTIONS} connections at once | ${Math.round(rate.many)} |`);
  console.log(`| with exact figures, four connections | ${Math.round(rate.batched)} |`);
  printBound('ingest', rate.batched / rate.single, '× single INSERTs', { atLeast: 8 });
  console.log(`  ${(rate.batched / rate.many).toFixed(2)} × single INSERTs on ${CONNECTIONS} connections at once`);
  await buffer.close();
  await close();
  await pool.end();
}

async function openBuffer(databaseUrl: string): Promise<{ buffer: EventBuffer; close(): Promise<void> }> {
  const load = (file: string) => import(join(projectRoot, 'apps/api/dist', file));
  const { connect } = await load('server/data-source.js');
  const { EventBuffer } = await load('modules/analytics/event-buffer.service.js');
  const db = await connect(databaseUrl);
  const pubSub = { publish: async () => undefined };
  return { buffer: new EventBuffer({ db, log: console, pubSub }), close: () => db.destroy() };
}

async function makeCards(pool: pg.Pool): Promise<{ ownerId: string; cardIds: string[] }> {
  const ownerId = randomUUID();
  await pool.query(`INSERT INTO users (id, email, full_name) VALUES ($1, 'ingest@example.com', 'Ingest')`, [ownerId]);
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO cards (id, owner_id, slug, visibility, data)
     SELECT gen_random_uuid(), $1, 'card-' || n, 'PUBLIC', '{}' FROM generate_series(1, $2::int) n RETURNING id`,
    [ownerId, CARDS],
  );
  return { ownerId, cardIds: rows.map(({ id }) => id) };
}

async function measureRate(count: number, work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return count / ((performance.now() - began) / 1000);
}

async function insertSingly(pool: pg.Pool, ownerId: string, cardIds: string[], connections: number): Promise<void> {
  let left = SINGLE_EVENTS;
  const insertOn = async () => {
    while (left-- > 0) {
      await pool.query({
        name: 'insert-event',
        text: `INSERT INTO card_events (id, card_id, owner_id, kind, visitor, channel, country, created_at)
               VALUES ($1, $2, $3, 'VIEW', $4, $5, $6, $7)`,
        values: [uuid(), anyCard(cardIds), ownerId, visitorBytes(), 'QR', 'IN', new Date()],
      });
    }
  };
  await Promise.all(Array.from({ length: connections }, insertOn));
}

interface Happened {
  event: object;
  visitor: object;
}

/** What visitors do; every third of them also taps something. */
function makeEvents(cardIds: string[]): Happened[] {
  const events: Happened[] = [];
  while (events.length < BATCHED_EVENTS) {
    const cardId = anyCard(cardIds);
    const visitor = { address: visitorAddress(), userAgent: AGENT };
    const isTapping = events.length % 3 === 0 && events.length + 1 < BATCHED_EVENTS;
    events.push({ event: makeEvent(cardId, 'VIEW'), visitor });
    if (isTapping) events.push({ event: makeEvent(cardId, 'ACTION'), visitor });
  }
  return events;
}

async function addAll(buffer: EventBuffer, events: Happened[]): Promise<void> {
  let [added, done] = [0, 0];
  const failed: string[] = [];
  const note = (outcome: string) => {
    done += 1;
    if (outcome !== 'COUNTED') failed.push(outcome);
  };
  while (done < events.length) {
    for (let n = 0; n < 2000 && added < events.length && added - done < MOST_WAITING; n += 1) {
      const { event, visitor } = events[added] as Happened;
      added += 1;
      buffer.add(event, visitor).then(note, note);
    }
    // Waiting for the next turn of the event loop would itself take all the time that is left.
    await sleep(1);
  }
  if (failed.length > 0) throw new Error(`${failed.length} events were not counted: ${failed[0]}`);
}

function makeEvent(cardId: string, kind: 'VIEW' | 'ACTION'): object {
  return {
    id: uuid(),
    at: new Date(),
    cardId,
    kind,
    target: kind === 'ACTION' ? any(TARGETS) : null,
    channel: any(CHANNELS),
    country: any(COUNTRIES),
    utm: null,
    campaign: null,
    shareMark: null,
    isRobot: false,
    isChecked: false,
  };
}

/** The tenth card is seen about a tenth as often as the first. */
function anyCard(cardIds: string[]): string {
  const place = Math.floor(cardIds.length ** Math.random()) - 1;
  return cardIds[place] ?? '';
}

function any<T>(values: T[]): T {
  return values[Math.floor(Math.random() * values.length)] as T;
}

let visitors = 0;

function visitorAddress(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

function visitorBytes(): Uint8Array {
  return crypto.getRandomValues(Buffer.alloc(16));
}
