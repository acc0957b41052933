import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let owner: Person;
let card: { id: string; path: string };
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.register('Asha </script> Rao');
  await change(owner, { about: 'Architect.\nHouses that keep cool.', phone: '9876543210' });
  card = await makeCard(owner, 'Principal', 'PUBLIC');
});
afterAll(() => server.close());

async function change(person: Person, input: object) {
  const { errors } = await server.graphql(
    'mutation ($input: UpdateViewerInput!) { updateViewer(input: $input) { viewer { id } } }',
    {
      variables: { input },
      as: person,
    },
  );
  expect(errors).toBeUndefined();
}

async function makeCard(person: Person, title: string, visibility: string) {
  const data = { name: 'Asha Rao', phone: '+919876543210', email: 'asha@example.com' };
  const { body } = await server.rest('POST', '/api/cards', { body: { title, data, visibility }, as: person });
  return body.card as typeof card;
}

async function get(path: string) {
  const response = await fetch(server.origin + path, { redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

function readJson(text: string, kind: string) {
  const [, json = ''] = new RegExp(`<script type="application/${kind}"[^>]*>(.*?)</script>`).exec(text) ?? [];
  return JSON.parse(json);
}

describe('the page of a profile', () => {
  test('says in its head who it is about, with what they show', async () => {
    const { status, text } = await get(`/u/${owner.segment}`);
    expect(status).toBe(200);
    expect(text).toContain('<title>Asha &lt;/script&gt; Rao — Tessera</title>');
    expect(text).toContain('<meta name="description" content="Architect. Houses that keep cool." />');
    expect(text).toContain(`<link rel="canonical" href="${server.origin}/u/${owner.segment}" />`);
    expect(text).not.toContain('noindex');
    expect(readJson(text, 'ld\\+json')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      url: `${server.origin}/u/${owner.segment}`,
      mainEntity: {
        '@type': 'Person',
        name: 'Asha </script> Rao',
        url: `${server.origin}/u/${owner.segment}`,
        description: 'Architect.\nHouses that keep cool.',
        email: 'asha@example.com',
        telephone: '+919876543210',
      },
    });
  });

  test('is the same at its second address, which names the first as the canonical one', async () => {
    const second = await get(`/public/profile/${owner.segment}/cards`);
    expect(second.status).toBe(200);
    expect(second.text).toBe((await get(`/u/${owner.segment}`)).text);
  });

  test('brings the public cards along, and no others', async () => {
    await makeCard(owner, 'For some', 'UNLISTED');
    await makeCard(owner, 'For nobody', 'PRIVATE');
    const { text } = await get(`/u/${owner.segment}`);
    const { owner: address, profile } = readJson(text, 'json');
    expect(address).toBe(owner.segment);
    expect(profile.cards).toMatchObject([{ id: card.id, title: 'Principal', path: card.path, ownerId: owner.id }]);
    expect(text).not.toMatch(/For some|For nobody/);
  });

  test('keeps to itself what the person does not show', async () => {
    const shy = await server.register('Shy Person');
    await change(shy, { showEmail: false, phone: '9876500000' });
    await makeCard(shy, 'Shy', 'PUBLIC');
    const { text } = await get(`/u/${shy.segment}`);
    expect(text).not.toMatch(/person-\d|asha@example\.com|9876500000/);
    expect(readJson(text, 'json').profile).toMatchObject({ email: null, phone: '+919876543210' });
  });

  test('of somebody without public cards is not indexed', async () => {
    const newcomer = await server.register('Newcomer');
    expect((await get(`/u/${newcomer.segment}`)).text).toContain('<meta name="robots" content="noindex" />');
  });
});

describe('other names of a person', () => {
  test('lead for good to the present one, with the query', async () => {
    const mover = await server.register('Mover');
    await change(mover, { handle: 'first-home' });
    await change(mover, { handle: 'second-home' });
    for (const name of ['first-home', 'Second-Home', mover.id, mover.id.toUpperCase()]) {
      const profile = await get(`/u/${name}?card=x`);
      expect([profile.status, profile.headers.get('location')]).toEqual([308, '/u/second-home?card=x']);
      const list = await get(`/public/profile/${name}/cards`);
      expect([list.status, list.headers.get('location')]).toEqual([308, '/public/profile/second-home/cards']);
    }
    expect((await get('/u/second-home')).status).toBe(200);
    await change(mover, { handle: '' });
    expect((await get('/u/second-home')).headers.get('location')).toBe(`/u/${mover.id}`);
  });

  test.each(['nobody-here', '01234567-0123-4123-8123-0123456789ab', '%00', '..%2f..', '%3Cscript%3E', 'a'.repeat(90)])(
    '%s is nobody: 404, and a page that says so',
    async (name) => {
      for (const path of [`/u/${name}`, `/public/profile/${name}/cards`]) {
        const { status, text } = await get(path);
        expect(status).toBe(404);
        expect(text).toContain('<title>No profile here — Tessera</title>');
        expect(text).toContain('noindex');
        expect(readJson(text, 'json').profile).toBeNull();
      }
    },
  );
});

test('no card has a NUL in its address', async () => {
  for (const path of ['/x/%00', '/%00/x', '/x/a%00.vcf']) expect((await get(path)).status).toBe(404);
});

test('the directory says what it is for', async () => {
  const { text } = await get('/explore?q=rao');
  expect(text).toContain('<title>Explore — Tessera</title>');
  expect(text).toContain('<meta name="description" content="Find people by name');
  expect(text).toContain(`<link rel="canonical" href="${server.origin}/explore" />`);
  expect(text).toContain(`<meta property="og:image" content="${server.origin}/og-image.jpg" />`);
});

test('the directory comes with its first page of cards, and shows no other', async () => {
  const person = await server.register('Mira Listed');
  const shown = await makeCard(person, 'Mosaics', 'PUBLIC');
  await makeCard(person, 'Mosaics by link', 'UNLISTED');
  const data = readJson((await get('/explore?q=mosaics')).text, 'json');
  expect(data).toMatchObject({
    filters: { q: 'mosaics', category: '', sort: 'NEWEST' },
    cards: [{ id: shown.id, title: 'Mosaics', path: shown.path, ownerName: 'Mira Listed', isFeatured: false }],
    hasNextPage: false,
  });
  // What the API answers to the app's own question, field by field.
  const query = `{ explore(query: "mosaics", first: 24, orderBy: NEWEST) {
    edges { isFeatured node { id ownerId ownerName ownerPath title badge keywords path createdAt allowContactDownloads face { name company phoneHref email } } }
    categories { name count } } }`;
  const { data: answer } = await server.graphql<{
    explore: { edges: { isFeatured: boolean; node: { face: object } }[]; categories: object[] };
  }>(query);
  const asked = answer?.explore.edges.map(({ node: { face, ...card }, isFeatured }) => ({
    ...{ ...card, isFeatured },
    preview: expect.objectContaining(face),
  }));
  expect(data.cards).toEqual(asked);
  expect(data.categories).toEqual(answer?.explore.categories);
});

test.each(['%00', 'a'.repeat(5000), '%F0%9F%92%8C', '%27%22%3C', '&q=b'])('%s can be searched for', async (q) => {
  expect((await get(`/explore?q=${q}`)).status).toBe(200);
});

describe('the site map', () => {
  const addresses = (text: string) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address ?? '');

  test('lists public cards and the profiles of their owners, as long as they are public', async () => {
    const person = await server.register('Listed Person');
    await change(person, { handle: 'listed-person' });
    const shown = await makeCard(person, 'Shown', 'PUBLIC');
    const hidden = await makeCard(person, 'Hidden', 'UNLISTED');
    const before = addresses((await get('/sitemap.xml')).text);
    expect(before).toEqual(
      expect.arrayContaining([`${server.origin}${shown.path}`, `${server.origin}/u/listed-person`]),
    );
    expect(before).not.toContain(server.origin + hidden.path);
    await server.rest('DELETE', `/api/cards/${shown.id}`, { as: person });
    const after = addresses((await get('/sitemap.xml')).text);
    expect(after.filter((address) => address.includes('listed-person'))).toEqual([]);
  });

  test('is an index of files once it is long, and the files name every card once', async () => {
    await server.services.db.query(MANY_CARDS, [owner.id, 5000]);
    const files = addresses((await get('/sitemap.xml')).text);
    expect(files).toEqual([1, 2].map((file) => `${server.origin}/sitemap.xml?file=${file}`));
    const lists = await Promise.all(files.map(async (file) => addresses(await (await fetch(file)).text())));
    const cards = lists.flat().filter((address) => address.includes(`/${owner.segment}/many-`));
    expect(cards).toHaveLength(5000);
    expect(new Set(cards).size).toBe(5000);
    expect(lists.every((list) => list.includes(`${server.origin}/u/${owner.segment}`))).toBe(true);
    for (const file of ['3', '0', '-1', '1.5', 'x', '']) {
      expect((await get(`/sitemap.xml?file=${file}`)).status).toBe(404);
    }
  });

  const MANY_CARDS = `
    WITH made AS (
      INSERT INTO cards (id, owner_id, slug, visibility, data)
      SELECT gen_random_uuid(), $1, 'many-' || n, 'PUBLIC', '{}' FROM generate_series(1, $2::int) n
      RETURNING id, created_at)
    INSERT INTO card_search (card_id, created_at, search) SELECT id, created_at, '' FROM made`;
});
