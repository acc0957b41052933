import { expect, type Page, test } from '@playwright/test';
import { createAccount, createCard } from './support/account.ts';

/** Keeps what the page's program needs waiting, as a slow line does. Gives what lets it come. */
async function holdProgram(page: Page): Promise<() => void> {
  let letCome = () => {};
  const allowed = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/assets/base-*.js', async (route) => {
    await allowed;
    await route.continue();
  });
  return letCome;
}

test('a tap on the front page that comes before its program is not lost', async ({ page }) => {
  const letCome = await holdProgram(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Free Trial' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  letCome();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Create Account' })).toBeVisible();
});

test('a tap on a public card that comes before its program is not lost', async ({ page }) => {
  const owner = await createAccount('Early Tap');
  const card = await createCard(owner, {
    title: 'Early',
    data: { name: 'Early Tap', email: 'early@example.com' },
    visibility: 'PUBLIC',
  });
  const letCome = await holdProgram(page);
  await page.goto(card.path);
  await page.getByRole('button', { name: 'QR code' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  letCome();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
});

test('a currency that is chosen before the program of the price list comes stays chosen', async ({ page }) => {
  const letCome = await holdProgram(page);
  await page.goto('/pricing');
  // The page is sent in rupees, and the program would turn to the dollars of the browser's region.
  await page.getByText('India', { exact: true }).click();
  letCome();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('currency'))).toBe('inr');
  await expect(page.getByText('₹2,499').first()).toBeVisible();
});

test('a form that is sent before the program of its page comes keeps what was typed, and is sent', async ({ page }) => {
  const letCome = await holdProgram(page);
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Early Tap');
  await page.getByLabel('Email').fill('early@example.com');
  await page.getByLabel('What is it about?').selectOption('Support');
  await page.getByLabel('Message').fill('Is anybody there yet?');
  await page.getByRole('main').getByRole('button', { name: /send/i }).click();
  await expect(page).toHaveURL('/contact');
  letCome();
  await expect(page.getByText('Your message has arrived.')).toBeVisible();
});

test('words that are typed into Explore before its program comes are looked for', async ({ page }) => {
  const owner = await createAccount('Early Words');
  await createCard(owner, {
    title: 'Xylophone maker',
    data: { name: 'Early Words', email: 'words@example.com' },
    visibility: 'PUBLIC',
  });
  const letCome = await holdProgram(page);
  await page.goto('/explore', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('xylophone');
  letCome();
  await expect(page).toHaveURL('/explore?q=xylophone');
  await expect(page.getByRole('link', { name: 'Xylophone maker' }).first()).toBeVisible();
});
