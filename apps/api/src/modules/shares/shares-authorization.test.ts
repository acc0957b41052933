import { type GraphQLObjectType, getNamedType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSchema } from '../../server/schema.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { shareFixtures } from '../../testing/share-fixtures.ts';

/** The ex-recipient's share was revoked; the ex-member left the group that the card was posted into. */
const EVERYBODY = ['nobody', 'stranger', 'recipient', 'exRecipient', 'member', 'exMember', 'owner'] as const;
type Who = (typeof EVERYBODY)[number];

/** The outcome for each, and for all that are not named under `else`. */
type Expected = Partial<Record<Who, unknown>> & { else: unknown };

const SIGN_IN = { nobody: 'UNAUTHENTICATED' };
/** What a private card answers to changes: whoever sees it is told that it is not theirs, the others that it is not there. */
const OWNERS_ALONE = { ...SIGN_IN, else: 'NOT_FOUND', recipient: 'FORBIDDEN', member: 'FORBIDDEN', owner: 'ok' };
const SEEN_BY_SOME = { else: 'null', recipient: 'ok', member: 'ok', owner: 'ok' };

interface Fixture {
  /** Private; shared with the recipient and posted into the group. */
  secret: string;
  /** In the directory. */
  open: string;
  group: string;
  ownerId: string;
  friendId: string;
  /** A share of the private card that nobody has revoked yet. */
  share: string;
}

interface Attempt {
  what: string;
  run: string;
  expected: Expected;
}

const attempts = ({ secret, open, group, ownerId, friendId, share }: Fixture): Attempt[] => [
  { what: 'card: private', run: `query { card(id: "${secret}") { id } }`, expected: SEEN_BY_SOME },
  { what: 'card: public', run: `query { card(id: "${open}") { id } }`, expected: { else: 'ok' } },
  { what: 'node: private card', run: `query { node(id: "${secret}") { id } }`, expected: SEEN_BY_SOME },
  { what: 'node: share', run: `query { node(id: "${share}") { id } }`, expected: { else: 'null', owner: 'ok' } },
  { what: 'publicCard: private', run: `query { publicCard(id: "${secret}") { id } }`, expected: { else: 'null' } },
  { what: 'publicCard: public', run: `query { publicCard(id: "${open}") { id } }`, expected: { else: 'ok' } },
  { what: 'explore', run: 'query { explore { edges { cursor } } }', expected: { else: 'ok' } },
  { what: 'user', run: `query { user(owner: "${ownerId}") { id } }`, expected: { else: 'ok' } },
  { what: 'sentShares', run: 'query { sentShares { totalCount } }', expected: { ...SIGN_IN, else: 'ok' } },
  { what: 'receivedShares', run: 'query { receivedShares { totalCount } }', expected: { ...SIGN_IN, else: 'ok' } },
  { what: 'people', run: 'query { people { id } }', expected: { ...SIGN_IN, else: 'ok' } },
  {
    what: 'recordCardEvent',
    run: `mutation { recordCardEvent(input: { cardId: "${secret}", kind: VIEW }) { isCounted } }`,
    expected: { else: 'NOT_FOUND', recipient: 'ok', member: 'ok', owner: 'ok' },
  },
  {
    what: 'shareCard: private',
    run: `mutation { shareCard(input: { cardId: "${secret}", mode: LINK }) { share { id } } }`,
    expected: OWNERS_ALONE,
  },
  {
    what: 'shareCard: public',
    run: `mutation { shareCard(input: { cardId: "${open}", mode: QR }) { share { id } } }`,
    expected: { ...SIGN_IN, else: 'ok' },
  },
  {
    what: 'shareCardToGroup: private',
    run: `mutation { shareCardToGroup(input: { cardId: "${secret}", groupId: "${group}" }) { share { id } } }`,
    expected: OWNERS_ALONE,
  },
  {
    what: 'shareCardToGroup: public',
    run: `mutation { shareCardToGroup(input: { cardId: "${open}", groupId: "${group}" }) { share { id } } }`,
    expected: { ...SIGN_IN, else: 'NOT_FOUND', member: 'ok', owner: 'ok' },
  },
  {
    what: 'shareCardWithPeople: private',
    run: `mutation { shareCardWithPeople(input: { cardId: "${secret}", recipientIds: ["${friendId}"] }) { share { id } } }`,
    expected: OWNERS_ALONE,
  },
  {
    // Recipient and ex-recipient are in a group with the friend.
    what: 'shareCardWithPeople: public',
    run: `mutation { shareCardWithPeople(input: { cardId: "${open}", recipientIds: ["${friendId}"] }) { share { id } } }`,
    expected: { ...SIGN_IN, else: 'BAD_USER_INPUT', recipient: 'ok', exRecipient: 'ok', owner: 'ok' },
  },
  {
    what: 'revokeShare',
    run: `mutation { revokeShare(input: { id: "${share}" }) { share { revokedAt } } }`,
    expected: { ...SIGN_IN, else: 'NOT_FOUND', owner: 'ok' },
  },
];

const REFUSED = 404;
const ROUTES_ALONE = { nobody: 401, else: REFUSED, recipient: 403, member: 403, owner: 201 };

type Route = Attempt & { body?: object };

const routes = ({ secret, open, group, ownerId, friendId, share }: Fixture): Route[] => [
  {
    what: 'a private card',
    run: `GET /api/cards/${secret}`,
    expected: { else: REFUSED, recipient: 200, member: 200, owner: 200 },
  },
  {
    what: 'an event of a private card',
    run: `POST /api/cards/${secret}/events`,
    body: { kind: 'view' },
    expected: { else: REFUSED, recipient: 200, member: 200, owner: 200 },
  },
  { what: 'a link', run: `POST /api/cards/${secret}/share`, body: {}, expected: ROUTES_ALONE },
  {
    what: 'into a group',
    run: 'POST /api/shares/group',
    body: { cardId: secret, roomId: group },
    expected: ROUTES_ALONE,
  },
  {
    what: 'with people',
    run: 'POST /api/shares',
    body: { cardId: secret, recipients: [friendId] },
    expected: ROUTES_ALONE,
  },
  { what: 'revoke', run: `DELETE /api/shares/${share}`, expected: { nobody: 401, else: REFUSED, owner: 204 } },
  { what: 'lists', run: 'GET /api/shares/mine', expected: { nobody: 401, else: 200 } },
  { what: 'rooms', run: 'GET /api/chat/rooms', expected: { nobody: 401, else: 200 } },
  { what: 'directory', run: 'GET /api/explore', expected: { else: 200 } },
  { what: 'a person', run: `GET /api/public/user/${ownerId}`, expected: { else: 200 } },
  { what: 'their public cards', run: `GET /api/public/profile/${ownerId}/cards`, expected: { else: 200 } },
  { what: 'a public card', run: `GET /api/public/card/${open}`, expected: { else: 200 } },
  { what: 'a private one', run: `GET /api/public/card/${secret}`, expected: { else: REFUSED } },
];

let server: TestServer;
let fixtures: ReturnType<typeof shareFixtures>;
let people: Record<Who, Person | null>;
let friend: Person;
let fixed: Omit<Fixture, 'share'>;
beforeAll(async () => {
  server = await startTestServer();
  fixtures = shareFixtures(server);
  const [owner, stranger, recipient, exRecipient, member, exMember] = await Promise.all(
    ['Olga', 'Sam', 'Rea', 'Rex', 'Mia', 'Max'].map((name) => server.register(`${name} Test`)),
  );
  if (!owner || !stranger || !recipient || !exRecipient || !member || !exMember) throw new Error('nobody registered');
  friend = await server.register('Fay Friend');
  people = { nobody: null, stranger, recipient, exRecipient, member, exMember, owner };
  const secret = await fixtures.makeCard('PRIVATE', owner);
  const open = await fixtures.makeCard('PUBLIC', owner);
  await fixtures.group(owner, recipient, exRecipient, friend);
  const group = await fixtures.group(owner, member, exMember);
  await fixtures.shareWith(secret, owner, recipient);
  await fixtures.revoke((await fixtures.shareWith(secret, owner, exRecipient)).id, owner);
  await fixtures.run(`shareCardToGroup(input: { cardId: "${secret}", groupId: "${group}" }) { share { id } }`, owner);
  await server.graphql(`mutation { leaveGroup(input: { id: "${group}" }) { leftGroupId } }`, { as: exMember });
  fixed = { secret, open, group, ownerId: owner.id, friendId: friend.id };
});
afterAll(() => server.close());

/** Tries the same as each of them, the owner last. */
async function tryAll(attempt: (as: Person | null) => Promise<unknown>): Promise<Record<string, unknown>> {
  const outcomes: Record<string, unknown> = {};
  for (const who of EVERYBODY) outcomes[who] = await attempt(people[who]);
  return outcomes;
}

function complete({ else: others, ...named }: Expected): Record<string, unknown> {
  return Object.fromEntries(EVERYBODY.map((who) => [who, who in named ? named[who] : others]));
}

/** With a share of its own, for some of the attempts take it back. */
async function makeFixture(): Promise<Fixture> {
  const share = await fixtures.run(
    `shareCard(input: { cardId: "${fixed.secret}", mode: TEXT }) { share { id } }`,
    people.owner as Person,
  );
  return { ...fixed, share: share.id };
}

/** The names of the rows are known before there is anything to try them on. */
const NAMES: Fixture = { secret: '', open: '', group: '', ownerId: '', friendId: '', share: '' };

describe('GraphQL', () => {
  test('has a row for every operation of sharing and the directory', () => {
    const schema = createSchema();
    const roots = [schema.getQueryType(), schema.getMutationType()] as GraphQLObjectType[];
    const given = roots.flatMap((root) => Object.values(root.getFields()));
    const isOurs = (type: string) => /^(?:Share|Directory)/.test(type);
    const ours = given.filter(({ type }) => isOurs(getNamedType(type).name)).map(({ name }) => name);
    const tried = attempts(NAMES).map(({ what }) => what.split(':')[0]);
    expect(ours.filter((name) => !tried.includes(name))).toEqual([]);
    expect(ours.length).toBeGreaterThan(5);
  });

  test.each(attempts(NAMES).map(({ what }, index) => ({ what, index })))('$what', async ({ index }) => {
    const row = attempts(await makeFixture())[index] as Attempt;
    const outcomes = await tryAll(async (as) => {
      const { data, errors } = await server.graphql<Record<string, unknown>>(row.run, { as });
      return errors?.[0]?.extensions.code ?? (Object.values(data ?? {})[0] === null ? 'null' : 'ok');
    });
    expect(outcomes).toEqual(complete(row.expected));
  });

  test('a share of the card tells only its sender who opened it and to whom it went', async () => {
    const run =
      '{ receivedShares { edges { node { card { id } openCount openings { openedAt } recipients { name } } } } }';
    const mine = { card: { id: fixed.secret }, openCount: 0, openings: [] };
    const outcomes = await tryAll(async (as) => {
      const { data } = await server.graphql<{ receivedShares: { edges: { node: { card: object } }[] } }>(run, { as });
      const nodes = data?.receivedShares.edges.map(({ node }) => node) ?? [];
      return nodes.filter(({ card }) => JSON.stringify(card).includes(fixed.secret));
    });
    expect(outcomes).toMatchObject({
      nobody: [],
      stranger: [],
      recipient: [{ ...mine, recipients: [{ name: 'Rea Test' }] }],
      exRecipient: [],
      exMember: [],
      owner: [],
    });
    expect(outcomes.member).toContainEqual({ ...mine, recipients: [] });
  });

  test('the list of a card’s shares is its owner’s', async () => {
    const run = `{ card(id: "${fixed.open}") { shares { totalCount } } }`;
    await fixtures.share(fixed.open, people.stranger as Person);
    const outcomes = await tryAll(async (as) => {
      const { data } = await server.graphql<{ card: { shares: { totalCount: number } } }>(run, { as });
      return (data?.card.shares.totalCount ?? 0) > 0;
    });
    expect(outcomes).toEqual(complete({ else: false, owner: true }));
  });

  test('a private card is in nobody’s directory and on no profile, its owner’s included', async () => {
    const run = `{ explore(first: 100) { edges { node { id } } } user(owner: "${fixed.ownerId}") { publicCards { edges { node { id } } } } }`;
    const outcomes = await tryAll(async (as) => {
      const text = JSON.stringify((await server.graphql<object>(run, { as })).data);
      return [text.includes(fixed.open), text.includes(fixed.secret)];
    });
    expect(outcomes).toEqual(complete({ else: [true, false] }));
  });
});

describe('REST', () => {
  test.each(routes(NAMES).map(({ what, run }, index) => ({ what, method: run.split(' ')[0], index })))(
    '$what ($method)',
    async ({ index }) => {
      const { run, body, expected } = routes(await makeFixture())[index] as Route;
      const [method = '', path = ''] = run.split(' ');
      const outcomes = await tryAll(async (as) => (await server.rest(method, path, { body, as })).status);
      expect(outcomes).toEqual(complete(expected));
    },
  );
});

describe('documents', () => {
  const buildPath = async (id: string) => {
    const { body } = await server.rest('GET', `/api/cards/${id}`, { as: people.owner });
    return (body.card as { path: string }).path;
  };

  test.each([
    ['its page', (path: string) => path],
    ['its contact file', (path: string) => `${path}.vcf`],
    ['its picture', (path: string) => `${path}.jpg`],
    ['for other sites', (path: string) => `/embed${path}`],
    ['what oEmbed says', (path: string) => `/oembed?url=${encodeURIComponent(server.origin + path)}`],
  ])('of a private card there are none for anybody: %s', async (_what, address) => {
    const [hidden, shown] = [await buildPath(fixed.secret), await buildPath(fixed.open)];
    const outcomes = await tryAll(async (as) => (await server.rest('GET', address(hidden), { as })).status);
    expect(outcomes).toEqual(complete({ else: 404 }));
    expect((await server.rest('GET', address(shown))).status).toBe(200);
  });
});
