import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweep } from '../../server/jobs.ts';
import { chatFixtures } from '../../testing/chat-fixtures.ts';
import { exchangeFixtures } from '../../testing/exchange-fixtures.ts';
import { liveFixtures } from '../../testing/live-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { tokenFixtures } from '../../testing/token-fixtures.ts';

let server: TestServer;
let chat: ReturnType<typeof chatFixtures>;
let exchange: ReturnType<typeof exchangeFixtures>;
let asha: Person;
let mateo: Person;
const live = liveFixtures();
beforeAll(async () => {
  server = await startTestServer();
  chat = chatFixtures(server);
  exchange = exchangeFixtures(server);
});
afterEach(() => live.dispose());
afterAll(() => server.close());
beforeEach(async () => {
  [asha, mateo] = await Promise.all([server.register('Asha Rao'), server.register('Mateo Silva')]);
});

interface Shown {
  id: string;
  kind: string;
  message: string;
  detail: string;
  count: number;
  path: string | null;
  readAt: string | null;
}
interface Read {
  unreadNotifications: number;
  notifications: { edges: { node: Shown }[]; totalCount: number; pageInfo: { endCursor: string | null } };
}

async function read(as: Person, args = 'first: 20'): Promise<Read> {
  const { data } = await server.graphql<{ viewer: Read }>(
    `{ viewer { unreadNotifications notifications(${args}) { totalCount pageInfo { endCursor }
       edges { node { id kind message detail count path readAt } } } } }`,
    { as },
  );
  if (!data) throw new Error('no notifications were read');
  return data.viewer;
}
const list = async (as: Person, args?: string) => (await read(as, args)).notifications.edges.map(({ node }) => node);
const messages = async (as: Person) => (await list(as)).map(({ message }) => message);
const mark = (as: Person, input: object = {}) => chat.change<number>('markNotificationsRead', input, as);
const choose = (as: Person, input: object) =>
  chat.change<object>('updateNotificationSettings', input, as, '{ kind inApp push email }');
const shareWith = async (cardId: string, sender: Person, other: Person) => {
  await chat.send(await chat.direct(sender, other), sender);
  const { code } = await chat.change('shareCardWithPeople', { cardId, recipientIds: [other.id] }, sender, '{ id }');
  if (code) throw new Error(code);
};
const remindNow = async (owner: Person, note: string) => {
  const { id } = await exchange.contacts.add(owner, { name: 'Fay Friend' });
  await exchange.contacts.change(
    owner,
    'createReminder',
    { contactId: id, dueAt: new Date(Date.now() + 60_000), note },
    '{ id }',
  );
  await server.services.db.query(
    "UPDATE contact_reminders SET due_at = now() - interval '1 minute' WHERE contact_id = $1",
    [id],
  );
  await server.services.db.query(
    "SELECT graphile_worker.add_job('remind', json_build_object('reminderId', id)) FROM contact_reminders WHERE contact_id = $1",
    [id],
  );
  await server.runJobs();
  return id;
};

describe('a lead', () => {
  test('names the visitor and leads to the contact; erased, it is gone', async () => {
    const { token } = await exchange.send(await exchange.makeOpenCard(asha));
    const [contact] = (await exchange.contacts.list(asha)).nodes;
    expect(await list(asha)).toMatchObject([
      {
        ...{ kind: 'LEAD', message: 'Vera Visitor left their details on “Card”', readAt: null },
        path: `/dashboard/contacts/${contact?.id}`,
      },
    ]);
    expect(await list(mateo)).toEqual([]);
    await exchange.erase(token);
    expect(await read(asha)).toMatchObject({ unreadNotifications: 0, notifications: { totalCount: 0 } });
  });
});

describe('messages', () => {
  test('of one conversation are one unread notification with their number, and reading them reads it', async () => {
    const id = await chat.direct(asha, mateo);
    for (const text of ['One', 'Two', 'Three']) await chat.send(id, asha, { text });
    expect(await list(mateo)).toMatchObject([
      { kind: 'MESSAGE', message: 'Asha Rao sent you 3 messages', count: 3, path: `/dashboard/dm/${id}` },
    ]);
    expect(await list(asha)).toEqual([]);
    await chat.change('markRead', { conversationId: id, number: 2 }, mateo, '{ id }');
    expect((await read(mateo)).unreadNotifications).toBe(1);
    await chat.change('markRead', { conversationId: id, number: 3 }, mateo, '{ id }');
    expect((await read(mateo)).unreadNotifications).toBe(0);
    await chat.send(id, asha);
    expect(await messages(mateo)).toEqual(['Asha Rao sent you a message', 'Asha Rao sent you 3 messages']);
  });

  test('that are answered are read', async () => {
    const id = await chat.direct(asha, mateo);
    await chat.send(id, asha);
    await chat.send(id, mateo);
    expect(await read(mateo)).toMatchObject({ unreadNotifications: 0, notifications: { totalCount: 1 } });
    expect(await messages(asha)).toEqual(['Mateo Silva sent you a message']);
  });

  test('in a group are told to who is named, and say nothing of it to who has left', async () => {
    const nora = await server.register('Nora Nobody');
    const id = await chat.group(asha, mateo, nora);
    await chat.send(id, asha, { text: 'All' });
    await chat.send(id, asha, { text: '@Mateo Silva', mentionIds: [mateo.id] });
    expect(await list(mateo)).toMatchObject([
      { message: 'Asha Rao mentioned you in “Team”', path: `/dashboard/chat/${id}` },
    ]);
    expect(await list(nora)).toEqual([]);
    await chat.change('leaveGroup', { id }, mateo);
    expect(await list(mateo)).toMatchObject([{ message: 'Someone mentioned you in a group', path: null }]);
  });

  test('of a muted conversation are not told until it is unmuted', async () => {
    const id = await chat.direct(asha, mateo);
    const set = (isMuted: boolean, as = mateo) =>
      chat.change<{ isMuted: boolean }>('muteConversation', { conversationId: id, isMuted }, as, '{ isMuted }');
    expect((await set(true)).result).toEqual({ isMuted: true });
    await set(true);
    await chat.send(id, asha);
    expect(await list(mateo)).toEqual([]);
    expect((await set(false)).result).toEqual({ isMuted: false });
    await chat.send(id, asha);
    expect(await messages(mateo)).toEqual(['Asha Rao sent you a message']);
    expect((await set(true, await server.register('Nora Nobody'))).code).toBe('NOT_FOUND');
  });
});

test('a shared card leads to the card, and to nothing once the share is revoked', async () => {
  const cardId = await exchange.shares.makeCard('PRIVATE', asha);
  await shareWith(cardId, asha, mateo);
  const [shared] = await list(mateo);
  expect(shared).toMatchObject({ kind: 'SHARE', message: 'Asha Rao shared “Card” with you' });
  expect(shared?.path).toMatch(new RegExp(`^/share/${cardId}\\?s=[a-z2-9]{6}&c=in-app$`));
  await server.services.db.query('UPDATE shares SET revoked_at = now() WHERE card_id = $1', [cardId]);
  expect((await list(mateo))[0]).toMatchObject({ message: 'Asha Rao shared a card with you', path: null });
});

test('a due reminder shows the contact and the note', async () => {
  const contactId = await remindNow(asha, 'Ask about tiles');
  expect(await list(asha)).toMatchObject([
    {
      ...{ kind: 'REMINDER', message: 'Reminder: get in touch with Fay Friend', detail: 'Ask about tiles' },
      path: `/dashboard/contacts/${contactId}`,
    },
  ]);
});

describe('reading', () => {
  beforeEach(async () => {
    const id = await chat.direct(asha, mateo);
    await chat.send(id, asha);
    await exchange.send(await exchange.makeOpenCard(mateo));
  });

  test('is by page, and of the unread alone', async () => {
    const first = await read(mateo, 'first: 1');
    expect(first.notifications).toMatchObject({ totalCount: 2, edges: [{ node: { kind: 'LEAD' } }] });
    const after = await list(mateo, `first: 1, after: "${first.notifications.pageInfo.endCursor}"`);
    expect(after.map(({ kind }) => kind)).toEqual(['MESSAGE']);
    expect((await mark(mateo, { ids: [after[0]?.id] })).result).toBe(1);
    expect((await list(mateo, 'unreadOnly: true')).map(({ kind }) => kind)).toEqual(['LEAD']);
    expect((await mark(mateo)).result).toBe(0);
    expect(await list(mateo)).toHaveLength(2);
  });

  test('marks nothing of others', async () => {
    const ids = (await list(mateo)).map(({ id }) => id);
    await mark(asha, { ids });
    await mark(asha);
    expect((await read(mateo)).unreadNotifications).toBe(2);
    expect((await mark(mateo, { ids: Array(101).fill(ids[0]) })).code).toBe('BAD_USER_INPUT');
  });

  test('gives programs the kinds that their tokens may read', async () => {
    const { program } = tokenFixtures(server);
    const readKinds = async (...scopes: Parameters<typeof program>[1][]) => {
      const as = await program(mateo, ...scopes);
      const { unreadNotifications } = await read(as);
      return [(await list(as)).map(({ kind }) => kind), unreadNotifications];
    };
    expect(await readKinds('messages:read')).toEqual([['MESSAGE'], 1]);
    expect(await readKinds('contacts:write')).toEqual([['LEAD'], 1]);
    expect(await readKinds('cards:read')).toEqual([[], 0]);
    await mark(await program(mateo, 'profile:write', 'messages:read'));
    expect((await list(mateo, 'unreadOnly: true')).map(({ kind }) => kind)).toEqual(['LEAD']);
  });

  test('ends after 90 days', async () => {
    await server.services.db.query(
      "UPDATE notifications SET created_at = now() - interval '91 days' WHERE kind = 'LEAD' AND owner_id = $1",
      [mateo.id],
    );
    await sweep(server.services, new Date());
    expect((await list(mateo)).map(({ kind }) => kind)).toEqual(['MESSAGE']);
  });
});

describe('settings', () => {
  test('are one for each kind, and are changed one by one', async () => {
    const { result } = await choose(asha, { kind: 'LEAD', inApp: false, email: false });
    expect(result).toEqual({ kind: 'LEAD', inApp: false, push: true, email: false });
    const { data } = await server.graphql<{ viewer: { notifyLeads: boolean; notificationSettings: object[] } }>(
      '{ viewer { notifyLeads notificationSettings { kind inApp push email } } }',
      { as: asha },
    );
    expect(data?.viewer.notifyLeads).toBe(false);
    expect(data?.viewer.notificationSettings).toEqual([
      { kind: 'LEAD', inApp: false, push: true, email: false },
      { kind: 'MESSAGE', inApp: true, push: true, email: true },
      { kind: 'SHARE', inApp: true, push: true, email: null },
      { kind: 'REMINDER', inApp: true, push: true, email: true },
    ]);
    expect((await choose(asha, { kind: 'SHARE', email: true })).code).toBe('BAD_USER_INPUT');
  });

  test('of a kind that is off keep it from the list', async () => {
    await choose(mateo, { kind: 'MESSAGE', inApp: false });
    await choose(mateo, { kind: 'LEAD', inApp: false });
    const id = await chat.direct(asha, mateo);
    await chat.send(id, asha);
    const card = await exchange.makeOpenCard(mateo);
    await exchange.send(card);
    expect(await list(mateo)).toEqual([]);
    await choose(mateo, { kind: 'MESSAGE', inApp: true });
    await chat.send(id, asha);
    await exchange.send(card);
    // The first one is still unread.
    expect(await messages(mateo)).toEqual(['Asha Rao sent you 2 messages']);
  });
});

describe('what is new is heard at once', () => {
  const NEWS = 'notificationReceived { notification { message } unreadNotifications }';

  test('by its owner alone, with what they read on another device', async () => {
    const ear = live.listen(live.client(server, mateo), NEWS);
    const others = live.listen(live.client(server, asha), NEWS);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await chat.send(await chat.direct(asha, mateo), asha);
    const told = { notification: { message: 'Asha Rao sent you a message' }, unreadNotifications: 1 };
    await expect.poll(() => ear.heard).toEqual([told]);
    await mark(mateo);
    await expect.poll(() => ear.heard).toEqual([told, { notification: null, unreadNotifications: 0 }]);
    expect(others.heard).toEqual([]);
  });

  test('by nobody who is signed out', async () => {
    const ear = live.listen(live.client(server, null), NEWS);
    await expect.poll(() => ear.codes.length > 0 || ear.isOver).toBe(true);
    expect(ear.heard).toEqual([]);
  });
});
