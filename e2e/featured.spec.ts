import { expect, type Page, test } from '@playwright/test';
import { call, createAccount, createPublicCard } from './support/account.ts';

const FEATURED = ['One', 'Two', 'Three', 'Four'];

/** The titles of the page's cards in their order, each with whether it is marked. */
function readCards(page: Page): Promise<{ title: string | null; isMarked: boolean }[]> {
  const cards = page
    .getByRole('list', { name: 'Cards' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  return cards.evaluateAll((items) =>
    items.map((item) => ({
      title: item.querySelector('a[title][href$="?c=directory"]')?.textContent ?? null,
      isMarked: [...item.querySelectorAll('*')].some(({ children, textContent }) => {
        return children.length === 0 && textContent === 'Featured';
      }),
    })),
  );
}

test('three of four featured cards stand first and are marked, and the fourth stands with the others', async ({
  page,
}) => {
  const category = `Turns ${Date.now()}`;
  for (const title of FEATURED) {
    const owner = await createAccount(`Owner of ${title}`);
    const { id } = await createPublicCard(owner, title, { extra: { company: { category } } });
    await call('POST', `/api/cards/${id}/listings/feature`, { token: owner.token, body: { category } });
  }
  const other = await createAccount('Other Owner');
  for (const title of ['Older', 'Newer']) await createPublicCard(other, title, { extra: { company: { category } } });

  await page.goto(`/explore?category=${encodeURIComponent(category.toLowerCase())}`);
  await expect(page.getByText('Featured', { exact: true })).toHaveCount(3);
  const cards = await readCards(page);
  const first = cards.slice(0, 3).map(({ title }) => title);
  const waiting = FEATURED.filter((title) => !first.includes(title));
  expect(waiting).toHaveLength(1);
  expect(cards.map(({ isMarked }) => isMarked)).toEqual([true, true, true, false, false, false]);
  expect(cards.slice(3).map(({ title }) => title)).toEqual(['Newer', 'Older', ...waiting]);
});
