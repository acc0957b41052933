import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chatFixtures } from '../../../testing/chat-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../../testing/server.ts';
import { deleteAccount } from '../../identity/deletions/delete-account.service.ts';

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

describe('a change', () => {
  beforeAll(setUp);
  const edit = (id: string, text: string, as: Person) =>
    chat.change<{ text: string; revision: number; editedAt: string }>(
      'editMessage',
      { id, text },
      as,
      '{ text revision editedAt }',
    );
  const remove = (id: string, as: Person) =>
    chat.change<{ text: string; deletedAt: string; number: number }>(
      'deleteMessage',
      { id },
      as,
      '{ text deletedAt number }',
    );

  test('moves the revision of the message and its conversation, never the number', async () => {
    const { result: sent } = await chat.send(group, member);
    const { result } = await edit(sent?.id ?? '', 'Hello again', member);
    expect(result).toMatchObject({ text: 'Hello again', revision: (sent?.revision ?? 0) + 1 });
    expect(result?.editedAt).toBeTruthy();
    expect((await edit(sent?.id ?? '', 'Hello again', member)).result?.revision).toBe(result?.revision);
  });

  test('of the text changes who is mentioned', async () => {
    const read = async (id: string, text: string) =>
      (
        await chat.change<{ mentions: { name: string }[] }>('editMessage', { id, text }, owner, '{ mentions { name } }')
      ).result?.mentions.map(({ name }) => name);
    const { result: plain } = await chat.send(group, owner);
    const { result: naming } = await chat.send(group, owner, { text: '@Mia Member', mentionIds: [member.id] });
    expect(await read(plain?.id ?? '', 'Ask @Mia Member, not @Sam Stranger')).toEqual(['Mia Member']);
    expect(await read(naming?.id ?? '', 'Ask @Mia Membership')).toEqual([]);
  });

  test('is the writer’s alone; deleting also an admin’s', async () => {
    const { result: sent } = await chat.send(group, member);
    const id = sent?.id ?? '';
    expect([(await edit(id, 'x', owner)).code, (await edit(id, 'x', stranger)).code]).toEqual([
      'FORBIDDEN',
      'NOT_FOUND',
    ]);
    const { result: owners } = await chat.send(group, owner);
    expect([(await remove(owners?.id ?? '', member)).code, (await remove(id, stranger)).code]).toEqual([
      'FORBIDDEN',
      'NOT_FOUND',
    ]);
    expect((await remove(id, owner)).result).toMatchObject({ text: '', number: sent?.number });
    expect([(await remove(id, owner)).code, (await edit(id, 'x', member)).code]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  });

  test('a reaction is one’s own, counted once, and taken back', async () => {
    const { result: sent } = await chat.send(group, owner);
    const react = (emoji: string, isOn: boolean, as: Person) =>
      chat.change<{ reactions: object[]; revision: number }>(
        'setReaction',
        { messageId: sent?.id, emoji, isOn },
        as,
        '{ revision reactions { emoji count userIds } }',
      );
    await react('👍', true, owner);
    const { result } = await react('👍', true, member);
    expect(result?.reactions).toEqual([{ emoji: '👍', count: 2, userIds: [owner.id, member.id] }]);
    expect((await react('👍', true, member)).result?.revision).toBe(result?.revision);
    expect((await react('👍', false, owner)).result?.reactions).toEqual([
      { emoji: '👍', count: 1, userIds: [member.id] },
    ]);
    expect((await react('👎', false, owner)).result?.revision).toBe((result?.revision ?? 0) + 1);
    expect([(await react('no', true, owner)).code, (await react('👍', true, stranger)).code]).toEqual([
      'BAD_USER_INPUT',
      'NOT_FOUND',
    ]);
  });

  test('a message has at most 20 different reactions', async () => {
    const { result: sent } = await chat.send(group, owner);
    const emojis = [...'😀😃😄😁😆😅😂🙂🙃😉😊😇🥰😍🤩😘😗😚😙🥲😋'];
    const codes: unknown[] = [];
    for (const emoji of emojis) {
      codes.push((await chat.change('setReaction', { messageId: sent?.id, emoji, isOn: true }, owner, '{ id }')).code);
    }
    expect(codes.filter(Boolean)).toEqual(['BAD_USER_INPUT']);
    expect(codes[20]).toBe('BAD_USER_INPUT');
  });
});

describe('an account that ends', () => {
  beforeAll(setUp);

  test('takes its messages and reactions with it; their numbers stay, and revisions tell of each', async () => {
    const left = await chat.group(owner, member);
    await chat.send(left, member, { text: 'From a group that I leave' });
    await chat.change('leaveGroup', { id: left }, member);
    await chat.send(group, member, { text: 'One' });
    const { result: owners } = await chat.send(group, owner, { text: 'Two' });
    await chat.send(group, member, { text: 'Three' });
    await chat.change('setReaction', { messageId: owners?.id, emoji: '👍', isOn: true }, member, '{ id }');
    const direct = await chat.direct(owner, member);
    await chat.send(direct, member, { text: 'Between us' });
    await endAccount(member);
    const look = async (id: string) =>
      (
        await chat.ask<{ conversation: { messages: { nodes: object[] } } }>(
          `{ conversation(id: "${id}") { title canWrite revision messages { nodes { revision text sender { name } reactions { count } } } } }`,
          owner,
        )
      ).data?.conversation;
    expect(await look(group)).toMatchObject({
      revision: 7,
      messages: {
        nodes: [
          { text: '', sender: null, revision: 5 },
          { text: 'Two', reactions: [], revision: 6 },
          { text: '', sender: null, revision: 7 },
        ],
      },
    });
    expect(await look(left)).toMatchObject({ messages: { nodes: [{ text: '', sender: null }] } });
    expect(await look(direct)).toMatchObject({ title: 'Deleted account', canWrite: false });
    const inGerman = { as: owner, headers: { 'accept-language': 'de' } };
    const { data } = await server.graphql<object>(`{ conversation(id: "${direct}") { title } }`, inGerman);
    expect(data).toEqual({ conversation: { title: 'Gelöschtes Konto' } });
    expect((await chat.send(direct, owner)).code).toBe('FORBIDDEN');
  });
});

/** As if the person had confirmed the deletion and the days were over. */
async function endAccount({ id }: Person): Promise<void> {
  const { services } = server;
  const deletionId = randomUUID();
  await services.db.query(
    `INSERT INTO account_deletions (id, user_id, email_hash, requested_at, confirmed_at, due_at)
     SELECT $1, id, '', now(), now(), now() FROM users WHERE id = $2`,
    [deletionId, id],
  );
  await deleteAccount(services, { deletionId });
}
