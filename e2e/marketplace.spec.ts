import { expect, test } from '@playwright/test';
import { createAccount, createCard, openDevice } from './support/account.ts';

test('a template is found, worn by a card, and everybody sees the card in it', async ({ browser }) => {
  const owner = await createAccount('Asha Rao');
  const data = { name: 'Asha Rao', email: 'asha@example.com' };
  const card = await createCard(owner, { title: 'Studio', data, visibility: 'PUBLIC' });
  const device = await openDevice(browser, owner);
  const page = await device.newPage();
  await page.goto('/dashboard/marketplace');
  await page.getByRole('searchbox', { name: 'Search templates' }).fill('navy dusk');
  await expect(page).toHaveURL('/dashboard/marketplace?q=navy+dusk');
  await expect(page.getByRole('link', { name: /^Use / })).toHaveCount(1);
  await page.getByRole('button', { name: 'Preview Midnight' }).click();
  const dialog = page.getByRole('dialog', { name: 'Midnight' });
  await dialog.getByLabel('Use it on').selectOption('Studio');
  await dialog.getByRole('link', { name: 'Use' }).click();
  await expect(page.getByRole('button', { name: 'Midnight' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Save card' }).first().click();
  await expect(page).toHaveURL('/dashboard/cards');
  const visitor = await browser.newContext({ javaScriptEnabled: false });
  const shown = await visitor.newPage();
  await shown.goto(card.path);
  const face = shown.locator('.card-header');
  await expect(face).toHaveCSS('background-image', /rgb\(29, 42, 72\)/);
  await Promise.all([visitor.close(), device.close()]);
});
