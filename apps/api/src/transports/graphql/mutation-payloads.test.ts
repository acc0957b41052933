import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLField, getNamedType, isLeafType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSchema } from '../../server/schema.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { tokenFixtures } from '../../testing/token-fixtures.ts';
import { readText } from './known-document.ts';

const input = { data: { name: 'Olga Owner', title: 'Tiles', phone: '+919876543210' } };
const OPERATION = 'mutation ($input: CreateCardInput!)';
const WITH_PAYLOAD = `${OPERATION} { createCard(input: $input) { __typename card { __typename title } } }`;
const EARLIER = `${OPERATION} { createCard(input: $input) { __typename ...Row } } fragment Row on Card { title }`;

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.register('Olga Owner');
});
afterAll(() => server.close());

const readProject = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const ask = (query: string, as: Person | null = owner, variables: object = { input }) =>
  server.graphql<Record<string, unknown>>(query, { as, variables });

test('a mutation answers a payload with what it changed', async () => {
  const { data, headers } = await ask(WITH_PAYLOAD);
  expect(data).toEqual({
    createCard: { __typename: 'CreateCardPayload', card: { __typename: 'Card', title: 'Tiles' } },
  });
  expect([headers.get('deprecation'), headers.get('sunset')]).toEqual([null, null]);
});

describe('until 1 June 2027', () => {
  test('a document in the earlier shape gets the answer that it always got, and is told the end', async () => {
    const { data, headers } = await ask(EARLIER);
    expect(data).toEqual({ createCard: { __typename: 'Card', title: 'Tiles' } });
    expect(headers.get('deprecation')).toBe('@1795651200');
    expect(headers.get('sunset')).toBe('Tue, 01 Jun 2027 00:00:00 GMT');
    const [, anchor] =
      /^<\/developers#(.+)>; rel="deprecation"; type="text\/html"$/.exec(headers.get('link') ?? '') ?? [];
    const headings = [...readProject('docs/developers/quickstart.md').matchAll(/^## (.+)$/gm)].map(
      ([, text = '']) => text,
    );
    expect(headings.map((text) => text.toLowerCase().replaceAll(' ', '-'))).toContain(anchor);
  });

  test('it gives the same when it is compiled, after three times', async () => {
    for (const _time of [1, 2, 3, 4]) {
      expect((await ask(EARLIER)).data).toEqual({ createCard: { __typename: 'Card', title: 'Tiles' } });
      expect((await ask(WITH_PAYLOAD)).data).toMatchObject({ createCard: { card: { title: 'Tiles' } } });
    }
  });

  test('an id comes bare, or in its payload', async () => {
    const make = async () =>
      (await ask(`${OPERATION} { createCard(input: $input) { id } }`)).data?.createCard as { id: string };
    const remove = (selection: string, id: string) =>
      ask(`mutation ($id: ID!) { deleteCard(input: { id: $id }) ${selection} }`, owner, { id });
    const [one, other] = [await make(), await make()];
    expect((await remove('', one.id)).data).toEqual({ deleteCard: one.id });
    expect((await remove('{ deletedCardId }', other.id)).data).toEqual({ deleteCard: { deletedCardId: other.id } });
  });

  test('every mutation of the last release is valid as it was', () => {
    const released = buildSchema(readProject('schema.released.graphql'));
    const mutations = Object.values(released.getMutationType()?.getFields() ?? {});
    expect(mutations.length).toBeGreaterThan(100);
    const options = { schema: createSchema(), variables: {}, naming: { maxErrors: 9, hideSuggestions: false } };
    const refused = mutations.flatMap((field) => readText(writeEarlier(field), options).errors.map(String));
    expect(refused).toEqual([]);
  });

  test('a document that fits neither shape is told what the schema says', async () => {
    const { errors } = await ask(`${OPERATION} { createCard(input: $input) { id nope } }`);
    expect(errors?.map(({ message }) => message)).toEqual([
      'Cannot query field "id" on type "CreateCardPayload".',
      'Cannot query field "nope" on type "CreateCardPayload".',
    ]);
  });
});

test('the field of a payload costs nothing', async () => {
  const cost = async (query: string) =>
    (await server.rest('POST', '/graphql/cost', { body: { query, variables: { input } } })).body.requested;
  expect(await cost(`${OPERATION} { createCard(input: $input) { card { id } } }`)).toBe(
    await cost(`${OPERATION} { createCard(input: $input) { id } }`),
  );
});

test.each([WITH_PAYLOAD, EARLIER])('a token needs the same scopes: %s', async (query) => {
  const { program } = tokenFixtures(server);
  expect((await ask(query, await program(owner, 'cards:write'))).errors).toBeUndefined();
  const { errors } = await ask(query, await program(owner, 'cards:read', 'contacts:write'));
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', scopes: ['cards:write'] });
});

test('what nothing but mutations give has its fields in the payload, and the same rights', async () => {
  const { program } = tokenFixtures(server);
  // No one has asked for mails to this address before.
  const nora = await server.register('Nora New');
  const { data } = await ask('mutation { requestEmailConfirmation { __typename message } }', nora, {});
  expect(data?.requestEmailConfirmation).toEqual({
    __typename: 'RequestEmailConfirmationPayload',
    message: expect.any(String),
  });
  const { errors } = await ask('mutation { createRecoveryCodes { codes } }', await program(owner, 'cards:write'), {});
  expect(errors?.[0]?.message).toBe('Tokens can’t be used for Mutation.createRecoveryCodes.');
});

/** `createCard` → `mutation ($input: CreateCardInput!) { createCard(input: $input) { id } }`, as the released schema had it. */
function writeEarlier({ name, args, type }: GraphQLField<unknown, unknown>): string {
  const declared = args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const answer = getNamedType(type);
  const fields = isObjectType(answer) ? Object.values(answer.getFields()) : [];
  const leaf = fields.find((field) => isLeafType(getNamedType(field.type)) && field.args.length === 0);
  const selection = isObjectType(answer)
    ? `{ ...Row } } fragment Row on ${answer.name} { ${leaf?.name ?? '__typename'} `
    : '';
  return `mutation ${declared && `(${declared})`} { ${name}${given && `(${given})`} ${selection} }`;
}
