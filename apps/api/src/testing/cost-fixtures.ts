import type { Person, TestServer } from './server.ts';

const ALIASES = Array.from({ length: 59 }, (_, n) => `a${n}: title`).join(' ');
/** Reads 74 values of each of 100 cards, and asks for no more than that. */
export const DEAR = `{ viewer { cards(first: 100) { edges { node {
  id ${ALIASES} data { type theme title name role email phone address website tagline logoUrl tags } } } } } }`;
/** The points of `DEAR` for somebody with 100 cards: the viewer, the page, its edges, and what is in them. */
export const DEAR_POINTS = 3 + 100 * 74;

/** Gives the person `count` cards, more than a plan allows; the id of the first one. */
export async function giveCards(server: TestServer, person: Person, count: number): Promise<string> {
  const input = { data: { title: 'Tiles', name: 'Asha Rao', phone: '+919876543210' } };
  const { data, errors } = await server.graphql<{ createCard: { card: { id: string } } }>(
    'mutation ($input: CreateCardInput!) { createCard(input: $input) { card { id } } }',
    { as: person, variables: { input } },
  );
  if (!data) throw new Error(errors?.[0]?.message);
  await server.services.db.query(
    `INSERT INTO cards (id, owner_id, slug, visibility, data)
     SELECT gen_random_uuid(), owner_id, slug || '-' || n, visibility, data
       FROM cards, generate_series(2, $2::int) n WHERE id = $1`,
    [data.createCard.card.id, count],
  );
  return data.createCard.card.id;
}
