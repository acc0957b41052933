import { expect, test } from 'vitest';
import { startJobs } from '../platform/jobs.ts';
import { startTestServer } from '../testing/server.ts';
import { createTasks } from './jobs.ts';

test('the worker takes the timetable, whose jobs all exist, and works until it is stopped', async () => {
  const server = await startTestServer();
  const { db, log } = server.services;
  const tasks = createTasks(server.services);
  const worker = await startJobs(server.databaseUrl, tasks, log);
  try {
    await expect.poll(timed).toEqual(['mailUnread', 'startDueRuns', 'sweep']);
    expect(Object.keys(tasks)).toEqual(expect.arrayContaining(await timed()));
  } finally {
    await worker.stop();
    await server.close();
  }

  async function timed(): Promise<string[]> {
    const rows = await db.query<{ identifier: string }[]>(
      'SELECT identifier FROM graphile_worker._private_known_crontabs ORDER BY identifier',
    );
    return rows.map(({ identifier }) => identifier);
  }
});
