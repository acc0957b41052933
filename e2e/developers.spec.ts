import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { findProblems } from './support/audit.ts';

const PAGES = [
  '',
  '/tokens',
  '/oauth',
  '/cli',
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

test('the SDK and the command line are installed from the server, and run', async ({ request, baseURL }) => {
  const run = promisify(execFile);
  const folder = mkdtempSync(join(tmpdir(), 'tessera-downloads-'));
  const unpack = async (name: string, into: string) => {
    const answer = await request.get(`/downloads/tessera-${name}.tgz`);
    expect(answer.status()).toBe(200);
    writeFileSync(join(folder, `${name}.tgz`), await answer.body());
    mkdirSync(join(folder, into), { recursive: true });
    await run('tar', ['-xzf', join(folder, `${name}.tgz`), '-C', join(folder, into), '--strip-components=1']);
  };
  await unpack('cli', 'cli');
  const { stdout } = await run(join(folder, 'cli/bin/tessera.js'), ['--help']);
  expect(stdout).toContain('tessera listen');
  await unpack('sdk', 'node_modules/@tessera/sdk');
  const program = `import { Tessera } from '@tessera/sdk';
    const page = await new Tessera({ origin: '${baseURL}' }).directory.list().page();
    console.log(page.items.length + ' cards');`;
  writeFileSync(join(folder, 'use.mjs'), program);
  expect((await run(process.execPath, ['use.mjs'], { cwd: folder })).stdout).toMatch(/^\d+ cards\n$/);
  rmSync(folder, { recursive: true });
});
