import { LOOK_CATALOGUE } from '@tessera/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contactFixtures } from '../../testing/contact-fixtures.ts';
import { DESIGN_FIELDS, graphqlDesign } from '../../testing/designs.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let change: ReturnType<typeof contactFixtures>['change'];
let owner: Person;
let stranger: Person;
beforeAll(async () => {
  server = await startTestServer();
  ({ change } = contactFixtures(server));
  stranger = await server.register('Sam Stranger');
});
beforeEach(async () => {
  owner = await server.register('Olga Owner');
});
afterAll(() => server.close());

const design = LOOK_CATALOGUE[0]?.design;
const sent = design && graphqlDesign(design);
const look = { name: 'House', tag: 'LUXE', theme: 'LUXE', design: sent };

interface Listed {
  id: string;
  name: string;
  isOwn: boolean;
}
const create = (input: object, as = owner) =>
  change<Listed>(
    as,
    'createTemplate',
    input,
    `{ id name tag theme isOwn
    ${DESIGN_FIELDS} }`,
  );
async function names(args = '', as = owner): Promise<string[]> {
  const { data } = await server.graphql<{ templates: Listed[] }>(`{ templates${args} { name } }`, { as });
  return data?.templates.map(({ name }) => name) ?? [];
}

describe('templates', () => {
  test('of the product are there for everybody, by words and tag', async () => {
    expect(await names()).toEqual(LOOK_CATALOGUE.map(({ name }) => name));
    expect(await names('(query: "letters", tag: MINIMAL)')).toEqual([
      ...['Paper', 'Ledger', 'Gallery', 'Harbour', 'Terminal', 'Blueprint', 'Orchid', 'Circuit'],
    ]);
    expect(await names('(query: "nothing like it")')).toEqual([]);
  });

  test('of the product are described, and found, in the language of the request', async () => {
    const headers = { 'accept-language': 'de-AT' };
    const text = '{ templates(query: "schwarzer stein") { name description } }';
    const { data } = await server.graphql(text, { as: owner, headers });
    expect(data).toEqual({
      templates: [{ name: 'Obsidian', description: 'Schwarzer Stein und Champagner, mit gravierter Rosette.' }],
    });
  });

  test('of one’s own come first, and nobody else sees, uses or deletes them', async () => {
    const { data } = await create({ ...look, name: ' House ' });
    expect(data).toEqual({
      id: expect.any(String),
      ...look,
      design: { ...sent, name: 'House' },
      isOwn: true,
    });
    expect((await names())[0]).toBe('House');
    expect(await names('(query: "house")', stranger)).toEqual([]);
    expect((await change(stranger, 'deleteTemplate', { id: data.id }, '')).code).toBe('NOT_FOUND');
    expect((await change(owner, 'deleteTemplate', { id: 'obsidian' }, '')).code).toBe('NOT_FOUND');
    expect((await change(owner, 'deleteTemplate', { id: data.id }, '')).data).toBe(data.id);
    expect(await names('(query: "house")')).toEqual([]);
  });

  test('are refused with every wrong field named', async () => {
    const colors = { ...design?.colors, line: '#222222' };
    const { code, fields } = await create({ ...look, name: ' ', design: { ...sent, colors } });
    expect([code, Object.keys(fields ?? {})]).toEqual(['BAD_USER_INPUT', ['name', 'design.colors.line']]);
    expect((await create({ ...look, design: 'red' })).code).toBe('BAD_USER_INPUT');
  });

  test('are at most fifty, also when they come at once', async () => {
    await server.services.db.query(
      `INSERT INTO templates (id, owner_id, name, tag, theme)
       SELECT gen_random_uuid(), $1, 'T' || n, 'luxe', 'luxe' FROM generate_series(1, 49) n`,
      [owner.id],
    );
    const codes = await Promise.all([create(look), create(look), create(look)].map(async (made) => (await made).code));
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(2);
  });
});

describe('a card with a design', () => {
  const readCard = async (body: object) => {
    const answer = await server.rest('POST', '/api/cards', { as: owner, body });
    return { status: answer.status, ...(answer.body as { card?: { id: string; data: object }; fields?: object }) };
  };
  const data = { name: 'Asha Rao', email: 'asha@example.com' };

  test('keeps it and shows it in the directory', async () => {
    const { card } = await readCard({ title: 'Designed', isPublic: true, data: { ...data, design } });
    expect(card?.data).toMatchObject({ design });
    const found = await server.graphql<{ publicCard: { face: object } }>(
      `query ($id: ID!) { publicCard(id: $id) { face {
        theme ${DESIGN_FIELDS} } } }`,
      { variables: { id: card?.id } },
    );
    expect(found.data?.publicCard.face).toMatchObject({ design: sent, theme: 'LUXE' });
  });

  test('has a picture of its own colours', async () => {
    const { card } = await readCard({ title: 'Pictured', isPublic: true, data: { ...data, design } });
    const [plain, drawn] = await Promise.all(
      [await readCard({ title: 'Plain', isPublic: true, data }), { card }].map(async (made) => {
        const { path } = made.card as unknown as { path: string };
        return Buffer.from(await (await fetch(`${server.origin}${path}.jpg?w=300`)).arrayBuffer());
      }),
    );
    expect(drawn?.length).toBeGreaterThan(1000);
    expect(drawn).not.toEqual(plain);
  });

  test('is refused when it can’t be read', async () => {
    const faint = { ...design, colors: { ...design?.colors, name: '#24211f' } };
    const { status, fields } = await readCard({ title: 'Faint', data: { ...data, design: faint } });
    expect([status, Object.keys(fields ?? {})]).toEqual([400, ['data.design.colors.name']]);
  });
});
