import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError } from 'graphql';
import { symbols } from 'pino';
import { EntityNotFoundError } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { toPublicError } from './errors.ts';

test.each([
  ['an entity', new EntityNotFoundError('Passkey', { id: 'x' })],
  ['a field’s object', new Error('Cannot return null for non-nullable field Reminder.contact.')],
])('%s that was deleted between two reads isn’t there, and is logged', (_name, cause) => {
  const error = vi.fn();
  const told = toPublicError(new GraphQLError('x', { originalError: cause }), {
    log: { error } as unknown as FastifyBaseLogger,
  });
  expect(told).toMatchObject({ code: 'NOT_FOUND', message: 'This doesn’t exist, or you don’t have access to it.' });
  expect(error).toHaveBeenCalledOnce();
});

test('an unexpected error is logged, and told without its words', () => {
  const error = vi.fn();
  const cause = new Error('relation "cards" of postgres://tessera:secret@db');
  const told = toPublicError(cause, { log: { error } as unknown as FastifyBaseLogger });
  expect(told.code).toBe('INTERNAL');
  expect(JSON.stringify(told)).not.toMatch(/relation|secret|postgres/);
  expect(error).toHaveBeenCalledExactlyOnceWith({ err: cause }, 'unexpected error');
});

test('an answer to what fails inside names no table, statement or file', async () => {
  const server = await startTestServer({ LOG_LEVEL: 'silent' });
  const person = await server.register();
  await server.services.db.query('ALTER TABLE contacts RENAME TO contacts_away');
  const answers = [
    await server.rest('GET', '/api/contacts', { as: person }),
    await server.graphql('{ contacts(first: 1) { totalCount edges { node { id } } } }', { as: person }),
  ];
  await server.close();
  expect(answers[0]?.status).toBe(500);
  for (const answer of answers) {
    const text = JSON.stringify('body' in answer ? answer.body : answer.errors);
    expect(text).toContain('INTERNAL');
    expect(text).not.toMatch(/contacts_away|relation|SELECT|\.ts\b|\.js\b|node_modules/);
  }
});

describe('the log', () => {
  let server: TestServer;
  const lines: Record<string, unknown>[] = [];
  beforeAll(async () => {
    server = await startTestServer({ LOG_LEVEL: 'info' });
    const { [symbols.streamSym]: stream } = server.services.log as unknown as Record<
      symbol,
      { write(text: string): void }
    >;
    vi.spyOn(stream as { write(text: string): void }, 'write').mockImplementation(
      (line) => void lines.push(JSON.parse(line)),
    );
  });
  afterAll(() => server.close());
  beforeEach(() => void lines.splice(0));

  /** What was logged of requests, without time and process. */
  const told = () =>
    lines.flatMap(({ level, requestId, msg, code, field }) => {
      expect([level, requestId]).toEqual([30, expect.any(String)]);
      return [[msg, code, field].filter(Boolean).join(' ')];
    });

  test('has one line for a sign-in, and one for each that fails, without who it was', async () => {
    const person = await server.register();
    expect(told()).toEqual(['a session began']);
    lines.splice(0);
    const wrong = { email: person.email, password: 'wrong-secret' };
    const query = 'mutation ($input: SignInInput!) { alias: signIn(input: $input) { token } }';
    await server.rest('POST', '/api/auth/login', { body: wrong });
    await server.graphql(query, { variables: { input: wrong } });
    const accept = 'application/graphql-response+json';
    await server.graphql(query, { variables: { input: wrong }, headers: { accept } });
    await server.graphql('mutation { signInWithCode(input: { ticket: "none", code: "123456" }) { token } }');
    await server.graphql('mutation { confirmIdentity(input: { password: "wrong-secret" }) { __typename } }', {
      as: person,
    });
    await server.rest('GET', '/api/contacts', { as: { ...person, token: 'guessed' } });
    const refused = 'a credential was refused UNAUTHENTICATED';
    expect(told()).toEqual([
      ...Array(3).fill(`${refused} signIn`),
      `${refused} signInWithCode`,
      'a credential was refused BAD_USER_INPUT confirmIdentity',
      refused,
    ]);
    expect(JSON.stringify(lines)).not.toMatch(
      new RegExp(`${person.email}|wrong-secret|${person.id}|123456|alias|guessed`),
    );
  });

  test('has one line for each right that is refused, on every way', async () => {
    const person = await server.register();
    const { data } = await server.graphql<{ createAccessToken: { token: string } }>(
      'mutation { createAccessToken(input: { name: "Robot", scopes: [CARDS_READ] }) { token } }',
      { as: person },
    );
    await server.services.db.query("UPDATE sessions SET proved_at = now() - interval '1 hour'");
    lines.splice(0);
    const robot = { ...person, token: data?.createAccessToken.token ?? '' };
    await server.graphql('{ contacts(first: 1) { totalCount } }', { as: robot });
    await server.rest('GET', '/api/contacts', { as: robot });
    expect(told()).toEqual(Array(2).fill('a right was refused FORBIDDEN'));
    lines.splice(0);
    const again = 'mutation { createAccessToken(input: { name: "Robot", scopes: [CARDS_READ] }) { token } }';
    await server.graphql(again, { as: person });
    expect(told()).toEqual([expect.stringContaining('a right was refused STEP_UP_REQUIRED')]);
    expect(JSON.stringify(lines)).not.toContain(robot.token);
  });

  test('has one line for each limit that is reached', async () => {
    const deep = `{ me ${'{ cards { nodes { owner '.repeat(9)} { id } ${'} } }'.repeat(9)} }`;
    await server.graphql(deep);
    await server.graphql(deep, { headers: { accept: 'application/graphql-response+json' } });
    for (let n = 0; n < 100; n += 1)
      await server.services.rateLimits.consume('signInByAddress', '127.0.0.1').catch(() => null);
    await server.rest('POST', '/api/auth/login', { body: { email: 'a@example.com', password: 'x' } });
    expect(told()).toEqual([
      ...Array(2).fill('a limit was reached QUERY_TOO_COMPLEX'),
      'a limit was reached RATE_LIMITED signIn',
    ]);
  });

  test('has no line for what is not there, is wrong, or needs somebody to sign in', async () => {
    await server.rest('GET', '/api/cards/none');
    await server.rest('GET', '/api/users/me');
    await server.graphql('{ contacts(first: 1) { totalCount } }');
    await server.graphql('{ unknown }');
    await server.rest('POST', '/api/auth/register', { body: {} });
    expect(lines).toEqual([]);
  });
});
