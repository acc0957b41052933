import { randomUUID } from 'node:crypto';
import { CHAT_LIMITS } from '@tessera/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chatFixtures } from '../../../testing/chat-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let chat: ReturnType<typeof chatFixtures>;
let owner: Person;
let member: Person;
let stranger: Person;
let group: string;
beforeAll(async () => {
  server = await startTestServer();
  chat = chatFixtures(server);
});
afterAll(() => server.close());

async function setUp() {
  [owner, member, stranger] = await Promise.all([
    server.register('Olga Owner'),
    server.register('Mia Member'),
    server.register('Sam Stranger'),
  ]);
  group = await chat.group(owner, member);
}

describe('sending', () => {
  beforeAll(setUp);

  test('gives messages numbers without gaps, from 1, and the sender has read their own', async () => {
    const id = await chat.group(owner, member);
    const first = await chat.send(id, owner, { text: ' Lunch at one?\r\nOr two? ' });
    expect(first.result).toMatchObject({ number: 1, revision: 1, text: 'Lunch at one?\nOr two?' });
    expect((await chat.send(id, member)).result).toMatchObject({ number: 2, revision: 2 });
    const counts = async (as: Person) =>
      (
        await chat.ask<{ conversation: object }>(
          `{ conversation(id: "${id}") { unreadCount readNumber messageCount } }`,
          as,
        )
      ).data?.conversation;
    expect(await counts(owner)).toEqual({ unreadCount: 1, readNumber: 1, messageCount: 2 });
    expect(await counts(member)).toEqual({ unreadCount: 0, readNumber: 2, messageCount: 2 });
  });

  test('the same client id is one message, 50 times at once', async () => {
    const person = await server.register();
    const id = await chat.group(person);
    const clientId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => chat.send(id, person, { clientId })));
    expect(new Set(answers.map(({ result, code }) => result?.id ?? code)).size).toBe(1);
    expect(await chat.numbers(id, person)).toEqual([1]);
    expect((await chat.send(id, person, { clientId, text: 'Something else' })).result).toMatchObject({ text: 'Hello' });
    expect((await chat.send(id, person)).result).toMatchObject({ number: 2, revision: 2 });
  });

  test('eight writers at once leave no gap and no double', async () => {
    const writers = [owner, member, ...(await Promise.all(Array.from({ length: 6 }, () => server.register())))];
    const id = await chat.group(owner, ...writers.slice(1));
    await Promise.all(
      writers.map(async (writer) => {
        for (let n = 0; n < 12; n += 1) await chat.send(id, writer, { text: `${n}` });
      }),
    );
    expect(await chat.numbers(id, owner)).toEqual(Array.from({ length: 96 }, (_, n) => n + 1));
  });

  test.each([
    ['nothing', { text: ' ' }, ['text']],
    ['too much', { text: 'x'.repeat(CHAT_LIMITS.text + 1) }, ['text']],
    ['a client id that is none', { clientId: 'x', text: '' }, ['text', 'clientId']],
    ['an answer to what is not there', { replyToNumber: 1000 }, ['replyToNumber']],
    ['a picture of somebody else', { imageUrl: '/uploads/0000.webp' }, ['imageUrl']],
    ['a picture from elsewhere', { imageUrl: 'https://evil.example/x.webp' }, ['imageUrl']],
  ])('%s is refused, with all that is wrong', async (_what, input, fields) => {
    const answer = await chat.send(group, owner, input);
    expect([answer.code, Object.keys(answer.fields ?? {})]).toEqual(['BAD_USER_INPUT', fields]);
  });

  test('is for members: others do not learn that there is a conversation', async () => {
    expect((await chat.send(group, stranger)).code).toBe('NOT_FOUND');
    expect((await chat.send(randomUUID(), stranger)).code).toBe('NOT_FOUND');
    expect((await chat.send('x', stranger)).code).toBe('NOT_FOUND');
    expect((await chat.send(group, null)).code).toBe('UNAUTHENTICATED');
    await chat.change('leaveGroup', { id: group }, member);
    expect((await chat.send(group, member)).code).toBe('NOT_FOUND');
  });

  test('ends with 60 messages in ten seconds', async () => {
    const person = await server.register();
    const id = await chat.group(person);
    const codes = await Promise.all(Array.from({ length: 70 }, async () => (await chat.send(id, person)).code));
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(10);
    expect(codes.filter((code) => code === undefined)).toHaveLength(60);
  });
});

describe('what is in a message', () => {
  beforeAll(setUp);

  test('an answer quotes what it answers', async () => {
    await chat.send(group, owner, { text: 'Who did the brass handrail?' });
    const { result } = await chat.send(
      group,
      member,
      { replyToNumber: 1 },
      'replyTo { number senderName text isDeleted }',
    );
    expect(result?.replyTo).toEqual({
      number: 1,
      senderName: 'Olga Owner',
      text: 'Who did the brass handrail?',
      isDeleted: false,
    });
  });

  test('names members, and nobody else', async () => {
    const mentionIds = [member.id, stranger.id, 'x', member.id];
    const { result } = await chat.send(group, owner, { mentionIds }, 'mentions { name }');
    expect(result?.mentions).toEqual([{ name: 'Mia Member' }]);
  });

  test('a picture has the size of the upload', async () => {
    const key = `${'a'.repeat(32)}.webp`;
    await server.services.db.query(
      "INSERT INTO uploads (key, owner_id, kind, size_bytes, width_px, height_px) VALUES ($1, $2, 'MESSAGE', 10, 640, 480)",
      [key, owner.id],
    );
    const { result } = await chat.send(
      group,
      owner,
      { text: '', imageUrl: `/uploads/${key}` },
      'text image { url widthPx heightPx }',
    );
    expect(result).toMatchObject({ text: '', image: { url: `/uploads/${key}`, widthPx: 640, heightPx: 480 } });
    expect((await chat.send(group, member, { imageUrl: `/uploads/${key}` })).code).toBe('BAD_USER_INPUT');
  });
});

describe('reading', () => {
  beforeAll(async () => {
    await setUp();
    for (let n = 1; n <= 12; n += 1)
      await chat.send(group, n % 2 ? owner : member, { text: n === 5 ? 'Élan VITAL 50%' : `Word ${n}` });
  });
  const page = async (args: string, as = owner) => {
    const { data, code } = await chat.ask<{
      conversation: { page: { nodes: { number: number }[]; pageInfo: Record<string, unknown> } } | null;
    }>(
      `{ conversation(id: "${group}") { page: ${args} { nodes { number }
      edges { cursor } pageInfo { hasPreviousPage hasNextPage startCursor endCursor } } } }`,
      as,
    );
    const found = data?.conversation?.page;
    const cursors = found?.nodes.map(({ number }) => String(number)) ?? [];
    const ends = { startCursor: cursors[0] ?? null, endCursor: cursors.at(-1) ?? null };
    if (!found) return code;
    expect(found).toMatchObject({ edges: cursors.map((cursor) => ({ cursor })), pageInfo: ends });
    return [cursors.join(), found.pageInfo.hasPreviousPage, found.pageInfo.hasNextPage];
  };

  test.each([
    ['messages(last: 3)', ['10,11,12', true, false]],
    ['messages(last: 3, before: 10)', ['7,8,9', true, true]],
    ['messages(last: 3, before: 3)', ['1,2', false, true]],
    ['messages(last: 3, after: 8)', ['9,10,11', true, true]],
    ['messages(last: 3, after: 10)', ['11,12', true, false]],
    ['messages(last: 3, after: 12)', ['', true, false]],
    ['messages(last: 0)', 'BAD_USER_INPUT'],
    ['messages(last: 101)', 'BAD_USER_INPUT'],
    ['search(query: "elan vit")', ['5', false, false]],
    ['search(query: "50%")', ['5', false, false]],
    ['search(query: "word", last: 2)', ['11,12', true, false]],
    ['search(query: "word", last: 2, before: 3)', ['1,2', false, true]],
    ['search(query: "  ")', 'BAD_USER_INPUT'],
  ])('%s', async (args, expected) => {
    expect(await page(args)).toEqual(expected);
  });

  test('further is noted, less far is not', async () => {
    const read = async (number: number) =>
      (await chat.change<object>('markRead', { conversationId: group, number }, member, '{ readNumber unreadCount }'))
        .result;
    await server.services.db.query('UPDATE group_members SET read_number = 0 WHERE user_id = $1', [member.id]);
    expect(await read(5)).toEqual({ readNumber: 5, unreadCount: 7 });
    expect(await read(3)).toEqual({ readNumber: 5, unreadCount: 7 });
    expect(await read(1000)).toEqual({ readNumber: 12, unreadCount: 0 });
    expect((await chat.change('markRead', { conversationId: group, number: 1 }, stranger, '{ id }')).code).toBe(
      'NOT_FOUND',
    );
  });

  test('deleted messages do not count as unread', async () => {
    const id = await chat.group(owner, member);
    const sent = [];
    for (const text of ['One', 'दो', 'Three']) sent.push((await chat.send(id, owner, { text })).result);
    const unread = async () =>
      (
        await chat.ask<{ conversation: { unreadCount: number } }>(
          `{ conversation(id: "${id}") { unreadCount } }`,
          member,
        )
      ).data?.conversation.unreadCount;
    expect(await unread()).toBe(3);
    await chat.change('deleteMessage', { id: sent[1]?.id }, owner, '{ id }');
    expect(await unread()).toBe(2);
    await chat.change('markRead', { conversationId: id, number: 2 }, member, '{ id }');
    expect(await unread()).toBe(1);
    // Read before it was deleted: it doesn't count twice.
    await chat.change('deleteMessage', { id: sent[0]?.id }, owner, '{ id }');
    expect(await unread()).toBe(1);
  });

  test('a conversation is null for others', async () => {
    const { data } = await chat.ask(`{ conversation(id: "${group}") { id } }`, stranger);
    expect(data).toEqual({ conversation: null });
  });
});
