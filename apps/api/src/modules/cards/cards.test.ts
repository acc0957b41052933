import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { selectSeenTitle } from './card-sql.ts';

let server: TestServer;
let owner: Person;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.register('Asha Rao');
});
afterAll(() => server.close());

interface CardFields {
  id: string;
  slug: string;
  version: number;
  visibility: string;
  path: string;
  data: { title: string; phone: string; website: string };
  versions: { version: number; data: { title: string } }[];
}
const CARD = 'id slug version visibility path data { title phone website } versions { version data { title } }';

const valid = { title: 'Principal', name: 'Asha Rao', phone: '98765 43210' };

async function create(data: object = valid, as: Person = owner): Promise<CardFields> {
  const { data: answer } = await server.graphql<{ createCard: { card: CardFields } }>(
    `mutation ($input: CreateCardInput!) { createCard(input: $input) { card { ${CARD} } } }`,
    { variables: { input: { data } }, as },
  );
  return answer?.createCard.card as CardFields;
}

function update(input: object, as: Person = owner) {
  return server.graphql<{ updateCard: { card: CardFields } }>(
    `mutation ($input: UpdateCardInput!) { updateCard(input: $input) { card { ${CARD} } } }`,
    { variables: { input }, as },
  );
}

describe('saving', () => {
  test('stores links and phones in their normal form', async () => {
    const card = await create({ ...valid, website: 'Example.com' });
    expect(card.data).toMatchObject({ phone: '+919876543210', website: 'https://example.com' });
    expect(card).toMatchObject({ version: 1, visibility: 'PRIVATE' });
  });

  test('names every wrong field at once and saves nothing', async () => {
    const before = await countCards();
    const { errors } = await server.graphql(
      'mutation ($input: CreateCardInput!) { createCard(input: $input) { card { id } } }',
      {
        variables: { input: { data: { website: 'javascript:alert(1)', email: 'nobody', tags: ['x'.repeat(99)] } } },
        as: owner,
      },
    );
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(Object.keys(errors?.[0]?.extensions.fields ?? {})).toEqual(
      expect.arrayContaining(['data.name', 'data.website', 'data.email', 'data.tags.0']),
    );
    expect(await countCards()).toBe(before);
  });

  test('says exactly what is missing', async () => {
    const { errors } = await server.graphql(
      'mutation { createCard(input: { data: { title: "Empty" } }) { card { id } } }',
      {
        as: owner,
      },
    );
    expect(errors?.[0]?.message).toBe('Missing: Name, At least one contact (Phone / Email / Website / WhatsApp)');
  });

  test('keeps what the card was, and only the last twenty times', async () => {
    const card = await create();
    for (let edit = 1; edit <= 22; edit += 1) await update({ id: card.id, data: { ...valid, role: `Role ${edit}` } });
    const { data } = await update({ id: card.id, data: { ...valid, title: 'Last' } });
    expect(data?.updateCard.card.version).toBe(24);
    expect(data?.updateCard.card.versions.map(({ version }) => version)).toEqual(
      [...Array(20).keys()].map((n) => 23 - n),
    );
  });

  test('brings an earlier version back as the newest', async () => {
    const card = await create();
    await update({ id: card.id, data: { ...valid, title: 'Second' } });
    const { data } = await server.graphql<{ restoreCardVersion: { card: CardFields } }>(
      `mutation ($input: RestoreCardVersionInput!) { restoreCardVersion(input: $input) { card { ${CARD} } } }`,
      { variables: { input: { id: card.id, version: 1 } }, as: owner },
    );
    expect(data?.restoreCardVersion.card).toMatchObject({ version: 3, data: { title: 'Principal' } });
  });

  test('refuses a stale version with both versions, and changes nothing', async () => {
    const card = await create();
    await update({ id: card.id, version: 1, data: { ...valid, title: 'Theirs' } });
    const { errors } = await update({ id: card.id, version: 1, data: { ...valid, title: 'Mine' } });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      current: { id: card.id, version: 2, data: { title: 'Theirs' } },
    });
  });

  test('shows a stale writer the saved card in the words of each interface', async () => {
    const card = await create();
    await update({
      id: card.id,
      version: 1,
      data: { ...valid, theme: 'TECH', extra: { personal: { gender: 'OTHER' } } },
    });
    const { errors } = await update({ id: card.id, version: 1, data: valid });
    expect(errors?.[0]?.extensions).toMatchObject({
      current: {
        visibility: 'PRIVATE',
        data: { type: 'BUSINESS', theme: 'TECH', extra: { personal: { gender: 'OTHER' } } },
      },
    });
    const { status, body } = await server.rest('PUT', `/api/cards/${card.id}`, {
      body: { title: 'Mine', version: 1, data: { name: 'Asha Rao', email: 'asha@example.com' } },
      as: owner,
    });
    expect([status, body.current]).toMatchObject([409, { data: { type: 'business', theme: 'tech' } }]);
  });

  test('is patched in parts, and the rest stays', async () => {
    const card = await create();
    const patch = (input: object) =>
      server.graphql<{ patchCard: { card: { version: number; visibility: string; data: object } } }>(
        `mutation ($input: PatchCardInput!) { patchCard(input: $input) { card {
           version visibility data { title role theme socials { github linkedin } extra { company { category } } } } } }`,
        { variables: { input: { id: card.id, ...input } }, as: owner },
      );
    const first = await patch({ version: 1, data: { role: 'Tiler', theme: 'TECH', socials: { github: 'asha' } } });
    expect(first.data?.patchCard.card).toMatchObject({
      version: 2,
      data: { title: 'Principal', role: 'Tiler', theme: 'TECH' },
    });
    const second = await patch({
      visibility: 'UNLISTED',
      data: { role: null, extra: { company: { category: 'Craft' } } },
    });
    expect(second.data?.patchCard.card).toMatchObject({
      version: 3,
      visibility: 'UNLISTED',
      data: {
        role: '',
        theme: 'TECH',
        socials: { github: 'asha', linkedin: '' },
        extra: { company: { category: 'Craft' } },
      },
    });
    const stale = await patch({ version: 2, data: { role: 'Late' } });
    expect(stale.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', current: { version: 3 } });
    const wrong = await patch({ data: { title: 'x'.repeat(121) } });
    expect(wrong.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { 'data.title': expect.any(String) },
    });
  });

  test('is patched by REST with the version in If-Match', async () => {
    const card = await create();
    const patch = (version: string, role: string) =>
      server.rest('PATCH', `/api/cards/${card.id}`, {
        body: { data: { role } },
        as: owner,
        headers: { 'if-match': version },
      });
    const { status, body } = await patch('"1"', 'Tiler');
    expect([status, body.card]).toMatchObject([200, { version: 2, title: 'Principal', data: { role: 'Tiler' } }]);
    expect([(await patch('"1"', 'Late')).status, (await patch('*', 'Mason')).status]).toEqual([409, 200]);
    expect((await patch('W/"x"', 'Mason')).body).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { 'If-Match': 'If-Match has to be a version such as "7".' },
    });
  });

  test('lets exactly one of two writers of the same version win', async () => {
    const card = await create();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => update({ id: card.id, version: 1, data: { ...valid, role: `Role ${n}` } })),
    );
    expect(answers.filter(({ data }) => data?.updateCard)).toHaveLength(1);
    expect(answers.filter(({ errors }) => errors?.[0]?.extensions.code === 'CONFLICT')).toHaveLength(7);
  });
});

describe('the address', () => {
  test('is unique per owner, also for cards that are saved at once', async () => {
    const person = await server.register();
    const cards = await Promise.all(Array.from({ length: 6 }, () => create({ ...valid, title: 'Same' }, person)));
    const slugs = cards.map(({ slug }) => slug).sort();
    expect(slugs).toEqual(['same', 'same-2', 'same-3', 'same-4', 'same-5', 'same-6']);
  });

  test.each([
    ['आशा राव', 'asa-rav'],
    ['علي عبد الرحمن', 'ly-bd-lrhmn'],
    ['张伟', 'zhangwei'],
    ['Ольга Größe', 'olga-grosse'],
    ['…', 'card'],
    ['☕ Café Roma 👩‍🚀', 'cafe-roma'],
    ['Venkata Subramanian Lakshminarayanan Iyer Raghunathan', 'venkata-subramanian'],
  ])('of %s is in Latin letters', async (name, slug) => {
    const person = await server.register();
    expect((await create({ ...valid, title: '', name }, person)).slug).toBe(slug);
  });

  test('follows the title, and the old one goes on leading to the card', async () => {
    const person = await server.register();
    const card = await create({ ...valid, title: 'Before' }, person);
    await update({ id: card.id, visibility: 'PUBLIC', data: { ...valid, title: 'After' } }, person);
    const found = await byAddress(person.id, 'before');
    expect(found).toMatchObject({ id: card.id, slug: 'after' });
    expect((await create({ ...valid, title: 'Before' }, person)).slug).toBe('before-2');
  });

  test('answers under a claimed handle, and under a handle that was given up', async () => {
    const person = await server.register();
    const card = await create({ ...valid, title: 'Handles' }, person);
    await update({ id: card.id, visibility: 'UNLISTED', data: { ...valid, title: 'Handles' } }, person);
    await claim(person, 'first-handle');
    await claim(person, 'second-handle');
    expect(await byAddress('first-handle', 'handles')).toMatchObject({ path: '/second-handle/handles' });
    const stranger = await server.register();
    expect((await claim(stranger, 'first-handle')).errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      fields: { handle: 'This address is taken.' },
    });
  });

  async function byAddress(address: string, slug: string) {
    const { data } = await server.graphql<{ cardByAddress: CardFields | null }>(
      `query ($owner: String!, $slug: String!) { cardByAddress(owner: $owner, slug: $slug) { ${CARD} } }`,
      { variables: { owner: address, slug } },
    );
    return data?.cardByAddress;
  }

  function claim(person: Person, handle: string) {
    return server.graphql(
      'mutation ($input: UpdateViewerInput!) { updateViewer(input: $input) { viewer { handle } } }',
      {
        variables: { input: { handle } },
        as: person,
      },
    );
  }
});

describe('the list', () => {
  test('gives every card once, newest first, page by page', async () => {
    const person = await server.register();
    for (let n = 0; n < 7; n += 1) await create({ ...valid, title: `Card ${n}` }, person);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: {
        edges: { node: { slug: string } }[];
        pageInfo: { hasNextPage: boolean; endCursor: string };
        totalCount: number;
      } = await readCards(person, 3, after);
      expect(page.totalCount).toBe(7);
      seen.push(...page.edges.map(({ node }) => node.slug));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    expect(seen).toEqual(['card-6', 'card-5', 'card-4', 'card-3', 'card-2', 'card-1', 'card-0']);
  });

  test('refuses page sizes and cursors that are none, and names them', async () => {
    for (const args of ['first: 0', 'first: 101', 'first: -3']) {
      const { errors } = await server.graphql(`{ viewer { cards(${args}) { totalCount } } }`, { as: owner });
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { first: 'Ask for 1 to 100 entries a page.' },
      });
    }
    const { errors } = await server.graphql('{ viewer { cards(after: "bm9wZQ") { totalCount } } }', { as: owner });
    expect(errors?.[0]?.extensions.fields).toHaveProperty('after');
  });

  async function readCards(person: Person, first: number, after: string | null) {
    const { data } = await server.graphql<{ viewer: { cards: never } }>(
      `query ($first: Int!, $after: String) { viewer { cards(first: $first, after: $after) {
         totalCount edges { node { slug } } pageInfo { hasNextPage endCursor } } } }`,
      { variables: { first, after }, as: person },
    );
    return data?.viewer.cards as never;
  }
});

describe('what the owner does not show', () => {
  test('is in no answer to others: email, socials, private details', async () => {
    const person = await server.register();
    const data = {
      ...valid,
      email: 'hidden@example.com',
      socials: { linkedin: 'hidden-handle' },
      extra: { personal: { birthDate: '1990-01-01', gender: 'FEMALE', resAddress: 'Hidden Street 1' } },
    };
    const card = await create(data, person);
    await update({ id: card.id, data, visibility: 'PUBLIC' }, person);
    await server.rest('PATCH', '/api/users/me', { body: { name: 'Shown Name' }, as: person });
    await server.graphql(
      'mutation { updateViewer(input: { showEmail: false, showSocials: false }) { viewer { id } } }',
      {
        as: person,
      },
    );
    const stranger = await server.rest('GET', `/api/cards/${card.id}`);
    const page = await server.rest('GET', `/${person.id}/${card.slug}`);
    const file = await server.rest('GET', `/${person.id}/${card.slug}.vcf`);
    for (const { body } of [stranger, page, file]) {
      const text = JSON.stringify(body);
      for (const secret of ['hidden@example.com', 'hidden-handle', '1990-01-01', 'Hidden Street']) {
        expect(text).not.toContain(secret);
      }
    }
    const own = await server.rest('GET', `/api/cards/${card.id}`, { as: person });
    expect(JSON.stringify(own.body)).toContain('hidden@example.com');
  });
});

async function countCards(): Promise<number> {
  const [row] = await server.services.db.query<{ count: number }[]>('SELECT count(*)::int AS count FROM cards');
  return row?.count ?? 0;
}

test('a card without a title goes by its name, in its address, on lists and in what others are told', async () => {
  const owner = await server.register('Zoë Unnamed');
  const data = { name: '  Zoë Unnamed ', email: 'zoe@example.com' };
  const made = await server.rest('POST', '/api/cards', { as: owner, body: { data, visibility: 'PUBLIC' } });
  const card = made.body.card as { id: string; path: string; data: { title: string } };
  expect(card).toMatchObject({ path: `/${owner.segment}/zoe-unnamed`, data: { title: '' } });
  await server.rest('POST', `/api/cards/${card.id}/share`, { as: owner, body: { mode: 'LINK' } });
  const { data: read } = await server.graphql<{ card: { title: string } }>(`{ card(id: "${card.id}") { title } }`, {
    as: owner,
  });
  expect(read?.card.title).toBe('Zoë Unnamed');
  const [row] = await server.services.db.query<{ title: string }[]>(`SELECT ${selectSeenTitle('$1', '$2')} AS title`, [
    card.id,
    owner.id,
  ]);
  expect(row?.title).toBe('Zoë Unnamed');
});
