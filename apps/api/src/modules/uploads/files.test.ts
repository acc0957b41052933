import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { request as openRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FILE_LIMITS, QUOTAS } from '@tessera/domain';
import { Tessera } from '@tessera/sdk';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { movie, pdf, webm } from '../../testing/file-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { tokenFixtures } from '../../testing/token-fixtures.ts';
import { sweepSpool } from '../../transports/http/long-files.ts';
import { tidyFileName } from './file-content.ts';
import { sweepUploads } from './upload-sweep.service.ts';

const MB = 1024 * 1024;
const DAY_MS = 24 * 60 * 60 * 1000;

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.register();
});
afterAll(() => server.close());

interface Uploaded {
  url: string;
  name: string;
  contentType: string;
  sizeBytes: number;
  fields?: Record<string, string>;
}

async function upload(bytes: Buffer, name = 'a.pdf', as: Person | null = owner) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  const headers: Record<string, string> = as ? { authorization: `Bearer ${as.token}` } : {};
  const response = await fetch(`${server.origin}/api/uploads/files`, { method: 'POST', body: form, headers });
  return { status: response.status, body: (await response.json()) as Uploaded };
}

const open = (url: string, range?: string) => fetch(server.origin + url, { headers: range ? { range } : {} });
const readBytes = async (response: Response) => Buffer.from(await response.arrayBuffer());
const spooled = () => {
  const folder = join(server.services.env.dataDir, 'spool');
  return existsSync(folder) ? readdirSync(folder).length : 0;
};

/** An upload of which only the first bytes have been sent. */
function beginUpload(bytes: Buffer, headers: Record<string, string>) {
  const [path, type] = ['/api/uploads/files', 'multipart/form-data; boundary=b'];
  const sending = openRequest(server.origin + path, { method: 'POST', headers: { ...headers, 'content-type': type } });
  const status = new Promise<number | undefined>((resolve, reject) => {
    sending.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
  });
  // Those that are cut have no answer.
  status.catch(() => undefined);
  sending.write('--b\r\ncontent-disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n');
  sending.write(bytes);
  return { status, end: () => sending.end('\r\n--b--\r\n'), cut: () => sending.destroy() };
}

describe('a file', () => {
  test.each([
    ['रेज़्यूमे 2026.pdf', pdf(), 'application/pdf', 'pdf', 'रेज़्यूमे 2026.pdf'],
    ['Film.MP4', movie(), 'video/mp4', 'mp4', 'Film.mp4'],
    ['فيلم.webm', webm(), 'video/webm', 'webm', 'فيلم.webm'],
    // The bytes tell what it is.
    ['film.exe', movie(), 'video/mp4', 'mp4', 'film.mp4'],
  ])('%s is kept as it is, and opens in the browser under its name', async (sent, bytes, contentType, ending, name) => {
    const { status, body } = await upload(bytes, sent);
    expect([status, body]).toEqual([
      201,
      {
        ...{ name, contentType, sizeBytes: bytes.length },
        url: expect.stringMatching(new RegExp(`^/uploads/[0-9a-f]{32}\\.${ending}$`)),
      },
    ]);
    const response = await open(body.url);
    expect(await readBytes(response)).toEqual(bytes);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...{ 'content-type': contentType, 'x-content-type-options': 'nosniff', 'accept-ranges': 'bytes' },
      ...{ 'content-length': String(bytes.length), 'x-robots-tag': 'noindex' },
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'content-disposition': expect.stringMatching(/^inline; filename="[ -~]+"; filename\*=UTF-8''/),
    });
    const [, written = ''] = /filename\*=UTF-8''(.+)$/.exec(response.headers.get('content-disposition') ?? '') ?? [];
    expect(decodeURIComponent(written)).toBe(name);
  });

  test('longer than memory goes over the disk, from REST as from GraphQL, and leaves nothing there', async () => {
    const before = spooled();
    const long = movie(9 * MB);
    const { status, body } = await upload(long, 'long.mp4');
    expect([status, body.sizeBytes]).toEqual([201, long.length]);
    const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
    expect(hash(await readBytes(await open(body.url)))).toBe(hash(long));
    const tessera = new Tessera({ origin: server.origin, token: owner.token });
    const again = await tessera.files.upload(new File([new Uint8Array(long)], 'long.mp4'));
    expect(again).toMatchObject({ name: 'long.mp4', contentType: 'video/mp4', sizeBytes: long.length });
    await expect.poll(spooled).toBe(before);
  });

  test('of which a part has come is gone when the client goes', async () => {
    const begun = beginUpload(movie(6 * MB), { authorization: `Bearer ${owner.token}` });
    await expect.poll(spooled).toBe(1);
    begun.cut();
    await expect.poll(spooled).toBe(0);
  });

  test('is sent by one person twice at once, and not a third time; others still send theirs', async () => {
    const [person, other] = [await server.register(), await server.register()];
    const headers = { authorization: `Bearer ${person.token}` };
    const begun = [beginUpload(movie(6 * MB), headers), beginUpload(movie(6 * MB), headers)];
    await expect.poll(spooled).toBe(2);
    const long = movie(6 * MB);
    expect((await upload(long, 'a.mp4', person)).status).toBe(429);
    expect((await upload(pdf(), 'short.pdf', person)).status).toBe(201);
    expect((await upload(long, 'a.mp4', other)).status).toBe(201);
    begun[0]?.end();
    expect(await begun[0]?.status).toBe(201);
    begun[1]?.cut();
    await expect.poll(spooled).toBe(0);
    expect((await upload(long, 'a.mp4', person)).status).toBe(201);
  });

  test('that a killed process left behind is removed at the next start, but none that is being written', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tessera-spool-'));
    for (const name of ['old', 'new']) writeFileSync(join(folder, name), 'half a film');
    const now = new Date();
    utimesSync(join(folder, 'old'), now, new Date(now.getTime() - DAY_MS));
    await sweepSpool(folder, now);
    expect(readdirSync(folder)).toEqual(['new']);
    await sweepSpool(join(folder, 'missing'), now);
  });
});

describe('refused with a message on the field', () => {
  const text = (content: string) => Buffer.from(content);
  test.each<[string, string, () => Buffer, number]>([
    ['a page that is called a PDF', 'a.pdf', () => text('<html><script>alert(1)</script></html>%PDF-1.7\n%%EOF'), 415],
    ['an archive that is called a PDF', 'a.pdf', () => Buffer.from('PK\x03\x04%PDF-1.7 %%EOF', 'latin1'), 415],
    ['half a PDF', 'a.pdf', () => pdf(9000).subarray(0, 5000), 415],
    ['a script that is called a film', 'a.mp4', () => text('#!/bin/sh\nrm -rf /\n'), 415],
    ['a script behind the mark of a film', 'a.mp4', () => text('\0\0\0\x18ftypisom<script>alert(1)</script>'), 415],
    ['half a film', 'a.mp4', () => movie(3000).subarray(0, 2000), 415],
    ['a film without its description', 'a.mp4', () => movie(3000, 'free'), 415],
    ['Matroska', 'a.webm', () => webm('matroska'), 415],
    ['nothing', 'a.pdf', () => Buffer.alloc(0), 415],
    ['a picture', 'a.pdf', () => Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'), 415],
    ['a PDF of 10 MB and a byte', 'a.pdf', () => pdf(FILE_LIMITS.documentBytes + 1), 413],
    ['a film of 50 MB and a byte', 'a.mp4', () => movie(FILE_LIMITS.videoBytes + 1), 413],
  ])('%s', async (_what, name, make, status) => {
    const answer = await upload(make(), name);
    expect(answer.status).toBe(status);
    expect(answer.body.fields).toHaveProperty('file');
  });

  test('but a PDF of 10 MB and a film of 50 MB are taken', async () => {
    expect((await upload(pdf(FILE_LIMITS.documentBytes))).status).toBe(201);
    expect((await upload(movie(FILE_LIMITS.videoBytes))).status).toBe(201);
  });

  test('nobody, a token without the scope, and a picture that is longer than one may be', async () => {
    // One that is too long as well isn't read first.
    expect((await upload(movie(FILE_LIMITS.videoBytes + 1), 'a.mp4', null)).status).toBe(401);
    const begun = beginUpload(movie(6 * MB), { 'idempotency-key': 'visitor' });
    expect(await begun.status).toBe(401);
    begun.cut();
    expect((await upload(pdf(), 'a.pdf', await tokenFixtures(server).program(owner, 'profile:write'))).status).toBe(
      403,
    );
    const form = new FormData();
    const query =
      'mutation uploadFile($file: Upload!) { uploadImage(input: { file: $file, kind: PHOTO }) { image { url } } }';
    form.set('operations', JSON.stringify({ query, variables: { file: null } }));
    form.set('map', JSON.stringify({ 0: ['variables.file'] }));
    form.set('0', new Blob([new Uint8Array(movie(6 * MB))]), 'photo.png');
    const headers = { authorization: `Bearer ${owner.token}`, 'apollo-require-preflight': '1' };
    const response = await fetch(`${server.origin}/graphql`, { method: 'POST', body: form, headers });
    expect(JSON.stringify(await response.json())).toContain('PAYLOAD_TOO_LARGE');
    const visitor = { 'apollo-require-preflight': '1' };
    const unread = await fetch(`${server.origin}/graphql`, { method: 'POST', body: form, headers: visitor });
    expect(JSON.stringify(await unread.json())).toContain('UNAUTHENTICATED');
  });

  test('more than the account has room for', async () => {
    const person = await server.register();
    const { body } = await upload(pdf(), 'a.pdf', person);
    const key = body.url.replace('/uploads/', '');
    const setSize = 'UPDATE uploads SET size_bytes = $2 WHERE key = $1';
    await server.services.db.query(setSize, [key, QUOTAS.pictureBytes - 10]);
    const answer = await upload(pdf(), 'b.pdf', person);
    expect([answer.status, answer.body]).toEqual([409, expect.objectContaining({ quota: 'pictureBytes' })]);
  });
});

describe('a part of a file', () => {
  let url: string;
  const bytes = movie(1000);
  beforeAll(async () => {
    url = (await upload(bytes)).body.url;
  });

  test.each([
    ['bytes=0-', 0, 999],
    ['bytes=0-1', 0, 1],
    ['bytes=500-599', 500, 599],
    ['bytes=990-5000', 990, 999],
    ['bytes=-10', 990, 999],
    ['bytes=-5000', 0, 999],
  ])('%s is given alone', async (range, first, last) => {
    const response = await open(url, range);
    expect([response.status, response.headers.get('content-range'), response.headers.get('content-length')]).toEqual([
      ...[206, `bytes ${first}-${last}/1000`, String(last - first + 1)],
    ]);
    expect(await readBytes(response)).toEqual(bytes.subarray(first, last + 1));
  });

  test.each(['bytes=1000-', 'bytes=-0', 'bytes=5000-6000'])('%s is outside', async (range) => {
    const response = await open(url, range);
    expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */1000']);
  });

  test.each(['bytes=0-1,5-6', 'bytes=9-2', 'lines=1-2', 'bytes=-', 'bytes=a-b'])('%s is the whole', async (range) => {
    const response = await open(url, range);
    expect([response.status, (await readBytes(response)).length]).toEqual([200, 1000]);
  });
});

test('HEAD gives the length without reading the file, whether PDF, video or picture', async () => {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#b8873a' } }).png();
  const form = new FormData();
  form.set('kind', 'photo');
  form.set('file', new Blob([new Uint8Array(await picture.toBuffer())]), 'a.png');
  const headers = { authorization: `Bearer ${owner.token}` };
  const sent = await fetch(`${server.origin}/api/uploads`, { method: 'POST', body: form, headers });
  const { url: photo } = (await sent.json()) as Uploaded;
  const read = vi.spyOn(server.services.files, 'read');
  for (const url of [(await upload(pdf())).body.url, (await upload(movie(5000))).body.url, photo]) {
    const whole = await open(url);
    const { length } = await readBytes(whole);
    read.mockClear();
    const head = await fetch(server.origin + url, { method: 'HEAD', headers: { range: 'bytes=0-1' } });
    const shown = [head.status, head.headers.get('content-length'), head.headers.get('content-type')];
    expect(shown).toEqual([200, String(length), whole.headers.get('content-type')]);
    expect(read).not.toHaveBeenCalled();
  }
  read.mockRestore();
  const missing = await fetch(`${server.origin}/uploads/${'0'.repeat(32)}.pdf`, { method: 'HEAD' });
  expect(missing.status).toBe(404);
});

describe('a card with files', () => {
  const save = (url: string, visibility: string, as = owner) =>
    server.rest('POST', '/api/cards', {
      as,
      body: {
        title: 'Files',
        visibility,
        data: { name: 'Asha', email: 'a@example.com', blocks: [{ kind: 'file', url }] },
      },
    });

  test('shows name, type and size, and to nobody while the card is private', async () => {
    const { url } = (await upload(pdf(), 'Preise 2026.pdf')).body;
    const { body } = await save(url, 'PRIVATE');
    const { path, id } = body.card as { path: string; id: string };
    const hidden = await fetch(server.origin + path);
    expect([hidden.status, (await hidden.text()).includes(url)]).toEqual([404, false]);
    await server.rest('PATCH', `/api/cards/${id}`, { as: owner, body: { visibility: 'UNLISTED' } });
    const page = await (await fetch(server.origin + path)).text();
    expect(page).toContain(`"file":{"name":"Preise 2026.pdf","type":"PDF","sizeBytes":${pdf().length}}`);
  });

  test('keeps them, and they go with its last version', async () => {
    const [film, unused] = [(await upload(movie())).body.url, (await upload(pdf())).body.url];
    const { body } = await server.rest('POST', '/api/cards', {
      as: owner,
      body: {
        title: 'Film',
        data: { name: 'Asha', email: 'a@example.com', blocks: [{ kind: 'video', url: film }] },
      },
    });
    const sweep = async (days: number) => {
      await sweepUploads(server.services, new Date(Date.now() + days * DAY_MS));
      await server.runJobs();
      return Promise.all([film, unused].map(async (url) => (await open(url)).status));
    };
    expect(await sweep(2)).toEqual([200, 404]);
    const { id } = body.card as { id: string };
    await server.rest('DELETE', `/api/cards/${id}`, { as: owner });
    expect(await sweep(4)).toEqual([404, 404]);
  });
});

test.each([
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\Asha\\CV.PDF', 'CV.pdf'],
  ['  Lebenslauf \n neu .pdf ', 'Lebenslauf neu.pdf'],
  ['Cafe\u0301.pdf', 'Caf\u00e9.pdf'],
  ['\u202Efdp.exe', 'fdp.pdf'],
  ['سيرة ذاتية.pdf', 'سيرة ذاتية.pdf'],
  ['', 'file.pdf'],
  ['.pdf', 'file.pdf'],
  ['a\0b"c.pdf', 'a b"c.pdf'],
  ['v1.2 plan', 'v1.2 plan.pdf'],
  ['\uD800.pdf', '\uFFFD.pdf'],
  ['अ'.repeat(500), `${'अ'.repeat(116)}.pdf`],
])('a file that is called %j is shown as %j', (sent, shown) => {
  expect(tidyFileName(sent, 'pdf')).toBe(shown);
});
