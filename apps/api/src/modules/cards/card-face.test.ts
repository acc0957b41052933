import { cardPreview, fillCardData, formatPhone } from '@tessera/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let asha: Person;
beforeAll(async () => {
  server = await startTestServer();
  asha = await server.register('Asha Rao');
});
afterAll(() => server.close());

const COLORS = {
  paper: '#101820',
  paperEnd: '#101820',
  name: '#ffffff',
  role: '#ffffff',
  line: '#ffffff',
  accent: '#ffd166',
};
const DESIGN = { name: 'Night', colors: COLORS, ornament: 'band', head: 'low' };
const DETAILS = {
  ...DESIGN,
  ornament: 'BAND',
  head: 'LOW',
  layout: 'COVER',
  fonts: { name: 'SERIF', text: 'SANS' },
  coverUrl: null,
};
const DETAILS_FIELDS = `design {
  name colors { paper paperEnd name role line accent } ornament head layout fonts { name text } coverUrl }`;

interface SavedDesign {
  id: string;
  data: { design: object | null };
}

async function change(mutation: string, input: object): Promise<SavedDesign> {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  const { data, errors } = await server.graphql<Record<string, { card: SavedDesign }>>(
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { card { id data { ${DETAILS_FIELDS} } } } }`,
    { as: asha, variables: { input } },
  );
  if (!data?.[mutation]) throw new Error(JSON.stringify(errors));
  return data[mutation].card;
}

test('a design is sent and read as a type', async () => {
  const { colors, name, fonts, ornament, head, layout } = DETAILS;
  const data = { name: 'Asha', phone: '+919876543210', design: { name, colors, fonts, ornament, head, layout } };
  const made = await change('createCard', { data });
  expect(made.data.design).toEqual(DETAILS);
  // A client can send back the design that it has read.
  const again = await change('updateCard', { id: made.id, data: { ...data, design: made.data.design } });
  expect(again.data.design).toEqual(DETAILS);
  const patched = await change('patchCard', { id: made.id, data: { role: 'Tiler' } });
  expect(patched.data.design).toEqual(DETAILS);
  const plain = await change('patchCard', { id: made.id, data: { design: null } });
  expect(plain.data).toEqual({ design: null });
});

test('faint words of a design are named by their path', async () => {
  const data = { name: 'Asha', phone: '+919876543210' };
  const faint = { ...DETAILS, colors: { ...COLORS, role: '#101821' } };
  const { errors } = await server.graphql(
    'mutation ($input: CreateCardInput!) { createCard(input: $input) { card { id } } }',
    { as: asha, variables: { input: { data: { ...data, design: faint } } } },
  );
  expect(errors?.[0]?.extensions?.fields).toHaveProperty(['data.design.colors.role']);
});

test('the face of a public card says the same as its preview on pages, each part as a field', async () => {
  const data = fillCardData({
    type: 'event',
    name: 'Asha Rao',
    phone: '+919876543210',
    website: 'https://example.com/a',
    socials: { github: 'asha' },
    extra: { event: { date: '2026-12-18', place: 'Pune' } },
  });
  const { extra, ...said } = data;
  const { data: made } = await server.graphql<{ createCard: { card: { id: string } } }>(
    'mutation ($input: CreateCardInput!) { createCard(input: $input) { card { id } } }',
    {
      as: asha,
      variables: {
        input: {
          visibility: 'PUBLIC',
          data: { ...said, type: 'EVENT', theme: 'LUXE', extra: { event: extra.event } },
        },
      },
    },
  );
  const query = `query ($id: ID!) { publicCard(id: $id) { face {
    type theme design { name } title badge name role company tagline logo photo phone phoneHref email emailHref website websiteUrl
    address location mapUrl socials { network label text url } education message tags event { time place placeUrl ticketsUrl } } } }`;
  // Interpreted at first, compiled later.
  for (const _time of [1, 2, 3, 4]) {
    const read = await server.graphql<{ publicCard: { face: Record<string, unknown> } }>(query, {
      variables: { id: made?.createCard.card.id },
    });
    const { face } = read.data?.publicCard ?? { face: {} };
    expect(face).toEqual({
      ...cardPreview(data, formatPhone),
      type: 'EVENT',
      theme: 'LUXE',
      design: null,
      socials: [{ network: 'GITHUB', label: 'GitHub', text: 'asha', url: 'https://github.com/asha' }],
    });
    expect(face.event).toMatchObject({ place: 'Pune', ticketsUrl: null });
  }
});
