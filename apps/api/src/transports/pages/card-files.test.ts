import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import ICAL from 'ical.js';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.register('Asha Rao');
});
afterAll(() => server.close());

interface SavedCard {
  id: string;
  path: string;
}

async function save(data: object, { as = owner, visibility = 'PUBLIC' } = {}): Promise<SavedCard> {
  const body = { title: 'Principal', data, visibility };
  return (await server.rest('POST', '/api/cards', { body, as })).body.card as SavedCard;
}

async function change(card: SavedCard, body: object): Promise<void> {
  await server.rest('PUT', `/api/cards/${card.id}`, { body, as: owner });
}

interface Size {
  width: number;
  height: number;
  noise?: { type: 'gaussian'; mean: number; sigma: number };
}

async function upload(background: string, size: Size, kind = 'photo'): Promise<string> {
  const bytes = await sharp({ create: { ...size, channels: 3, background } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('kind', kind);
  form.set('file', new Blob([new Uint8Array(bytes)]), 'picture.png');
  const headers = { authorization: `Bearer ${owner.token}` };
  const response = await fetch(`${server.origin}/api/uploads`, { method: 'POST', body: form, headers });
  return ((await response.json()) as { url: string }).url;
}

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(server.origin + path, { redirect: 'manual', headers });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** Red, green and blue at a place of the picture. */
async function colorAt(picture: Buffer, left: number, top: number): Promise<number[]> {
  return [...(await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())];
}

const data = {
  theme: 'minimal',
  name: 'Asha Rao',
  role: 'Architect',
  email: 'asha@example.com',
  phone: '+919876543210',
  extra: { company: { companyName: 'Rao' } },
};

describe('the picture of a card', () => {
  test('is a JPEG of 1200 × 630 px and less than 300 kB, named by the head of its page', async () => {
    const card = await save(data);
    const { status, headers, bytes } = await get(`${card.path}.jpg`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('image/jpeg');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(300_000);
    const page = (await get(card.path)).bytes.toString();
    const [, address = ''] = /<meta property="og:image" content="(.*?)" \/>/.exec(page) ?? [];
    expect(address).toMatch(new RegExp(`^${server.origin}${card.path}\\.jpg\\?v=[0-9a-f]{8}$`));
    expect((await fetch(address)).status).toBe(200);
    expect(page).toContain('<meta name="twitter:card" content="summary_large_image" />');
  });

  test.each([
    ['luxe', [16, 17, 20]],
    ['minimal', [255, 254, 251]],
    ['tech', [12, 15, 14]],
  ])('has the paper of its theme %s', async (theme, paper) => {
    const { bytes } = await get(`${(await save({ ...data, theme })).path}.jpg`);
    const color = await colorAt(bytes, 20, 610);
    for (const [index, value] of color.entries()) expect(Math.abs(value - (paper[index] ?? 0))).toBeLessThan(8);
  });

  test('is sent once to whoever keeps it, and anew when the card looks different', async () => {
    const card = await save(data);
    const first = await get(`${card.path}.jpg`);
    const etag = first.headers.get('etag') ?? '';
    expect((await get(`${card.path}.jpg`, { 'if-none-match': etag })).status).toBe(304);
    await change(card, { title: 'Principal', data: { ...data, name: 'Asha Devi Rao' } });
    const second = await get(`${card.path}.jpg`, { 'if-none-match': etag });
    expect(second.status).toBe(200);
    expect(second.bytes.equals(first.bytes)).toBe(false);
  });

  test('is gone at once when the card is hidden, also for who has seen it', async () => {
    const card = await save(data);
    const etag = (await get(`${card.path}.jpg`)).headers.get('etag') ?? '';
    await change(card, { title: 'Principal', data, visibility: 'PRIVATE' });
    expect((await get(`${card.path}.jpg`, { 'if-none-match': etag })).status).toBe(404);
  });

  test('of an unlisted card is for no search engine', async () => {
    const card = await save(data, { visibility: 'UNLISTED' });
    expect((await get(`${card.path}.jpg`)).headers.get('x-robots-tag')).toBe('noindex');
  });

  test('has the uploaded photo in it, and asks no other site for one', async () => {
    let asked = 0;
    const stranger = createServer((_request, response) => {
      asked += 1;
      response.end();
    });
    stranger.listen(0, '127.0.0.1');
    await once(stranger, 'listening');
    const remote = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}/photo.png`;
    const photoUrl = await upload('#ff0000', { width: 900, height: 600 });
    const own = await get(`${(await save({ ...data, extra: { personal: { photoUrl } } })).path}.jpg`);
    const [red = 0, green = 255] = await colorAt(own.bytes, 1010, 190);
    expect(red - green).toBeGreaterThan(200);
    const foreign = await save({ ...data, logoUrl: remote, extra: { personal: { photoUrl: remote } } });
    expect((await get(`${foreign.path}.jpg`)).status).toBe(200);
    expect((await get(`${foreign.path}.vcf`)).bytes.toString()).not.toContain('PHOTO');
    stranger.close();
    expect(asked).toBe(0);
  });

  test('is the same for many who ask at once', async () => {
    const card = await save({ ...data, name: 'Crowd' });
    const answers = await Promise.all(Array.from({ length: 30 }, () => get(`${card.path}.jpg`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1);
  });

  test('is found under a former address', async () => {
    const person = await server.register('Moved Person');
    const card = await save(data, { as: person });
    await server.graphql('mutation { updateViewer(input: { handle: "moved-picture" }) { viewer { id } } }', {
      as: person,
    });
    expect((await get(`${card.path}.jpg`)).headers.get('location')).toBe('/moved-picture/principal.jpg');
  });

  test.each([600, 300])('is there %s px wide, too', async (width) => {
    const { bytes } = await get(`${(await save(data)).path}.jpg?w=${width}`);
    expect(await sharp(bytes).metadata()).toMatchObject({ width, height: Math.round((width / 1200) * 630) });
  });
});

describe('the photo in a contact file', () => {
  /** Its bytes as a foreign parser reads them. */
  async function readPhoto(card: SavedCard, query = ''): Promise<Buffer | null> {
    const { bytes } = await get(`${card.path}.vcf${query}`);
    const value = new ICAL.Component(ICAL.parse(bytes.toString())).getFirstPropertyValue('photo');
    return value === null ? null : Buffer.from(String(value).replace('data:image/jpeg;base64,', ''), 'base64');
  }

  test.each(['', '?v=4.0'])('is the uploaded one, as a square JPEG of at most 512 px%s', async (query) => {
    const photoUrl = await upload('#00ff00', { width: 900, height: 700 });
    const photo = await readPhoto(await save({ ...data, extra: { personal: { photoUrl } } }), query);
    const { format, width, height } = await sharp(photo ?? Buffer.alloc(0)).metadata();
    expect([format, width, height]).toEqual(['jpeg', 512, 512]);
  });

  test('stays below 100 kB, however busy the picture is', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
    const photoUrl = await upload('#808080', { width: 900, height: 900, noise });
    const photo = await readPhoto(await save({ ...data, extra: { personal: { photoUrl } } }));
    expect(photo?.length).toBeLessThanOrEqual(100_000);
  });

  test('is not blown up', async () => {
    const photoUrl = await upload('#00ff00', { width: 200, height: 120 });
    const photo = await readPhoto(await save({ ...data, extra: { personal: { photoUrl } } }));
    expect((await sharp(photo ?? Buffer.alloc(0)).metadata()).width).toBe(120);
  });

  test('is a company’s whole logo, on white', async () => {
    const logoUrl = await upload('#0000ff', { width: 800, height: 200 }, 'logo');
    const photo = (await readPhoto(await save({ ...data, name: '', logoUrl }))) as Buffer;
    expect((await sharp(photo).metadata()).width).toBe(512);
    expect((await colorAt(photo, 256, 20)).every((value) => value > 250)).toBe(true);
    expect((await colorAt(photo, 256, 256))[2]).toBeGreaterThan(240);
  });

  test('is the person’s own picture where the card has none', async () => {
    const card = await save(data);
    expect(await readPhoto(card)).toBeNull();
    const avatarUrl = await upload('#ff0000', { width: 300, height: 300 }, 'avatar');
    expect(avatarUrl).toMatch(/^\/uploads\//);
    const photo = (await readPhoto(card)) as Buffer;
    expect((await colorAt(photo, 100, 100))[0]).toBeGreaterThan(240);
  });

  test('is nothing, and not the person’s own picture, where the card’s photo is hidden from the reader', async () => {
    const avatarUrl = await upload('#ff0000', { width: 300, height: 300 }, 'avatar');
    const photoUrl = await upload('#00ff00', { width: 300, height: 300 });
    expect([avatarUrl, photoUrl].every((url) => url.startsWith('/uploads/'))).toBe(true);
    const audiences = [{ field: 'photo', audience: 'CONTACTS' }];
    const card = await save({ ...data, audiences, extra: { personal: { photoUrl } } });
    expect(await readPhoto(card)).toBeNull();
  });
});

describe('the calendar file of an event', () => {
  const event = { date: '2026-12-18', startTime: '19:00', place: 'Town Hall' };

  test('is there for everybody who may see the card, and REST gives back what it was made from', async () => {
    const body = { title: 'Open day', data: { ...data, type: 'event', extra: { event } }, visibility: 'UNLISTED' };
    const made = await server.rest('POST', '/api/cards', { body, as: owner });
    const card = made.body.card as SavedCard & { data: { extra: { event: object } } };
    expect(card.data.extra.event).toEqual({ ...event, endTime: '', ticketsUrl: '' });
    const { status, headers, bytes } = await get(`${card.path}.ics`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    const entry = new ICAL.Component(ICAL.parse(bytes.toString())).getFirstSubcomponent('vevent');
    expect(entry?.getFirstPropertyValue('uid')).toMatch(new RegExp(`^${card.id}@`));
    expect(entry?.getFirstPropertyValue('dtstart')?.toString()).toBe('2026-12-18T19:00:00Z');
    await server.rest('PATCH', '/api/users/me', { body: { timeZone: 'Asia/Tokyo' }, as: owner });
    expect((await get(`${card.path}.ics`)).bytes.toString()).toContain('DTSTART:20261218T100000Z');
    await change(card, { title: 'Open day', data: body.data, visibility: 'PRIVATE' });
    expect((await get(`${card.path}.ics`)).status).toBe(404);
  });

  test('is not there for a card that says no day', async () => {
    const plain = await save(data);
    expect((await get(`${plain.path}.ics`)).status).toBe(404);
    const placed = await save({ ...data, type: 'event', extra: { event: { place: 'Town Hall' } } });
    expect((await get(`${placed.path}.ics`)).status).toBe(404);
  });
});

describe('a contact file', () => {
  const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';
  const fetchFile = (path: string, init: RequestInit = {}, agent = PHONE) =>
    fetch(server.origin + path, { ...init, headers: { 'user-agent': agent, ...init.headers } });
  const countSaves = async (id: string) => {
    const rows = await server.services.db.query<{ channel: string | null; utm: object | null }[]>(
      "SELECT channel, utm FROM card_events WHERE card_id = $1 AND kind = 'SAVE' AND NOT is_robot",
      [id],
    );
    return rows;
  };

  test('counts no save for programs and prefetching, and one for the person who takes it', async () => {
    const card = await save(data);
    const file = `${card.path}.vcf`;
    await fetchFile(file, { method: 'HEAD' });
    for (const name of ['sec-purpose', 'purpose', 'x-moz', 'x-purpose'])
      await fetchFile(file, { headers: { [name]: name === 'x-purpose' ? 'preview' : 'prefetch;prerender' } });
    await fetchFile(file, {}, 'WhatsApp/2.23');
    await fetchFile(file, {}, '');
    expect(await countSaves(card.id)).toHaveLength(0);
    for (let round = 0; round < 3; round += 1) expect((await fetchFile(file)).status).toBe(200);
    expect(await countSaves(card.id)).toHaveLength(1);
  });

  test('keeps the code and campaign that its visitor came by', async () => {
    const card = await save(data);
    const page = await (await fetchFile(`${card.path}?c=qr&utm_source=fair&utm_campaign=milan&token=x`)).text();
    const [, file = ''] = /"contactFilePath":"([^"]+)"/.exec(page) ?? [];
    expect(file).toBe(`${card.path}.vcf?c=qr&utm_source=fair&utm_campaign=milan`);
    expect((await fetchFile(file)).status).toBe(200);
    expect(await countSaves(card.id)).toEqual([{ channel: 'QR', utm: { source: 'fair', campaign: 'milan' } }]);
  });

  test('is served but not counted for a network with more visitors than people', async () => {
    const card = await save(data);
    const visitors = Array.from({ length: 80 }, (_, n) => fetchFile(`${card.path}.vcf`, {}, `${PHONE} ${n}`));
    expect(new Set((await Promise.all(visitors)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(await countSaves(card.id)).toHaveLength(60);
  });
});

test('the day of an event is written as in the reader’s region', async () => {
  const event = { date: '2026-12-03', startTime: '19:00', place: 'Town Hall' };
  const body = { title: 'Open day', data: { ...data, type: 'event', extra: { event } }, visibility: 'UNLISTED' };
  const { path } = (await server.rest('POST', '/api/cards', { body, as: owner })).body.card as SavedCard;
  for (const [language, day] of [
    ['en-US,en;q=0.9', 'December 3, 2026'],
    ['en-GB', '3 December 2026'],
    ['de-CH', '3. Dezember 2026'],
    ['', '3 December 2026'],
  ] as const)
    expect((await get(path, { 'accept-language': language })).bytes.toString()).toContain(day);
});
