import type { GraphQLObjectType } from 'graphql';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { REQUIRES_PROOF } from '../../../../kernel/graphql/requires-proof.ts';
import { createSchema } from '../../../../server/schema.ts';
import { PROOF_OPERATIONS, toProofDocument } from '../../../../testing/proof-operations.ts';
import { type Person, startTestServer, type TestServer } from '../../../../testing/server.ts';

const PASSWORD = 'secret-enough';
const NO_ID = '00000000-0000-7000-8000-000000000000';
const CREATE_TOKEN = 'mutation { createAccessToken(input: { name: "CRM", scopes: [CARDS_READ] }) { token } }';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ WEBHOOK_ALLOW_PRIVATE: 'on' });
});
afterAll(() => server.close());

/** A person whose session has been stolen: its last proof was eleven minutes ago. */
async function withOldProof(): Promise<Person> {
  const person = await server.register();
  await age(person);
  return person;
}

async function age(person: Person, minutes = 11): Promise<void> {
  await server.services.db.query(
    "UPDATE sessions SET proved_at = now() - $2 * interval '1 minute' WHERE user_id = $1",
    [person.id, minutes],
  );
}

const confirm = (as: Person | null, password: string) =>
  server.graphql('mutation ($password: String!) { confirmIdentity(input: { password: $password }) { message } }', {
    as,
    variables: { password },
  });

async function readCode(document: string, as: Person): Promise<string | undefined> {
  return (await server.graphql(document, { as })).errors?.[0]?.extensions.code;
}

const marked = Object.values((createSchema().getMutationType() as GraphQLObjectType).getFields())
  .filter(({ extensions }) => extensions[REQUIRES_PROOF])
  .map(({ name }) => name);

describe('an operation by which an account could be taken or sold', () => {
  test('is tried here, whichever are marked', () => {
    expect(Object.keys(PROOF_OPERATIONS).sort()).toEqual([...marked].sort());
  });

  test.each(marked)('%s is refused to a session without a fresh proof, and open to a proved one', async (name) => {
    const thief = await withOldProof();
    const document = toProofDocument(name);
    const { errors } = await server.graphql(document, { as: thief, variables: { response: {} } });
    expect(errors?.[0]?.extensions).toEqual({ code: 'STEP_UP_REQUIRED', proofs: ['PASSWORD'] });
    await confirm(thief, PASSWORD);
    expect(await readCode(document, thief)).not.toBe('STEP_UP_REQUIRED');
  });

  test('says so in the contract', () => {
    for (const field of Object.values((createSchema().getMutationType() as GraphQLObjectType).getFields())) {
      expect(field.description?.includes('Needs a proof.') ?? false, field.name).toBe(marked.includes(field.name));
    }
  });

  test('does nothing of a document that asks for more', async () => {
    const thief = await withOldProof();
    await server.graphql(
      'mutation { updateViewer(input: { about: "Hacked" }) { viewer { id } } createAccessToken(input: { name: "x", scopes: [CARDS_READ] }) { token } }',
      { as: thief },
    );
    const { data } = await server.graphql<{ viewer: { about: string } }>('{ viewer { about } }', { as: thief });
    expect(data?.viewer.about).toBe('');
  });

  test('can’t be reached behind a fragment or another name', async () => {
    const thief = await withOldProof();
    const document = `mutation { ...A } fragment A on Mutation { harmless: ${PROOF_OPERATIONS.createAccessToken} }`;
    expect(await readCode(document, thief)).toBe('STEP_UP_REQUIRED');
  });

  test('stays refused when it is asked so often that it is compiled', async () => {
    const thief = await withOldProof();
    for (let n = 0; n < 5; n += 1) expect(await readCode(CREATE_TOKEN, thief)).toBe('STEP_UP_REQUIRED');
  });
});

describe('REST', () => {
  test('refuses with 403, the code and the ways to prove it', async () => {
    const thief = await withOldProof();
    const { status, body } = await server.rest('POST', `/api/chat/groups/${NO_ID}/transfer`, {
      body: { userId: NO_ID },
      as: thief,
    });
    expect([status, body.code, body.proofs]).toEqual([403, 'STEP_UP_REQUIRED', ['PASSWORD']]);
  });

  test('gives the archive of everything to proved people alone', async () => {
    const thief = await withOldProof();
    const load = async () => (await server.rest('GET', '/api/account/export', { as: thief })).status;
    expect(await load()).toBe(403);
    await confirm(thief, PASSWORD);
    expect(await load()).toBe(200);
  });

  test('takes signing in as a proof', async () => {
    const { email, id } = await withOldProof();
    const { body } = await server.rest('POST', '/api/auth/login', { body: { email, password: PASSWORD } });
    expect(await readCode(CREATE_TOKEN, { id, email, segment: '', token: String(body.token) })).toBeUndefined();
  });
});

describe('a proof', () => {
  test('is over after ten minutes, and not before', async () => {
    const person = await server.register();
    await age(person, 9);
    expect(await readCode(CREATE_TOKEN, person)).toBeUndefined();
    await age(person, 10);
    expect(await readCode(CREATE_TOKEN, person)).toBe('STEP_UP_REQUIRED');
  });

  test('is of one session alone', async () => {
    const thief = await withOldProof();
    const { body } = await server.rest('POST', '/api/auth/login', { body: { email: thief.email, password: PASSWORD } });
    expect(await readCode(CREATE_TOKEN, thief)).toBe('STEP_UP_REQUIRED');
    expect(await readCode(CREATE_TOKEN, { ...thief, token: String(body.token) })).toBeUndefined();
  });

  test('needs the right password', async () => {
    const thief = await withOldProof();
    const { errors } = await confirm(thief, 'guess');
    expect(errors?.[0]?.extensions.fields).toEqual({ password: 'That password isn’t right.' });
    expect(await readCode(CREATE_TOKEN, thief)).toBe('STEP_UP_REQUIRED');
  });

  test('can’t be guessed for long', async () => {
    const thief = await withOldProof();
    for (let n = 0; n < 10; n += 1) await confirm(thief, `guess ${n}`);
    expect((await confirm(thief, PASSWORD)).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    expect(await readCode(CREATE_TOKEN, thief)).toBe('STEP_UP_REQUIRED');
  });

  test('lets a refused call be repeated with its Idempotency-Key', async () => {
    const person = await withOldProof();
    const headers = { 'idempotency-key': 'the-same' };
    const first = await server.graphql(CREATE_TOKEN, { as: person, headers });
    expect(first.errors?.[0]?.extensions.code).toBe('STEP_UP_REQUIRED');
    await confirm(person, PASSWORD);
    expect((await server.graphql(CREATE_TOKEN, { as: person, headers })).errors).toBeUndefined();
  });

  test('counts at once on a socket that was opened before', async () => {
    const person = await withOldProof();
    const client = createClient({
      url: `${server.origin.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { token: person.token },
    });
    const ask = async () => {
      for await (const { errors } of client.iterate({ query: CREATE_TOKEN })) return errors?.[0]?.extensions?.code;
    };
    expect(await ask()).toBe('STEP_UP_REQUIRED');
    await confirm(person, PASSWORD);
    expect(await ask()).toBeUndefined();
    await age(person);
    expect(await ask()).toBe('STEP_UP_REQUIRED');
    await client.dispose();
  });
});

test('a program can’t prove anything: its scopes decide, and nothing else opens to it', async () => {
  const owner = await server.register();
  const { data } = await server.graphql<{ createAccessToken: { token: string } }>(
    'mutation { createAccessToken(input: { name: "Hooks", scopes: [WEBHOOKS_WRITE, CARDS_READ] }) { token } }',
    { as: owner },
  );
  const program = { ...owner, token: data?.createAccessToken.token ?? '' };
  await age(owner);
  expect((await confirm(program, PASSWORD)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect(await readCode(`mutation { ${PROOF_OPERATIONS.createWebhook} }`, program)).toBeUndefined();
  expect(await readCode(CREATE_TOKEN, program)).toBe('FORBIDDEN');
  expect((await server.rest('GET', '/api/account/export', { as: program })).status).toBe(403);
});
