import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { tokenFixtures } from '../../testing/token-fixtures.ts';

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.register();
});
afterAll(() => server.close());

const card = { title: 'Once', data: { name: 'Asha Rao', email: 'asha@example.com' } };
const send = (key: string, body: object = card, as = owner) =>
  server.rest('POST', '/api/cards', { body, as, headers: { 'idempotency-key': key } });

async function countCards(as: Person): Promise<number> {
  const { data } = await server.graphql<{ viewer: { cards: { totalCount: number } } }>(
    '{ viewer { cards { totalCount } } }',
    { as },
  );
  return data?.viewer.cards.totalCount ?? 0;
}

test('fifty sends of one key at once make one card and give fifty equal answers', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => send('fifty')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await countCards(owner)).toBe(1);
});

test('GraphQL mutations happen once too', async () => {
  const person = await server.register();
  const query = 'mutation { createCard(input: { data: { name: "Asha", email: "a@example.com" } }) { card { id } } }';
  const create = () => server.graphql(query, { as: person, headers: { 'idempotency-key': 'graphql' } });
  const [first, second] = [await create(), await create()];
  expect(second.data).toEqual(first.data);
  expect(await countCards(person)).toBe(1);
});

test('another person’s equal key is another key', async () => {
  const person = await server.register();
  await send('shared', card, owner);
  await send('shared', card, person);
  expect(await countCards(person)).toBe(1);
});

test('a refusal is the answer that is given again', async () => {
  const headers = { 'idempotency-key': 'gone' };
  const change = () => server.rest('PUT', `/api/cards/${randomUUID()}`, { body: card, headers, as: owner });
  const path = `/api/cards/${randomUUID()}`;
  const again = () => server.rest('PUT', path, { body: card, headers, as: owner });
  const [first, second] = [await again(), await again()];
  expect([first.status, second.status]).toEqual([404, 404]);
  expect(second.headers.get('idempotency-replayed')).toBe('true');
  // Another path is another request.
  expect((await change()).status).toBe(400);
});

test('a request that was wrong leaves its key to the one put right', async () => {
  const person = await server.register();
  const wrong = await send('typo', { data: { name: '' } }, person);
  expect([wrong.status, wrong.headers.get('idempotency-replayed')]).toEqual([400, null]);
  expect((await send('typo', card, person)).status).toBe(201);
  expect((await send('typo', card, person)).headers.get('idempotency-replayed')).toBe('true');
  expect(await countCards(person)).toBe(1);
});

test('a document of which a part was done keeps its answer, whatever became of the rest', async () => {
  const person = await server.register();
  const data = '{ name: "Asha", email: "a@example.com" }';
  const query = `mutation { done: createCard(input: { data: ${data} }) { card { id } }
    refused: createCard(input: { data: { name: "" } }) { card { id } } }`;
  const headers = { 'idempotency-key': 'partly' };
  await server.graphql(query, { as: person, headers });
  await server.graphql(query, { as: person, headers });
  expect(await countCards(person)).toBe(1);
});

test('the same key with another body is refused, and named', async () => {
  await send('reused');
  const { status, body } = await send('reused', { ...card, title: 'Other' });
  expect(status).toBe(400);
  expect(body.fields).toHaveProperty('Idempotency-Key');
});

describe('a key that was used for an upload', () => {
  const PNG = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const upload = async (path: string, key: string, form: Record<string, string | File>) => {
    const body = new FormData();
    for (const [name, part] of Object.entries(form)) body.append(name, part);
    const authorization = `Bearer ${owner.token}`;
    const headers = { authorization, 'idempotency-key': key, 'apollo-require-preflight': '1' };
    const response = await fetch(server.origin + path, { method: 'POST', headers, body });
    const isReplayed = response.headers.get('idempotency-replayed') === 'true';
    return { status: response.status, isReplayed, text: await response.text() };
  };
  const people = (name: string, file = 'people.csv') => new File([`Name,Email\n${name},fay@example.com\n`], file);
  const png = (more = '') => new File([PNG, more], 'a.png');
  const operation = (name: string) =>
    JSON.stringify({
      query: `mutation ${name}($file: Upload!) { uploadImage(input: { file: $file, kind: AVATAR }) { image { url } } }`,
      variables: { file: null },
    });
  const graphql = (name: string, file: File) => ({
    operations: operation(name),
    map: '{"0":["variables.file"]}',
    0: file,
  });

  // Each FormData of fetch has a boundary of its own.
  test.each([
    ['/api/contacts/import', { file: people('Fay') }],
    ['/api/uploads', { file: png(), kind: 'avatar' }],
    ['/graphql', graphql('First', png())],
  ])('of %s gives its answer again for the same fields and files', async (path, form) => {
    const [first, second] = [await upload(path, `same ${path}`, form), await upload(path, `same ${path}`, form)];
    expect(first.isReplayed, first.text).toBe(false);
    expect(first.status, first.text).toBeLessThan(300);
    expect(second).toEqual({ ...first, isReplayed: true });
  });

  test.each<[string, string, Record<string, string | File>, Record<string, string | File>]>([
    ['another file', '/api/contacts/import', { file: people('Fay') }, { file: people('Gus') }],
    ['another filename', '/api/contacts/import', { file: people('Fay') }, { file: people('Fay', 'others.csv') }],
    ['another field', '/api/uploads', { file: png(), kind: 'avatar' }, { file: png(), kind: 'cover' }],
    ['another file', '/graphql', graphql('First', png()), graphql('First', png(' '))],
    ['another operation', '/graphql', graphql('First', png()), graphql('Second', png())],
  ])('is refused with %s to %s', async (what, path, form, other) => {
    const key = `other ${what} ${path}`;
    const first = await upload(path, key, form);
    expect(first.status, first.text).toBeLessThan(300);
    const { status, text } = await upload(path, key, other);
    expect(status).toBe(400);
    expect(text).toContain('This Idempotency-Key was used for another request.');
  });

  test('can be used again after a file that was too large', async () => {
    const tooLarge = new File([Buffer.alloc(5 * 1024 * 1024 + 1)], 'a.png');
    expect((await upload('/api/uploads', 'large', { file: tooLarge })).status).toBe(413);
    expect((await upload('/api/uploads', 'large', { file: png(), kind: 'avatar' })).status).toBe(201);
  });
});

test('a key is forgotten after a day', async () => {
  const person = await server.register();
  await send('old', card, person);
  await server.services.db.query(
    "UPDATE idempotency_keys SET created_at = now() - interval '25 hours' WHERE user_id = $1",
    [person.id],
  );
  await send('old', card, person);
  expect(await countCards(person)).toBe(2);
});

test('whoever is not signed in repeats a write too: one account, the same token, the same cookie', async () => {
  const body = { fullName: 'Asha Rao', email: 'repeated@example.com', password: 'secret-enough' };
  const register = () =>
    server.rest('POST', '/api/auth/register', { body, headers: { 'idempotency-key': 'registering' } });
  const [first, second] = [await register(), await register()];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body).toEqual(first.body);
  expect(second.headers.getSetCookie()).toEqual(first.headers.getSetCookie());
});

test('a kept answer can be read with its key only', async () => {
  const headers = { 'idempotency-key': 'unguessable' };
  const { body } = await server.rest('POST', '/api/auth/login', {
    body: { email: owner.email, password: 'secret-enough' },
    headers,
  });
  const rows = await server.services.db.query<{ answer: Buffer | null; key_hash: Buffer }[]>(
    'SELECT answer, key_hash FROM idempotency_keys',
  );
  expect(rows.filter(({ answer }) => answer)).not.toEqual([]);
  const kept = rows.map(({ answer, key_hash }) => `${answer?.toString('latin1')}${key_hash.toString('latin1')}`).join();
  expect(kept).not.toContain(String(body.token));
  expect(kept).not.toContain('unguessable');
});

describe('a kept answer is nothing to', () => {
  const CREATE = 'mutation { createAccessToken(input: { name: "Mine", scopes: [CARDS_WRITE] }) { token } }';
  const create = (as: Person) => server.graphql<object>(CREATE, { as, headers: { 'idempotency-key': 'make-token' } });

  test('a token of the same person, which may do less', async () => {
    const program = await tokenFixtures(server).program(owner, 'profile:read');
    const first = await create(owner);
    const copied = await create(program);
    expect(JSON.stringify(copied)).not.toContain('tsr_');
    expect(copied.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await create(owner)).data).toEqual(first.data);
  });

  test('another session of the same person', async () => {
    const { body } = await server.rest('POST', '/api/auth/login', {
      body: { email: owner.email, password: 'secret-enough' },
    });
    const other = { ...owner, token: String(body.token) };
    const [first, second] = [await create(owner), await create(other)];
    expect(second.headers.get('idempotency-replayed')).toBeNull();
    expect(second.data).not.toEqual(first.data);
  });

  test('who is asked again after their session has ended', async () => {
    const person = await server.register();
    await create(person);
    await server.graphql('mutation { signOut { isSignedOut } }', { as: person });
    const again = await create(person);
    expect(JSON.stringify(again)).not.toContain('tsr_');
    expect(again.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

const countKept = async () => {
  const [row] = await server.services.db.query<{ count: number }[]>('SELECT count(*)::int FROM idempotency_keys');
  return row?.count ?? 0;
};

test('no answer of a query is kept, whichever way it comes', async () => {
  const before = await countKept();
  const query = '{ viewer { email } }';
  const headers = { 'idempotency-key': 'query' };
  await server.graphql(query, { as: owner, headers });
  await server.graphql('{ viewer { wrong } }', { as: owner, headers });
  const form = new FormData();
  form.set('operations', JSON.stringify({ query, variables: { unused: null } }));
  form.set('map', JSON.stringify({ 0: ['variables.unused'] }));
  form.set('0', new Blob(['text']), 'a.txt');
  const asked = await fetch(`${server.origin}/graphql`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${owner.token}`, 'apollo-require-preflight': 'yes' },
    body: form,
  });
  expect(asked.status).toBe(200);
  expect(await countKept()).toBe(before);
});

test('one address fills the table with few anonymous answers', async () => {
  const { rateLimits } = server.services;
  await rateLimits.reset('keyByAddress', '127.0.0.1');
  await rateLimits.consume('keyByAddress', '127.0.0.1', 590);
  const before = await countKept();
  const query = 'mutation { requestPasswordReset(input: { email: "nobody@example.com" }) { message } }';
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => server.graphql(query, { headers: { 'idempotency-key': `flood-${n}` } })),
  );
  const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code);
  expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(10);
  expect(await countKept()).toBe(before + 10);
  await rateLimits.reset('keyByAddress', '127.0.0.1');
});
