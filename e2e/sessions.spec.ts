import { type Browser, expect, type Page, test } from '@playwright/test';
import { type Account, call, createAccount, createCard, openDevice, signInElsewhere } from './support/account.ts';

const EXPLANATION = 'Your session has ended. Sign in again.';

let person: Account;
test.beforeAll(async () => {
  person = await createAccount('Noor Haddad');
});

async function signIn(page: Page) {
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('a signed-out visitor of a guarded page signs in and lands where they wanted to go', async ({ page }) => {
  await page.goto('/dashboard/settings?from=mail');
  await expect(page).toHaveURL('/signin?from=%2Fdashboard%2Fsettings%3Ffrom%3Dmail');
  await page.reload();
  await expect(page.getByText(EXPLANATION)).toBeHidden();
  await signIn(page);
  await expect(page).toHaveURL('/dashboard/settings?from=mail');
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
});

test('a visitor of the front page who wants a trial sees the prices once they have signed in', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Free Trial' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/signup?intent=view-pricing&from=%2F');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/signin?intent=view-pricing&from=%2F');
  await signIn(page);
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
});

test('whoever is signed in has no use for the sign-in and sign-up pages', async ({ browser }) => {
  const device = await openDevice(browser, person);
  const page = await device.newPage();
  for (const path of ['/signin', '/signup']) {
    await page.goto(path);
    await expect(page).toHaveURL('/dashboard/profile');
  }
  await device.close();
});

test('signing out leads to the front page, forgets the person and closes the way back', async ({ browser }) => {
  await createCard(person, { title: 'Left behind', data: { name: 'Noor Haddad', email: 'noor@example.com' } });
  const session = await signInElsewhere(person);
  const device = await openDevice(browser, { ...person, ...session });
  const page = await device.newPage();
  await page.goto('/features');
  await page.goto('/dashboard/cards');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cards') ?? '')).toContain('dbId');
  await page.getByRole('button', { name: /your account$/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  // The person and their cards are gone from this browser.
  const kept = () =>
    page.evaluate(() => ['token', 'user', 'cards'].filter((key) => localStorage.getItem(key) !== null));
  expect(await kept()).toEqual([]);
  await expect.poll(() => isSignedIn(session.token)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL('/features');
  await device.close();
});

test('a session that was ended on another device leads to the sign-in page, says why, and goes on from there', async ({
  browser,
}) => {
  const phone = await openDevice(browser, { ...person, ...(await signInElsewhere(person)) });
  const page = await phone.newPage();
  const isListening = page.waitForEvent('websocket');
  await page.goto('/dashboard/analytics');
  await (await isListening).waitForEvent('framereceived');
  await endOtherSessions(browser);
  await expect(page).toHaveURL('/signin?from=%2Fdashboard%2Fanalytics');
  await expect(page.getByText(EXPLANATION)).toBeVisible();
  await signIn(page);
  await expect(page).toHaveURL('/dashboard/analytics');
  await phone.close();
});

async function endOtherSessions(browser: Browser) {
  const laptop = await openDevice(browser, person);
  const page = await laptop.newPage();
  await page.goto('/dashboard/settings/security');
  await page.getByRole('button', { name: 'End all other sessions' }).click();
  await expect(page.getByText('All other sessions ended')).toBeVisible();
  await laptop.close();
}

test('an address that nothing lives at leads to the front page', async ({ page }) => {
  for (const path of ['/nowhere', '/dashboard/nowhere', '/api-docs/for/nobody']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/');
  }
});

test('an address of a card that is not there is a page that says so', async ({ page }) => {
  const answer = await page.goto('/noor-haddad/no-such-card');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'No card found at this address.' })).toBeVisible();
});

async function isSignedIn(token: string): Promise<boolean> {
  return call('GET', '/api/users/me', { token }).then(
    () => true,
    (error: Error) => !error.message.includes(': 401 '),
  );
}
