import { expect, type Page, test } from '@playwright/test';
import { type Account, createAccount, openDevice } from './support/account.ts';

let person: Account;
test.beforeAll(async () => {
  person = await createAccount('Route Walker');
});

/** Address → the page's heading. */
const PUBLIC: [path: string, heading: string | RegExp][] = [
  ['/', 'Met once. Remembered.'],
  ['/features', /./],
  ['/pricing', /./],
  ['/demo', /./],
  ['/explore', /./],
  ['/help', 'How Tessera works'],
  ['/status', 'Status'],
  ['/privacy-policy', /What we collect/],
  ['/terms', /./],
  ['/delete-account', /Delete/],
  ['/contact', /./],
];

/** What a page says in the console or refuses by its policy is a defect, for every visitor. */
function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

for (const [path, heading] of PUBLIC) {
  test(`route ${path}: is public, stays where it is, and says nothing in the console`, async ({ page, browser }) => {
    const complaints = collectComplaints(page);
    const answer = await page.goto(path, { waitUntil: 'networkidle' });
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toHaveCount(1);
    await expect(page).toHaveURL(path);
    expect(complaints).toEqual([]);

    const device = await openDevice(browser, person);
    const signedIn = await device.newPage();
    await signedIn.goto(path);
    await expect(signedIn.getByRole('heading', { level: 1, name: heading })).toHaveCount(1);
    await expect(signedIn).toHaveURL(path);
    await device.close();
  });
}

test('route /privacy-policy: has ten numbered sections', async ({ page }) => {
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { level: 2, name: /^\d+\. / })).toHaveCount(10);
});

test('route /pricing: the anchor #demo leads to the demo form', async ({ page }) => {
  await page.goto('/pricing#demo');
  await expect(page.locator('#demo').getByRole('heading', { name: 'Get a Demo' })).toBeInViewport();
});

test('route /get-started: leads the signed-out to sign up and the others to the builder', async ({ page, browser }) => {
  await page.goto('/get-started');
  await expect(page).toHaveURL('/signup');
  const device = await openDevice(browser, person);
  const signedIn = await device.newPage();
  await signedIn.goto('/get-started');
  await expect(signedIn).toHaveURL('/dashboard/builder');
  await device.close();
});

for (const path of ['/signin', '/signup']) {
  test(`route ${path}: is for the signed-out; a signed-in visitor is led to /dashboard`, async ({ page, browser }) => {
    const complaints = collectComplaints(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page).toHaveURL(path);
    expect(complaints).toEqual([]);
    const device = await openDevice(browser, person);
    const signedIn = await device.newPage();
    await signedIn.goto(path);
    // The bare dashboard leads on to the profile.
    await expect(signedIn).toHaveURL('/dashboard/profile');
    await device.close();
  });
}

test('route /dashboard/...: is for the signed-in; the others sign in and come back', async ({ page }) => {
  await page.goto('/dashboard/cards?theme=luxe#top');
  await expect(page).toHaveURL(`/signin?from=${encodeURIComponent('/dashboard/cards?theme=luxe#top')}`);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/dashboard/cards?theme=luxe#top');
});

test('route /dashboard/billing?plan={planId}: keeps its plan through signing in', async ({ page }) => {
  await page.goto('/dashboard/billing?plan=pro&trial=1');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/dashboard/billing?plan=pro&trial=1');
});

for (const path of ['/nowhere', '/features/nowhere', '/dashboardx', '/a/b/c']) {
  test(`route any unknown path: ${path} redirects to /`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  });
}

/** Addresses that must never be followed after signing in. The whole list is in the domain's tests. */
const HOSTILE = [
  '//evil.example',
  '/\\evil.example',
  '/%5Cevil.example',
  'https://evil.example',
  'javascript:alert(1)',
];
for (const from of HOSTILE) {
  test(`signing in never leaves the site: ${from}`, async ({ browser }) => {
    const device = await openDevice(browser, person);
    const page = await device.newPage();
    await page.goto(`/signin?from=${encodeURIComponent(from)}`);
    await expect(page).toHaveURL('/dashboard/profile');
    await device.close();
  });
}

test('nothing stands between the parts of the front page', async ({ page }) => {
  await page.goto('/');
  const banner = page.getByRole('link', { name: 'How to install it' });
  await expect(banner).toBeVisible();
  const gaps = await page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const [header, main, footer] = [box('header'), box('main'), box('footer')];
    const end = document.documentElement.getBoundingClientRect().bottom;
    return { top: main.top - header.bottom, bottom: footer.top - main.bottom, end: end - footer.bottom };
  });
  expect(gaps).toMatchObject({ top: 0, bottom: 0 });
  // The advert is 96 px high on a desk (specification), and has a line of one pixel above it.
  expect(gaps.end).toBeGreaterThanOrEqual(96);
  expect(gaps.end).toBeLessThanOrEqual(97);
});
