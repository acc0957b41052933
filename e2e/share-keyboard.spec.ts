import { expect, test } from '@playwright/test';
import { createAccount, createCard, openDevice } from './support/account.ts';
import { pressUntilFocused } from './support/keyboard.ts';

test('a private card is shared, opened to others and taken back by the keyboard alone', async ({ browser }) => {
  const owner = await createAccount('Olga Owner');
  await createCard(owner, {
    data: { title: 'Studio', name: 'Olga Owner', email: 'olga@example.com' },
    visibility: 'PRIVATE',
  });
  const device = await openDevice(browser, owner, { permissions: ['clipboard-write'] });
  const page = await device.newPage();
  await page.goto('/dashboard/cards');
  const opener = page.getByRole('button', { name: 'Share Studio' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Share “Studio”' });
  await expect(dialog).toBeVisible();

  // An end for the link, then a link with that end.
  await pressUntilFocused(page, 'Tab', /^Link expires/);
  await page.keyboard.type('After 7');
  await expect(dialog.getByLabel('Link expires')).toHaveValue('7');
  await pressUntilFocused(page, 'Tab', 'Copy link');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Link copied')).toBeVisible();
  // No page may read the clipboard; the dialog shows the link that was copied.
  await expect(dialog.getByLabel('Address of the card')).toHaveValue(/\/share\/.*token=/);
  await expect(page.locator(':focus')).toHaveText('Copy link');

  // A QR code, which needs a link of its own.
  await pressUntilFocused(page, 'Shift+Tab', 'Create a QR code');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('img', { name: 'QR code that opens this private card' })).toBeVisible();

  // Taken back.
  await pressUntilFocused(page, 'Tab', /^Shared 2 times/);
  await page.keyboard.press('Enter');
  const shares = dialog.getByRole('list', { name: 'Shares of this card' });
  await expect(shares.getByRole('listitem')).toHaveCount(2);
  await pressUntilFocused(page, 'Tab', /^Revoke: /);
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Revoke this share?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(shares.getByText('Revoked')).toHaveCount(1);

  // Opened to anyone who has the link.
  const access = dialog.getByRole('button', { name: /Private/ });
  await access.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.type('Anyone');
  await expect(page.getByRole('menuitem', { name: /^Anyone with the link/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Anyone with this link sees the card.')).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await device.close();
});
