import { expect, test } from '@playwright/test';
import { createAccount, listCards, openDevice, VISITOR_AGENT } from './support/account.ts';

const PICTURE = 'apps/web/public/icon-512.png';

test('a work is added to a portfolio, previewed, and opened large on its page', async ({ browser }) => {
  const owner = await createAccount('Paula Portfolio');
  const device = await openDevice(browser, owner);
  const page = await device.newPage();
  await page.goto('/dashboard/builder');
  await page.getByRole('tab', { name: 'Portfolio' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Paula Portfolio');
  await page.getByLabel('Email', { exact: true }).fill('paula@example.com');
  await page.getByLabel('Picture of a work').setInputFiles(PICTURE);
  await page.getByLabel('Title, work 1').fill('Court');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('list', { name: 'Works' }).getByRole('img', { name: 'Court' })).toBeVisible();
  await page.getByRole('button', { name: 'Save card' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Your card is ready' })).toBeVisible();
  await device.close();

  const [card] = await listCards(owner);
  const elsewhere = await browser.newContext({ userAgent: VISITOR_AGENT });
  const visitor = await elsewhere.newPage();
  await visitor.goto(card?.path ?? '');
  await visitor.getByRole('button', { name: 'Court' }).click();
  const large = visitor.getByRole('dialog', { name: 'Court' });
  await expect(large.getByRole('img', { name: 'Court' })).toBeVisible();
  await large.getByRole('button', { name: 'Close' }).click();
  await expect(large).toBeHidden();
  await elsewhere.close();
});
