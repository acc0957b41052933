import { afterAll, beforeAll, expect, test } from 'vitest';
import { chatFixtures } from '../../../testing/chat-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let chat: ReturnType<typeof chatFixtures>;
let owner: Person;
let stranger: Person;
beforeAll(async () => {
  server = await startTestServer();
  chat = chatFixtures(server);
  [owner, stranger] = await Promise.all([server.register('Olga Owner'), server.register('Sam Stranger')]);
  await server.services.db.query('UPDATE users SET last_active_at = now() WHERE id = $1', [owner.id]);
});
afterAll(() => server.close());

async function seesActive(as: Person): Promise<boolean> {
  const { result } = await chat.change<{ presence: { lastActiveAt: string | null }[] }>(
    'openDirect',
    { userId: owner.id },
    as,
    '{ presence { lastActiveAt } }',
  );
  return result?.presence.some(({ lastActiveAt }) => lastActiveAt !== null) ?? false;
}

test('opening a conversation tells a stranger nothing of when the other was active', async () => {
  expect(await seesActive(stranger)).toBe(false);
  const id = await chat.direct(stranger, owner);
  await chat.send(id, stranger);
  expect(await seesActive(stranger)).toBe(false);
});

test('who was answered, and who shares a group, sees it', async () => {
  const [answered, member] = await Promise.all([server.register('Ann'), server.register('Mia')]);
  await chat.send(await chat.direct(owner, answered), owner);
  expect(await seesActive(answered)).toBe(true);
  await chat.group(owner, member);
  expect(await seesActive(member)).toBe(true);
});

test('answers of REST about a person are not kept on the way', async () => {
  const paths = ['/api/cards', '/api/users/me', '/api/contacts', '/api/cards/unknown', '/api/shares/mine'];
  for (const path of paths) {
    const { headers } = await server.rest('GET', path, { as: owner });
    expect([path, headers.get('cache-control')]).toEqual([path, 'no-store']);
  }
  const refused = await server.rest('GET', '/api/users/me');
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([401, 'no-store']);
});
