import { createHash, randomBytes } from 'node:crypto';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { createAccount, openDevice } from './support/account.ts';
import { findProblems } from './support/audit.ts';

/** Nothing listens there: what matters is where the browser is sent. */
const REDIRECT = 'http://127.0.0.1:9/callback';

let device: BrowserContext;
let page: Page;
test.beforeAll(async ({ browser }) => {
  device = await openDevice(browser, await createAccount('Asha Rao'), { reducedMotion: 'reduce' });
});
test.beforeEach(async () => {
  page = await device.newPage();
});
test.afterEach(() => page.close());
test.afterAll(() => device.close());

test('an app asks what it may do, and hears that the person does not allow it', async ({ request }) => {
  const data = { client_name: 'Card sync', redirect_uris: [REDIRECT] };
  const { client_id } = await (await request.post('/oauth/register', { data })).json();
  const code_challenge = createHash('sha256').update(randomBytes(32).toString('hex')).digest('base64url');
  const asked = { client_id, redirect_uri: REDIRECT, response_type: 'code', scope: 'cards:read contacts:write' };
  const proof = { code_challenge, code_challenge_method: 'S256', state: 'here' };
  await page.goto(`/oauth/authorize?${new URLSearchParams({ ...asked, ...proof })}`);
  await expect(page.getByRole('heading', { name: 'Card sync' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'See your cards and their versions' })).toBeChecked();
  expect(await findProblems(page)).toEqual([]);
  const back = page.waitForRequest((sent) => sent.url().startsWith(REDIRECT));
  await page.getByRole('button', { name: 'Don’t allow' }).click();
  const { searchParams } = new URL((await back).url());
  expect([searchParams.get('error'), searchParams.get('state')]).toEqual(['access_denied', 'here']);
});

test('a request that is over says so', async () => {
  await page.goto(`/oauth/consent/${'over'}`);
  await expect(page.getByText('This request has expired.')).toBeVisible();
  expect(await findProblems(page)).toEqual([]);
});

test('a device’s code that is wrong is refused', async () => {
  await page.goto('/oauth/device');
  await page.getByLabel('Code').fill('WRNG-CODE');
  expect(await findProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('This request has expired.')).toBeVisible();
  expect(await findProblems(page)).toEqual([]);
});
