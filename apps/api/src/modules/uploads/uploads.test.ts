import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { reencode } from './picture.ts';

let server: TestServer;
let owner: Person;
beforeAll(async () => {
  server = await startTestServer({ DATA_DIR: `/tmp/tessera-uploads-${process.pid}` });
  owner = await server.register();
});
afterAll(() => server.close());

const picture = (width = 600, height = 400) => sharp({ create: { width, height, channels: 3, background: '#b8873a' } });

async function upload(
  bytes: Uint8Array<ArrayBuffer>,
  options: { kind?: string; path?: string; field?: string; as?: Person | null } = {},
) {
  const form = new FormData();
  // The avatar's path knows what it is.
  if (!options.path) form.set('kind', options.kind ?? 'logo');
  form.set(options.field ?? 'file', new Blob([bytes]), '../../etc/passwd');
  const as = options.as === undefined ? owner : options.as;
  const response = await fetch(server.origin + (options.path ?? '/api/uploads'), {
    method: 'POST',
    body: form,
    headers: as ? { authorization: `Bearer ${as.token}` } : {},
  });
  return { status: response.status, body: (await response.json()) as Record<string, never> };
}

const readBytes = async (image: sharp.Sharp) => new Uint8Array(await image.toBuffer());

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    'as %s is stored as WebP of a sane size, without metadata',
    async (format) => {
      const source = picture(3000, 1000)
        .withExif({ IFD0: { Copyright: 'secret place' } })
        .toFormat(format);
      const { status, body } = await upload(await readBytes(source));
      expect(status).toBe(201);
      expect(body).toMatchObject({
        widthPx: 800,
        heightPx: 267,
        url: expect.stringMatching(/^\/uploads\/[0-9a-f]{32}\.webp$/),
      });
      const response = await fetch(server.origin + body.url);
      const stored = Buffer.from(await response.arrayBuffer());
      expect(await sharp(stored).metadata()).toMatchObject({ format: 'webp', width: 800 });
      expect(stored.toString('latin1')).not.toContain('secret place');
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
      });
    },
  );

  test('as avatar becomes a square and the person’s own', async () => {
    const { status, body } = await upload(await readBytes(picture().jpeg()), {
      path: '/api/users/me/avatar',
      field: 'avatar',
    });
    expect(status).toBe(200);
    const { body: me } = await server.rest('GET', '/api/users/me', { as: owner });
    expect(me.avatarUrl).toBe(body.url);
    const stored = Buffer.from(await (await fetch(server.origin + body.url)).arrayBuffer());
    expect(await sharp(stored).metadata()).toMatchObject({ width: 512, height: 512 });
  });

  test('can be sent as a GraphQL multipart request', async () => {
    const form = new FormData();
    const query =
      'mutation ($file: Upload!) { uploadImage(input: { file: $file, kind: PHOTO }) { image { url widthPx } } }';
    form.set('operations', JSON.stringify({ query, variables: { file: null } }));
    form.set('map', JSON.stringify({ 0: ['variables.file'] }));
    form.set('0', new Blob([await readBytes(picture().png())]), 'photo.png');
    const headers = { authorization: `Bearer ${owner.token}`, 'apollo-require-preflight': '1' };
    const response = await fetch(`${server.origin}/graphql`, { method: 'POST', body: form, headers });
    expect(await response.json()).toMatchObject({ data: { uploadImage: { image: { widthPx: 600 } } } });
  });
});

describe('refused with a message on the field', () => {
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const FILES: [name: string, make: () => Promise<Uint8Array<ArrayBuffer>>, status: number][] = [
    ['an SVG', async () => svg, 415],
    ['a GIF', () => readBytes(picture(10, 10).gif()), 415],
    ['a text', async () => new TextEncoder().encode('hello'), 415],
    ['nothing', async () => new Uint8Array(), 415],
    ['half a picture', async () => (await readBytes(picture().jpeg())).slice(0, 900), 415],
    ['a picture of too many pixels', () => readBytes(picture(9000, 9000).png({ compressionLevel: 9 })), 415],
    [
      'a picture that is also a page',
      async () => append(await readBytes(picture().jpeg()), '<html><script>x</script>'),
      415,
    ],
    [
      'a picture that is also an archive',
      async () => append(await readBytes(picture().png()), `PK\x05\x06${'\0'.repeat(18)}`),
      415,
    ],
    ['more than 5 MB', async () => append(await readBytes(picture().jpeg()), 'x'.repeat(5 * 1024 * 1024)), 413],
  ];
  test.each(FILES)('%s', async (_name, make, status) => {
    const answer = await upload(await make());
    expect(answer.status).toBe(status);
    expect(answer.body.fields).toHaveProperty('file');
  });

  test('no file, a wrong kind, nobody', async () => {
    const bytes = await readBytes(picture().png());
    expect((await upload(bytes, { field: 'other' })).body.fields).toHaveProperty('file');
    expect((await upload(bytes, { kind: 'poster' })).body.fields).toHaveProperty('kind');
    expect((await upload(bytes, { as: null })).status).toBe(401);
  });

  function append(bytes: Uint8Array, text: string): Uint8Array<ArrayBuffer> {
    return new Uint8Array(Buffer.concat([bytes, Buffer.from(text, 'latin1')]));
  }
});

test.each(['/uploads/../../etc/passwd', '/uploads/%2e%2e%2fx.webp', `/uploads/${'0'.repeat(32)}.webp`])(
  '%s gives 404',
  async (path) => {
    expect((await fetch(server.origin + path)).status).toBe(404);
  },
);

test('a flood of pictures from one network refuses nobody else’s', async () => {
  const bytes = Buffer.from(await readBytes(picture(1200, 900).png()));
  const flood = Array.from({ length: 120 }, (_, n) => reencode(bytes, 'PHOTO', `2001:db8:0:1::${n.toString(16)}`));
  const others = Array.from({ length: 8 }, (_, n) => reencode(bytes, 'PHOTO', `192.0.2.${n}`));
  const [floodOutcomes, otherOutcomes] = await Promise.all([Promise.allSettled(flood), Promise.allSettled(others)]);
  expect(otherOutcomes.every(({ status }) => status === 'fulfilled')).toBe(true);
  const refused = floodOutcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(refused.length).toBeGreaterThan(0);
  for (const refusal of refused) expect(refusal).toMatchObject({ code: 'RATE_LIMITED' });
});
