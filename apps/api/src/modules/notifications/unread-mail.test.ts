import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chatFixtures } from '../../testing/chat-fixtures.ts';
import { type Mailbox, startMailbox } from '../../testing/mailbox.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { mailUnread } from './unread-mail.service.ts';

let mailbox: Mailbox;
let server: TestServer;
let chat: ReturnType<typeof chatFixtures>;
let asha: Person;
let mateo: Person;

beforeAll(async () => {
  mailbox = await startMailbox();
  server = await startTestServer({ SMTP_URL: mailbox.url });
  chat = chatFixtures(server);
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});
beforeEach(async () => {
  asha = await confirmed('Asha Rao');
  mateo = await confirmed('Mateo Silva');
});

async function confirmed(name: string): Promise<Person> {
  const person = await server.register(name);
  await server.services.db.query('UPDATE users SET email_confirmed_at = now() WHERE id = $1', [person.id]);
  return person;
}

/** What is mailed to the person when it is that many minutes from now. */
async function mailsAt(minutes: number, to: Person) {
  await mailUnread(server.services, new Date(Date.now() + minutes * 60_000));
  await server.runJobs();
  return mailbox.mails.filter((mail) => mail.to === to.email && mail.subject !== 'Confirm your email address');
}

const activeAt = (person: Person, minutes: number) =>
  server.services.db.query('UPDATE users SET last_active_at = $2 WHERE id = $1', [
    person.id,
    new Date(Date.now() + minutes * 60_000),
  ]);

describe('direct messages', () => {
  test('that wait for 30 minutes are told by one mail, which says who wrote and not what', async () => {
    const id = await chat.direct(asha, mateo);
    await chat.send(id, asha, { text: 'The secret plan' });
    await chat.send(id, asha);
    expect(await mailsAt(29, mateo)).toEqual([]);
    const [mail, ...others] = await mailsAt(31, mateo);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('You have a new message');
    expect(mail?.text).toContain('Asha Rao: 2 messages');
    expect(mail?.text).toContain(`${server.origin}/dashboard/dm/${id}`);
    expect(mail?.text).not.toContain('secret');
    expect(await mailsAt(32, mateo)).toHaveLength(1);
    expect(await mailsAt(31, asha)).toEqual([]);
  });

  test('that were read are not told', async () => {
    const id = await chat.direct(asha, mateo);
    await chat.send(id, asha);
    await chat.change('markRead', { conversationId: id, number: 1 }, mateo, '{ id }');
    expect(await mailsAt(31, mateo)).toEqual([]);
  });

  test('wait for 30 minutes in which the person was not there', async () => {
    const id = await chat.direct(asha, mateo);
    await chat.send(id, asha);
    await activeAt(mateo, 20);
    expect(await mailsAt(31, mateo)).toEqual([]);
    expect(await mailsAt(51, mateo)).toHaveLength(1);
  });

  test('that come later are told after the person was there again, else once a day', async () => {
    const id = await chat.direct(asha, mateo);
    await chat.send(id, asha);
    // Told a while ago, and away since.
    const told = (minutes: number) =>
      server.services.db.query('UPDATE users SET messages_mailed_at = $2 WHERE id = $1', [
        mateo.id,
        new Date(Date.now() + minutes * 60_000),
      ]);
    await told(-60);
    expect(await mailsAt(31, mateo)).toEqual([]);
    expect(await mailsAt(23 * 60 + 1, mateo)).toHaveLength(1);
    await told(-60);
    await activeAt(mateo, -50);
    expect(await mailsAt(31, mateo)).toHaveLength(2);
  });

  test('of somebody who is blocked, and deleted ones, are not told', async () => {
    const id = await chat.direct(asha, mateo);
    const { result } = await chat.send(id, asha);
    await chat.change('deleteMessage', { id: result?.id }, asha, '{ id }');
    expect(await mailsAt(31, mateo)).toEqual([]);
    await chat.send(id, asha);
    await chat.change('blockUser', { userId: asha.id }, mateo, '{ id }');
    expect(await mailsAt(31, mateo)).toEqual([]);
  });
});

describe('in a group', () => {
  test('only who is named is told', async () => {
    const nobody = await confirmed('Nora Nobody');
    const id = await chat.group(asha, mateo, nobody);
    await chat.send(id, asha, { text: '@Mateo Silva, look', mentionIds: [mateo.id] });
    await chat.send(id, asha);
    const [mail] = await mailsAt(31, mateo);
    expect(mail?.subject).toBe('You were mentioned in a group');
    expect(mail?.text).toContain('Team: mentioned you');
    expect(await mailsAt(31, nobody)).toEqual([]);
  });

  test('and between two: one mail for both', async () => {
    const group = await chat.group(asha, mateo);
    await chat.send(group, asha, { mentionIds: [mateo.id] });
    await chat.send(await chat.direct(asha, mateo), asha);
    const mails = await mailsAt(31, mateo);
    expect(mails.map(({ subject }) => subject)).toEqual(['2 conversations have unread messages']);
    expect(mails[0]?.text).toContain(`${server.origin}/dashboard/chat\n`);
  });
});

test.each([
  ['does not want it', 'notify_messages = false'],
  ['never proved the address', 'email_confirmed_at = NULL'],
])('who %s gets no mail', async (_name, change) => {
  await chat.send(await chat.direct(asha, mateo), asha);
  await server.services.db.query(`UPDATE users SET ${change} WHERE id = $1`, [mateo.id]);
  expect(await mailsAt(31, mateo)).toEqual([]);
});

test('two runs at once tell it once', async () => {
  await chat.send(await chat.direct(asha, mateo), asha);
  const later = new Date(Date.now() + 31 * 60_000);
  await Promise.all([mailUnread(server.services, later), mailUnread(server.services, later)]);
  expect(await mailsAt(31, mateo)).toHaveLength(1);
});
