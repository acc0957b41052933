import { expect, type Page, test } from '@playwright/test';
import { createAccount, openDevice } from './support/account.ts';
import { findLink } from './support/mail.ts';

async function signIn(page: Page, email: string, password: string) {
  await page.goto('/signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('a forgotten password is replaced by a mailed link, which works once', async ({ page }) => {
  const { email } = await createAccount('Forgetful');
  await page.goto('/signin');
  await page.getByRole('link', { name: /Forgot/ }).click();
  // The page before has a field of that name too.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: /link/i }).click();
  await expect(page.getByText(`If an account exists for ${email}, we have sent a link.`)).toBeVisible();

  const link = await findLink(email, 'Choose a new password');
  await page.goto(link);
  await expect(page).toHaveURL('/reset-password');
  await page.getByLabel('New password', { exact: true }).fill('battery staple');
  await page
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await expect(page).toHaveURL(/\/signin/);
  await signIn(page, email, 'battery staple');
  await expect(page).toHaveURL('/dashboard/profile');

  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('once more please');
  await page
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await expect(page.getByText('This link has expired or was used already.')).toBeVisible();
});

test('a deletion that can’t be requested names the address of support', async ({ page }) => {
  await page.route('/api/account/delete', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/delete-account');
  await page.getByLabel('Full name').fill('Leaving Soon');
  await page.getByLabel('Registered email').fill('leaving@example.com');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Request Account Deletion' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Couldn’t submit. Please try again or email support.');
  await expect(alert.getByRole('link')).toHaveAttribute('href', /^mailto:[^<>\s]+@[^<>\s]+$/);
});

test('an account is deleted on request, says when, and can be kept after all', async ({ page, browser }) => {
  const person = await createAccount('Leaving Soon');
  await page.goto('/delete-account');
  await page.getByLabel('Full name').fill('Leaving Soon');
  await page.getByLabel('Registered email').fill(person.email);
  await page.getByLabel(/Reason/).fill('Only a test.');
  const submit = page.getByRole('button', { name: 'Request Account Deletion' });
  await expect(submit).toBeDisabled();
  await page.getByLabel('I understand this is permanent and may remove my saved cards, profile and messages.').check();
  await submit.click();
  await expect(page.getByText('Request received! We’ve sent a confirmation email.')).toBeVisible();
  await expect(page).toHaveURL('/');

  await page.goto(await findLink(person.email, 'Confirm the deletion'));
  await expect(page).toHaveURL('/delete-account/confirm');
  await page.getByRole('main').getByRole('button').click();
  await expect(page.getByText(/Your account will be deleted on \w+day, \d+ \w+ \d{4}/).first()).toBeVisible();

  const device = await openDevice(browser, person);
  const signedIn = await device.newPage();
  await signedIn.goto('/dashboard/settings');
  await expect(signedIn.getByText(/will be deleted/).first()).toBeVisible();
  await device.close();

  await page.goto(await findLink(person.email, 'Your account will be deleted'));
  await page.getByRole('main').getByRole('button').click();
  await expect(page.getByText(/Your account stays/).first()).toBeVisible();
});

test('an email address is confirmed by the link that signing up mails', async ({ page, browser }) => {
  const person = await createAccount('Confirm Me');
  await page.goto(await findLink(person.email, 'Confirm your email'));
  await expect(page).toHaveURL('/confirm-email');
  await page.getByRole('main').getByRole('button').click();
  await expect(page.getByText('Your email address is confirmed.').first()).toBeVisible();
  const device = await openDevice(browser, person);
  const settings = await device.newPage();
  await settings.goto('/dashboard/settings');
  await expect(settings.getByText('Confirmed', { exact: true })).toBeVisible();
  await device.close();
});

test('everything that is a person’s comes as one archive', async ({ browser }) => {
  const device = await openDevice(browser, await createAccount('Take Away'));
  const page = await device.newPage();
  await page.goto('/dashboard/settings/data');
  const download = page.waitForEvent('download');
  await page
    .getByRole('link', { name: /Download/ })
    .or(page.getByRole('button', { name: /Download/ }))
    .click();
  expect((await download).suggestedFilename()).toMatch(/^tessera-[\d-]+\.zip$/);
  await device.close();
});
