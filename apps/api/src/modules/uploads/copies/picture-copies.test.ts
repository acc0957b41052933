import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../../testing/server.ts';
import { sweepUploads } from '../upload-sweep.service.ts';
import { fetchPicture } from './fetch-picture.ts';
import { sweepCopies } from './picture-copy.service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let server: TestServer;
/** On the same database, without WEBHOOK_ALLOW_PRIVATE. */
let strict: TestServer;
let elsewhere: Server;
let base: string;
let owner: Person;
const asked: string[] = [];
let png: Buffer;
beforeAll(async () => {
  png = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
  elsewhere = createServer(answer);
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  server = await startTestServer({ WEBHOOK_ALLOW_PRIVATE: 'on' });
  strict = await startTestServer({ DATABASE_URL: server.databaseUrl });
  owner = await server.register();
});
afterAll(async () => {
  await strict.close();
  await server.close();
  elsewhere.close();
});

function answer({ url = '' }: IncomingMessage, response: ServerResponse): void {
  asked.push(url);
  const path = url.split('?')[0];
  if (path === '/around') response.writeHead(302, { location: '/around' }).end();
  else if (path === '/moved') response.writeHead(301, { location: '/logo.png' }).end();
  else if (path === '/to-file') response.writeHead(302, { location: 'file:///etc/passwd' }).end();
  else if (path === '/page') response.writeHead(200, { 'content-type': 'image/png' }).end('<html>');
  else if (path === '/endless') stream(response);
  else if (path === '/cut') response.writeHead(200, { 'content-length': 9999 }).write(png, () => response.destroy());
  else if (path?.endsWith('.png')) response.writeHead(200).end(png);
  else response.writeHead(404).end();
}

/** Bytes without an end, as fast as they are taken. */
function stream(response: ServerResponse): void {
  response.writeHead(200);
  const more = () => {
    while (!response.destroyed && response.write(Buffer.alloc(65_536)));
  };
  response.on('drain', more);
  more();
}

const copyPath = (url: string) => `/uploads/copy?of=${encodeURIComponent(url)}`;
const readStatus = async (path: string) => (await fetch(server.origin + path)).status;

async function save(data: object, at = server) {
  const { body } = await at.rest('POST', '/api/cards', {
    body: { title: 'Card', visibility: 'PUBLIC', data: { name: 'Asha', email: owner.email, ...data } },
    as: owner,
  });
  return body.card as { id: string; path: string };
}

async function copyNow(url: string, at = server) {
  const { data, errors } = await at.graphql<{ copyPicture: { image: { url: string; widthPx: number } } }>(
    'mutation ($url: URL!) { copyPicture(input: { url: $url }) { image { url widthPx } } }',
    { as: owner, variables: { url } },
  );
  return { copy: data?.copyPicture.image, problem: errors?.[0]?.extensions.fields?.url };
}

const countAsked = (path: string) => asked.filter((one) => one === path).length;

describe('a logo elsewhere', () => {
  test('is copied once after the card is saved, and no page, file or feed names its site', async () => {
    const logoUrl = `${base}/logo.png`;
    const card = await save({ logoUrl });
    expect(await readStatus(copyPath(logoUrl))).toBe(204);
    expect(countAsked('/logo.png')).toBe(0);
    await server.runJobs();
    const copied = await fetch(server.origin + copyPath(logoUrl));
    expect([copied.status, copied.headers.get('content-type')]).toEqual([200, 'image/webp']);
    await save({ logoUrl, extra: { personal: { photoUrl: logoUrl } } });
    await server.runJobs();
    expect(countAsked('/logo.png')).toBe(1);

    const feeds = ['', '.vcf', '.jpg', `/u/${owner.id}`, '/api/explore', `/api/public/card/${card.id}`, '/oembed'].map(
      (path) =>
        path === '/oembed'
          ? `/oembed?url=${encodeURIComponent(server.origin + card.path)}`
          : path.startsWith('/')
            ? path
            : card.path + path,
    );
    for (const path of feeds) {
      const text = await (await fetch(server.origin + path)).text();
      // As what a copy is of, it stands encoded.
      expect(text.includes(logoUrl), path).toBe(false);
    }
    expect(await (await fetch(`${server.origin + card.path}.vcf`)).text()).toContain('PHOTO');
    const policy = (await fetch(server.origin + card.path)).headers.get('content-security-policy');
    expect(policy).toContain("img-src 'self' data: blob:;");
  });

  test('is copied at once for who has typed the link', async () => {
    const { copy } = await copyNow(`${base}/typed.png`);
    expect(copy).toMatchObject({ url: expect.stringMatching(/^\/uploads\/[0-9a-f]{32}\.webp$/), widthPx: 60 });
    expect(await readStatus(copy?.url ?? '')).toBe(200);
    expect((await copyNow(`${base}/typed.png`)).copy?.url).toBe(copy?.url);
    expect(countAsked('/typed.png')).toBe(1);
  });

  test('follows a redirect', async () => {
    expect((await copyNow(`${base}/moved`)).copy?.widthPx).toBe(60);
  });

  test.each([
    ['/nothing', 'There is no picture at this link: its server answered 404.'],
    ['/around', 'This link leads on too often. Use the address of the picture itself.'],
    ['/to-file', 'This link doesn’t lead to a picture on the web.'],
    ['/page', 'Choose a JPEG, PNG or WebP picture.'],
    ['/endless', 'The picture at this link is larger than 5 MB.'],
    ['/cut', 'Couldn’t load the picture from this link. Check the link, or upload the picture.'],
  ])('at %s says what is wrong, and shows nothing', async (path, text) => {
    expect((await copyNow(base + path)).problem).toBe(text);
    await save({ logoUrl: base + path });
    await server.runJobs();
    expect(await readStatus(copyPath(base + path))).toBe(204);
  });

  test('is tried again after a day, is found on cards of old, and goes with the last card', async () => {
    const logoUrl = `${base}/late.png`;
    const card = await save({ logoUrl: '' });
    await server.services.db.query(
      "UPDATE cards SET data = jsonb_set(data, '{logoUrl}', to_jsonb($2::text)) WHERE id = $1",
      [card.id, logoUrl],
    );
    await sweepCopies(server.services, new Date());
    await server.runJobs();
    const path = copyPath(logoUrl);
    expect(await readStatus(path)).toBe(200);
    const sweep = async (days: number) => {
      const now = new Date(Date.now() + days * DAY_MS);
      await sweepCopies(server.services, now);
      await sweepUploads(server.services, now);
      await server.runJobs();
      return readStatus(path);
    };
    expect(await sweep(2)).toBe(200);
    await server.rest('DELETE', `/api/cards/${card.id}`, { as: owner });
    expect(await sweep(4)).toBe(204);
  });
});

test('pictures of blocks are copied, and their copies stay as long as the blocks', async () => {
  const [poster, picture] = [`${base}/poster.png`, `${base}/gallery.png`];
  const blocks = [
    { kind: 'video', url: 'https://vimeo.com/76979871', imageUrl: poster },
    { kind: 'gallery', pictures: [{ imageUrl: picture }] },
  ];
  const card = await save({ blocks });
  await server.runJobs();
  const readAll = () => Promise.all([poster, picture].map((url) => readStatus(copyPath(url))));
  expect(await readAll()).toEqual([200, 200]);
  const sweep = async (days: number) => {
    const now = new Date(Date.now() + days * DAY_MS);
    await sweepCopies(server.services, now);
    await sweepUploads(server.services, now);
    await server.runJobs();
    return readAll();
  };
  expect(await sweep(2)).toEqual([200, 200]);
  await server.rest('PATCH', `/api/cards/${card.id}`, { as: owner, body: { data: { blocks: [blocks[0]] } } });
  // The version before it shows the picture too, but its link is no picture that a page loads.
  expect(await sweep(4)).toEqual([200, 204]);
});

describe('the server’s own network', () => {
  test.each([
    'http://169.254.169.254/latest/meta-data/logo.png',
    'http://10.0.0.1/logo.png',
    'http://[::ffff:127.0.0.1]/logo.png',
    'http://127.1/logo.png',
  ])('is not reached at %s', async (url) => {
    const { copy, problem } = await copyNow(url, strict);
    expect([copy, typeof problem]).toEqual([undefined, 'string']);
  });

  test('is not reached at a port of ours, by number or by a name that leads there', async () => {
    const before = asked.length;
    for (const url of [`${base}/inside.png`, `${base}/inside.png`.replace('127.0.0.1', 'localtest.me.localhost')]) {
      const card = await save({ logoUrl: url }, strict);
      await strict.runJobs();
      expect((await copyNow(url, strict)).copy, card.path).toBeUndefined();
    }
    expect(asked.length).toBe(before);
  });

  test('is not reached by a redirect of a server that may be asked', async () => {
    const outside = createServer((_request, response) => {
      response.writeHead(302, { location: `${base}/behind.png` }).end();
    });
    await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
    const { port } = outside.address() as AddressInfo;
    const isOutside = (hop: URL) => hop.port === String(port);
    await expect(fetchPicture(`http://127.0.0.1:${port}/`, isOutside)).rejects.toThrow('Couldn’t load the picture');
    expect(countAsked('/behind.png')).toBe(0);
    expect((await fetchPicture(`http://127.0.0.1:${port}/`, () => true)).equals(png)).toBe(true);
    outside.close();
  });
});

test('nobody has the server fetch something by asking for its copy', async () => {
  const before = asked.length;
  expect(await readStatus(copyPath(`${base}/never.png`))).toBe(204);
  expect(await readStatus('/uploads/copy?of=x&of=y')).toBe(204);
  expect(await readStatus('/uploads/copy')).toBe(204);
  expect(asked.length).toBe(before);
});
