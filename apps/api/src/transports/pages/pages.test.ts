import { ALL_ADDRESSES, languagePath } from '@tessera/domain';
import { LANGUAGE_TAGS } from '@tessera/texts';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { LISTED_PATHS } from './site-map.ts';

let server: TestServer;
let owner: Person;
let card: { id: string; slug: string; path: string };
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.register('Asha Rao');
  card = await save('POST', '/api/cards', { visibility: 'PUBLIC' });
});
afterAll(() => server.close());

const data = {
  type: 'business',
  name: 'Asha </script><script>alert(1)</script> Rao',
  role: 'Principal',
  email: 'asha@example.com',
  phone: '+919876543210',
  website: 'https://example.com',
  socials: { linkedin: 'asharao' },
  extra: { company: { companyName: 'Rao & Daughters; "Architects"' } },
};

async function save(method: string, path: string, more: object): Promise<typeof card> {
  const { body } = await server.rest(method, path, { body: { title: 'Principal', data, ...more }, as: owner });
  return body.card as typeof card;
}

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(server.origin + path, { redirect: 'manual', headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe('the page of a card', () => {
  test('says in its head what it is, for link previews and search engines', async () => {
    const { status, headers, text } = await get(card.path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(text).toContain(`<link rel="canonical" href="${server.origin}${card.path}" />`);
    expect(text).toMatch(/<meta property="og:title" content="Asha &lt;\/script&gt;/);
    expect(text).not.toContain('<script>alert(1)');
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'Person',
      name: data.name,
      telephone: '+919876543210',
      worksFor: { name: 'Rao & Daughters; "Architects"' },
      sameAs: ['https://example.com', 'https://linkedin.com/in/asharao'],
    });
  });

  test.each([
    ['a person without company and role', { name: 'Asha Rao' }, 'Person'],
    [
      'a company alone',
      { extra: { company: { companyName: 'Rao & Daughters', designation: 'Architects' } } },
      'Organization',
    ],
  ])('tells search engines that %s is what it is', async (_what, who, type) => {
    const made = { type: 'business', email: 'asha@example.com', ...who };
    const { path } = await save('POST', '/api/cards', { data: made, title: 'Structured', visibility: 'PUBLIC' });
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec((await get(path)).text) ?? [];
    expect(JSON.parse(json)).toMatchObject({ '@type': type });
  });

  test('is the owner’s id without a handle, and then redirects for good', async () => {
    const person = await server.register();
    const clear = 'mutation { updateViewer(input: { handle: "" }) { viewer { id } } }';
    await server.graphql(clear, { as: person });
    const { body } = await server.rest('POST', '/api/cards', {
      body: { data, isPublic: true, title: 'Moving' },
      as: person,
    });
    const path = (body.card as typeof card).path;
    expect(path).toBe(`/${person.id}/moving`);
    await server.graphql('mutation { updateViewer(input: { handle: "moved-person" }) { viewer { id } } }', {
      as: person,
    });
    const answer = await get(`${path}?s=x&utm_source=fair`);
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/moved-person/moving?s=x&utm_source=fair']);
    expect((await get(`${path}.vcf`)).headers.get('location')).toBe('/moved-person/moving.vcf');
    await server.graphql(clear, { as: person });
    expect((await get('/moved-person/moving')).headers.get('location')).toBe(path);
  });

  test('is 404 while the card is private, and says nothing of it', async () => {
    const hidden = await save('POST', '/api/cards', { title: 'Hidden' });
    const missing = await get(`/${owner.id}/never-was`);
    for (const path of [hidden.path, `${hidden.path}.vcf`]) {
      const { status, text } = await get(path, { authorization: `Bearer ${owner.token}` });
      expect(status).toBe(404);
      expect(text).not.toContain('Principal');
    }
    expect(missing.status).toBe(404);
    expect(missing.text).toContain('noindex');
  });

  test('is not indexed while unlisted', async () => {
    const unlisted = await save('POST', '/api/cards', { title: 'Unlisted', visibility: 'UNLISTED' });
    expect((await get(unlisted.path)).text).toContain('<meta name="robots" content="noindex" />');
    expect((await get(card.path)).text).not.toContain('noindex');
  });
});

describe('the contact file', () => {
  test.each([
    ['', '3.0'],
    ['?v=4.0', '4.0'],
  ])('%s is vCard %s with what the card shows', async (query, version) => {
    const { status, headers, text } = await get(`${card.path}.vcf${query}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/vcard; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${card.slug}.vcf"`);
    const vcard = new ICAL.Component(ICAL.parse(text));
    expect(vcard.getFirstPropertyValue('version')).toBe(version);
    expect(vcard.getFirstPropertyValue('fn')).toBe(data.name);
    expect(String(vcard.getFirstPropertyValue('tel'))).toContain('+919876543210');
    expect(vcard.getFirstPropertyValue('source')).toBe(`${server.origin}${card.path}.vcf`);
  });

  test('is refused when its owner does not offer it', async () => {
    await server.graphql('mutation { updateViewer(input: { allowContactDownloads: false }) { viewer { id } } }', {
      as: owner,
    });
    expect((await get(`${card.path}.vcf`)).status).toBe(403);
    expect((await get(card.path)).text).not.toContain(`${card.path}.vcf`);
    await server.graphql('mutation { updateViewer(input: { allowContactDownloads: true }) { viewer { id } } }', {
      as: owner,
    });
  });
});

describe('other addresses', () => {
  test.each(['/nowhere', '/a/b/c', '/dashboards', '/u', '/privacy-policy/more'])('%s leads home', async (path) => {
    const { status, headers } = await get(path, { accept: 'text/html' });
    expect([status, headers.get('location')]).toEqual([302, '/']);
    expect((await get(path, { accept: '*/*' })).status).toBe(404);
  });

  test.each(['/api/nowhere', '/api', '/graphql/more'])('%s answers JSON, never HTML', async (path) => {
    const { status, headers, text } = await get(path, { accept: 'text/html' });
    expect(status).toBe(404);
    expect(headers.get('content-type')).toContain('application/json');
    expect(JSON.parse(text)).toMatchObject({ code: 'NOT_FOUND' });
  });

  test.each(['/signin', '/dashboard', '/dashboard/cards', '/dashboard/dm/1', '/explore', '/share/1?token=x'])(
    '%s is drawn by the app',
    async (path) => {
      const { status, text } = await get(path);
      expect(status).toBe(200);
      expect(text).toContain('<div id="root">');
    },
  );

  test('the endpoint is a playground for browsers, and only for them', async () => {
    expect((await get('/graphql', { accept: 'text/html' })).text).toContain('Playground — Tessera');
    expect((await get('/graphql')).status).toBe(400);
  });
});

describe('every address that the product has', () => {
  test.each(ALL_ADDRESSES)('$path is answered where it is asked for', async ({ path, kind }) => {
    const values: Record<string, string> = { owner: owner.segment };
    const { status, text } = await get(path.replace(/:(\w+)\??/g, (_all, name: string) => values[name] ?? 'x'));
    expect(status).toBe(200);
    expect(text).toContain('<div id="root">');
    expect(text).toContain(kind === 'site' ? '/src/site/start.ts' : '/src/main.tsx');
  });
});

const SITE_PATHS = ALL_ADDRESSES.filter(({ kind }) => kind === 'site').map(({ path }) => path);

describe('the marketing site', () => {
  test.each(SITE_PATHS)('%s says in its head what it is and where', async (path) => {
    const { status, text } = await get(path);
    expect(status).toBe(200);
    expect(text).toContain(`<link rel="canonical" href="${server.origin}${path}" />`);
    expect(text).toContain(`<meta property="og:image" content="${server.origin}/og-image.jpg" />`);
    expect(text).toContain('<meta name="twitter:card" content="summary_large_image" />');
    expect(text).not.toContain('noindex');
    expect(text).toContain('/src/site/start.ts');
  });

  test('is listed for search engines, with the directory', async () => {
    const { headers, text } = await get('/sitemap.xml');
    expect(headers.get('content-type')).toContain('application/xml');
    const listed = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    const [home, ...docs] = LISTED_PATHS.filter((path) => path.startsWith('/developers'));
    expect(home).toBe('/developers');
    const translated = LANGUAGE_TAGS.filter((language) => language !== 'en').flatMap((language) =>
      SITE_PATHS.map((path) => languagePath(path, language)),
    );
    const expected = [...SITE_PATHS, '/explore', '/status', home, ...docs, ...translated];
    expect([...LISTED_PATHS].sort()).toEqual(expected.sort());
    expect(listed.slice(0, LISTED_PATHS.length)).toEqual(LISTED_PATHS.map((path) => server.origin + path));
    for (const address of listed) expect((await fetch(address ?? '', { redirect: 'manual' })).status).toBe(200);
  });

  test('tells robots where nothing is for them, and where the list is', async () => {
    const { headers, text } = await get('/robots.txt');
    expect(headers.get('content-type')).toContain('text/plain');
    for (const path of ['/dashboard$', '/dashboard/', '/share/', '/join/', '/team/', '/api/', '/graphql$'])
      expect(text).toContain(`\nDisallow: ${path}\n`);
    expect(text).toContain(`\nSitemap: ${server.origin}/sitemap.xml\n`);
  });
});

test('browsers are told to insist on HTTPS only where the product is served by it', async () => {
  expect((await get('/')).headers.get('strict-transport-security')).toBeNull();
  const secure = await startTestServer({ PUBLIC_ORIGIN: 'https://tessera.example' });
  const { headers } = await fetch(`${secure.origin}/`);
  await secure.close();
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
});

test('what programs read carries the policy for data, which allows nothing', async () => {
  const asked = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"query":"{ __typename }"}' };
  for (const answer of [await fetch(`${server.origin}/graphql`, asked), await get('/api/explore')]) {
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('every page is framed by nobody and runs our scripts alone', async () => {
  const policy = (await get(card.path)).headers.get('content-security-policy');
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}';/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("frame-ancestors 'none'");
});

test('every page connects to this server alone, and may use only what it needs of the device', async () => {
  for (const path of ['/', card.path, '/dashboard']) {
    const { headers } = await get(path);
    expect(headers.get('content-security-policy')).toContain("connect-src 'self';");
    expect(headers.get('content-security-policy')).toContain("base-uri 'none';");
    expect(headers.get('content-security-policy')).not.toMatch(/\bwss?:/);
    expect(headers.get('permissions-policy')).toMatch(
      /clipboard-write=\(self\).*camera=\(\).*geolocation=\(\).*microphone=\(\)/,
    );
  }
});

test.each([
  '/reset-password',
  '/confirm-email',
  '/delete-account/confirm',
  '/delete-account/cancel',
  '/share',
  '/share/x',
  '/join/ACDEFGHJKM',
])('%s hands its token to nobody: no referrer, no index', async (path) => {
  const { status, headers, text } = await get(`${path}?token=secret`);
  expect(status).toBe(200);
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(text).toContain('<meta name="robots" content="noindex" />');
  expect(text).not.toContain('secret');
});
