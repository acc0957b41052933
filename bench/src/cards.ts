import { type Contender, compare, printTable } from './compare.ts';
import { startServers } from './servers.ts';

const CARDS_PER_PAGE = 20;

const CARD_FIELDS = `id title slug badge visibility version path createdAt updatedAt
  data { type theme title name role email phone address website logoUrl tagline tags
    socials { linkedin twitter instagram } extra { company { companyName category designation } } }`;

/** One card by its id, and a page of one's own cards: the API against node:http with one prepared statement. */
export async function cards(): Promise<void> {
  const servers = await startServers();
  try {
    const { api, raw, token, cardId, ownerId } = servers;
    const byId: Contender[] = [
      { name: 'raw', url: `${raw}/cards/${cardId}` },
      graphql('GraphQL', api, `query CardById($id: ID!) { card(id: $id) { ${CARD_FIELDS} } }`, { id: cardId }),
      { name: 'REST', url: `${api}/api/cards/${cardId}` },
    ];
    const query = `query MyCards($first: Int!) { viewer { cards(first: $first) {
      edges { cursor node { ${CARD_FIELDS} } } pageInfo { hasNextPage endCursor } } } }`;
    const mine: Contender[] = [
      { name: 'raw', url: `${raw}/owners/${ownerId}/cards?limit=${CARDS_PER_PAGE}` },
      graphql('GraphQL', api, query, { first: CARDS_PER_PAGE }, token),
      { name: 'REST', url: `${api}/api/cards?limit=${CARDS_PER_PAGE}`, headers: { authorization: `Bearer ${token}` } },
    ];
    printTable('card by id', await compare(byId));
    printTable(`my cards, ${CARDS_PER_PAGE} of 100`, await compare(mine));
  } finally {
    await servers.stop();
  }
}

function graphql(name: string, origin: string, query: string, variables: object, token?: string): Contender {
  return {
    name,
    url: `${origin}/graphql`,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  };
}
