import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let owner: Person;
let card: { id: string; path: string };
let hidden: { id: string; path: string };
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.register('Asha Rao');
  card = await save('PUBLIC', 'Asha <b>"Rao"</b>');
  hidden = await save('PRIVATE', 'Hidden');
});
afterAll(() => server.close());

async function save(visibility: string, name: string, as = owner): Promise<typeof card> {
  const body = {
    title: name,
    visibility,
    data: { name, role: 'Architect', email: 'asha@example.com', phone: '+919876543210' },
  };
  return (await server.rest('POST', '/api/cards', { body, as })).body.card as typeof card;
}

async function get(path: string) {
  const response = await fetch(server.origin + path, { redirect: 'manual', headers: { cookie: 'session=x' } });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const oembed = (query: Record<string, string>) => server.rest('GET', `/oembed?${new URLSearchParams(query)}`);
const url = (path = card.path) => server.origin + path;

describe('oEmbed', () => {
  test('tells other sites how to show a card', async () => {
    const { status, body, headers } = await oembed({ url: url(), format: 'json' });
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(body).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: 'Asha <b>"Rao"</b>',
      author_name: 'Asha Rao',
      author_url: `${server.origin}/u/${owner.segment}`,
      provider_name: 'Tessera',
      provider_url: server.origin,
      width: 560,
      height: 320,
      thumbnail_width: 1200,
      thumbnail_height: 630,
    });
    const html = String(body.html);
    expect(html).toContain(`<iframe src="${server.origin}/embed${card.path}" width="560" height="320"`);
    expect(html).toContain('title="Card of Asha &lt;b&gt;&quot;Rao&quot;&lt;/b&gt;"');
    expect((await fetch(String(body.thumbnail_url))).headers.get('content-type')).toBe('image/jpeg');
  });

  test.each([
    [{ maxwidth: '350' }, { width: 350, height: 200, thumbnail_width: 300 }],
    [{ maxwidth: '700' }, { width: 700, height: 400, thumbnail_width: 600 }],
    [{ maxwidth: '5000' }, { width: 1120, height: 640, thumbnail_width: 1200 }],
    [{ maxheight: '100' }, { width: 175, height: 100 }],
    [
      { maxwidth: '-1', maxheight: 'much' },
      { width: 560, height: 320 },
    ],
  ])('keeps to what the other site has room for: %j', async (query, sizes) => {
    const { body } = await oembed({ url: url(), ...query });
    expect(body).toMatchObject(sizes);
    expect('thumbnail_url' in body).toBe(!('maxheight' in query) || query.maxheight === 'much');
  });

  test('is announced in the head of the card’s page', async () => {
    const { text } = await get(card.path);
    const [, address = ''] = /<link rel="alternate" type="application\/json\+oembed" href="(.*?)"/.exec(text) ?? [];
    const answer = await fetch(address.replaceAll('&amp;', '&'));
    expect(await answer.json()).toMatchObject({ type: 'rich', author_name: 'Asha Rao' });
  });

  test('finds the card behind a shared link and under a former address', async () => {
    expect((await oembed({ url: `${url()}?s=abc` })).body.title).toBe('Asha <b>"Rao"</b>');
  });

  test('knows nothing of what strangers can’t see, and of other sites', async () => {
    const unknown = ['/', '/dashboard/cards', `/${owner.id}/never-was`, hidden.path, `${card.path}/more`].map(url);
    for (const address of [...unknown, `https://example.com${card.path}`, 'nothing', `${url()}%00`]) {
      const { status, body } = await oembed({ url: address });
      expect([address, status, body.code]).toEqual([address, 404, 'NOT_FOUND']);
    }
  });

  test('speaks JSON alone, and needs an address', async () => {
    expect((await oembed({ url: url(), format: 'xml' })).status).toBe(501);
    expect((await oembed({})).body).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { url: 'Name the page: ?url=https://…' },
    });
  });
});

describe('the card on other sites', () => {
  test('may be framed by all, runs nothing and knows nobody', async () => {
    const { status, headers, text } = await get(`/embed${card.path}`);
    expect(status).toBe(200);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain('frame-ancestors *');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script-src');
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('set-cookie')).toBeNull();
    expect(text).not.toContain('<script');
    expect(text).toContain(`href="${url()}" target="_blank" rel="noopener"`);
    expect(text).toContain('Asha &lt;b&gt;&quot;Rao&quot;&lt;/b&gt;');
    expect(text).toContain('<meta name="robots" content="noindex" />');
  });

  test.each(['/', '/explore', '/signin', '/dashboard', '/oembed', '/graphql'])('%s may not be framed', async (path) => {
    const { headers } = await get(path);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).not.toBeNull();
  });

  test('is a short notice where there is none for strangers', async () => {
    for (const path of [hidden.path, `/${owner.id}/never-was`]) {
      const { status, text } = await get(`/embed${path}`);
      expect(status).toBe(404);
      expect(text).toContain('This card is no longer public.');
      expect(text).not.toContain('Hidden');
    }
  });

  test('moves with its owner’s handle', async () => {
    const person = await server.register('Moved');
    const { path } = await save('PUBLIC', 'Moving', person);
    await server.graphql('mutation { updateViewer(input: { handle: "moved-embed" }) { viewer { id } } }', {
      as: person,
    });
    const { status, headers } = await get(`/embed${path}`);
    expect([status, headers.get('location')]).toEqual([308, '/embed/moved-embed/moving']);
  });
});
