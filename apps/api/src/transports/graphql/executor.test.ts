import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.register('Asha Rao');
});
afterAll(() => server.close());

/** With the second media type Apollo Server answers. */
async function ask(body: object, accept: string) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${person.token}`, accept };
  const response = await fetch(`${server.origin}/graphql`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, text: await response.text() };
}

const NO_ID = '00000000-0000-7000-8000-000000000000';

test.each([
  ['a query', { query: '{ viewer { __typename id mail: email sessions { isCurrent } } }' }],
  [
    'one of two operations',
    { query: 'query A { groupInvitations { id } } query B { errorCodes }', operationName: 'B' },
  ],
  ['variables', { query: 'query ($id: ID!) { node(id: $id) { id } }', variables: { id: NO_ID } }],
  [
    'fragments and conditions',
    { query: '{ ...F } fragment F on Query { viewer { id @skip(if: true) name: fullName } }' },
  ],
  ['introspection', { query: '{ __schema { queryType { name } } }' }],
  ['a refused field', { query: '{ inbox(first: 0) { totalCount } }' }],
  [
    'a refused field beside a good one',
    { query: '{ a: conversation(id: "x") { id } inbox(first: 0) { totalCount } }' },
  ],
  ['a refused change', { query: `mutation { deleteMessage(input: { id: "${NO_ID}" }) { message { id } } }` }],
  ['several wrong fields', { query: 'mutation { createCard(input: { data: {} }) { card { id } } }' }],
])('%s is answered as Apollo Server does', async (_what, body) => {
  const [direct, served] = [await ask(body, '*/*'), await ask(body, 'application/graphql-response+json')];
  expect([direct.status, direct.text]).toEqual([200, served.text]);
});

test.each([
  ['a syntax error', { query: '{ viewer {' }],
  ['an unknown field', { query: '{ nothing }' }],
  ['a missing variable', { query: 'query ($id: ID!) { node(id: $id) { id } }' }],
  ['an operation that is not there', { query: 'query A { errorCodes }', operationName: 'B' }],
  ['a text with half a character', { query: 'query ($id: ID!) { node(id: $id) { id } }', variables: { id: '\ud800' } }],
])('%s is named by Apollo Server', async (_what, body) => {
  const [direct, served] = [await ask(body, '*/*'), await ask(body, 'application/graphql-response+json')];
  expect(JSON.parse(direct.text)).toEqual(JSON.parse(served.text));
  expect(JSON.parse(direct.text).errors).toHaveLength(1);
});

test('a field of an input whose variable is absent is left as it is, however often the document is sent', async () => {
  const made = await server.graphql<{ createContact: { contact: { id: string } } }>(
    'mutation { createContact(input: { name: "Ines", company: "Orbit" }) { contact { id } } }',
    { as: person },
  );
  const query = `mutation ($id: ID!, $name: String, $note: String) {
    updateContact(input: { id: $id, name: $name, note: $note }) { contact { name company note } } }`;
  for (const note of ['one', 'two', 'three', 'four', 'five']) {
    const variables = { id: made.data?.createContact.contact.id, note };
    const { data } = await server.graphql(query, { as: person, variables });
    expect(data).toEqual({ updateContact: { contact: { name: 'Ines', company: 'Orbit', note } } });
  }
});

const SIGN_IN = (type: string) => `mutation ($email: ${type}, $password: String!) {
  signIn(input: { email: $email, password: $password }) { message } }`;

test.each([
  ['a whole number', SIGN_IN('Int!'), ['Variable "$email" of type "Int!" used in position expecting type "Email!".']],
  [
    'a text without its format',
    SIGN_IN('String!'),
    ['Variable "$email" of type "String!" used in position expecting type "Email!".'],
  ],
  ['another mistake', SIGN_IN('Email!').replace('message', 'nothing'), [expect.stringMatching(/"nothing"/)]],
])('%s is named over both media types alone', async (_what, query, messages) => {
  for (const accept of ['*/*', 'application/graphql-response+json']) {
    const { errors } = JSON.parse((await ask({ query }, accept)).text) as { errors: { message: string }[] };
    expect(errors.map(({ message }) => message)).toEqual(messages);
  }
});

test('a value that is no text is named as that of a `String` is', async () => {
  const variables = { input: { email: 5, password: 'x' } };
  const query = 'mutation ($input: SignInInput!) { signIn(input: $input) { message } }';
  const { errors } = JSON.parse((await ask({ query, variables }, '*/*')).text);
  expect(errors[0].extensions.fields).toEqual({ email: 'This has to be text.' });
});
