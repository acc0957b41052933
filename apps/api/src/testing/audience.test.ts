import { FIELD_AUDIENCES } from '@tessera/domain';
import fc from 'fast-check';
import { type GraphQLObjectType, getNamedType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { routes } from '../transports/rest/routes.ts';
import {
  type Audiences,
  FIELD_CASES,
  markedCard,
  openPage,
  PARAMETERS,
  PART_NAMES,
  type Place,
  type Reader,
} from './audience-cases.ts';
import { graphqlWays, listGetPaths, listWays, readParts, schema, wrongParts } from './audience-ways.ts';
import { type Person, startTestServer, type TestServer } from './server.ts';
import { shareFixtures } from './share-fixtures.ts';

let server: TestServer;
let place: Place;
let readers: Reader[];

beforeAll(async () => {
  server = await startTestServer();
  const names = ['Owner', 'Stranger', 'Receiver', 'Member', 'Contact', 'Pretender'];
  const [owner, stranger, receiver, member, contact, pretender] = (await Promise.all(
    names.map((name) => server.register(name)),
  )) as [Person, Person, Person, Person, Person, Person];
  await server.graphql(
    'mutation { updateViewer(input: { showEmail: true, showSocials: true, allowContactDownloads: true }) { viewer { id } } }',
    { as: owner },
  );
  const body = { visibility: 'PUBLIC', data: markedCard(everyone('EVERYONE')) };
  const { body: made } = await server.rest('POST', '/api/cards', { as: owner, body });
  const card = made.card as Place['card'];
  const { shareWith, share, group, run, makeCard } = shareFixtures(server);
  const link = await share(card.id, owner);
  // Those who share a group may send each other cards.
  await group(owner, receiver);
  expect(await shareWith(card.id, owner, receiver)).toMatchObject({ code: undefined });
  const groupId = await group(owner, member);
  await run(`shareCardToGroup(input: { cardId: "${card.id}", groupId: "${groupId}" }) { share { id } }`, owner);
  // The owner saved the contact's card; the pretender left their own on the owner's card.
  const theirs = await makeCard('PUBLIC', contact);
  await server.graphql(`mutation { saveReceivedCard(input: { cardId: "${theirs}" }) { contact { id } } }`, {
    as: owner,
  });
  const left = await makeCard('PUBLIC', pretender);
  await server.graphql(`mutation { setExchangeForm(input: { cardId: "${card.id}", isOn: true }) { card { id } } }`, {
    as: owner,
  });
  const sent = await server.graphql(
    `mutation { sendExchange(input: { cardId: "${card.id}", ownCardId: "${left}", name: "Pretender", email: "p@example.com", agreedTo: 1 }) { url } }`,
    { as: pretender },
  );
  expect(sent.errors).toBeUndefined();
  // Anyone may share an open card, so a reader's own mark must open nothing.
  const ownMark = (await share(card.id, stranger)).mark;
  const conversations = { member: groupId };
  const [, handle = ''] = card.path.split('/');
  place = { card, owner, handle, conversations };
  const [open, handed, signedIn] = [['EVERYONE'], ['EVERYONE', 'HANDED'], ['EVERYONE', 'SIGNED_IN']];
  readers = [
    { name: 'visitor', as: null, sees: open },
    { name: 'visitor with the mark of a link', as: null, mark: link.mark, sees: handed },
    { name: 'visitor with the mark of another’s share', as: null, mark: ownMark, sees: open },
    { name: 'stranger', as: stranger, mark: ownMark, sees: signedIn },
    { name: 'receiver', as: receiver, sees: [...handed, 'SIGNED_IN'] },
    { name: 'member', as: member, sees: [...handed, 'SIGNED_IN'] },
    { name: 'contact', as: contact, sees: [...handed, 'SIGNED_IN', 'CONTACTS'] },
    { name: 'pretender', as: pretender, sees: signedIn },
  ];
}, 120_000);
afterAll(() => server.close());

function everyone(audience: string): Audiences {
  return Object.fromEntries(PART_NAMES.map((part) => [part, audience])) as Audiences;
}

async function assign(audiences: Audiences): Promise<void> {
  const body = { visibility: 'PUBLIC', data: markedCard(audiences) };
  const { status } = await server.rest('PUT', `/api/cards/${place.card.id}`, { as: place.owner, body });
  expect(status).toBe(200);
}

test('every field of the schema that gives a card has a case here', () => {
  const carriers = new Set([
    'Card',
    'CardData',
    'CardFace',
    'CardVersion',
    'DirectoryEntry',
    'MessageCard',
    'SentCard',
    'Node',
  ]);
  const types = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && !type.name.startsWith('__'));
  const fields = types.flatMap((type) =>
    Object.values((type as GraphQLObjectType).getFields())
      .filter((field) => carriers.has(getNamedType(field.type).name))
      .map((field) => `${type.name}.${field.name}`),
  );
  expect(Object.keys(FIELD_CASES).sort()).toEqual(fields.sort());
});

test('every parameter of a route is filled in', () => {
  const names = [...listGetPaths(server), ...routes.map(({ path }) => path)].flatMap((path) =>
    [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name),
  );
  expect([...new Set(names)].filter((name) => !(name in PARAMETERS)).sort()).toEqual(OTHER_PARAMETERS);
});
/** Those that name no card and no person: the card's id stands in, and finds nothing. */
const OTHER_PARAMETERS = ['code', 'device', 'file', 'key', 'page', 'passType', 'serial', 'token'];

/** So many questions are asked of each card. */
const PER_CARD = 10;
const RUNS = inject('audienceRuns') || 300;
const SEED = inject('audienceRuns') ? Date.now() : 1;
/** Some of the ways that say something of the card at all. */
const TELLING = [
  'Query.card',
  'Query.cardByAddress',
  'Query.node',
  'Query.publicCard',
  'DirectoryEdge.node',
  'Share.card',
  'Message.card',
  'get /api/cards/:id',
  'MCP get_card',
];
let telling: string[] = [];

describe('no way shows a part of a card to a wrong reader', () => {
  const spread = (shift: number): Audiences =>
    Object.fromEntries(
      PART_NAMES.map((part, at) => [part, FIELD_AUDIENCES[(at + shift) % FIELD_AUDIENCES.length]]),
    ) as Audiences;

  test('every way, by every reader', async () => {
    const audiences = spread(0);
    await assign(audiences);
    const wrong: string[] = [];
    const told = new Set<string>();
    for (const way of await listWays(server, place)) {
      for (const reader of readers) {
        const answer = await way.ask(reader);
        if (readParts(answer).length > 0) told.add(way.name);
        const parts = wrongParts(answer, audiences, reader);
        if (parts.length > 0) wrong.push(`${way.name} shows ${parts.join(', ')} to ${reader.name}`);
      }
    }
    expect(wrong).toEqual([]);
    // Otherwise a way that answers nothing any more would pass.
    expect(TELLING.filter((name) => !told.has(name))).toEqual([]);
    telling = [...told];
  }, 600_000);

  test('in random schedules of audiences, readers and ways', async () => {
    const ways = (await listWays(server, place)).filter(({ name }) => telling.includes(name));
    const audience = fc.constantFrom(...FIELD_AUDIENCES);
    const schedule = fc.record({
      audiences: fc.record(Object.fromEntries(PART_NAMES.map((part) => [part, audience]))) as fc.Arbitrary<Audiences>,
      asked: fc.array(fc.record({ reader: fc.nat(), way: fc.nat() }), { minLength: PER_CARD, maxLength: PER_CARD }),
    });
    const wrong: string[] = [];
    for (const { audiences, asked } of fc.sample(schedule, { numRuns: RUNS / PER_CARD, seed: SEED })) {
      await assign(audiences);
      for (const one of asked) {
        const [reader, way] = [readers[one.reader % readers.length], ways[one.way % ways.length]];
        if (!reader || !way) continue;
        const parts = wrongParts(await way.ask(reader), audiences, reader);
        if (parts.length > 0)
          wrong.push(`${way.name} shows ${parts.join(', ')} to ${reader.name}: ${JSON.stringify(audiences)}`);
      }
    }
    expect(wrong).toEqual([]);
  }, 7_200_000);
});

describe('a right reader', () => {
  test('gets all that is theirs, in the API and on the page, which no cache keeps', async () => {
    const audiences = mixed();
    await assign(audiences);
    const [query] = graphqlWays(server, place).filter(({ name }) => name === 'Query.card');
    for (const reader of readers) {
      const theirs = PART_NAMES.filter((part) => reader.sees.includes(audiences[part]));
      expect(readParts((await query?.ask(reader)) ?? ''), reader.name).toEqual(theirs);
      const { text, response } = await openPage(server, place.card.path, reader);
      const onPage = readParts(text);
      for (const part of ['phones.0', 'phones.1', 'role', 'linkedin', 'blocks.0'] as const) {
        expect(onPage.includes(part), `${part} for ${reader.name}`).toBe(theirs.includes(part));
      }
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('etag')).toBeNull();
    }
  });

  test('keeps by “Save” what they see', async () => {
    await assign(mixed());
    const receiver = readers.find(({ name }) => name === 'receiver')?.as;
    const document = `mutation { saveReceivedCard(input: { cardId: "${place.card.id}" }) { contact { name role emails { value } phones { value } website } } }`;
    const { data } = await server.graphql<{ saveReceivedCard: { contact: object } }>(document, {
      as: receiver ?? null,
    });
    expect(data?.saveReceivedCard.contact).toMatchObject({
      ...{
        name: 'Asha Rao',
        role: '',
        phones: [{ value: '+919811100002' }],
        emails: [{ value: 'mkfirst@example.com' }],
      },
    });
  });

  test('reads no audiences, which are the owner’s', async () => {
    const [query] = graphqlWays(server, place).filter(({ name }) => name === 'Query.card');
    for (const reader of readers) expect(await query?.ask(reader)).not.toMatch(/"audience":"|"audiences":\[/);
    const own = await query?.ask({ name: 'owner', as: place.owner, sees: [] });
    expect(own).toMatch(/"audience":"ONLY_ME"/);
    expect(readParts(own ?? '')).toEqual(PART_NAMES);
  });

  test('is nobody’s any more who has the mark of a share that was taken back', async () => {
    await assign(everyone('HANDED'));
    const { share, revoke } = shareFixtures(server);
    const { id, mark } = await share(place.card.id, place.owner);
    const reader = { name: 'late', as: null, mark, sees: [] };
    expect(readParts((await openPage(server, place.card.path, reader)).text)).toContain('phones.0');
    await revoke(id, place.owner);
    expect(readParts((await openPage(server, place.card.path, reader)).text)).toEqual([]);
  });

  test('gets the same picture as everyone: other sites keep it', async () => {
    await assign(mixed());
    const tags = await Promise.all(
      readers.map(async (reader) =>
        (await openPage(server, `${place.card.path}.jpg`, reader)).response.headers.get('etag'),
      ),
    );
    expect(new Set(tags).size).toBe(1);
  });

  test('of the token of a private card was handed it', async () => {
    const { makeCard, share } = shareFixtures(server);
    const id = await makeCard('PRIVATE', place.owner);
    const data = {
      ...markedCard(everyone('SIGNED_IN')),
      phones: [{ label: '', value: '+919811100002', audience: 'HANDED' }],
    };
    await server.rest('PUT', `/api/cards/${id}`, { as: place.owner, body: { visibility: 'PRIVATE', data } });
    const { url } = await share(id, place.owner);
    const token = new URL(url).searchParams.get('token');
    const { data: answer } = await server.graphql(
      'query ($id: ID!, $token: String) { card(id: $id, token: $token) { data { phone role } } }',
      {
        variables: { id, token },
      },
    );
    expect(answer).toEqual({ card: { data: { phone: '+919811100002', role: '' } } });
    const { text } = await openPage(server, `/share/${id}.vcf?token=${token}`, { name: 'holder', as: null, sees: [] });
    expect(readParts(text)).toEqual(['phones.0']);
  });

  test('an earlier version that comes back opens nothing that is hidden today', async () => {
    await assign(everyone('EVERYONE'));
    await assign(everyone('ONLY_ME'));
    const { data } = await server.graphql<{ card: { version: number } }>(
      `{ card(id: "${place.card.id}") { version } }`,
      { as: place.owner },
    );
    const version = (data?.card.version ?? 0) - 1;
    await server.graphql(
      `mutation { restoreCardVersion(input: { id: "${place.card.id}", version: ${version} }) { card { id } } }`,
      { as: place.owner },
    );
    const [query] = graphqlWays(server, place).filter(({ name }) => name === 'Query.card');
    expect(readParts((await query?.ask({ name: 'visitor', as: null, sees: [] })) ?? '')).toEqual([]);
  });
});

/** Something for each reader among what pages show. */
function mixed(): Audiences {
  return {
    ...everyone('EVERYONE'),
    ...{ 'phones.0': 'HANDED', 'phones.1': 'CONTACTS', role: 'ONLY_ME', linkedin: 'SIGNED_IN', 'emails.1': 'CONTACTS' },
    ...{ 'blocks.0': 'HANDED', 'websites.0': 'CONTACTS' },
  };
}
