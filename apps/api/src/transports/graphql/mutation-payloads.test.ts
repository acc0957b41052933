import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { tokenFixtures } from '../../testing/token-fixtures.ts';

const input = { data: { name: 'Olga Owner', title: 'Tiles', phone: '+919876543210' } };
const OPERATION = 'mutation ($input: CreateCardInput!)';
const WITH_PAYLOAD = `${OPERATION} { createCard(input: $input) { __typename card { __typename title } } }`;

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.register('Olga Owner');
});
afterAll(() => server.close());

const ask = (query: string, as: Person | null = owner, variables: object = { input }) =>
  server.graphql<Record<string, unknown>>(query, { as, variables });

test('a mutation answers a payload with what it changed', async () => {
  const { data } = await ask(WITH_PAYLOAD);
  expect(data).toEqual({
    createCard: { __typename: 'CreateCardPayload', card: { __typename: 'Card', title: 'Tiles' } },
  });
});

test('an id has its name in the payload', async () => {
  const created = await ask(`${OPERATION} { createCard(input: $input) { card { id } } }`);
  const { card } = Object(created.data?.createCard) as { card: { id: string } };
  const remove = 'mutation ($id: ID!) { deleteCard(input: { id: $id }) { deletedCardId } }';
  expect((await ask(remove, owner, { id: card.id })).data).toEqual({ deleteCard: { deletedCardId: card.id } });
});

test('a document that asks for the object itself is told what the schema says', async () => {
  const { errors } = await ask(`${OPERATION} { createCard(input: $input) { id nope } }`);
  expect(errors?.map(({ message }) => message)).toEqual([
    'Cannot query field "id" on type "CreateCardPayload".',
    'Cannot query field "nope" on type "CreateCardPayload".',
  ]);
});

test('the field of a payload costs nothing', async () => {
  const cost = async (query: string) =>
    (await server.rest('POST', '/graphql/cost', { body: { query, variables: { input } } })).body.requested;
  expect(await cost(`${OPERATION} { createCard(input: $input) { card { id } } }`)).toBe(
    await cost(`${OPERATION} { createCard(input: $input) { __typename } }`),
  );
});

test('a token needs the scopes of the mutation', async () => {
  const { program } = tokenFixtures(server);
  expect((await ask(WITH_PAYLOAD, await program(owner, 'cards:write'))).errors).toBeUndefined();
  const { errors } = await ask(WITH_PAYLOAD, await program(owner, 'cards:read', 'contacts:write'));
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
