import { expect, test, vi } from 'vitest';
import { addJob, startJobs } from '../infra/jobs.ts';
import { startTestServer } from '../testing/server.ts';
import { createTasks, TIMETABLE } from './jobs.ts';

test('the worker takes the timetable, whose jobs all exist, and works until it is stopped', async () => {
  const server = await startTestServer();
  const { db, log } = server.services;
  const tasks = createTasks(server.services);
  const worker = await startJobs(server.databaseUrl, tasks, { log, ...TIMETABLE });
  try {
    await expect.poll(timed).toEqual(['mailUnread', 'startDueRuns', 'sweep', 'wakeWebhooks']);
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

test('text messages go out while the servers of as many webhooks as there may be hang', async () => {
  const server = await startTestServer();
  const { db, log } = server.services;
  const sent: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const worker = await startJobs(
    server.databaseUrl,
    {
      ...createTasks(server.services),
      deliverWebhook: () => released,
      sendSms: async ({ to }) => {
        sent.push(to);
      },
    },
    { log, ...TIMETABLE },
  );
  try {
    for (let n = 0; n < 20; n += 1) await addJob(db.manager, 'deliverWebhook', { deliveryId: String(n) });
    const expiresAt = new Date(Date.now() + 60_000).toISOString();
    await addJob(db.manager, 'sendSms', { messageId: '1', to: '+919876543210', text: 'Hello', expiresAt });
    await expect.poll(() => sent, { timeout: 10_000 }).toEqual(['+919876543210']);
  } finally {
    release();
    await worker.stop();
    await server.close();
  }
});

test('a job whose end can’t be recorded, because the database is away, is done again when it is back', async () => {
  const server = await startTestServer();
  const { db, log } = server.services;
  const keeper = db.createQueryRunner();
  const setOpen = (isOpen: boolean) =>
    keeper.query('UPDATE pg_database SET datallowconn = $1 WHERE datname = current_database()', [isOpen]);
  const done: string[] = [];
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const copyPicture = async ({ url }: { url: string }) => {
    done.push(url);
    await finished;
  };
  const warn = vi.spyOn(log, 'warn');
  const worker = await startJobs(
    server.databaseUrl,
    { ...createTasks(server.services), copyPicture },
    { log, ...TIMETABLE },
  );
  try {
    await addJob(db.manager, 'copyPicture', { url: 'https://pictures.example/a.png' });
    await expect.poll(() => done).toHaveLength(1);
    await setOpen(false);
    await keeper.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'tessera-jobs' AND datname = current_database()`,
    );
    finish();
    const messages = () => warn.mock.calls.map(([details]) => (details as { worker?: string }).worker ?? '');
    await expect.poll(messages).toContainEqual(expect.stringContaining('Failed to complete jobs'));
    await setOpen(true);
    const left = () => keeper.query('SELECT 1 FROM graphile_worker._private_jobs');
    await expect.poll(left, { timeout: 10_000 }).toEqual([]);
    expect(done).toHaveLength(2);
  } finally {
    await worker.stop();
    await keeper.release();
    await server.close();
  }
});
