import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { readToken, shareFixtures } from '../../testing/share-fixtures.ts';

let server: TestServer;
let fixtures: ReturnType<typeof shareFixtures>;
let owner: Person;
let friend: Person;
let stranger: Person;
let card: string;
beforeAll(async () => {
  server = await startTestServer();
  fixtures = shareFixtures(server);
});
beforeEach(async () => {
  [owner, friend, stranger] = await Promise.all([
    server.register('Olga Owner'),
    server.register('Fay Friend'),
    server.register('Sam Stranger'),
  ]);
  card = await fixtures.makeCard('PRIVATE', owner);
});
afterAll(() => server.close());

describe('a share to a group', () => {
  test('opens the card to its members while they are members', async () => {
    const id = await fixtures.group(owner, friend);
    await fixtures.run(`shareCardToGroup(input: { cardId: "${card}", groupId: "${id}" }) { share { id } }`, owner);
    expect([await fixtures.sees(friend, card), await fixtures.sees(stranger, card)]).toEqual([true, false]);
    await server.graphql(`mutation { leaveGroup(input: { id: "${id}" }) { leftGroupId } }`, { as: friend });
    expect(await fixtures.sees(friend, card)).toBe(false);
  });

  test('keeps the id of its group for a sender who has left it, and for nobody else', async () => {
    const open = await fixtures.makeCard('PUBLIC', owner);
    const id = await fixtures.group(stranger, friend);
    await fixtures.run(`shareCardToGroup(input: { cardId: "${open}", groupId: "${id}" }) { share { id } }`, friend);
    await server.graphql(`mutation { leaveGroup(input: { id: "${id}" }) { leftGroupId } }`, { as: friend });
    const { data } = await server.graphql<{ sentShares: object }>(
      '{ sentShares { edges { node { groupId group { name } } } } }',
      { as: friend },
    );
    expect(data?.sentShares).toEqual({ edges: [{ node: { groupId: id, group: null } }] });
    const { body } = await server.rest('GET', '/api/shares/mine', { as: friend });
    expect(body.sent).toMatchObject([{ roomId: id }]);
    // The card's owner was never in that group.
    const ofCard = await server.graphql<{ card: object }>(
      `{ card(id: "${open}") { shares { edges { node { mode groupId group { name } } } } } }`,
      { as: owner },
    );
    expect(ofCard.data?.card).toEqual({ shares: { edges: [{ node: { mode: 'GROUP', groupId: null, group: null } }] } });
  });

  test('stays in the list of its sender when the group is deleted, and opens nothing any more', async () => {
    const id = await fixtures.group(owner, friend);
    await fixtures.run(`shareCardToGroup(input: { cardId: "${card}", groupId: "${id}" }) { share { id } }`, owner);
    await server.graphql(`mutation { deleteGroup(input: { id: "${id}" }) { deletedGroupId } }`, { as: owner });
    const { data } = await server.graphql<{ sentShares: object }>(
      '{ sentShares { edges { node { mode groupId cardId } } } }',
      { as: owner },
    );
    expect(data?.sentShares).toEqual({ edges: [{ node: { mode: 'GROUP', groupId: null, cardId: card } }] });
    expect(await fixtures.sees(friend, card)).toBe(false);
  });

  test('is for members only', async () => {
    const id = await fixtures.group(friend);
    expect(
      (await fixtures.run(`shareCardToGroup(input: { cardId: "${card}", groupId: "${id}" }) { share { id } }`, owner))
        .code,
    ).toBe('NOT_FOUND');
  });

  test('made by another than the owner opens nothing once the card is private', async () => {
    const open = await fixtures.makeCard('PUBLIC', owner);
    const id = await fixtures.group(friend, stranger);
    await fixtures.run(`shareCardToGroup(input: { cardId: "${open}", groupId: "${id}" }) { share { id } }`, friend);
    const body = { title: 'Card', data: { name: 'Olga', email: 'olga@example.com' }, visibility: 'PRIVATE' };
    await server.rest('PUT', `/api/cards/${open}`, { body, as: owner });
    expect([await fixtures.sees(friend, open), await fixtures.sees(stranger, open)]).toEqual([false, false]);
  });
});

describe('a share in the app', () => {
  test('opens the card to its recipients until it is revoked', async () => {
    await fixtures.group(owner, friend);
    const { id } = await fixtures.shareWith(card, owner, friend);
    expect([
      await fixtures.sees(friend, card),
      await fixtures.sees(stranger, card),
      await fixtures.sees(null, card),
    ]).toEqual([true, false, false]);
    await fixtures.revoke(id, owner);
    expect(await fixtures.sees(friend, card)).toBe(false);
  });

  test('reaches only people whom the sender knows', async () => {
    expect((await fixtures.shareWith(card, owner, stranger)).code).toBe('BAD_USER_INPUT');
    expect((await fixtures.shareWith(card, owner)).code).toBe('BAD_USER_INPUT');
    await fixtures.group(owner, friend);
    expect((await fixtures.shareWith(card, owner, friend, stranger)).code).toBe('BAD_USER_INPUT');
  });

  test('finds people by parts of their name, among those who are known', async () => {
    await fixtures.group(owner, friend);
    const find = async (query: string, as = owner) => {
      const { data } = await server.graphql<{ people: { id: string }[] }>(`{ people(query: "${query}") { id } }`, {
        as,
      });
      return data?.people.map(({ id }) => id);
    };
    expect([await find('fri'), await find('FAY f'), await find('sam'), await find('')]).toEqual([
      [friend.id],
      [friend.id],
      [],
      [friend.id],
    ]);
    expect(await find('', stranger)).toEqual([]);
  });
});

describe('what became of shares', () => {
  const readSent = async (as: Person) => {
    const { data } = await server.graphql<{ sentShares: { edges: { node: Record<string, unknown> }[] } }>(
      '{ sentShares { edges { node { mode openCount openings { user { name } } recipients { name } group { name } revokedAt } } } }',
      { as },
    );
    return data?.sentShares.edges.map(({ node }) => node) ?? [];
  };
  const view = (as: Person | null, more: object = {}) =>
    server.rest('POST', `/api/cards/${card}/events`, {
      body: { kind: 'view', ...more },
      as,
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36' },
    });

  test('openings are counted, and of the signed-in it is known who', async () => {
    const { url } = await fixtures.share(card, owner);
    await view(friend, { token: readToken(url) });
    await view(friend, { token: readToken(url) });
    expect(await readSent(owner)).toMatchObject([{ openCount: 1, openings: [{ user: { name: 'Fay Friend' } }] }]);
  });

  test('the sender asks for the opened ones or for the others, and learns when each was last opened', async () => {
    const open = await fixtures.makeCard('PUBLIC', owner);
    const [byStranger, byFriend, unopened] = [
      await fixtures.share(open, owner),
      await fixtures.share(open, owner),
      await fixtures.share(open, owner),
    ];
    for (const [share, as] of [
      [byStranger, null],
      [byFriend, friend],
    ] as const) {
      await server.rest('POST', `/api/cards/${open}/events`, {
        body: { kind: 'view', shareMark: share.mark, channel: 'link' },
        as,
        headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36' },
      });
    }
    // Somebody who was signed in and looked for less than a second has opened it all the same.
    await server.services.db.query('DELETE FROM card_events WHERE share_id = $1', [byFriend.id]);
    const ask = async (args: string, as: Person) => {
      const { data } = await server.graphql<{
        sentShares: { totalCount: number; edges: { node: { id: string; lastOpenedAt: string | null } }[] };
      }>(`{ sentShares(cardId: "${open}"${args}) { totalCount edges { node { id lastOpenedAt } } } }`, { as });
      return data?.sentShares;
    };
    const opened = await ask(', isOpened: true', owner);
    expect(opened?.totalCount).toBe(2);
    expect(opened?.edges.map(({ node }) => node.id)).toEqual([byFriend.id, byStranger.id]);
    for (const { node } of opened?.edges ?? []) expect(Date.parse(node.lastOpenedAt ?? '')).toBeGreaterThan(0);
    const others = await ask(', isOpened: false', owner);
    expect(others).toEqual({ totalCount: 1, edges: [{ node: { id: unopened.id, lastOpenedAt: null } }] });
    expect((await ask('', owner))?.totalCount).toBe(3);
    expect((await ask(', isOpened: true', friend))?.totalCount).toBe(0);
  });

  test('nobody but the sender is told', async () => {
    await fixtures.group(owner, friend, stranger);
    await fixtures.shareWith(card, owner, friend, stranger);
    await view(stranger);
    const { data } = await server.graphql<{ receivedShares: { edges: { node: object }[] } }>(
      '{ receivedShares { edges { node { openCount lastOpenedAt openings { openedAt } recipients { name } sender { name } card { id } } } } }',
      { as: friend },
    );
    expect(data?.receivedShares.edges.map(({ node }) => node)).toEqual([
      {
        openCount: 0,
        lastOpenedAt: null,
        openings: [],
        recipients: [{ name: 'Fay Friend' }],
        sender: { name: 'Olga Owner' },
        card: { id: card },
      },
    ]);
    expect(await readSent(owner)).toMatchObject([{ openings: [{ user: { name: 'Sam Stranger' } }] }]);
  });

  test('a revoked share counts no views, although a public card still opens at its address', async () => {
    const open = await fixtures.makeCard('PUBLIC', owner);
    const { id, mark, url } = await fixtures.share(open, owner);
    await fixtures.revoke(id, owner);
    expect((await fetch(url)).status).toBe(200);
    for (const as of [friend, null]) {
      await server.rest('POST', `/api/cards/${open}/events`, {
        body: { kind: 'view', shareMark: mark },
        as,
        headers: { 'user-agent': `Mozilla/5.0 (X11; Linux x86_64) Chrome/14${as ? 1 : 2}.0 Safari/537.36` },
      });
    }
    expect(await readSent(owner)).toMatchObject([{ openCount: 0, openings: [] }]);
    const events = await server.services.db.query('SELECT share_id, channel FROM card_events WHERE card_id = $1', [
      open,
    ]);
    expect(events).toEqual([
      { share_id: null, channel: null },
      { share_id: null, channel: null },
    ]);
  });

  test('a revoked share leaves the list of what was received', async () => {
    await fixtures.group(owner, friend);
    const { id } = await fixtures.shareWith(card, owner, friend);
    const received = async () => (await server.rest('GET', '/api/shares/mine', { as: friend })).body.received;
    expect(await received()).toHaveLength(1);
    await fixtures.revoke(id, owner);
    expect(await received()).toEqual([]);
    expect(await readSent(owner)).toMatchObject([{ revokedAt: expect.any(String) }]);
  });
});

describe('a downloaded code', () => {
  const download = async (id: string, as: Person) => {
    const { data } = await server.graphql<{ shareCard: { share: { id: string; url: string } } }>(
      `mutation { shareCard(input: { cardId: "${id}", mode: QR }) { share { id url } } }`,
      { as },
    );
    return data?.shareCard.share ?? { id: '', url: '' };
  };

  test('leads to the card’s own address, and downloading it again is the same act', async () => {
    const open = await fixtures.makeCard('UNLISTED', owner);
    const downloads = [
      ...(await Promise.all([download(open, owner), download(open, owner)])),
      await download(open, owner),
    ];
    expect(new Set(downloads.map(({ id }) => id)).size).toBe(1);
    expect(new URL(downloads[0]?.url ?? '').search).toBe('?c=qr');
    expect((await download(open, friend)).id).not.toBe(downloads[0]?.id);
  });

  const areRevocable = async () => {
    const { data } = await server.graphql<{ sentShares: { edges: { node: { isRevocable: boolean } }[] } }>(
      '{ sentShares { edges { node { isRevocable } } } }',
      { as: owner },
    );
    return data?.sentShares.edges.map(({ node }) => node.isRevocable);
  };

  test('can’t be revoked: it is printed', async () => {
    const open = await fixtures.makeCard('PUBLIC', owner);
    const { id, url } = await download(open, owner);
    expect(await areRevocable()).toEqual([false]);
    expect((await fixtures.revoke(id, owner)).code).toBe('FORBIDDEN');
    expect((await fetch(url)).status).toBe(200);
  });

  test('of a private card carries a token, which can be revoked', async () => {
    const { id, url } = await download(card, owner);
    expect(readToken(url)).not.toBe('');
    expect(await areRevocable()).toEqual([true]);
    expect((await fixtures.revoke(id, owner)).code).toBeUndefined();
    expect(await fixtures.sees(stranger, card, readToken(url))).toBe(false);
  });
});

describe('REST', () => {
  test('the share link of a private card is made by an empty body', async () => {
    const { status, body } = await server.rest('POST', `/api/cards/${card}/share`, { as: owner });
    expect(status).toBe(201);
    expect(await fixtures.sees(stranger, card, readToken(String(body.shareUrl)))).toBe(true);
  });

  test('POST /api/shares/group and /api/shares share, GET /api/shares/mine lists, DELETE revokes', async () => {
    const roomId = await fixtures.group(owner, friend);
    const toGroup = await server.rest('POST', '/api/shares/group', { body: { cardId: card, roomId }, as: owner });
    expect(toGroup.status).toBe(201);
    const toPeople = await server.rest('POST', '/api/shares', {
      body: { cardId: card, mode: 'INAPP', recipients: [friend.id] },
      as: owner,
    });
    expect([toPeople.status, (toPeople.body.share as { mode: string }).mode]).toEqual([201, 'INAPP']);
    const { body } = await server.rest('GET', '/api/shares/mine', { as: owner });
    expect(body.sent).toEqual([
      {
        id: expect.any(String),
        at: expect.any(String),
        cardId: card,
        mode: 'INAPP',
        roomId: null,
        recipients: [friend.id],
      },
      { id: expect.any(String), at: expect.any(String), cardId: card, mode: 'GROUP', roomId, recipients: [] },
    ]);
    const { id } = toPeople.body.share as { id: string };
    expect((await server.rest('DELETE', `/api/shares/${id}`, { as: friend })).status).toBe(404);
    expect((await server.rest('DELETE', `/api/shares/${id}`, { as: owner })).status).toBe(204);
  });

  test('rooms are the groups with their code', async () => {
    const id = await fixtures.group(friend);
    const { body } = await server.rest('GET', '/api/chat/rooms', { as: friend });
    expect(body.rooms).toEqual([{ id, name: 'Team', code: expect.stringMatching(/^\w{10}$/) }]);
    await server.services.db.query(
      `WITH made AS (SELECT gen_random_uuid() AS id, n FROM generate_series(1, 250) n),
            conversation AS (INSERT INTO conversations (id, kind) SELECT id, 'GROUP' FROM made),
            room AS (INSERT INTO groups (id, name, owner_id, join_code) SELECT id, 'Room', $1, 'x' || n FROM made)
       INSERT INTO group_members (group_id, user_id, role) SELECT id, $1, 'OWNER' FROM made`,
      [friend.id],
    );
    const all = (await server.rest('GET', '/api/chat/rooms', { as: friend })).body;
    const ids = (all.rooms as { id: string }[]).map((room) => room.id);
    expect([new Set(ids).size, ids.length, all.nextCursor]).toEqual([251, 251, null]);
    const page = (await server.rest('GET', '/api/chat/rooms?limit=100', { as: friend })).body;
    expect([(page.rooms as object[]).length, page.nextCursor]).toEqual([100, expect.any(String)]);
  });
});

test('a card that is deleted while it is shared is gone, and no share of it is left', async () => {
  const { db } = server.services;
  const deletion = db.createQueryRunner();
  await deletion.startTransaction();
  await deletion.query('DELETE FROM cards WHERE id = $1', [card]);
  const shared = server.rest('POST', `/api/cards/${card}/share`, { body: {}, as: owner });
  await vi.waitFor(async () => {
    const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    expect(await db.query(waiting)).toHaveLength(1);
  }, 10_000);
  await deletion.commitTransaction();
  await deletion.release();
  expect(await shared).toMatchObject({
    status: 404,
    body: { code: 'NOT_FOUND', fields: { cardId: 'This card no longer exists.' } },
  });
  expect(await db.query('SELECT 1 FROM shares WHERE card_id = $1', [card])).toEqual([]);
});
