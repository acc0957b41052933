import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../../testing/server.ts';
import { shareFixtures } from '../../../testing/share-fixtures.ts';
import { tokenFixtures } from '../../../testing/token-fixtures.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let server: TestServer;
let owner: Person;
let friend: Person;
beforeAll(async () => {
  server = await startTestServer({ DATA_DIR: `/tmp/tessera-token-rights-${process.pid}` });
  [owner, friend] = await Promise.all([server.register('Olga Owner'), server.register('Fred Friend')]);
});
afterAll(() => server.close());

const program = (...scopes: Parameters<ReturnType<typeof tokenFixtures>['program']>[1][]) =>
  tokenFixtures(server).program(owner, ...scopes);

async function upload(path: string, kind: string, as: Person): Promise<number> {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#b8873a' } }).png();
  const form = new FormData();
  if (path === '/api/uploads') form.set('kind', kind);
  form.set(path.endsWith('avatar') ? 'avatar' : 'file', new Blob([new Uint8Array(await picture.toBuffer())]), 'a.png');
  const headers = { authorization: `Bearer ${as.token}` };
  return (await fetch(server.origin + path, { method: 'POST', body: form, headers })).status;
}

test('a token for cards sets no avatar; one for the profile does, and no more', async () => {
  const [cards, profile] = [await program('cards:write'), await program('profile:write')];
  expect(await upload('/api/users/me/avatar', 'avatar', cards)).toBe(403);
  expect(await upload('/api/uploads', 'avatar', cards)).toBe(403);
  expect(await upload('/api/uploads', 'photo', cards)).toBe(201);
  expect(await upload('/api/users/me/avatar', 'avatar', profile)).toBe(200);
  expect(await upload('/api/uploads', 'photo', profile)).toBe(403);
});

test('a token for shares hands on no private card unless it may read cards', async () => {
  const shares = shareFixtures(server);
  await shares.group(owner, friend);
  const [hidden, open] = [await shares.makeCard('PRIVATE', owner), await shares.makeCard('UNLISTED', owner)];
  const sharer = await program('shares:write');
  const link = (id: string) => `shareCard(input: { cardId: "${id}", mode: LINK }) { share { id } }`;
  expect((await shares.run(link(hidden), sharer)).code).toBe('FORBIDDEN');
  expect((await shares.shareWith(hidden, sharer, friend)).code).toBe('FORBIDDEN');
  expect((await shares.run(link(open), sharer)).code).toBeUndefined();
  expect((await shares.run(link(hidden), await program('shares:write', 'cards:read'))).code).toBeUndefined();
  expect(await shares.sees(friend, hidden)).toBe(false);
});

test('a token ends after 90 days unless another end is chosen, or none', async () => {
  const make = async (more: string) => {
    const { data } = await server.graphql<{ createAccessToken: { accessToken: { expiresAt: string | null } } }>(
      `mutation { createAccessToken(input: { name: "CRM", scopes: [CARDS_READ] ${more} }) { accessToken { expiresAt } } }`,
      { as: owner },
    );
    return data?.createAccessToken.accessToken.expiresAt;
  };
  const end = Date.parse((await make('')) ?? '');
  expect(Math.round((end - Date.now()) / DAY_MS)).toBe(90);
  expect(await make('expiresAt: null')).toBeNull();
});
