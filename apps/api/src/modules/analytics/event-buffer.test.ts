import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildGate, type DatabaseGate } from '../../testing/database-gate.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { EventBuffer } from './event-buffer.service.ts';
import type { NewEvent, Visitor } from './event-to-write.ts';

let database: TestDatabase;
let gate: DatabaseGate;
let server: TestServer;
let owner: Person;
let cardId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  gate = await buildGate(database.url);
  // That a database is away is no error here.
  server = await startTestServer({ DATABASE_URL: gate.url, LOG_LEVEL: 'silent' });
});
afterAll(async () => {
  await server.close();
  await gate.shut();
  await database.drop();
});
beforeEach(async () => {
  owner = await server.register('Asha Rao');
  const body = { title: 'Seen', data: { name: 'Asha Rao', email: 'asha@example.com' }, isPublic: true };
  const answer = await server.rest('POST', '/api/cards', { body, as: owner });
  cardId = (answer.body.card as { id: string }).id;
});

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function beacon(body: object) {
  const answer = await server.rest('POST', `/api/cards/${cardId}/events`, { body, headers: { 'user-agent': AGENT } });
  return answer.body;
}

async function totals() {
  const query = '{ analyticsOverview { totals { totalViews } } }';
  const { data } = await server.graphql<{ analyticsOverview: { totals: { totalViews: number } } }>(query, {
    as: owner,
  });
  return data?.analyticsOverview.totals.totalViews;
}

function countRows() {
  return server.services.db
    .query<{ n: number }[]>('SELECT count(*)::int AS n FROM card_events WHERE card_id = $1', [cardId])
    .then(([row]) => row?.n);
}

function viewBy(visitor: number, more: Partial<NewEvent> = {}): [NewEvent, Visitor] {
  const event: NewEvent = {
    id: uuid(),
    at: new Date(),
    cardId,
    kind: 'VIEW',
    target: null,
    channel: null,
    shareMark: null,
    utm: null,
    campaign: null,
    country: null,
    isRobot: false,
    isChecked: false,
    ...more,
  };
  return [event, { address: `10.0.0.${visitor}`, userAgent: AGENT }];
}

describe('while the database is away', () => {
  test('events are held with their own times, their pages hear so, and all count when it is back', async () => {
    expect(await beacon({ kind: 'view' })).toEqual({ isCounted: true, isPending: false });
    await gate.shut();
    const began = new Date();
    const answers = [await beacon({ kind: 'action', target: 'phone' }), await beacon({ kind: 'view' })];
    expect(answers).toEqual(answers.map(() => ({ isCounted: false, isPending: true })));
    const ended = new Date();
    await gate.open();
    await expect.poll(() => countRows().catch(() => 0), { timeout: 10_000 }).toBe(2);
    // The second view was within 30 minutes of the first.
    expect(await totals()).toBe(1);
    const [held] = await server.services.db.query<{ at: Date }[]>(
      `SELECT created_at AS at FROM card_events WHERE card_id = $1 AND kind = 'ACTION'`,
      [cardId],
    );
    expect(held?.at.getTime()).toBeGreaterThanOrEqual(began.getTime());
    expect(held?.at.getTime()).toBeLessThanOrEqual(ended.getTime());
  });

  test('a card that nobody may see counts nothing, whenever that is found out', async () => {
    await gate.shut();
    const [unknown, known] = [uuid(), cardId];
    cardId = unknown;
    expect(await beacon({ kind: 'view' })).toEqual({ isCounted: false, isPending: true });
    cardId = known;
    await beacon({ kind: 'view' });
    await gate.open();
    await expect.poll(() => countRows().catch(() => 0), { timeout: 10_000 }).toBe(1);
  });

  test('no more are held than fit, and those that are dropped are counted', async () => {
    const events = new EventBuffer(server.services, { mostHeld: 50 });
    await gate.shut();
    const recorded = await Promise.all(Array.from({ length: 50 }, (_, n) => events.add(...viewBy(n))));
    expect(new Set(recorded)).toEqual(new Set(['PENDING']));
    const before = (await server.services.metrics.droppedEvents.get()).values[0]?.value ?? 0;
    await expect(events.add(...viewBy(51))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect((await server.services.metrics.droppedEvents.get()).values[0]?.value).toBe(before + 1);
    await gate.open();
    await expect.poll(() => countRows().catch(() => 0), { timeout: 10_000 }).toBe(50);
    // The rows can be read a moment before the buffer hears that they are written.
    await expect.poll(() => events.add(...viewBy(51)).catch(() => 'FULL'), { timeout: 10_000 }).toBe('COUNTED');
  });

  test('the end of the process does not wait for ever', async () => {
    const events = new EventBuffer(server.services, { closingMs: 300 });
    await gate.shut();
    expect(await events.add(...viewBy(1))).toBe('PENDING');
    await events.close();
    await gate.open();
    expect(await countRows()).toBe(0);
  });
});

test('nothing is counted twice when the answer to a commit is lost', async () => {
  await beacon({ kind: 'view' });
  gate.loseNextCommit();
  expect(await beacon({ kind: 'action', target: 'phone' })).toEqual({ isCounted: true, isPending: false });
  expect(await beacon({ kind: 'action', target: 'email' })).toEqual({ isCounted: true, isPending: false });
  expect(await countRows()).toBe(3);
  const [figures] = await server.services.db.query<object[]>(
    'SELECT actions, converted_days FROM card_figures WHERE card_id = $1 AND is_day',
    [cardId],
  );
  expect(figures).toEqual({ actions: 2, converted_days: 1 });
});

test('an event that can’t be written takes no other with it', async () => {
  const { events } = server.services;
  await events.add(...viewBy(1));
  const bad = events.add(...viewBy(2, { country: '\0' }));
  const good = [3, 4, 5].map((visitor) => events.add(...viewBy(visitor)));
  await expect(bad).rejects.toThrow('invalid byte sequence');
  expect(await Promise.all(good)).toEqual(['COUNTED', 'COUNTED', 'COUNTED']);
  expect(await countRows()).toBe(4);
});

test('what waits is written before the process ends', async () => {
  const ending = await startTestServer({ DATABASE_URL: gate.url });
  await ending.services.events.add(...viewBy(1));
  const waiting = [2, 3, 4].map((visitor) => ending.services.events.add(...viewBy(visitor)));
  await ending.close();
  expect(await Promise.all(waiting)).toEqual(['COUNTED', 'COUNTED', 'COUNTED']);
  expect(await countRows()).toBe(4);
});
