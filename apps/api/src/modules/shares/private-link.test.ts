import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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

describe('the link of a private card', () => {
  test('carries a token that opens it to whoever holds it', async () => {
    const { url } = await fixtures.share(card, owner);
    expect(url).toMatch(new RegExp(`^${server.origin}/share/${card}\\?token=[\\w-]{43}$`));
    expect([await fixtures.sees(stranger, card), await fixtures.sees(stranger, card, readToken(url))]).toEqual([
      false,
      true,
    ]);
  });

  test('opens it through REST as well', async () => {
    const token = readToken((await fixtures.share(card, owner)).url);
    const open = (query: string) => server.rest('GET', `/api/cards/${card}${query}`, { as: stranger });
    expect((await open(`?token=${token}`)).status).toBe(200);
    expect((await open('')).body.message).toBe("Card not found or you don't have permission to view it.");
  });

  test('shows what strangers may see, and nothing to change', async () => {
    await server.graphql('mutation { updateViewer(input: { showEmail: false }) { viewer { id } } }', { as: owner });
    const token = readToken((await fixtures.share(card, owner)).url);
    const { data } = await server.graphql<{ card: object }>(
      `{ card(id: "${card}", token: "${token}") { data { email } versions { version } shares { totalCount } } }`,
      { as: stranger },
    );
    expect(data?.card).toEqual({ data: { email: '' }, versions: [], shares: { totalCount: 0 } });
    const change = await server.rest('PUT', `/api/cards/${card}`, {
      body: { data: { name: 'Mine', email: 'a@example.com' } },
      as: stranger,
    });
    expect(change.status).toBe(404);
  });

  test('is kept as a hash', async () => {
    const { id, url } = await fixtures.share(card, owner);
    const rows = await server.services.db.query('SELECT * FROM shares WHERE id = $1', [id]);
    expect(JSON.stringify(rows)).not.toContain(readToken(url));
  });

  test('is given once: later it has no token', async () => {
    await fixtures.share(card, owner);
    const { data } = await server.graphql<{ sentShares: { edges: { node: { url: string } }[] } }>(
      '{ sentShares { edges { node { url } } } }',
      { as: owner },
    );
    expect(data?.sentShares.edges[0]?.node.url).toBe(`${server.origin}/share/${card}`);
  });

  test('ends when it is revoked, at once', async () => {
    const { id, url } = await fixtures.share(card, owner);
    await fixtures.revoke(id, owner);
    expect(await fixtures.sees(stranger, card, readToken(url))).toBe(false);
  });

  test('ends at its time', async () => {
    const { id, url } = await fixtures.share(card, owner, ', expiresAt: "2099-01-01T00:00:00Z"');
    expect(await fixtures.sees(stranger, card, readToken(url))).toBe(true);
    await server.services.db.query("UPDATE shares SET expires_at = now() - interval '1 second' WHERE id = $1", [id]);
    expect(await fixtures.sees(stranger, card, readToken(url))).toBe(false);
  });

  test('can not end in the past', async () => {
    const { errors } = await server.graphql(
      `mutation { shareCard(input: { cardId: "${card}", mode: LINK, expiresAt: "2000-01-01T00:00:00Z" }) { share { id } } }`,
      { as: owner },
    );
    expect(errors?.[0]?.extensions.fields).toHaveProperty('expiresAt');
  });

  test('of one card opens no other', async () => {
    const other = await fixtures.makeCard('PRIVATE', owner);
    expect(await fixtures.sees(stranger, other, readToken((await fixtures.share(card, owner)).url))).toBe(false);
  });

  test('wrong, expired, revoked, foreign and missing read the same', async () => {
    const revoked = await fixtures.share(card, owner);
    await fixtures.revoke(revoked.id, owner);
    const other = await fixtures.makeCard('PRIVATE', owner);
    const answers = await Promise.all(
      [
        `/api/cards/${card}?token=wrong`,
        `/api/cards/${card}?token=${readToken(revoked.url)}`,
        `/api/cards/${other}?token=${readToken((await fixtures.share(card, owner)).url)}`,
        `/api/cards/${card}`,
        '/api/cards/00000000-0000-7000-8000-000000000000?token=wrong',
        '/api/cards/no-id',
      ].map(async (path) => {
        const { status, body } = await server.rest('GET', path, { as: stranger });
        return { status, body };
      }),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.status).toBe(404);
  });

  test('is the owner’s to make: a recipient can not hand the card on', async () => {
    await fixtures.group(owner, friend);
    await fixtures.shareWith(card, owner, friend);
    expect(
      (await fixtures.run(`shareCard(input: { cardId: "${card}", mode: LINK }) { share { id } }`, friend)).code,
    ).toBe('FORBIDDEN');
  });
});
