import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { createPubSub } from '../../../infra/pubsub/pubsub.ts';
import type { Services } from '../../../kernel/context.ts';
import { type Person, startTestServer, type TestServer } from '../../../testing/server.ts';
import { runEndSessions } from './end-sessions.command.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** As `npm run admin` does: in a process of its own, which tells the server over the bus. */
async function run(...args: string[]): Promise<string> {
  const { db, log } = server.services;
  const pubSub = await createPubSub({ databaseUrl: server.databaseUrl, redisUrl: null, log });
  try {
    return await runEndSessions({ db, pubSub } satisfies Partial<Services>, args);
  } finally {
    await pubSub.close();
  }
}

/** A socket that waits for what happens; gives how it comes to its end. */
async function listen({ token }: Person): Promise<{ closed: Promise<{ code: number }> }> {
  const url = `${server.origin.replace('http', 'ws')}/graphql`;
  const client = createClient({ url, webSocketImpl: WebSocket, retryAttempts: 0, connectionParams: { token } });
  const closed = new Promise<{ code: number }>((resolve) => {
    client.on('closed', (event) => resolve(event as { code: number }));
  });
  const isOpen = new Promise((resolve) => client.on('connected', resolve));
  const ignore = { next: () => undefined, error: () => undefined, complete: () => undefined };
  client.subscribe({ query: 'subscription { activityAdded { kind } }' }, ignore);
  await isOpen;
  return { closed };
}

async function status(as: Person): Promise<number> {
  return (await server.rest('GET', '/api/users/me', { as })).status;
}

test('an operator ends the sessions of a person, whose sockets close, and of nobody else', async () => {
  const [person, other] = [await server.register(), await server.register()];
  const { closed } = await listen(person);
  expect(await run(` ${person.email.toUpperCase()} `)).toContain('Ended: 1 sessions');
  expect(await closed).toMatchObject({ code: 4403 });
  expect([await status(person), await status(other)]).toEqual([401, 200]);
  const events = await server.services.db.query('SELECT kind, device FROM security_events WHERE user_id = $1', [
    person.id,
  ]);
  expect(events).toEqual([{ kind: 'SESSIONS_ENDED', device: '' }]);
  expect(await run(person.email)).toContain('Ended: 0 sessions');
});

test('an operator ends all sessions, and people can sign in again', async () => {
  const people = [await server.register(), await server.register()];
  const sockets = await Promise.all(people.map(listen));
  expect(await run('--all')).toMatch(/Ended: [2-9]\d* sessions/);
  for (const { closed } of sockets) expect(await closed).toMatchObject({ code: 4403 });
  for (const person of people) expect(await status(person)).toBe(401);
  const body = { email: people[0]?.email, password: 'secret-enough' };
  expect((await server.rest('POST', '/api/auth/login', { body })).status).toBe(200);
});

test('a command that names nobody, somebody unknown or too much ends nothing', async () => {
  const person = await server.register();
  await expect(run()).rejects.toThrow('Name one email address, or --all.');
  await expect(run('nobody@example.com')).rejects.toThrow('Nobody signs in with this address.');
  await expect(run(person.email, '--all')).rejects.toThrow('Name one email address, or --all.');
  expect(await status(person)).toBe(200);
});
