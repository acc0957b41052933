import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { call, createAccount, createCard, openDevice } from './support/account.ts';

/** First-load JavaScript of what is opened on phones, on the road, by people in a hurry; compressed. */
const BUDGET_BYTES = 95_000;

/** Gives the compressed size of all scripts that the page has loaded when nothing more comes. */
async function weighScripts(page: Page, path: string): Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' || response.url().endsWith('.js')) {
      sizes.push(response.body().then((body) => gzipSync(body).length));
    }
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  console.log(`${path}: ${sizes.length} scripts, ${total} bytes compressed, of ${BUDGET_BYTES}`);
  return total;
}

/** The service worker fetches the app for later, which is no part of the first load. */
const WITHOUT_WORKER = { serviceWorkers: 'block' } as const;

async function openAs(browser: Browser, visitor: 'nobody' | 'somebody'): Promise<BrowserContext> {
  if (visitor === 'nobody') return browser.newContext(WITHOUT_WORKER);
  return openDevice(browser, await createAccount('Light Weight'), WITHOUT_WORKER);
}

test('a public card loads at most 95 kB of JavaScript', async ({ browser }) => {
  const owner = await createAccount('Light Weight');
  const card = await createCard(owner, {
    title: 'Light',
    data: { name: 'Light Weight', email: 'light@example.com' },
    visibility: 'PUBLIC',
  });
  // With all that can be on it: the code of the exchange form comes with the first tap.
  const query = 'mutation ($id: ID!) { setExchangeForm(input: { cardId: $id, isOn: true }) { id } }';
  await call('POST', '/graphql', { token: owner.token, body: { query, variables: { id: card.id } } });
  const device = await openAs(browser, 'nobody');
  const page = await device.newPage();
  const total = await weighScripts(page, card.path);
  await expect(page.getByRole('heading', { name: 'Light Weight' })).toBeVisible();
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(BUDGET_BYTES);
  await device.close();
});

for (const visitor of ['nobody', 'somebody'] as const) {
  test(`the front page loads at most 95 kB of JavaScript for ${visitor}, and nothing on it moves`, async ({
    browser,
  }) => {
    const device = await openAs(browser, visitor);
    const page = await device.newPage();
    await page.addInitScript(watchShifts);
    const total = await weighScripts(page, '/');
    await expect(page.getByRole('link', { name: visitor === 'nobody' ? 'Sign in' : 'Dashboard' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(visitor === 'nobody' ? 0 : 1);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(BUDGET_BYTES);
    // What is left is the swap of a system font for the product's own; “good” ends at 0.1.
    expect(await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))).toBeLessThan(0.01);
    await device.close();
  });
}

/** Runs in the page: sums up all layout shifts. */
function watchShifts(): void {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0;
    document.documentElement.dataset.shift = String(sum);
  }).observe({ type: 'layout-shift', buffered: true });
}
