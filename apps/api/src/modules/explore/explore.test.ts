import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let asha: Person;
let mateo: Person;
beforeAll(async () => {
  server = await startTestServer();
  asha = await server.register('Asha Rao');
  mateo = await server.register('Matéo Lindqvist');
});
afterAll(() => server.close());

interface Made {
  id: string;
  path: string;
}

async function makeCard(
  as: Person,
  title: string,
  more: { company?: object; card?: object; visibility?: string } = {},
) {
  const { company = {}, card = {}, visibility = 'PUBLIC' } = more;
  const data = {
    name: '',
    email: 'x@example.com',
    phone: '+919876543210',
    ...card,
    extra: { company: { companyName: 'Acme', ...company } },
  };
  const { body } = await server.rest('POST', '/api/cards', { body: { title, data, visibility }, as });
  return body.card as unknown as Made;
}

interface Entry {
  id: string;
  title: string;
  ownerName: string;
  ownerPath: string;
  category: string | null;
  allowContactDownloads: boolean;
  face: { email: string; phone: string; socials: unknown[] };
}

async function explore(variables: object = {}) {
  const { data, errors } = await server.graphql<{
    explore: {
      edges: { cursor: string; node: Entry }[];
      pageInfo: { hasNextPage: boolean; endCursor: string };
      categories: { name: string; count: number }[];
    };
  }>(
    `query ($q: String, $category: String, $sort: ExploreSort, $first: Int, $after: String) {
      explore(query: $q, category: $category, orderBy: $sort, first: $first, after: $after) {
        edges { cursor node { id title ownerName ownerPath category allowContactDownloads face { email phone socials { network } } } }
        pageInfo { hasNextPage endCursor }
        categories { name count }
      }
    }`,
    { variables },
  );
  return { ...data?.explore, errors, titles: data?.explore.edges.map(({ node }) => node.title) ?? [] };
}

const readTitles = async (q: string, more: object = {}) => (await explore({ q, ...more })).titles;

describe('searching', () => {
  beforeAll(async () => {
    await makeCard(asha, 'Principal', {
      company: {
        ...{ companyName: 'Rao & Daughters', designation: 'Architect', category: 'Architecture' },
        address: '14 Church Street\nBengaluru',
      },
    });
    await makeCard(mateo, 'Studio Élan', { card: { tags: ['Ceramics', '100% clay'] } });
    await makeCard(mateo, 'Hidden drawer', { visibility: 'UNLISTED' });
    await makeCard(mateo, 'Locked drawer', { visibility: 'PRIVATE' });
  });

  test.each([
    ['a part of the company’s name', 'daught', 'Principal'],
    ['the role', 'ARCHITECT', 'Principal'],
    ['the owner’s name without its accent', 'mateo lind', 'Studio Élan'],
    ['a title without its accent', 'elan', 'Studio Élan'],
    ['a tag', 'ceram', 'Studio Élan'],
    ['a sign that is special to databases', '100%', 'Studio Élan'],
    ['two words in any order', 'rao princ', 'Principal'],
    ['what somebody does and where', 'architect, bengaluru', 'Principal'],
    ['a tag as people write it', '#ceramics', 'Studio Élan'],
    ['the handle', '@asha-rao', 'Principal'],
    ['a word of two letters at the beginning of a word', 'ra pr', 'Principal'],
  ])('finds %s', async (_what, q, title) => {
    expect(await readTitles(q)).toContain(title);
  });

  test.each([
    'drawer',
    'hidden',
    'locked',
    'rao elan',
    'x@example.com',
    '9876543210',
    '_____',
    '%%%',
    "'; DROP TABLE cards; --",
  ])('finds nothing for %j', async (q) => {
    expect(await readTitles(q)).toEqual([]);
  });

  test('without words everything public is there, the newest first', async () => {
    const titles = await readTitles('  ');
    expect(titles.indexOf('Studio Élan')).toBeLessThan(titles.indexOf('Principal'));
    expect(titles).not.toContain('Hidden drawer');
  });

  test('by relevance, whole words of short texts come first', async () => {
    await makeCard(asha, 'Zebra crossing planner with a long title', { company: { companyName: 'Zebrastripes' } });
    await makeCard(asha, 'Zebra');
    await makeCard(asha, 'Megazebra');
    expect(await readTitles('zebra', { sort: 'RELEVANCE' })).toEqual([
      'Zebra',
      'Zebra crossing planner with a long title',
      'Megazebra',
    ]);
    expect((await readTitles('zebra'))[0]).toBe('Megazebra');
  });
});

describe('categories', () => {
  test('are counted over what is found, and filter whatever their case', async () => {
    for (const category of ['Florist', 'florist', 'Florist', 'Baker'])
      await makeCard(asha, `Quince ${category}`, { company: { category } });
    const { categories } = await explore({ q: 'quince' });
    expect(categories).toEqual([
      { name: 'Florist', count: 3 },
      { name: 'Baker', count: 1 },
    ]);
    const { titles, categories: still } = await explore({ q: 'quince', category: ' FLORIST ' });
    expect(titles).toHaveLength(3);
    expect(still).toEqual(categories);
  });
});

describe('paging', () => {
  test.each(['NEWEST', 'RELEVANCE'])('by %s reaches every card once', async (sort) => {
    const word = `pagination${sort}`.toLowerCase();
    const made = [];
    for (let n = 0; n < 7; n += 1) made.push(await makeCard(asha, `${word} ${n}`));
    const seen: string[] = [];
    let after: string | undefined;
    for (let page = 0; page < 4; page += 1) {
      const { edges = [], pageInfo } = await explore({ q: word, sort, first: 2, after });
      seen.push(...edges.map(({ node }) => node.id));
      expect(pageInfo?.hasNextPage).toBe(page < 3);
      after = pageInfo?.endCursor;
    }
    expect(new Set(seen)).toEqual(new Set(made.map(({ id }) => id)));
    expect(seen).toHaveLength(7);
  });

  test.each(['NEWEST', 'RELEVANCE'])('by %s names a cursor that is none', async (sort) => {
    const { errors } = await explore({ q: 'a', sort, after: 'nonsense' });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { after: expect.any(String) } });
  });

  test('names a page size that is none', async () => {
    expect((await explore({ first: 0 })).errors?.[0]?.extensions.fields).toHaveProperty('first');
  });

  test('among cards that are all old the newest still come first', async () => {
    await makeCard(asha, 'Oldest wombat');
    await makeCard(asha, 'Older wombat');
    await server.services.db.query(
      `UPDATE card_search SET created_at = created_at - interval '1 year' WHERE search LIKE '%wombat%'`,
    );
    expect(await readTitles('wombat')).toEqual(['Older wombat', 'Oldest wombat']);
  });
});

describe('what is shown', () => {
  const only = async (q: string) => (await explore({ q })).edges?.[0]?.node;

  test('is only what the owner shows, also when they change their mind', async () => {
    const shy = await server.register('Shy Violet');
    await makeCard(shy, 'Violet', { card: { socials: { linkedin: 'violet' } } });
    expect(await only('violet')).toMatchObject({
      allowContactDownloads: true,
      face: { email: 'x@example.com', socials: [expect.anything()] },
    });
    await server.graphql(
      'mutation { updateViewer(input: { showEmail: false, showSocials: false, allowContactDownloads: false }) { viewer { id } } }',
      {
        as: shy,
      },
    );
    expect(await only('violet')).toMatchObject({ allowContactDownloads: false, face: { email: '', socials: [] } });
  });

  test('follows the owner’s new name and handle', async () => {
    const person = await server.register('Maiden Name');
    await makeCard(person, 'Nameplate');
    await server.graphql(
      'mutation { updateViewer(input: { fullName: "Married Name", handle: "married-name" }) { viewer { id } } }',
      {
        as: person,
      },
    );
    expect(await only('nameplate')).toMatchObject({ ownerName: 'Married Name', ownerPath: '/u/married-name' });
    expect(await readTitles('maiden')).toEqual([]);
  });

  test.each([
    ['hidden', async (card: Made) => void (await setVisibility(card, 'UNLISTED'))],
    ['made private', async (card: Made) => void (await setVisibility(card, 'PRIVATE'))],
    ['deleted', async (card: Made) => void (await server.rest('DELETE', `/api/cards/${card.id}`, { as: asha }))],
  ])('is gone the moment the card is %s', async (how, hide) => {
    const word = `vanishing ${how}`;
    const card = await makeCard(asha, word);
    expect(await readTitles(word)).toEqual([word]);
    await hide(card);
    expect(await readTitles(word)).toEqual([]);
  });

  const setVisibility = (card: Made, visibility: string) =>
    server.rest('PUT', `/api/cards/${card.id}`, {
      body: { title: 'Vanishing', data: { name: 'A', email: 'a@example.com' }, visibility },
      as: asha,
    });
});

describe('REST', () => {
  test('answers results with the specified fields', async () => {
    const card = await makeCard(asha, 'Rest stop', {
      card: { tags: ['one', 'two', 'three'], tagline: 'Sit down' },
      company: { category: 'Travel', designation: 'Host', address: 'Road 1\nTown' },
    });
    const { status, body } = await server.rest('GET', '/api/explore?q=rest%20stop&category=travel&limit=5');
    expect(status).toBe(200);
    expect(body.results).toEqual([
      {
        _id: card.id,
        ownerId: asha.id,
        ownerName: 'Asha Rao',
        title: 'Rest stop',
        category: 'Travel',
        keywords: ['one', 'two', 'three'],
        tags: ['one', 'two', 'three'],
        theme: 'luxe',
        path: card.path,
        createdAt: expect.any(String),
        isFeatured: false,
        data: {
          logo: null,
          name: 'Acme',
          tagline: 'Sit down',
          role: 'Host',
          phone: '+91 98765 43210',
          email: 'x@example.com',
          website: '',
          category: 'Travel',
          location: 'Road 1, Town',
        },
      },
    ]);
    expect(body).toMatchObject({ categories: [{ name: 'Travel', count: 1 }], nextCursor: null });
  });
});
