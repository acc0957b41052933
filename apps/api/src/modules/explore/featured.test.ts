import { ENTITLEMENTS, LISTING_LIMITS, type PlanKey } from '@tessera/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listingFixtures, type Question } from '../../testing/listing-fixtures.ts';
import { givePlan } from '../../testing/plan-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';
import { explore, exploreHits, withViews } from './explore.service.ts';

const TURN_MS = LISTING_LIMITS.featuredTurnSeconds * 1000;
const WEEK_MS = 7 * 86_400_000;

let server: TestServer;
let fixtures: ReturnType<typeof listingFixtures>;
let owner: Person;
let category = '';
let scopes = 0;
beforeAll(async () => {
  server = await startTestServer({ BILLING: 'test' });
  fixtures = listingFixtures(server);
});
beforeEach(async () => {
  owner = await server.register('Olga Owner');
  await givePlan(server, owner);
  category = `Scope ${++scopes}`;
  // What other tests featured would take turns too.
  await server.services.db.query('UPDATE listings SET featured_at = NULL, featured_until = NULL');
});
afterAll(() => server.close());

/** So many cards, the oldest first, of which the first ones are featured. */
async function makeCards(count: number, featured: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) ids.push((await fixtures.makeCard(owner, { category })).id);
  for (const id of ids.slice(0, featured)) await fixtures.feature(owner, id, category);
  return ids;
}

/** The cards that stand first at that time, in their order. */
async function readFeatured(now: Date, { scope = null, first = 24 }: { scope?: string | null; first?: number } = {}) {
  const hits = exploreHits({ category: scope, first, orderBy: 'NEWEST' }, now);
  if (!hits) return [];
  const rows = await server.services.db.query<{ id: string; turn?: number | null }[]>(withViews(hits), hits.values);
  return rows.filter(({ turn }) => typeof turn === 'number').map(({ id }) => id);
}

async function readAll(question: Question) {
  const pages: { id: string; isFeatured: boolean }[][] = [];
  let after: string | null = null;
  do {
    const { edges, pageInfo } = await fixtures.explore({ ...question, after });
    pages.push(edges.map(({ isFeatured, node }) => ({ id: node.id, isFeatured })));
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after);
  return pages;
}

describe('featured cards', () => {
  test('stand first in their category and in Explore, and are marked there alone', async () => {
    const ids = await makeCards(5, 2);
    const newest = ids.toReversed();
    for (const question of [{ category, first: 24 }, { first: 24 }]) {
      const { edges } = await fixtures.explore(question);
      const marked = edges.filter(({ isFeatured }) => isFeatured).map(({ node }) => node.id);
      expect(new Set(marked)).toEqual(new Set(ids.slice(0, 2)));
      expect(edges.slice(0, 2).every(({ isFeatured }) => isFeatured)).toBe(true);
      expect(edges.slice(2, 5).map(({ node }) => node.id)).toEqual(newest.slice(0, 3));
    }
    await fixtures.set(owner, String(ids[0]), [`${category} too`]);
    const other = await fixtures.explore({ category: `${category} too`, first: 24 });
    expect(other.edges).toMatchObject([{ isFeatured: false }]);
    // A search goes by what is looked for, and a profile by age.
    expect((await fixtures.explore({ q: category, category, first: 24 })).ids).toEqual(newest);
    const { body } = await server.rest('GET', `/api/explore?category=${encodeURIComponent(category)}`);
    expect(body.results).toMatchObject([
      { isFeatured: true },
      { isFeatured: true },
      ...[1, 2, 3].map(() => ({ isFeatured: false })),
    ]);
  });

  test.each([
    [4, 0],
    [8, 1],
    [16, 2],
    [24, 3],
    [50, 3],
  ])('on a page of %i are %i', async (first, most) => {
    await makeCards(6, 5);
    const { edges } = await fixtures.explore({ category, first });
    expect(edges.filter(({ isFeatured }) => isFeatured)).toHaveLength(most);
  });

  test('leave neither holes nor doubles, also when turns and featured cards change meanwhile', async () => {
    const ids = await makeCards(20, 4);
    const shown = (await readAll({ category, first: 8 })).flat();
    expect(shown.map(({ id }) => id).sort()).toEqual([...ids].sort());
    const seen: string[] = [];
    let after: string | null = null;
    for (let page = 0; page < 3; page += 1) {
      const { ids: found, pageInfo } = await fixtures.explore({ category, first: 8, after });
      seen.push(...found);
      after = pageInfo.endCursor;
      // One is featured, and the one that stood first has had its week.
      await fixtures.feature(owner, String(ids[10 + page]), category);
      await server.services.db.query('UPDATE listings SET featured_until = now() WHERE card_id = $1', [found[0]]);
    }
    expect(seen.sort()).toEqual([...ids].sort());
  });

  test('are gone on from at any place of a page', async () => {
    const ids = await makeCards(6, 3);
    const { edges } = await fixtures.explore({ category, first: 24 });
    for (const [index, { cursor }] of edges.entries()) {
      const rest = await fixtures.explore({ category, first: 24, after: cursor });
      const before = edges.slice(0, index + 1).map(({ node }) => node.id);
      expect([...before, ...rest.ids].sort()).toEqual([...ids].sort());
      expect(rest.edges.some(({ isFeatured }) => isFeatured)).toBe(false);
    }
  });

  test('are a whole category, or more', async () => {
    const ids = await makeCards(3, 3);
    const { edges, pageInfo } = await fixtures.explore({ category, first: 24 });
    expect(edges.map(({ node }) => node.id).sort()).toEqual([...ids].sort());
    expect(pageInfo.hasNextPage).toBe(false);
    expect((await fixtures.explore({ category, first: 24, after: pageInfo.endCursor })).ids).toEqual([]);
  });
});

describe('turns', () => {
  test.each([
    [null, 24, 3],
    ['its category', 24, 3],
    ['its category', 16, 2],
    ['its category', 8, 1],
  ])('are equally many for each in %s, on pages of %i', async (scope, first, most) => {
    const ids = await makeCards(7, 7);
    const now = Date.now();
    const times = new Map<string, number>();
    const orders = new Set<string>();
    for (let turn = 0; turn < 7; turn += 1) {
      const where = { first, scope: scope && category };
      const featured = await readFeatured(new Date(now + turn * TURN_MS), where);
      expect(featured).toHaveLength(most);
      orders.add(featured.join());
      for (const id of featured) times.set(id, (times.get(id) ?? 0) + 1);
    }
    expect(Object.fromEntries(times)).toEqual(Object.fromEntries(ids.map((id) => [id, most])));
    expect(orders.size).toBe(7);
  });

  test('last a minute', async () => {
    await makeCards(5, 5);
    const begin = Math.ceil(Date.now() / TURN_MS) * TURN_MS;
    const at = (ms: number) => readFeatured(new Date(begin + ms), { scope: category });
    expect(await at(TURN_MS - 1)).toEqual(await at(0));
    expect(await at(TURN_MS)).not.toEqual(await at(0));
  });

  test('change with the directory: a card that left it leaves no empty place', async () => {
    const ids = await makeCards(3, 2);
    const now = new Date();
    const read = async () => {
      const { edges } = await explore(server.services, { category, first: 24, orderBy: 'NEWEST' }, now);
      return edges.map(({ node, isFeatured, cursor }) => ({ id: node.id, isFeatured, cursor }));
    };
    const looked = await read();
    expect(await read()).toEqual(looked);
    await server.services.db.query('DELETE FROM directory_entries WHERE card_id = $1', [looked[0]?.id]);
    await server.services.db.query('UPDATE listings SET is_active = false WHERE card_id = $1', [looked[0]?.id]);
    expect((await read()).map(({ id }) => id)).toEqual(looked.slice(1).map(({ id }) => id));
    await fixtures.feature(owner, String(ids[2]), category);
    expect((await read()).filter(({ isFeatured }) => isFeatured)).toHaveLength(2);
  });

  test('are one in Explore for a card that is featured in two categories', async () => {
    const [id = ''] = await makeCards(1, 1);
    await fixtures.set(owner, id, ['Second']);
    await fixtures.feature(owner, id, 'second');
    expect(await readFeatured(new Date())).toEqual([id]);
  });
});

describe('a featured listing', () => {
  const ends = (id: string) => fixtures.read(owner, id).then(([listing]) => listing?.featuredUntil);

  test('ends by itself after seven days', async () => {
    const [id = ''] = await makeCards(1, 1);
    const until = new Date(String(await ends(id)));
    expect(Math.abs(until.getTime() - Date.now() - WEEK_MS)).toBeLessThan(60_000);
    expect(await readFeatured(new Date(until.getTime() - 1), { scope: category })).toEqual([id]);
    expect(await readFeatured(until, { scope: category })).toEqual([]);
  });

  test('is told within a second to who was told otherwise', async () => {
    const [id = ''] = await makeCards(1, 0);
    expect((await fixtures.explore({ category, first: 24 })).edges[0]?.isFeatured).toBe(false);
    await fixtures.feature(owner, id, category);
    expect((await fixtures.explore({ category, first: 24 })).edges[0]?.isFeatured).toBe(true);
  });

  test('is refused while it is featured, and for what is not listed', async () => {
    const [id = ''] = await makeCards(1, 1);
    expect((await fixtures.tryFeature(owner, id, category)).refusal).toMatchObject({ code: 'CONFLICT' });
    expect((await fixtures.tryFeature(owner, id, 'Elsewhere')).refusal).toMatchObject({ code: 'NOT_FOUND' });
    const hidden = await fixtures.makeCard(owner, { category, visibility: 'PRIVATE' });
    expect((await fixtures.tryFeature(owner, hidden.id, category)).refusal).toMatchObject({
      code: 'NOT_FOUND',
      fields: { cardId: 'Only public cards are listed. Make this card public first.' },
    });
    expect(await fixtures.usage(owner)).toMatchObject({ featuredThisMonth: 1 });
  });

  test('is not shown while its card is hidden, and stays featured when the category is spelled otherwise', async () => {
    const [id = ''] = await makeCards(1, 1);
    const until = await ends(id);
    await fixtures.change(owner, id, { category, visibility: 'PRIVATE' });
    expect(await readFeatured(new Date())).toEqual([]);
    expect(await ends(id)).toBeNull();
    await fixtures.change(owner, id, { category: 'Renamed' });
    expect(await ends(id)).toBe(until);
    expect(await readFeatured(new Date(), { scope: 'renamed' })).toEqual([id]);
    await fixtures.set(owner, id, ['Chosen']);
    await fixtures.feature(owner, id, 'chosen');
    await fixtures.change(owner, id, { category: 'Chosen' });
    expect(await fixtures.read(owner, id)).toMatchObject([{ category: 'Chosen', featuredUntil: expect.any(String) }]);
  });
});

describe('featured listings of a month', () => {
  test('are none on Free', async () => {
    await givePlan(server, owner, { status: 'free' });
    const { id } = await fixtures.makeCard(owner, { category });
    const { refusal } = await fixtures.tryFeature(owner, id, category);
    expect(refusal).toEqual({ code: 'PLAN_LIMIT', feature: 'featuredListingsPerMonth', limit: 0, plan: 'growth' });
    const rest = await server.rest('POST', `/api/cards/${id}/listings/feature`, { body: { category }, as: owner });
    expect([rest.status, rest.body.code]).toEqual([402, 'PLAN_LIMIT']);
  });

  test.each<[PlanKey, PlanKey | null]>([
    ['growth', 'pro'],
    ['pro', null],
  ])('are as many as %s includes, also all at once', async (planId, plan) => {
    const most = ENTITLEMENTS[planId].featuredListingsPerMonth ?? 0;
    const ids = await makeCards(most + 2, 0);
    await givePlan(server, owner, { planId });
    const answers = await Promise.all(ids.map((id) => fixtures.tryFeature(owner, id, category)));
    const refusals = answers.flatMap(({ refusal }) => (refusal ? [refusal] : []));
    expect(refusals).toEqual(
      [0, 1].map(() => ({ code: 'PLAN_LIMIT', feature: 'featuredListingsPerMonth', limit: most, plan })),
    );
    expect(await fixtures.usage(owner)).toMatchObject({ featuredThisMonth: most, featuredLimit: most });
  });

  test('come back with the next month, and with nothing else', async () => {
    const ids = await makeCards(5, 0);
    await givePlan(server, owner, { planId: 'growth' });
    for (const id of ids.slice(0, 3)) await fixtures.feature(owner, id, category);
    await server.rest('DELETE', `/api/cards/${ids[0]}`, { as: owner });
    expect((await fixtures.tryFeature(owner, String(ids[3]), category)).refusal).toMatchObject({ limit: 3 });
    await server.services.db.query(
      "UPDATE featured_months SET month = month - interval '1 month' WHERE owner_id = $1",
      [owner.id],
    );
    expect(await fixtures.usage(owner)).toMatchObject({ featuredThisMonth: 0 });
    await fixtures.feature(owner, String(ids[3]), category);
  });
});
