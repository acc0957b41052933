import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { QUOTAS } from '@tessera/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chatFixtures } from './chat-fixtures.ts';
import { groupFixtures } from './group-fixtures.ts';
import { organizationFixtures } from './organization-fixtures.ts';
import { type GraphQLAnswer, type Person, startTestServer, type TestServer } from './server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** What each of many requests at once was told: 'ok', or the code with the quota. */
async function told(count: number, send: (index: number) => Promise<GraphQLAnswer<unknown>>): Promise<string[]> {
  const answers = await Promise.all(Array.from({ length: count }, (_, n) => send(n)));
  return answers.map(({ errors }) => {
    const { code, quota, most } = (errors?.[0]?.extensions ?? {}) as Record<string, unknown>;
    return code ? [code, quota, most].filter((part) => part !== undefined).join(' ') : 'ok';
  });
}

const tally = (answers: string[]) =>
  Object.fromEntries([...new Set(answers)].sort().map((one) => [one, answers.filter((each) => each === one).length]));

const CREATE_CARD = 'mutation ($input: CreateCardInput!) { createCard(input: $input) { card { id } } }';
const createCard = (as: Person) =>
  server.graphql(CREATE_CARD, { as, variables: { input: { data: { name: 'Asha', email: 'asha@example.com' } } } });

test('cards: ten at once find room for one', async () => {
  const person = await server.register();
  await server.services.db.query(
    `INSERT INTO cards (id, owner_id, slug, visibility, data)
     SELECT gen_random_uuid(), $1, 'card-' || n, 'PRIVATE', '{"title":"x"}'
       FROM generate_series(1, $2::int) n`,
    [person.id, QUOTAS.cards - 1],
  );
  expect(tally(await told(10, () => createCard(person)))).toEqual({ ok: 1, [`CONFLICT cards ${QUOTAS.cards}`]: 9 });
  const { status, body } = await server.rest('POST', '/api/cards', {
    as: person,
    body: { data: { name: 'Asha', email: 'asha@example.com' } },
  });
  expect([status, body.message]).toEqual([409, 'You’ve reached the limit of 1,000 cards. Delete one to add another.']);
});

test('pictures: five at once find room for one, and the files of the others are gone', async () => {
  const person = await server.register();
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#b8873a' } })
    .png()
    .toBuffer();
  const upload = async () => {
    const form = new FormData();
    form.set('kind', 'photo');
    form.set('file', new Blob([new Uint8Array(bytes)]), 'photo.png');
    const headers = { authorization: `Bearer ${person.token}` };
    const response = await fetch(`${server.origin}/api/uploads`, { method: 'POST', body: form, headers });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const { body } = await upload();
  const taken = QUOTAS.pictureBytes - 2 * Number(body.sizeBytes);
  await server.services.db.query(
    "INSERT INTO uploads (key, owner_id, size_bytes, kind) VALUES (repeat('0', 32) || '.webp', $1, $2, 'PHOTO')",
    [person.id, taken],
  );
  const answers = await Promise.all(Array.from({ length: 5 }, upload));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.message).toMatch(/limit of 500 MB for pictures/);
});

test('pictures of the team and of groups, and copies of linked pictures, count for their owner', async () => {
  const person = await server.register();
  const teams = organizationFixtures(server);
  const { data: team } = await teams.change(person, 'createOrganization', { name: 'Rao & Daughters' });
  const groupId = await chatFixtures(server).group(person);
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#b8873a' } })
    .png()
    .toBuffer();
  const host = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'image/png' }).end(bytes),
  );
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const send = async (path: string) => {
    const form = new FormData();
    const isTeams = path.includes('organizations');
    if (isTeams) form.set('kind', 'logo');
    form.set(isTeams ? 'file' : 'photo', new Blob([new Uint8Array(bytes)]), 'photo.png');
    const headers = { authorization: `Bearer ${person.token}` };
    return (await fetch(server.origin + path, { method: 'POST', body: form, headers })).status;
  };
  const copy = async (name: string) => {
    server.services.env.mayWebhooksBePrivate = true;
    const url = `http://127.0.0.1:${(host.address() as AddressInfo).port}/${name}.png`;
    const { errors } = await server.graphql(
      'mutation ($url: URL!) { copyPicture(input: { url: $url }) { image { url } } }',
      {
        as: person,
        variables: { url },
      },
    );
    return errors === undefined;
  };
  const paths = [`/api/organizations/${team?.id}/pictures`, `/api/chat/groups/${groupId}/photo`];
  for (const path of paths) expect(await send(path)).toBeLessThan(300);
  expect(await copy('first')).toBe(true);
  const [row] = await server.services.db.query<{ n: number }[]>(
    'SELECT count(*)::int AS n FROM uploads WHERE payer_id = $1',
    [person.id],
  );
  expect(row?.n).toBe(3);
  await server.services.db.query(
    "INSERT INTO uploads (key, owner_id, size_bytes, kind) VALUES (repeat('1', 32) || '.webp', $1, $2, 'PHOTO')",
    [person.id, QUOTAS.pictureBytes],
  );
  expect([await send(paths[0] ?? ''), await send(paths[1] ?? ''), await copy('second')]).toEqual([409, 409, false]);
  host.close();
});

test('webhooks and tokens: those beyond the last place are told which quota it is', async () => {
  const person = await server.register();
  const token = 'mutation { createAccessToken(input: { name: "Robot", scopes: [CARDS_READ] }) { token } }';
  const webhook =
    'mutation { createWebhook(input: { url: "https://example.com/hook", events: [CARD_CREATED] }) { signingKey } }';
  expect(tally(await told(QUOTAS.accessTokens + 5, () => server.graphql(token, { as: person })))).toEqual({
    ok: QUOTAS.accessTokens,
    [`CONFLICT accessTokens ${QUOTAS.accessTokens}`]: 5,
  });
  expect(tally(await told(QUOTAS.webhooks + 5, () => server.graphql(webhook, { as: person })))).toEqual({
    ok: QUOTAS.webhooks,
    [`CONFLICT webhooks ${QUOTAS.webhooks}`]: 5,
  });
});

test('contacts: five at once find room for one', async () => {
  const person = await server.register();
  await server.services.db.query(
    `INSERT INTO contacts (id, owner_id, name, name_key, company_key, search, source, provenance)
     SELECT gen_random_uuid(), $1, 'Contact ' || n, 'contact ' || n, '', '', 'manual', '{}'
       FROM generate_series(1, $2::int) n`,
    [person.id, QUOTAS.contacts - 1],
  );
  const add = 'mutation ($name: String!) { createContact(input: { name: $name }) { contact { id } } }';
  const answers = await told(5, (n) => server.graphql(add, { as: person, variables: { name: `Sam ${n}` } }));
  expect(tally(answers)).toEqual({ ok: 1, [`CONFLICT contacts ${QUOTAS.contacts}`]: 4 });
});

test('groups: five at once find room for one, made or joined', async () => {
  const [person, owner] = [await server.register(), await server.register()];
  const fixtures = groupFixtures(server);
  const { joinCode } = await fixtures.makeGroup(owner);
  await server.services.db.query(
    `WITH made AS (SELECT gen_random_uuid() AS id, n FROM generate_series(1, $2::int) n),
          talks AS (INSERT INTO conversations (id, kind) SELECT id, 'group' FROM made),
          groups AS (INSERT INTO groups (id, owner_id, name, join_code) SELECT id, $1, 'G', 'CODE' || n FROM made)
     INSERT INTO group_members (group_id, user_id, role) SELECT id, $1, 'owner' FROM made`,
    [person.id, QUOTAS.groups - 1],
  );
  const make = 'mutation { createGroup(input: { name: "One more" }) { group { id } } }';
  const join = 'mutation ($code: String!) { joinGroup(input: { code: $code }) { group { id } } }';
  const answers = await told(5, (n) =>
    n === 0
      ? server.graphql(join, { as: person, variables: { code: joinCode } })
      : server.graphql(make, { as: person }),
  );
  expect(tally(answers)).toEqual({ ok: 1, [`CONFLICT groups ${QUOTAS.groups}`]: 4 });
});

test('edits, reactions and joins end for the hour', async () => {
  const person = await server.register();
  const group = await groupFixtures(server).makeGroup(person);
  const { data } = await server.graphql<{ sendMessage: { message: { id: string } } }>(
    `mutation { sendMessage(input: { conversationId: "${group.id}", clientId: "0198f0c0-0000-7000-8000-000000000001", text: "x" }) { message { id } } }`,
    { as: person },
  );
  const id = data?.sendMessage.message.id;
  const inTurns = async (count: number, atOnce: number, send: (n: number) => Promise<GraphQLAnswer<unknown>>) => {
    const answers: string[] = [];
    for (let n = 0; n < count; n += atOnce)
      answers.push(...(await told(Math.min(atOnce, count - n), (index) => send(n + index))));
    return tally(answers);
  };
  const edit = 'mutation ($input: EditMessageInput!) { editMessage(input: $input) { message { id } } }';
  const react = 'mutation ($input: SetReactionInput!) { setReaction(input: $input) { message { id } } }';
  const join = 'mutation ($code: String!) { joinGroup(input: { code: $code }) { group { id } } }';
  const edits = await inTurns(QUOTAS.messageEditsPerHour + 20, 50, (n) =>
    server.graphql(edit, { as: person, variables: { input: { id, text: `text ${n}` } } }),
  );
  expect(edits).toEqual({ ok: QUOTAS.messageEditsPerHour, RATE_LIMITED: 20 });
  const reactions = await inTurns(QUOTAS.reactionsPerHour + 20, 50, (n) =>
    server.graphql(react, { as: person, variables: { input: { messageId: id, emoji: '👍', isOn: n % 2 === 0 } } }),
  );
  expect(reactions).toEqual({ ok: QUOTAS.reactionsPerHour, RATE_LIMITED: 20 });
  const guest = await server.register();
  // Fewer at once: a right code counts as a try until it is known to be right.
  const joins = await inTurns(QUOTAS.joinsPerHour + 5, 5, () =>
    server.graphql(join, { as: guest, variables: { code: group.joinCode } }),
  );
  expect(joins).toEqual({ ok: QUOTAS.joinsPerHour, RATE_LIMITED: 5 });
}, 120_000);
