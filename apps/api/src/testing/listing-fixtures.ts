import type { Listing, ListingUsage } from '../modules/explore/listing.types.ts';
import type { Person, TestServer } from './server.ts';

interface Said {
  title?: string;
  category?: string;
  visibility?: string;
}
interface Explored {
  edges: { cursor: string; isFeatured: boolean; node: { id: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  categories: { name: string; count: number }[];
}
export type Question = { q?: string; category?: string; sort?: string; first?: number; after?: string | null };

const LISTINGS = 'listings { category isOwnCategory isActive featuredUntil }';
const SET = `mutation ($input: SetListingsInput!) { setListings(input: $input) { card { ${LISTINGS} } } }`;
const FEATURE = `mutation ($input: FeatureListingInput!) { featureListing(input: $input) { card { ${LISTINGS} } } }`;
const EXPLORE = `query ($q: String, $category: String, $sort: ExploreSort, $first: Int, $after: String) {
  explore(query: $q, category: $category, orderBy: $sort, first: $first, after: $after) {
    edges { cursor isFeatured node { id } } pageInfo { hasNextPage endCursor } categories { name count }
  }
}`;

let made = 0;

/** Cards in the directory: where they are listed, and what is featured. */
export function listingFixtures(server: TestServer) {
  const ask = async <T>(query: string, as: Person | null, variables: object) => {
    const { data, errors } = await server.graphql<Record<string, T>>(query, { as, variables });
    return { answer: data && Object.values(data)[0], refusal: errors?.[0]?.extensions };
  };
  const expectAnswer = async <T>(asked: Promise<{ answer: T | null | undefined; refusal: unknown }>): Promise<T> => {
    const { answer, refusal } = await asked;
    if (refusal || !answer) throw new Error(JSON.stringify(refusal));
    return answer;
  };
  const save = async (method: string, path: string, { as, said }: { as: Person; said: Said }) => {
    const { title = `Listed ${++made}`, category = '', visibility = 'PUBLIC' } = said;
    const data = { name: 'A', email: 'x@example.com', extra: { company: { category } } };
    const { status, body } = await server.rest(method, path, { body: { title, data, visibility }, as });
    const refusal = status < 300 ? undefined : body;
    return { answer: { id: (body.card as { id: string } | undefined)?.id ?? '', title }, refusal };
  };
  const trySet = (as: Person, cardId: string, categories: string[]) =>
    ask<{ card: { listings: Listing[] } }>(SET, as, { input: { cardId, categories } });
  const tryFeature = (as: Person, cardId: string, category: string) =>
    ask<{ card: { listings: Listing[] } }>(FEATURE, as, { input: { cardId, category } });
  const tryMakeCard = (as: Person, said: Said) => save('POST', '/api/cards', { as, said });
  const tryChange = (as: Person, id: string, said: Said) => save('PUT', `/api/cards/${id}`, { as, said });
  return {
    trySet,
    tryFeature,
    tryMakeCard,
    tryChange,
    makeCard: (as: Person, said: Said) => expectAnswer(tryMakeCard(as, said)),
    change: (as: Person, id: string, said: Said) => expectAnswer(tryChange(as, id, said)),
    set: async (as: Person, id: string, categories: string[]) =>
      (await expectAnswer(trySet(as, id, categories))).card.listings,
    feature: async (as: Person, id: string, category: string) =>
      (await expectAnswer(tryFeature(as, id, category))).card.listings,
    async read(as: Person, id: string): Promise<Listing[]> {
      const asked = ask<{ listings: Listing[] }>(`query ($id: ID!) { card(id: $id) { ${LISTINGS} } }`, as, { id });
      return (await expectAnswer(asked)).listings;
    },
    async usage(as: Person): Promise<ListingUsage> {
      const query = '{ listingUsage { active activeLimit featuredThisMonth featuredLimit } }';
      return expectAnswer(ask<ListingUsage>(query, as, {}));
    },
    async explore(question: Question) {
      const { edges, ...page } = await expectAnswer(ask<Explored>(EXPLORE, null, question));
      return { ...page, edges, ids: edges.map(({ node }) => node.id) };
    },
  };
}
