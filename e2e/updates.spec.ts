import { appendFileSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { projectRoot } from '../scripts/processes.ts';
import { makeDataDir, type Product, removeDataDir, startProduct } from './support/product.ts';

const folder = makeDataDir('tessera-updates-');
let product: Product;

/** A copy of the built web app, because a new version of it is made here. */
test.beforeAll(async () => {
  cpSync(join(projectRoot, 'apps/web/dist'), join(folder, 'web'), { recursive: true });
  product = await startProduct(join(folder, 'data'), { WEB_ROOT: join(folder, 'web/client'), DEMO: 'off' });
});
test.afterAll(async () => {
  await product.end('SIGTERM');
  removeDataDir(folder);
});

function deployNewVersion(): void {
  appendFileSync(join(folder, 'web/client/sw.js'), `\n// ${Date.now()}`);
}

async function openTabs(browser: Browser): Promise<[Page, Page]> {
  const context = await browser.newContext();
  const tabs: [Page, Page] = [await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await tab.goto(`${product.origin}/signin`);
    await tab.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (navigator.serviceWorker.controller) return;
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    });
  }
  return tabs;
}

const notice = (page: Page) => page.getByText('New version — reload to use it.');
/** Is lost by a reload. */
const write = (page: Page) => page.getByLabel('Email').fill('unsaved@example.com');
const written = (page: Page) => expect(page.getByLabel('Email'));

async function findUpdate(page: Page) {
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
}

test('the first visit is no update', async ({ browser }) => {
  const [page] = await openTabs(browser);
  await expect(notice(page)).toBeHidden();
  await page.context().close();
});

test('a new version is told in every tab, and reloads only the one whose person says so', async ({ browser }) => {
  const [one, other] = await openTabs(browser);
  await Promise.all([one, other].map(write));
  deployNewVersion();
  await findUpdate(one);
  await expect(notice(one)).toBeVisible();
  await expect(notice(other)).toBeVisible();

  await one.getByRole('button', { name: 'Reload' }).click();
  await written(one).toHaveValue('');
  await expect(notice(one)).toBeHidden();
  // The other tab keeps what is being written there, and can follow later.
  await written(other).toHaveValue('unsaved@example.com');
  await expect(notice(other)).toBeVisible();
  await other.getByRole('button', { name: 'Reload' }).click();
  await written(other).toHaveValue('');
  await expect(notice(other)).toBeHidden();
  await one.context().close();
});

test('“Later” leaves the page as it is until the app is opened again', async ({ browser }) => {
  const [page] = await openTabs(browser);
  await write(page);
  deployNewVersion();
  await findUpdate(page);
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(notice(page)).toBeHidden();
  await written(page).toHaveValue('unsaved@example.com');
  await page.reload();
  await expect(notice(page)).toBeVisible();
  await page.context().close();
});
