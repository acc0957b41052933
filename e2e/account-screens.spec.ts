import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type Account, call, createAccount, openDevice } from './support/account.ts';
import { findProblems } from './support/audit.ts';
import { findLink } from './support/mail.ts';

/** Without motion, because half-faded texts have half the contrast. */
const calm = { reducedMotion: 'reduce' } as const;

let person: Account;
let device: BrowserContext;
let page: Page;
test.beforeAll(async ({ browser }) => {
  person = await createAccount('Asha Rao');
  device = await openDevice(browser, person, calm);
});
test.beforeEach(async () => {
  page = await device.newPage();
});
test.afterEach(() => page.close());
test.afterAll(() => device.close());

const inMain = () => page.getByRole('main');

async function expectNoProblems() {
  expect(await findProblems(page)).toEqual([]);
}

async function askForDeletion() {
  const { email } = person;
  await call('POST', '/api/account/delete', { body: { fullName: 'Asha Rao', email, reason: '', source: 'web' } });
}

test('forgotten password: the form, a mistake, the answer', async () => {
  await page.goto('/forgot-password');
  await expectNoProblems();
  await page.getByLabel('Email').fill('nobody');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.locator('[aria-invalid=true]')).toBeVisible();
  await expectNoProblems();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(/^If an account exists for/)).toBeVisible();
  await expectNoProblems();
});

test('new password: the form and a link that is of no use', async () => {
  await page.goto('/reset-password?token=nonsense');
  await page.getByLabel('New password', { exact: true }).fill('kite-lamp7');
  await expectNoProblems();
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  await expectNoProblems();
});

test('settings before the address is confirmed, with the form for another one', async () => {
  await page.goto('/dashboard/settings');
  await expect(page.getByText('Not confirmed')).toBeVisible();
  await page.getByRole('button', { name: 'Change email address' }).click();
  await page.getByRole('button', { name: 'Send the link', exact: true }).click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await expectNoProblems();
});

test('confirming the address, and the link once more', async () => {
  const link = await findLink(person.email, 'Confirm your email');
  await page.goto(link);
  await expect(inMain().getByRole('button')).toBeVisible();
  await expectNoProblems();
  await inMain().getByRole('button').press('Enter');
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
  await expectNoProblems();
  await page.goto(link);
  await inMain().getByRole('button').press('Enter');
  await expect(page.getByText('This link has expired or was used already.')).toBeVisible();
  await expectNoProblems();
});

test('the deletion: its question, its answer, the notice on every screen, and the way back', async () => {
  await askForDeletion();
  await page.goto(await findLink(person.email, 'Confirm the deletion'));
  await expect(page.getByText('This will be deleted for good:')).toBeVisible();
  await expectNoProblems();
  await inMain().getByRole('button').press('Enter');
  await expect(page.getByText(/^Your account will be deleted on/)).toBeVisible();
  await expectNoProblems();
  await page.goto('/dashboard/cards');
  await expect(page.getByRole('button', { name: 'Keep my account' })).toBeVisible();
  await expectNoProblems();
  await page.goto('/dashboard/settings/data');
  await expect(page.getByRole('button', { name: 'Keep my account' })).toHaveCount(2);
  await expectNoProblems();
  await page.goto(await findLink(person.email, 'Your account will be deleted'));
  await expect(inMain().getByRole('button')).toBeVisible();
  await expectNoProblems();
  await inMain().getByRole('button').press('Enter');
  await expect(page.getByText(/^Your account stays/)).toBeVisible();
  await expectNoProblems();
});

test('the offline page', async () => {
  await page.goto('/offline.html');
  await expectNoProblems();
});
