import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { QueueFull, Semaphore } from '../../kernel/semaphore.ts';
import { pictureFixtures } from '../../testing/picture-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let owner: Person;
let path: string;
let id: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.register('Asha Rao');
  const { upload } = pictureFixtures(server);
  const [photoUrl, logoUrl] = [await upload(owner, 'photo'), await upload(owner, 'logo')];
  const data = { name: 'Asha Rao', phone: '+919876543210', logoUrl, extra: { personal: { photoUrl } } };
  const { body } = await server.rest('POST', '/api/cards', {
    as: owner,
    body: { title: 'Studio', data, isPublic: true },
  });
  expect(body).toMatchObject({ card: { id: expect.any(String) } });
  const card = body.card as { id: string; url: string };
  id = card.id;
  path = new URL(card.url).pathname;
});
afterAll(() => server.close());

const get = (query: string, headers: Record<string, string> = {}) =>
  fetch(`${server.origin}${path}.png?p=${query}`, { headers, redirect: 'manual' });

test.each([
  ['photo', 160, 160],
  ['logo', 320, 120],
])('mails get the %s as a transparent PNG in twice the size at which it is shown', async (picture, width, height) => {
  const response = await get(picture);
  const facts = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect([facts.format, facts.width, facts.height, facts.hasAlpha]).toEqual(['png', width, height, true]);
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(response.headers.get('set-cookie')).toBeNull();
  const again = await get(picture, { 'if-none-match': response.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

test('the corners of a photo are empty, for mail programs that can’t cut them', async () => {
  const bytes = Buffer.from(await (await get('photo')).arrayBuffer());
  const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  expect([data[3], data[(80 * 160 + 80) * 4 + 3]]).toEqual([0, 255]);
});

test('who has the picture already is told so before its file is opened', async () => {
  const etag = (await get('logo')).headers.get('etag') ?? '';
  const read = vi.spyOn(server.services.files, 'read');
  expect((await get('logo', { 'if-none-match': etag })).status).toBe(304);
  expect((await get('logo')).status).toBe(200);
  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
});

test('while too many others wait, the answer is to try again, and not that there is no picture', async () => {
  await rm(join(server.services.env.dataDir, 'pictures'), { recursive: true });
  const full = vi.spyOn(Semaphore.prototype, 'run').mockRejectedValue(new QueueFull());
  const { status, headers } = await get('photo').finally(() => full.mockRestore());
  expect([status, headers.get('etag')]).toEqual([503, null]);
});

test('what not everyone sees is in nobody’s answer, because caches share it: not even in its owner’s', async () => {
  const hide = (data: object) => server.rest('PATCH', `/api/cards/${id}`, { as: owner, body: { data } });
  const { status } = await hide({ audiences: [{ field: 'photo', audience: 'ONLY_ME' }] });
  expect(status).toBe(200);
  const cookie = `tessera_session=${owner.token}`;
  expect((await get('photo', { cookie })).status).toBe(404);
  expect((await get('logo', { cookie })).status).toBe(200);
  await hide({ audiences: [] });
  expect((await get('photo')).status).toBe(200);
});

test('another name is nothing, and a card that was made private has none any more', async () => {
  expect((await get('cover')).status).toBe(404);
  await server.rest('PATCH', `/api/cards/${id}`, { as: owner, body: { isPublic: false } });
  expect((await get('photo')).status).toBe(404);
});
