import { ENTITLEMENTS, type PlanKey } from '@tessera/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listingFixtures } from '../../testing/listing-fixtures.ts';
import { givePlan } from '../../testing/plan-fixtures.ts';
import { type Person, startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let fixtures: ReturnType<typeof listingFixtures>;
let owner: Person;
beforeAll(async () => {
  server = await startTestServer({ BILLING: 'test' });
  fixtures = listingFixtures(server);
});
beforeEach(async () => {
  owner = await server.register('Olga Owner');
});
afterAll(() => server.close());

const LIMIT = { code: 'PLAN_LIMIT', feature: 'listings' };
const names = (prefix: string, count: number) => Array.from({ length: count }, (_, n) => `${prefix} ${n}`);

describe('a card under several categories', () => {
  test('is found under each, shown once where all are shown, and counted under each', async () => {
    const { id } = await fixtures.makeCard(owner, { title: 'Quagga', category: 'Zoology' });
    expect(await fixtures.set(owner, id, ['Drawing', 'zoology', ' Painting '])).toEqual([
      { category: 'Zoology', isOwnCategory: true, isActive: true, featuredUntil: null },
      { category: 'Drawing', isOwnCategory: false, isActive: true, featuredUntil: null },
      { category: 'Painting', isOwnCategory: false, isActive: true, featuredUntil: null },
    ]);
    for (const category of ['zoology', 'DRAWING', 'painting'])
      expect((await fixtures.explore({ category })).ids).toEqual([id]);
    expect((await fixtures.explore({ category: 'sculpture' })).ids).toEqual([]);
    const { ids, categories } = await fixtures.explore({ q: 'quagga' });
    expect(ids).toEqual([id]);
    expect(categories).toEqual(['Drawing', 'Painting', 'Zoology'].map((name) => ({ name, count: 1 })));
    expect((await fixtures.explore({})).ids.filter((each) => each === id)).toEqual([id]);
    // The words of a category find the card, also by relevance and within another of its categories.
    expect((await fixtures.explore({ q: 'paint', category: 'drawing' })).ids).toEqual([id]);
    expect((await fixtures.explore({ q: 'paint', category: 'drawing', sort: 'RELEVANCE' })).ids).toEqual([id]);
    expect((await fixtures.explore({ q: 'paint', category: 'sculpture', sort: 'RELEVANCE' })).ids).toEqual([]);
  });

  test('follows what stands on the card, and lists nothing twice', async () => {
    const { id } = await fixtures.makeCard(owner, { title: 'Okapi', category: 'Tailor' });
    await fixtures.set(owner, id, ['Weaver', 'Dyer']);
    await fixtures.change(owner, id, { title: 'Okapi', category: 'Weaver' });
    expect(await fixtures.read(owner, id)).toMatchObject([
      { category: 'Weaver', isOwnCategory: true },
      { category: 'Dyer' },
    ]);
    expect((await fixtures.explore({ category: 'weaver' })).ids).toEqual([id]);
    expect((await fixtures.explore({ category: 'tailor' })).ids).toEqual([]);
    await fixtures.change(owner, id, { title: 'Okapi', category: '' });
    expect(await fixtures.read(owner, id)).toMatchObject([{ category: 'Dyer', isOwnCategory: false }]);
    expect((await fixtures.explore({ category: 'weaver' })).ids).toEqual([]);
    expect((await fixtures.explore({ category: 'dyer' })).ids).toEqual([id]);
  });

  test('keeps its categories while it is hidden, and then stands under none', async () => {
    const { id } = await fixtures.makeCard(owner, { title: 'Dodo', category: 'Pilot' });
    await fixtures.set(owner, id, ['Sailor']);
    await fixtures.change(owner, id, { title: 'Dodo', category: 'Pilot', visibility: 'PRIVATE' });
    expect((await fixtures.explore({ category: 'sailor' })).ids).toEqual([]);
    expect(await fixtures.usage(owner)).toMatchObject({ active: 0 });
    expect(await fixtures.read(owner, id)).toMatchObject([
      { category: 'Pilot', isActive: false },
      { category: 'Sailor', isActive: false },
    ]);
    await fixtures.set(owner, id, ['Sailor', 'Diver']);
    expect((await fixtures.explore({ category: 'diver' })).ids).toEqual([]);
    await fixtures.change(owner, id, { title: 'Dodo', category: 'Pilot', visibility: 'PUBLIC' });
    for (const category of ['pilot', 'sailor', 'diver'])
      expect((await fixtures.explore({ category })).ids).toEqual([id]);
    expect(await fixtures.usage(owner)).toMatchObject({ active: 3 });
  });

  test('shows the list of its categories to its owner alone', async () => {
    const { id } = await fixtures.makeCard(owner, { category: 'Cooper' });
    expect(await fixtures.read(await server.register(), id)).toEqual([]);
  });

  test.each([
    ['a category that is too long', ['x'.repeat(61)]],
    ['more than ten', names('Trade', 10)],
  ])('refuses %s', async (_what, categories) => {
    const { id } = await fixtures.makeCard(owner, { category: 'Cooper' });
    const { refusal } = await fixtures.trySet(owner, id, categories);
    expect(refusal).toMatchObject({ code: 'BAD_USER_INPUT', fields: { categories: expect.any(String) } });
  });

  test('says the same over REST', async () => {
    const { id } = await fixtures.makeCard(owner, { category: 'Glazier' });
    const put = await server.rest('PUT', `/api/cards/${id}/listings`, { body: { categories: ['Roofer'] }, as: owner });
    expect(put.status).toBe(200);
    const { body } = await server.rest('GET', `/api/cards/${id}/listings`, { as: owner });
    expect(body).toEqual({
      listings: [
        { category: 'Glazier', isOwnCategory: true, isActive: true, featuredUntil: null },
        { category: 'Roofer', isOwnCategory: false, isActive: true, featuredUntil: null },
      ],
    });
    expect(put.body).toEqual(body);
  });
});

describe('active listings of a plan', () => {
  test('on Free are five, a sixth is refused, and the next plan has more', async () => {
    const { id } = await fixtures.makeCard(owner, { category: 'Own' });
    await fixtures.set(owner, id, names('Trade', 4));
    expect((await fixtures.trySet(owner, id, names('Trade', 5))).refusal).toEqual({
      ...LIMIT,
      limit: 5,
      plan: 'growth',
    });
    expect(await fixtures.usage(owner)).toEqual({ active: 5, activeLimit: 5, featuredThisMonth: 0, featuredLimit: 0 });
    // One for another.
    expect(await fixtures.set(owner, id, ['Other', ...names('Trade', 3)])).toHaveLength(5);
    const refused = await server.rest('PUT', `/api/cards/${id}/listings`, {
      body: { categories: names('Trade', 5) },
      as: owner,
    });
    expect([refused.status, refused.body.code]).toEqual([402, 'PLAN_LIMIT']);
    await givePlan(server, owner, { planId: 'growth' });
    expect(await fixtures.set(owner, id, names('Trade', 5))).toHaveLength(6);
  });

  test.each<[PlanKey, PlanKey]>([
    ['growth', 'pro'],
    ['pro', 'enterprise'],
  ])('on %s are as many as it includes over all cards, also all at once', async (planId, plan) => {
    await givePlan(server, owner, { planId });
    const most = ENTITLEMENTS[planId].listings ?? 0;
    const cards = await Promise.all(
      Array.from({ length: Math.ceil(most / 5) + 2 }, () =>
        fixtures.makeCard(owner, { category: 'Own', visibility: 'PRIVATE' }),
      ),
    );
    for (const { id } of cards) await fixtures.set(owner, id, names('Trade', 4));
    const answers = await Promise.all(
      cards.map(({ id }) => fixtures.tryChange(owner, id, { category: 'Own', visibility: 'PUBLIC' })),
    );
    const refusals = answers.flatMap(({ refusal }) => (refusal ? [refusal] : []));
    expect(refusals).toMatchObject([0, 1].map(() => ({ ...LIMIT, limit: most, plan })));
    expect(await fixtures.usage(owner)).toMatchObject({ active: most, activeLimit: most });
  });

  test('are counted for a card that is made public, gets a category, comes back as it was, or is new', async () => {
    await givePlan(server, owner, { planId: 'growth' });
    const full = await fixtures.makeCard(owner, { category: 'Own' });
    await fixtures.set(owner, full.id, names('Trade', 9));
    const other = await fixtures.makeCard(owner, { category: 'Own' });
    await fixtures.set(owner, other.id, names('Trade', 4));
    const create = await fixtures.tryMakeCard(owner, { category: 'Own' });
    expect(create.refusal).toMatchObject(LIMIT);
    const hidden = await fixtures.makeCard(owner, { category: 'Own', visibility: 'PRIVATE' });
    expect(
      (await fixtures.tryChange(owner, hidden.id, { category: 'Own', visibility: 'PUBLIC' })).refusal,
    ).toMatchObject(LIMIT);
    // Without a category it is in Explore, and under none.
    const plain = await fixtures.makeCard(owner, {});
    expect((await fixtures.tryChange(owner, plain.id, { category: 'Own' })).refusal).toMatchObject(LIMIT);
    expect((await fixtures.trySet(owner, plain.id, ['Trade'])).refusal).toMatchObject(LIMIT);
    expect((await fixtures.explore({ q: plain.title })).ids).toEqual([plain.id]);
    // One that is hidden makes room.
    await fixtures.change(owner, full.id, { category: 'Own', visibility: 'PRIVATE' });
    await fixtures.change(owner, plain.id, { category: 'Own' });
    await fixtures.change(owner, plain.id, { category: '' });
    await fixtures.set(owner, other.id, names('Trade', 9));
    await fixtures.set(owner, plain.id, names('Trade', 5));
    const restored = await server.graphql(
      'mutation ($input: RestoreCardVersionInput!) { restoreCardVersion(input: $input) { card { id } } }',
      {
        as: owner,
        variables: { input: { id: plain.id, version: 2 } },
      },
    );
    expect(restored.errors?.[0]?.extensions).toMatchObject(LIMIT);
  });

  test('that there are stay when the plan ends, and so does what changes nothing about them', async () => {
    await givePlan(server, owner, { planId: 'growth' });
    const { id, title } = await fixtures.makeCard(owner, { category: 'Own' });
    await fixtures.set(owner, id, names('Ash', 8));
    await givePlan(server, owner, { status: 'free' });
    await fixtures.change(owner, id, { title, category: 'Mine' });
    expect(await fixtures.set(owner, id, names('Ash', 7))).toHaveLength(8);
    expect((await fixtures.trySet(owner, id, names('Ash', 8))).refusal).toEqual({ ...LIMIT, limit: 5, plan: 'growth' });
    expect((await fixtures.explore({ category: 'ash 6' })).ids).toEqual([id]);
  });
});
