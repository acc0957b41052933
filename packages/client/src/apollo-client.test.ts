import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gql, type InMemoryCacheConfig } from '@apollo/client';
import { buildSchema, isObjectType } from 'graphql';
import { describe, expect, test, vi } from 'vitest';
import { createApolloClient, createCache, errorCode, errorFields } from './apollo-client.ts';

const QUERY = gql`query Who { viewer { __typename id } }`;
const MUTATION = gql`mutation Out { signOut }`;

/** A server that gives one answer; notes what it was asked. */
function trial(answer: () => Response, sessionId: string | null = 'session-1') {
  const calls: Headers[] = [];
  const fetch = vi.fn(async (_url: string | URL | Request, init?: RequestInit) => {
    calls.push(new Headers(init?.headers));
    return answer();
  });
  const onSessionEnded = vi.fn();
  const connection = createApolloClient({
    origin: 'https://tessera.example',
    getSessionId: () => sessionId,
    onSessionEnded,
    retry: { fetch, sleep: async () => {} },
  });
  return { ...connection, calls, fetch, onSessionEnded };
}

function json(body: object, status = 200): () => Response {
  return () => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

const failure = (extensions: object) => json({ errors: [{ message: 'No.', extensions }] });

test('pages are joined by arguments of the schema that are not deprecated', () => {
  const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../../schema.graphql'), 'utf8'));
  const { typePolicies = {} } = Reflect.get(createCache(), 'config') as InMemoryCacheConfig;
  const unknown = Object.entries(typePolicies).flatMap(([typeName, { fields = {} }]) =>
    Object.entries(fields).flatMap(([name, policy]) => {
      const type = schema.getType(typeName);
      const args = isObjectType(type) ? (type.getFields()[name]?.args ?? []) : [];
      const keys = typeof policy === 'object' && Array.isArray(policy.keyArgs) ? policy.keyArgs : [];
      const known = args.filter(({ deprecationReason }) => !deprecationReason).map((arg) => arg.name);
      return keys.filter((key) => !known.includes(key)).map((key) => `${typeName}.${name}(${key}:)`);
    }),
  );
  expect(unknown).toEqual([]);
});

describe('a call', () => {
  test('goes to the API of the origin with its session and the preflight header', async () => {
    const { client, calls, fetch } = trial(json({ data: { viewer: null } }));
    await client.query({ query: QUERY });
    expect(fetch.mock.calls[0]?.[0]).toBe('https://tessera.example/graphql');
    expect(calls[0]?.get('tessera-session')).toBe('session-1');
    expect(calls[0]?.get('apollo-require-preflight')).toBe('1');
    expect(calls[0]?.get('idempotency-key')).toBeNull();
  });

  test('names no session when there is none', async () => {
    const { client, calls } = trial(json({ data: { viewer: null } }), null);
    await client.query({ query: QUERY });
    expect(calls[0]?.has('tessera-session')).toBe(false);
  });

  test('that writes carries a key', async () => {
    const { client, calls } = trial(json({ data: { signOut: true } }));
    await client.mutate({ mutation: MUTATION });
    expect(calls[0]?.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  });

  test('that repeats an earlier write carries the key of that one', async () => {
    const { client, calls } = trial(json({ data: { signOut: true } }));
    await client.mutate({ mutation: MUTATION, context: { headers: { 'idempotency-key': 'first-try' } } });
    expect(calls[0]?.get('idempotency-key')).toBe('first-try');
  });

  test('is repeated while the server starts, with the same key', async () => {
    const answers = [new Response('', { status: 503 }), json({ data: { signOut: true } })()];
    const { client, calls } = trial(() => answers.shift() ?? new Response('', { status: 500 }));
    await client.mutate({ mutation: MUTATION });
    expect(calls).toHaveLength(2);
    expect(calls[0]?.get('idempotency-key')).toBe(calls[1]?.get('idempotency-key'));
  });
});

describe('a session that is over', () => {
  test('is noticed from the code of an answer', async () => {
    const { client, onSessionEnded } = trial(failure({ code: 'UNAUTHENTICATED' }));
    await expect(client.query({ query: QUERY })).rejects.toThrow();
    expect(onSessionEnded).toHaveBeenCalledExactlyOnceWith('session-1');
  });

  test('is noticed from status 401', async () => {
    const { client, onSessionEnded } = trial(json({ message: 'Sign in to continue.' }, 401));
    await expect(client.query({ query: QUERY })).rejects.toThrow();
    expect(onSessionEnded).toHaveBeenCalledExactlyOnceWith('session-1');
  });

  test('is noticed when the API sees nobody behind the session', async () => {
    const { client, onSessionEnded } = trial(json({ data: { viewer: null } }));
    await client.query({ query: QUERY });
    expect(onSessionEnded).toHaveBeenCalledExactlyOnceWith('session-1');
  });

  test('is not noticed by somebody who never signed in', async () => {
    const { client, onSessionEnded } = trial(json({ data: { viewer: null } }), null);
    await client.query({ query: QUERY });
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  test('is not concluded from any other refusal', async () => {
    const { client, onSessionEnded } = trial(failure({ code: 'FORBIDDEN' }));
    await expect(client.query({ query: QUERY })).rejects.toThrow();
    expect(onSessionEnded).not.toHaveBeenCalled();
  });
});

test('an error tells its code and its wrong fields', async () => {
  const fields = { 'data.name': 'Too long.', odd: 4 };
  const { client } = trial(failure({ code: 'BAD_USER_INPUT', fields }));
  const error = await client.query({ query: QUERY }).catch((thrown: unknown) => thrown);
  expect(errorCode(error)).toBe('BAD_USER_INPUT');
  expect(errorFields(error)).toEqual({ 'data.name': 'Too long.' });
  expect(errorCode(new Error('offline'))).toBeNull();
  expect(
    errorCode(
      await trial(failure({ code: 'toString' }))
        .client.query({ query: QUERY })
        .catch((e) => e),
    ),
  ).toBeNull();
});

test('nothing is remembered after a reset', async () => {
  const { client, fetch, reset } = trial(json({ data: { viewer: { __typename: 'Viewer', id: '1' } } }));
  await client.query({ query: QUERY });
  await client.query({ query: QUERY });
  expect(fetch).toHaveBeenCalledTimes(1);
  await reset(false);
  await client.query({ query: QUERY });
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('pages of cards are joined to one list', () => {
  const PAGE = gql`query Cards($after: String) {
    viewer { __typename id cards(after: $after) { edges { cursor node { __typename id } } pageInfo { hasNextPage endCursor } } }
  }`;
  const cache = createCache();
  const page = (id: string, hasNextPage: boolean) => ({
    viewer: {
      __typename: 'Viewer',
      id: '1',
      cards: { edges: [{ cursor: id, node: { __typename: 'Card', id } }], pageInfo: { hasNextPage, endCursor: id } },
    },
  });
  cache.writeQuery({ query: PAGE, data: page('a', true) });
  cache.writeQuery({ query: PAGE, variables: { after: 'a' }, data: page('b', false) });
  const joined = cache.readQuery<ReturnType<typeof page>>({ query: PAGE });
  expect(joined?.viewer.cards.edges.map((edge) => edge.node.id)).toEqual(['a', 'b']);
});
