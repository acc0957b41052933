import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTasks } from '../../server/jobs.ts';
import { contactFixtures, type MadeContact } from '../../testing/contact-fixtures.ts';
import { type Mailbox, startMailbox } from '../../testing/mailbox.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { findRemindedContact } from './reminder.service.ts';

let mailbox: Mailbox;
let server: TestServer;
let fixtures: ReturnType<typeof contactFixtures>;
let owner: Person;
let stranger: Person;
let fay: MadeContact;
beforeAll(async () => {
  mailbox = await startMailbox();
  server = await startTestServer({ SMTP_URL: mailbox.url });
  fixtures = contactFixtures(server);
});
beforeEach(async () => {
  [owner, stranger] = await Promise.all([server.register('Olga Owner'), server.register('Sam Stranger')]);
  await server.services.db.query('UPDATE users SET email_confirmed_at = now() WHERE id = $1', [owner.id]);
  fay = await fixtures.add(owner, { name: 'Fay Friend' });
  await server.runJobs();
  mailbox.mails.length = 0;
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

interface Made {
  id: string;
  dueAt: string;
  note: string;
  doneAt: string | null;
}

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const FIELDS = '{ id dueAt note doneAt }';
const remindAt = (dueAt: string, more: object = {}, as = owner) =>
  fixtures.change<Made>(as, 'createReminder', { contactId: fay.id, dueAt, note: 'Ask about tiles', ...more }, FIELDS);
const update = (id: string, input: object, as = owner) =>
  fixtures.change<Made>(as, 'updateReminder', { id, ...input }, FIELDS);
const openOnes = async (as = owner) => {
  const { data } = await server.graphql<{
    viewer: { openReminders: { edges: { node: { note: string; contact: { id: string } } }[] } };
  }>('{ viewer { openReminders { edges { node { note contact { id } } } } } }', { as });
  return data?.viewer.openReminders.edges.map(({ node: { note, contact } }) => [note, contact.id]);
};
const ofContact = async (id: string) => {
  const { data } = await server.graphql<{ contact: { reminders: Made[] } }>(
    `{ contact(id: "${id}") { reminders ${FIELDS} } }`,
    { as: owner },
  );
  return data?.contact.reminders.map(({ note }) => note);
};
const mails = () => mailbox.mails.map(({ to, subject }) => [to, subject]);
const TOLD = 'Your reminder to get in touch';

test('reminders are listed by their time, the done ones behind', async () => {
  await remindAt(inHours(48), { note: 'second' });
  await remindAt(inHours(24), { note: 'first' });
  const { data: done } = await remindAt(inHours(1), { note: 'done' });
  expect((await update(done.id, { isDone: true })).data.doneAt).not.toBeNull();
  expect(await openOnes()).toEqual([
    ['first', fay.id],
    ['second', fay.id],
  ]);
  expect(await ofContact(fay.id)).toEqual(['first', 'second', 'done']);
  expect(await openOnes(stranger)).toEqual([]);
  expect((await update(done.id, { isDone: false })).data.doneAt).toBeNull();
});

test('what is wrong is named; others’ contacts and reminders are not there', async () => {
  const wrong = await remindAt(inHours(-24), { note: 'x'.repeat(501) });
  expect(Object.keys(wrong.fields ?? {}).sort()).toEqual(['dueAt', 'note']);
  expect((await remindAt(inHours(1), {}, stranger)).code).toBe('NOT_FOUND');
  const { data } = await remindAt(inHours(1));
  expect((await update(data.id, { note: 'mine' }, stranger)).code).toBe('NOT_FOUND');
  expect((await fixtures.change(stranger, 'deleteReminder', { id: data.id }, '')).code).toBe('NOT_FOUND');
  expect((await fixtures.change(owner, 'deleteReminder', { id: data.id }, '')).data).toBe(data.id);
  expect(await openOnes()).toEqual([]);
});

describe('the mail', () => {
  /** Time passes: what is due at that time is due now. */
  const arrive = async (id: string) => {
    await server.services.db.query("UPDATE contact_reminders SET due_at = now() - interval '1 second' WHERE id = $1", [
      id,
    ]);
    await server.runJobs('even waiting');
  };

  test('comes when the time has come and not before, once, as the owner’s clock shows it', async () => {
    await server.services.db.query("UPDATE users SET time_zone = 'Asia/Kathmandu' WHERE id = $1", [owner.id]);
    const { data } = await remindAt(inHours(5));
    await server.runJobs('even waiting');
    expect(mails()).toEqual([]);
    await arrive(data.id);
    expect(mails()).toEqual([[owner.email, TOLD]]);
    const { text } = mailbox.find(owner.email, TOLD);
    const now = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kathmandu', dateStyle: 'full' }).format(new Date());
    expect(text).toContain(now);
    expect(text).toContain('Asia/Kathmandu');
    expect(text).toContain('Ask about tiles');
    expect(text).toContain(`/dashboard/contacts/${fay.id}`);
    // As after a process that died in the middle, and one that comes twice.
    const { remind } = createTasks(server.services);
    await Promise.all([remind({ reminderId: data.id }), remind({ reminderId: data.id })]);
    await server.runJobs('even waiting');
    expect(mailbox.mails).toHaveLength(1);
  });

  test('about one that was moved comes at its new time, and again when it is moved after that', async () => {
    const { data } = await remindAt(inHours(1));
    await update(data.id, { dueAt: inHours(3) });
    const jobs = await server.services.db.query<{ run_at: Date }[]>(
      "SELECT run_at FROM graphile_worker.jobs WHERE key = 'remind-' || $1",
      [data.id],
    );
    expect(jobs.map(({ run_at }) => Math.round((run_at.getTime() - Date.now()) / HOUR_MS))).toEqual([3]);
    await arrive(data.id);
    await update(data.id, { dueAt: inHours(24) });
    await arrive(data.id);
    expect(mailbox.mails).toHaveLength(2);
  });

  test('about one that is done or deleted never comes', async () => {
    const [done, gone] = [(await remindAt(inHours(1))).data, (await remindAt(inHours(1))).data];
    await update(done.id, { isDone: true });
    await fixtures.change(owner, 'deleteReminder', { id: gone.id }, '');
    await arrive(done.id);
    expect(mails()).toEqual([]);
  });

  test.each([
    ['wants none', 'notify_reminders = false'],
    ['never proved the address', 'email_confirmed_at = NULL'],
  ])('does not go to who %s', async (_name, change) => {
    await server.services.db.query(`UPDATE users SET ${change} WHERE id = $1`, [owner.id]);
    await arrive((await remindAt(inHours(1))).data.id);
    expect(mails()).toEqual([]);
  });
});

test('a reminder whose contact is deleted while it is read is not there either', async () => {
  const read = findRemindedContact(server.services, { contactId: uuid() });
  await expect(read).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('reminders of a contact that was merged are the kept contact’s, also after thirty days', async () => {
  await remindAt(inHours(1));
  const kept = await fixtures.add(owner, { name: 'F. Friend' });
  await fixtures.change(owner, 'mergeContacts', { ids: [kept.id, fay.id], keep: kept.id }, '{ id }');
  expect([await ofContact(kept.id), await openOnes()]).toEqual([['Ask about tiles'], [['Ask about tiles', kept.id]]]);
  await server.services.db.query("UPDATE contact_merges SET created_at = now() - interval '31 days'");
  await createTasks(server.services).sweep({});
  expect(await openOnes()).toEqual([['Ask about tiles', kept.id]]);
});

test('reminders go with their contact', async () => {
  await remindAt(inHours(1));
  await fixtures.change(owner, 'deleteContact', { id: fay.id }, '');
  expect(await openOnes()).toEqual([]);
});
