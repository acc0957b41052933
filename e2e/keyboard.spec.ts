import { expect, test } from '@playwright/test';
import { call, createAccount, newEmail, openDevice } from './support/account.ts';
import { pressUntilFocused } from './support/keyboard.ts';

test('by the keyboard alone somebody signs up and makes a first card', async ({ page }) => {
  await page.goto('/signup');
  await expect(page.getByLabel('Full name')).toBeFocused();
  await page.keyboard.type('Kay Keys');
  await page.keyboard.press('Tab');
  await page.keyboard.type(newEmail());
  await page.keyboard.press('Tab');
  await page.keyboard.type('correct horse');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Create my card' })).toBeVisible();
  await pressUntilFocused(page, 'Tab', 'Create my card');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Your card is ready' })).toBeVisible();
});

test('by the keyboard alone a card is written and saved in the builder', async ({ browser }) => {
  const device = await openDevice(browser, await createAccount('Kay Keys'));
  const page = await device.newPage();
  await page.goto('/dashboard/builder');
  await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible();
  await pressUntilFocused(page, 'Tab', 'Name');
  await page.keyboard.type('Kay Keys');
  await pressUntilFocused(page, 'Tab', 'Email');
  await page.keyboard.type('kay@example.com');
  await pressUntilFocused(page, 'Shift+Tab', 'Save card');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Your card is ready' })).toBeVisible();
  await device.close();
});

test('by the keyboard alone a contact is added and found', async ({ browser }) => {
  const device = await openDevice(browser, await createAccount('Kay Keys'));
  const page = await device.newPage();
  await page.goto('/dashboard/contacts');
  await expect(page.getByText('No contacts yet.')).toBeVisible();
  await pressUntilFocused(page, 'Tab', 'Add contact');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add contact' });
  await expect(dialog).toBeVisible();
  await pressUntilFocused(page, 'Tab', 'Email');
  await page.keyboard.type('fay@example.com');
  await pressUntilFocused(page, 'Shift+Tab', 'Name');
  await page.keyboard.type('Fay Friend');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Fay Friend' })).toBeVisible();
  await pressUntilFocused(page, 'Shift+Tab', 'All contacts');
  await page.keyboard.press('Enter');
  await pressUntilFocused(page, 'Tab', 'Search contacts');
  await page.keyboard.type('fay');
  await expect(page.getByRole('table', { name: 'Contacts' }).getByRole('link', { name: 'Fay Friend' })).toBeVisible();
  await device.close();
});

test('by the keyboard alone a conversation is opened and a message is sent', async ({ browser }) => {
  const owner = await createAccount('Kay Keys');
  await call('POST', '/graphql', {
    token: owner.token,
    body: { query: 'mutation { createGroup(input: { name: "Key holders" }) { group { id } } }' },
  });
  const device = await openDevice(browser, owner);
  const page = await device.newPage();
  await page.goto('/dashboard/chat');
  await expect(page.getByRole('link', { name: /Key holders/ }).first()).toBeVisible();
  await pressUntilFocused(page, 'Tab', /Key holders/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Message/ })).toBeVisible();
  await pressUntilFocused(page, 'Tab', /^Message/);
  await page.keyboard.type('Who has the spare key?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByText('Who has the spare key?')).toBeVisible();
  await device.close();
});
