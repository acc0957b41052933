import { expect, test } from '@playwright/test';
import { findProblems } from './support/audit.ts';

const PAGES = [
  '',
  '/tokens',
  '/rest',
  '/graphql',
  '/types',
  '/webhooks',
  '/errors',
  '/limits',
  '/mcp',
  '/recipes',
  '/changelog',
];

test('the documentation is read without JavaScript, and searched', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of PAGES) {
    await page.goto(`/developers${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.getByRole('region').count()).toBeGreaterThan(0);
  }
  await page.goto('/developers');
  // Every language, one below the other.
  await expect(page.getByText('package main').first()).toBeVisible();
  await page.getByRole('searchbox').fill('createCard');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: 'createCard', exact: true }).click();
  await expect(page).toHaveURL(/\/developers\/graphql#createCard$/);
  await expect(page.locator('#createCard')).toContainText('cards:write');
  await context.close();
});

test('a language is chosen for all examples, and kept', async ({ page }) => {
  await page.goto('/developers');
  const python = page.getByText('import urllib.request').first();
  await expect(python).toBeHidden();
  await page.getByRole('button', { name: 'Python', exact: true }).first().click();
  await expect(python).toBeVisible();
  await expect(page.getByRole('button', { name: 'Python', exact: true }).last()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goto('/developers/webhooks');
  await expect(page.getByText('import hmac').first()).toBeVisible();
});

test('a token fills the examples in and stays in the page', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await page.goto('/developers');
  await page.getByLabel(/^Your token/).fill('tsr_mine');
  await expect(page.getByText('export TOKEN=tsr_mine')).toBeVisible();
  await page.getByRole('button', { name: 'Copy the example in Shell' }).first().click();
  await expect(page.getByRole('button', { name: 'Copy the example in Shell' }).first()).toHaveText('Copied');
  // No page may read the clipboard, but people may paste; a line of text has no line breaks.
  const search = page.getByRole('searchbox');
  await search.press('ControlOrMeta+V');
  await expect(search).toHaveValue(/^export ORIGIN=\S+ ?export TOKEN=tsr_mine$/);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('tsr_mine');
  await page.reload();
  await expect(page.getByText('export TOKEN=tsr_…')).toBeVisible();
});

for (const path of ['', '/rest', '/limits', '?q=webhook']) {
  test(`/developers${path} has no barriers on a phone and a desk`, async ({ page }) => {
    await page.goto(`/developers${path}`);
    expect(await findProblems(page)).toEqual([]);
  });
}
