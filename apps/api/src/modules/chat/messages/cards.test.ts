import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { chatFixtures } from '../../../testing/chat-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../../testing/server.ts';
import { shareFixtures } from '../../../testing/share-fixtures.ts';

let server: TestServer;
let chat: ReturnType<typeof chatFixtures>;
let shares: ReturnType<typeof shareFixtures>;
let owner: Person;
let member: Person;
let card: string;
let group: string;
beforeAll(async () => {
  server = await startTestServer();
  chat = chatFixtures(server);
  shares = shareFixtures(server);
});
beforeEach(async () => {
  [owner, member] = await Promise.all([server.register('Olga Owner'), server.register('Mia Member')]);
  card = await shares.makeCard('PRIVATE', owner);
  group = await chat.group(owner, member);
});
afterAll(() => server.close());

const CARD = 'text card { id ownerName path face { name email } }';

async function readLast(id: string, as: Person) {
  const { data } = await chat.ask<{ conversation: { lastMessage: { card: object | null; text: string } | null } }>(
    `{ conversation(id: "${id}") { lastMessage { id ${CARD} } } }`,
    as,
  );
  return data?.conversation.lastMessage;
}

async function inboxDirects(as: Person): Promise<string[]> {
  const { data } = await chat.ask<{ inbox: { edges: { node: { id: string } }[] } }>(
    '{ inbox(kind: DIRECT) { edges { node { id } } } }',
    as,
  );
  return data?.inbox.edges.map(({ node }) => node.id) ?? [];
}

describe('a card in a message', () => {
  test('is shared with the members by it, also a private one', async () => {
    expect(await shares.sees(member, card)).toBe(false);
    const { result } = await chat.send(
      group,
      owner,
      { text: 'That was us! Here’s my card.', cardId: card },
      `id ${CARD}`,
    );
    expect(result).toMatchObject({ text: 'That was us! Here’s my card.', card: { id: card, ownerName: 'Olga Owner' } });
    expect(await shares.sees(member, card)).toBe(true);
    const { data } = await chat.ask<{ sentShares: object }>(
      '{ sentShares { edges { node { mode groupId } } } }',
      owner,
    );
    expect(data?.sentShares).toEqual({ edges: [{ node: { mode: 'GROUP', groupId: group } }] });
  });

  test('sent again under the same id is one message and one share', async () => {
    const clientId = crypto.randomUUID();
    const send = () => chat.send(group, owner, { text: '', cardId: card, clientId }, 'id');
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ result, code }) => result?.id ?? code)).size).toBe(1);
    const { data } = await chat.ask<{ sentShares: { totalCount: number } }>('{ sentShares { totalCount } }', owner);
    expect(data?.sentShares.totalCount).toBe(1);
  });

  test('of somebody else that is private is none that one can send, and nothing is said then', async () => {
    expect((await chat.send(group, member, { text: 'Look', cardId: card })).code).toBe('NOT_FOUND');
    expect(await chat.numbers(group, owner)).toEqual([]);
  });

  test('is gone when the share is taken back, the card is deleted, or the message is', async () => {
    await chat.send(group, owner, { text: 'One', cardId: card });
    const { data } = await chat.ask<{ sentShares: { edges: { node: { id: string } }[] } }>(
      '{ sentShares { edges { node { id } } } }',
      owner,
    );
    await shares.revoke(data?.sentShares.edges[0]?.node.id ?? '', owner);
    expect(await readLast(group, member)).toMatchObject({ text: 'One', card: null });
    const { result } = await chat.send(group, owner, { text: 'Two', cardId: card });
    expect(await shares.sees(member, card)).toBe(true);
    await chat.change('deleteMessage', { id: result?.id }, owner, '{ id }');
    expect(await shares.sees(member, card)).toBe(false);
    await chat.send(group, owner, { text: 'Three', cardId: card });
    await chat.change('deleteCard', { id: card }, owner);
    expect(await readLast(group, member)).toMatchObject({ text: 'Three', card: null });
  });

  test('that is gone leaves word of itself in thread, inbox and REST, also when the share went with its card', async () => {
    await chat.send(group, owner, { text: '', cardId: card });
    const readLine = async () => {
      const { data } = await chat.ask<{ inbox: { edges: { node: { lastMessage: object } }[] } }>(
        '{ inbox { edges { node { lastMessage { hasCard card { title } } } } } }',
        member,
      );
      const { body } = await server.rest('GET', '/api/chat/groups', { as: member });
      const [item] = body.items as { lastMessageText: string }[];
      return [data?.inbox.edges[0]?.node.lastMessage, item?.lastMessageText];
    };
    expect(await readLine()).toEqual([{ hasCard: true, card: { title: 'Card' } }, 'Card']);
    await chat.change('deleteCard', { id: card }, owner);
    expect(await server.services.db.query('SELECT 1 FROM shares WHERE card_id = $1', [card])).toEqual([]);
    expect(await readLine()).toEqual([{ hasCard: true, card: null }, 'Card no longer available']);
    const { result } = await chat.send(group, member, { replyToNumber: 1 }, 'replyTo { text }');
    expect(result?.replyTo).toEqual({ text: 'Card no longer available' });
    const { data } = await chat.ask<{ conversation: { messages: { nodes: object[] } } }>(
      `{ conversation(id: "${group}") { messages { nodes { text hasCard card { id } } } } }`,
      member,
    );
    expect(data?.conversation.messages.nodes[0]).toEqual({ text: '', hasCard: true, card: null });
  });

  test('is named in an answer to it', async () => {
    await chat.send(group, owner, { text: '', cardId: card });
    const { result } = await chat.send(group, member, { replyToNumber: 1 }, 'replyTo { text }');
    expect(result?.replyTo).toEqual({ text: 'Card “Card”' });
  });

  test('between two people is a share in the app', async () => {
    const id = await chat.direct(owner, member);
    expect(await inboxDirects(member)).toEqual([]);
    await chat.send(id, owner, { text: '', cardId: card });
    expect(await inboxDirects(member)).toEqual([id]);
    expect(await shares.sees(member, card)).toBe(true);
    const { data } = await chat.ask<{ receivedShares: object }>(
      '{ receivedShares { edges { node { mode } } } }',
      member,
    );
    expect(data?.receivedShares).toEqual({ edges: [{ node: { mode: 'IN_APP' } }] });
  });
});

describe('the link of a card in a message', () => {
  const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36';
  const readLink = async (id: string) => {
    const { data } = await chat.ask<{ conversation: { lastMessage: { card: { sharedPath: string } } } }>(
      `{ conversation(id: "${id}") { lastMessage { card { sharedPath } } } }`,
      member,
    );
    return new URL(data?.conversation.lastMessage.card.sharedPath ?? '', server.origin);
  };
  /** Views the card as its page does, with what the link says. */
  const view = ({ searchParams }: URL, id: string) =>
    server.rest('POST', `/api/cards/${id}/events`, {
      body: {
        kind: 'view',
        shareMark: searchParams.get('s'),
        channel: searchParams.get('c')?.toUpperCase().replace('-', '_'),
      },
      as: member,
      headers: { 'user-agent': BROWSER },
    });
  const readSent = async () => {
    const { data } = await chat.ask<{ sentShares: { edges: { node: object }[] } }>(
      '{ sentShares { edges { node { mode openCount openings { user { name } } } } } }',
      owner,
    );
    return data?.sentShares.edges.map(({ node }) => node);
  };

  test('leads to the shared card while the card is private, because its page opens for its owner only', async () => {
    await chat.send(group, owner, { text: '', cardId: card });
    const link = await readLink(group);
    expect(link.pathname).toBe(`/share/${card}`);
    const body = { data: { name: 'Olga', email: 'olga@example.com' }, visibility: 'UNLISTED' };
    await server.rest('PUT', `/api/cards/${card}`, { body, as: owner });
    const page = await readLink(group);
    expect(page.pathname).not.toBe(link.pathname);
    expect((await fetch(page)).status).toBe(200);
  });

  test.each([
    ['group', 'GROUP'],
    ['in-app', 'IN_APP'],
  ])('counts a view of a public card for the share and the channel %s', async (channel, counted) => {
    const open = await shares.makeCard('PUBLIC', owner);
    const conversation = channel === 'group' ? group : await chat.direct(owner, member);
    await chat.send(conversation, owner, { text: '', cardId: open });
    const link = await readLink(conversation);
    expect(link.searchParams.get('c')).toBe(channel);
    await view(link, open);
    expect(await readSent()).toEqual([
      { mode: channel === 'group' ? 'GROUP' : 'IN_APP', openCount: 1, openings: [{ user: { name: 'Mia Member' } }] },
    ]);
    const events = await server.services.db.query('SELECT channel FROM card_events WHERE card_id = $1', [open]);
    expect(events).toEqual([{ channel: counted }]);
  });
});

describe('the share dialog', () => {
  test('posts into the group', async () => {
    await shares.run(`shareCardToGroup(input: { cardId: "${card}", groupId: "${group}" }) { share { id } }`, owner);
    expect(await readLast(group, member)).toMatchObject({ text: '', card: { id: card } });
  });

  test('sends to each person, and to nobody who has blocked the sender', async () => {
    const friend = await server.register('Fay Friend');
    await chat.group(owner, friend);
    await shares.shareWith(card, owner, member, friend);
    for (const person of [member, friend]) {
      const [id = ''] = await inboxDirects(person);
      expect(await readLast(id, person)).toMatchObject({ card: { id: card } });
    }
    await chat.change('blockUser', { userId: owner.id }, friend, '{ id }');
    expect((await shares.shareWith(card, owner, friend)).code).toBe('BAD_USER_INPUT');
  });
});

describe('the list', () => {
  const fields = `pageInfo { hasNextPage endCursor } edges { cursor node { id kind title photoUrl unreadCount
    readNumber lastActivityAt isBlocked canWrite group { id name } peer { id name } lastMessage { text createdAt sender { name } } } }`;
  test.each([
    ['is one statement, whatever is asked of it', fields],
    ['is counted by the same one where its total is asked for', `totalCount ${fields}`],
  ])('%s', async (_what, selection) => {
    for (let n = 0; n < 3; n += 1) await chat.send(await chat.group(member, owner), owner, { text: `${n}` });
    await chat.send(await chat.direct(owner, member), member);
    const asked = vi.spyOn(pg.Client.prototype, 'query');
    const { data } = await chat.ask<{ inbox: { totalCount?: number } }>(`{ inbox { ${selection} } }`, owner);
    const texts = asked.mock.calls.map(([first]) => (first as unknown as { text?: string }).text ?? String(first));
    asked.mockRestore();
    expect(data?.inbox.totalCount).toBe(selection === fields ? undefined : 5);
    // What the messages before are told by may still be on its way.
    expect(texts.filter((text) => !text.includes('pg_notify'))).toEqual([
      expect.stringContaining('FROM sessions'),
      expect.stringContaining('WITH listed AS'),
    ]);
  });
});
