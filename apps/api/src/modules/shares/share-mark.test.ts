import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { shareFixtures } from '../../testing/share-fixtures.ts';

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

describe('the mark of a share', () => {
  type Prepared = { mode: string; mark: string; url: string }[];
  const prepare = async (id: string, as: Person) => {
    const { data, errors } = await server.graphql<{ preparedShares: Prepared }>(
      `{ preparedShares(cardId: "${id}") { mode mark url } }`,
      { as },
    );
    return { prepared: data?.preparedShares ?? [], code: errors?.[0]?.extensions.code };
  };
  const act = async (id: string, as: Person, more: string) => {
    const { data, errors } = await server.graphql<{ shareCard: { share: { id: string; mark: string; url: string } } }>(
      `mutation { shareCard(input: { cardId: "${id}", ${more} }) { share { id mark url } } }`,
      { as },
    );
    return { share: data?.shareCard.share, code: errors?.[0]?.extensions.code };
  };
  const countSent = async () =>
    (await server.services.db.query('SELECT id FROM shares WHERE sender_id = $1', [owner.id])).length;

  test('is six characters of its link, which opens the card', async () => {
    const open = await fixtures.makeCard('UNLISTED', owner);
    const { mark, url } = await fixtures.share(open, owner);
    expect(mark).toMatch(/^[a-hj-km-np-z2-9]{6}$/);
    expect(url).toMatch(new RegExp(`/card(-\\d+)?\\?s=${mark}$`));
    expect((await fetch(url)).status).toBe(200);
  });

  test('is prepared for each way without recording anything, and becomes that of the act', async () => {
    const open = await fixtures.makeCard('PUBLIC', owner);
    const { prepared } = await prepare(open, owner);
    expect(prepared.map(({ mode }) => mode)).toEqual(['LINK', 'TEXT', 'WHATSAPP']);
    expect(new Set(prepared.map(({ mark }) => mark)).size).toBe(3);
    expect(await countSent()).toBe(0);
    for (const { mode, mark, url } of prepared) {
      expect((await act(open, owner, `mode: ${mode}, mark: "${mark}"`)).share).toMatchObject({ mark, url });
    }
    expect(await countSent()).toBe(3);
  });

  test('sent again, or by two taps at once, is one act', async () => {
    const open = await fixtures.makeCard('PUBLIC', owner);
    const [first] = (await prepare(open, owner)).prepared;
    const again = () => act(open, owner, `mode: LINK, mark: "${first?.mark}"`);
    const acts = [...(await Promise.all([again(), again(), again()])), await again()];
    expect(new Set(acts.map(({ share }) => share?.id)).size).toBe(1);
    expect(await countSent()).toBe(1);
  });

  test('belongs to one person, card and way', async () => {
    const [open, other] = [await fixtures.makeCard('PUBLIC', owner), await fixtures.makeCard('PUBLIC', owner)];
    const { id, mark } = await fixtures.share(open, owner);
    const taken = `mark: "${mark}"`;
    expect((await act(open, friend, `mode: LINK, ${taken}`)).code).toBe('CONFLICT');
    expect((await act(other, owner, `mode: LINK, ${taken}`)).code).toBe('CONFLICT');
    expect((await act(open, owner, `mode: TEXT, ${taken}`)).code).toBe('CONFLICT');
    await fixtures.revoke(id, owner);
    expect((await act(open, owner, `mode: LINK, ${taken}`)).code).toBe('CONFLICT');
    for (const wrong of ['abc', 'abcl34', '01a2183b-6b3a-760e-a998-9271df8b87bd']) {
      expect((await act(open, owner, `mode: LINK, mark: "${wrong}"`)).code).toBe('BAD_USER_INPUT');
    }
  });

  test.each(['used', 'free'])('that is %s is refused for a code, and once the card is private', async (which) => {
    const open = await fixtures.makeCard('PUBLIC', owner);
    const mark =
      which === 'used' ? (await fixtures.share(open, owner)).mark : (await prepare(open, owner)).prepared[0]?.mark;
    const before = await countSent();
    for (const [id, mode] of [
      [open, 'QR'],
      [card, 'LINK'],
      [card, 'QR'],
    ] as const) {
      expect((await act(id, owner, `mode: ${mode}, mark: "${mark}"`)).code).toBe('BAD_USER_INPUT');
    }
    expect(await countSent()).toBe(before);
  });

  test('is prepared for nobody who can’t see the card, and for no private card', async () => {
    expect(await prepare(card, stranger)).toEqual({ prepared: [], code: 'NOT_FOUND' });
    expect(await prepare(card, owner)).toEqual({ prepared: [], code: undefined });
    const open = await fixtures.makeCard('PUBLIC', owner);
    expect((await prepare(open, stranger)).prepared).toHaveLength(3);
  });

  test('counts as typed in capitals, and for its own card only', async () => {
    const [open, other] = [await fixtures.makeCard('PUBLIC', owner), await fixtures.makeCard('PUBLIC', owner)];
    const { mark } = await fixtures.share(open, owner);
    const view = (id: string, browser: number) =>
      server.rest('POST', `/api/cards/${id}/events`, {
        body: { kind: 'view', shareMark: mark.toUpperCase() },
        headers: { 'user-agent': `Mozilla/5.0 (X11; Linux x86_64) Chrome/14${browser}.0 Safari/537.36` },
      });
    await view(open, 1);
    await view(other, 2);
    const events = await server.services.db.query(
      'SELECT share_id IS NOT NULL AS is_known, channel FROM card_events WHERE card_id = ANY ($1) ORDER BY 1',
      [[open, other]],
    );
    expect(events).toEqual([
      { is_known: false, channel: null },
      { is_known: true, channel: 'LINK' },
    ]);
  });
});
