import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chatFixtures } from '../../testing/chat-fixtures.ts';
import { contactFixtures } from '../../testing/contact-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { readToken, shareFixtures } from '../../testing/share-fixtures.ts';

let server: TestServer;
let shares: ReturnType<typeof shareFixtures>;
let fixtures: ReturnType<typeof contactFixtures>;
let owner: Person;
let friend: Person;
let stranger: Person;
let card: string;
beforeAll(async () => {
  server = await startTestServer();
  shares = shareFixtures(server);
  fixtures = contactFixtures(server);
});
beforeEach(async () => {
  [owner, friend, stranger] = await Promise.all([
    server.register('Olga Owner'),
    server.register('Fay Friend'),
    server.register('Sam Stranger'),
  ]);
  await shares.group(owner, friend);
  card = await shares.makeCard('PRIVATE', owner);
});
afterAll(() => server.close());

const save = (as: Person | null, input: object) => fixtures.change(as, 'saveReceivedCard', input);
const switchOff = (what: string) =>
  server.graphql(`mutation { updateViewer(input: { ${what}: false }) { viewer { id } } }`, { as: owner });

async function details(as: Person, id: string) {
  const { data } = await server.graphql<{ contact: Record<string, unknown> }>(
    `{ contact(id: "${id}") { metAt user { name } cards { card { id } share { id mode } } activity { kind card { id } } } }`,
    { as },
  );
  return data?.contact;
}

describe('saving a received card', () => {
  test('keeps who it is, when and by which share it came, and what happened since', async () => {
    const { id: share } = await shares.shareWith(card, owner, friend);
    const { data: contact } = await save(friend, { cardId: card, shareMark: await shares.readMark(share, owner) });
    expect(contact).toMatchObject({ name: 'Olga', email: 'olga@example.com', source: 'SAVED_CARD' });
    const [row] = await server.services.db.query<{ at: Date }[]>('SELECT created_at AS at FROM shares WHERE id = $1', [
      share,
    ]);
    expect(await details(friend, contact.id)).toEqual({
      metAt: row?.at.toISOString(),
      user: { name: 'Olga Owner' },
      cards: [{ card: { id: card }, share: { id: share, mode: 'IN_APP' } }],
      activity: [
        { kind: 'SAVED', card: { id: card } },
        { kind: 'RECEIVED', card: { id: card } },
      ],
    });
  });

  test('shows when they last wrote to each other, which a card that was sent is not', async () => {
    const chat = chatFixtures(server);
    await shares.shareWith(card, owner, friend);
    const { data: contact } = await save(friend, { cardId: card });
    const kinds = async () => {
      const { activity } = (await details(friend, contact.id)) as { activity: { kind: string }[] };
      return activity.map(({ kind }) => kind);
    };
    expect(await kinds()).not.toContain('MESSAGED');
    const conversation = await chat.direct(owner, friend);
    await chat.send(conversation, owner, { text: 'धन्यवाद!' });
    await chat.send(conversation, friend, { text: 'See you' });
    expect((await kinds()).filter((kind) => kind === 'MESSAGED')).toHaveLength(1);
  });

  test('again, or by many presses at once, is the same contact and one new connection', async () => {
    await shares.shareWith(card, owner, friend);
    const saved = await Promise.all(Array.from({ length: 8 }, () => save(friend, { cardId: card })));
    expect(new Set(saved.map(({ data }) => data.id)).size).toBe(1);
    expect([(await fixtures.list(friend)).totalCount, await fixtures.newConnections(friend)]).toEqual([1, 1]);
  });

  test('says so on the card, to whoever saved it alone', async () => {
    const open = await shares.makeCard('PUBLIC', owner);
    const { data: contact } = await save(friend, { cardId: open });
    const ask = async (as: Person | null) =>
      (await server.graphql<{ card: object }>(`{ card(id: "${open}") { savedContactId } }`, { as })).data?.card;
    expect([await ask(friend), await ask(stranger), await ask(null)]).toEqual([
      { savedContactId: contact.id },
      { savedContactId: null },
      { savedContactId: null },
    ]);
    await fixtures.change(friend, 'deleteContact', { id: contact.id }, '');
    expect(await ask(friend)).toEqual({ savedContactId: null });
  });

  test('is for cards that one may see and that are another’s', async () => {
    expect((await save(stranger, { cardId: card })).code).toBe('NOT_FOUND');
    expect((await save(stranger, { cardId: 'nonsense' })).code).toBe('NOT_FOUND');
    expect((await save(stranger, { cardId: card, token: 'wrong' })).code).toBe('NOT_FOUND');
    expect((await save(owner, { cardId: card })).code).toBe('BAD_USER_INPUT');
    expect((await save(null, { cardId: card })).code).toBe('UNAUTHENTICATED');
  });

  test('works with the token of its link, which is then the share that it came by', async () => {
    const { id: share, url } = await shares.share(card, owner);
    const { data: contact } = await save(stranger, { cardId: card, token: readToken(url) });
    // Without the token the card itself is not seen any more.
    expect(await details(stranger, contact.id)).toMatchObject({ cards: [{ card: null, share: { id: share } }] });
  });

  test('leaves out a share that did not lead there', async () => {
    const open = await shares.makeCard('PUBLIC', owner);
    const { id: foreign } = await shares.shareWith(open, owner, friend);
    const other = await shares.share(card, owner);
    // A share's id is no mark.
    for (const shareMark of [await shares.readMark(foreign, owner), other.mark, other.id, 'nonsense']) {
      const { data: contact } = await save(stranger, { cardId: open, shareMark });
      expect(await details(stranger, contact.id)).toMatchObject({ cards: [{ share: null }] });
      await fixtures.change(stranger, 'deleteContact', { id: contact.id }, '');
    }
  });

  test('keeps no address that is not shown, and no details where contacts may not be downloaded', async () => {
    const open = await shares.makeCard('PUBLIC', owner);
    await switchOff('showEmail');
    expect((await save(friend, { cardId: open })).data).toMatchObject({ name: 'Olga', email: '' });
    const other = await shares.makeCard('PUBLIC', owner);
    await server.graphql('mutation { updateViewer(input: { showEmail: true }) { viewer { id } } }', { as: owner });
    await switchOff('allowContactDownloads');
    expect((await save(friend, { cardId: other })).data).toMatchObject({ name: 'Olga', email: '', phone: '' });
    // Known by the account alone, and so one person.
    expect(await fixtures.newConnections(friend)).toBe(1);
  });
});

describe('last activity', () => {
  const readActivity = async (as: Person) => {
    const [contact] = (await fixtures.list(as)).nodes as unknown as { lastActivityAt: string }[];
    return Date.parse(contact?.lastActivityAt ?? '');
  };
  const age = (as: Person) =>
    server.services.db.query("UPDATE contacts SET last_activity_at = '2020-01-01' WHERE owner_id = $1", [as.id]);

  test('of both sides is when one shares with the other, or opens what was shared', async () => {
    const theirs = await shares.makeCard('PUBLIC', friend);
    const open = await shares.makeCard('PUBLIC', owner);
    await save(friend, { cardId: open });
    await save(owner, { cardId: theirs });
    await Promise.all([age(friend), age(owner)]);
    const { id: share } = await shares.shareWith(card, owner, friend);
    const shareMark = await shares.readMark(share, owner);
    const after = await Promise.all([readActivity(friend), readActivity(owner)]);
    for (const time of after) expect(time).toBeGreaterThan(Date.UTC(2026, 0, 1));
    await age(owner);
    await server.rest('POST', `/api/cards/${card}/events`, { body: { kind: 'view', shareMark }, as: friend });
    expect(await readActivity(owner)).toBeGreaterThan(Date.UTC(2026, 0, 1));
  });
});

test('an address book goes with its owner’s account, and a contact outlives the person’s', async () => {
  const keeper = await server.register('Kim Keeper');
  const open = await shares.makeCard('PUBLIC', stranger);
  const { data: contact } = await save(keeper, { cardId: open });
  await server.services.db.query('DELETE FROM users WHERE id = $1', [stranger.id]);
  expect(await details(keeper, contact.id)).toMatchObject({ user: null, cards: [] });
  await server.services.db.query('DELETE FROM users WHERE id = $1', [keeper.id]);
  const left = await server.services.db.query(
    'SELECT owner_id FROM contacts WHERE owner_id = $1 UNION SELECT owner_id FROM contact_firsts WHERE owner_id = $1',
    [keeper.id],
  );
  expect(left).toEqual([]);
});
