import { expect, test } from '@playwright/test';
import { createAccount, createCard, openDevice } from './support/account.ts';
import { findProblems } from './support/audit.ts';
import { saveNewCard } from './support/builder.ts';

const DATA = { name: 'Fay Free', email: 'fay@example.com', phone: '+919876543210' };

test('a free person’s second card stays on the device until they upgrade, and is synced when they are back', async ({
  browser,
}) => {
  const person = await createAccount('Fay Free', { plan: 'free' });
  await createCard(person, { title: 'First', data: DATA });
  const device = await openDevice(browser, person);
  const page = await device.newPage();
  await page.goto('/dashboard/builder');
  await page.getByLabel('Name', { exact: true }).fill('Fay Second');
  await page.getByLabel('Email', { exact: true }).fill('second@example.com');
  await saveNewCard(page);
  const offer = page.getByRole('dialog', { name: 'Upgrade to Growth' });
  await expect(offer).toContainText('Starter includes 1 card. Upgrade to Growth for unlimited cards.');
  expect(await findProblems(page)).toEqual([]);
  await offer.getByRole('link', { name: 'See the upgrade' }).click();
  await page.getByRole('button', { name: 'Pay $8.00' }).click();
  // Back where the card was made, which the server has now.
  await expect(page).toHaveURL(/\/dashboard\/(?:builder|cards)/);
  await page.goto('/dashboard/cards');
  await expect(page.getByText('Fay Second').first()).toBeVisible();
  await expect(page.getByText('Synced', { exact: true })).toHaveCount(2);
  await device.close();
});

test('the currency that a visitor chose goes with them through signing in to the amount', async ({ page }) => {
  const person = await createAccount('Ravi Rupee', { plan: 'free' });
  await page.goto('/pricing');
  // The page is sent in rupees; the browser's region is not India.
  await expect(page.getByRole('radio', { name: 'Global' })).toBeChecked();
  await page.getByText('India', { exact: true }).click();
  await page.getByRole('link', { name: 'Subscribe Now: Growth' }).click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard\/billing\?plan=growth/);
  await expect(page.getByRole('button', { name: 'Pay ₹2,499.00' })).toBeVisible();
});
