import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { IncidentWatch } from './incident.service.ts';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: 'silent' });
  person = await server.register();
});
beforeEach(() => server.services.db.query('TRUNCATE incidents'));
afterAll(() => server.close());

const BROKEN = { database: 'the database does not answer', jobs: null };
const FINE = { database: null, jobs: null };
const start = Date.now() - 3_600_000;
const at = (minute: number) => new Date(start + minute * 60_000);

async function incidents() {
  const { data } = await server.graphql<{ incidents: { part: string; startedAt: string; endedAt: string }[] }>(
    '{ incidents { part startedAt endedAt } }',
    { as: person },
  );
  return data?.incidents.map(({ part, startedAt, endedAt }) => [
    part,
    (Date.parse(startedAt) - start) / 60_000,
    (Date.parse(endedAt) - start) / 60_000,
  ]);
}

test('what was down is written down once it is up again, from when it was first seen', async () => {
  const watch = new IncidentWatch(server.services);
  for (const [minute, seen] of [FINE, BROKEN, BROKEN, FINE, FINE].entries()) await watch.note(seen, at(minute));
  expect(await incidents()).toEqual([['DATABASE', 1, 3]]);
});

test('several servers that see the same write one incident, and two outages are two', async () => {
  const [one, two] = [new IncidentWatch(server.services), new IncidentWatch(server.services)];
  await Promise.all([one.note(BROKEN, at(1)), two.note(BROKEN, at(2))]);
  await Promise.all([one.note(FINE, at(4)), two.note(FINE, at(5))]);
  await one.note({ database: null, jobs: 'jobs are waiting' }, at(10));
  await one.note(FINE, at(11));
  await one.note(BROKEN, at(20));
  await one.note(FINE, at(21));
  expect(await incidents()).toEqual([
    ['DATABASE', 20, 21],
    ['JOBS', 10, 11],
    ['DATABASE', 1, 5],
  ]);
});

test('jobs are not called well while the database is away', async () => {
  const watch = new IncidentWatch(server.services);
  await watch.note({ database: null, jobs: 'jobs are waiting' }, at(1));
  await watch.note(BROKEN, at(2));
  await watch.note(FINE, at(3));
  expect(await incidents()).toEqual([
    ['DATABASE', 2, 3],
    ['JOBS', 1, 3],
  ]);
});

test('/readyz names each part: jobs that wait are no reason to send nobody here', async () => {
  const ready = async () => (await server.rest('GET', '/readyz')).body;
  expect(await ready()).toEqual({ status: 'ready', parts: { database: 'up', jobs: 'up' } });
  await server.services.db.query(
    "SELECT graphile_worker.add_job('sweep', '{}'::json, run_at := now() - interval '1 hour')",
  );
  expect(await ready()).toEqual({ status: 'ready', parts: { database: 'up', jobs: 'jobs are waiting' } });
});
