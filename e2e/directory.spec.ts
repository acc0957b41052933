import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import ICAL from 'ical.js';
import { type Account, type Card, call, createAccount, createPublicCard, VISITOR_AGENT } from './support/account.ts';

test.use({ userAgent: VISITOR_AGENT });

let owner: Account;
test.beforeAll(async () => {
  owner = await createAccount('Ilse Brandt');
});

const shown: { id: string; token: string }[] = [];
// A story that is tried again finds one card, and the lists of other files find none of these.
test.afterEach(async () => {
  for (const { id, token } of shown.splice(0)) await call('DELETE', `/api/cards/${id}`, { token });
});

/** A card that anybody may find until the end of the story. */
async function show(title: string, data: object = {}, account = owner): Promise<Card> {
  const card = await createPublicCard(account, title, data);
  shown.push({ id: card.id, token: account.token });
  return card;
}

/** The titles of the cards found, which lead to their pages. */
const results = (page: Page) => page.getByRole('list', { name: 'Cards' }).locator('a[title][href$="?c=directory"]');

test('a public card is found by a part of its company’s name, opened and saved', async ({ page }) => {
  const card = await show('Bindery', {
    extra: { company: { companyName: 'Zwölfkant Buchbinderei', category: 'Craft' } },
  });
  await page.goto('/explore');
  await expect(page.getByRole('heading', { level: 1, name: 'Find people by name or keywords' })).toBeVisible();
  // Without the accent, and not from the beginning.
  await page.getByRole('searchbox').fill('wolfkant');
  await expect(page).toHaveURL('/explore?q=wolfkant');
  const viewed = page.waitForRequest(/\/api\/cards\/.*\/events$/);
  await page.getByRole('button', { name: 'Preview Bindery' }).click();
  const preview = page.getByRole('dialog', { name: 'Bindery' });
  await expect(preview.getByText('by Ilse Brandt')).toBeVisible();
  expect((await viewed).postDataJSON()).toMatchObject({ kind: 'view', channel: 'DIRECTORY' });
  await preview.getByRole('link', { name: 'Open card' }).click();
  await expect(page).toHaveURL(`${card.path}?c=directory`);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save contact' }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  const vcard = new ICAL.Component(ICAL.parse(file));
  expect(vcard.getFirstPropertyValue('fn')).toBe('Ilse Brandt');
  expect(String(vcard.getFirstPropertyValue('org'))).toContain('Zwölfkant Buchbinderei');
});

test('Explore comes with its cards and asks for none of them again', async ({ page }) => {
  const card = await show('Sent along', { tags: ['xylography'] });
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  const asked: string[] = [];
  page.on('request', (request) => {
    const { operationName } = request.url().endsWith('/graphql') ? request.postDataJSON() : { operationName: null };
    if (operationName) asked.push(operationName);
  });
  const html = await (await page.request.get('/explore?q=xylography')).text();
  expect(html).toContain(`href="${card.path}?c=directory"`);
  await page.goto('/explore?q=xylography', { waitUntil: 'networkidle' });
  await expect(results(page)).toHaveText(['Sent along']);
  await page.getByRole('button', { name: 'Preview Sent along' }).click();
  await expect(page.getByRole('dialog', { name: 'Sent along' })).toBeVisible();
  expect(asked).not.toContain('Explore');
  expect(errors).toEqual([]);
});

test('a card that is hidden has left Explore, its profile and its address within a second', async ({ page }) => {
  const card = await show('Soon gone', { tags: ['quetzal'] });
  await page.goto('/explore?q=quetzal');
  await expect(results(page)).toHaveCount(1);
  const answer = await page.request.put(`/api/cards/${card.id}`, {
    headers: { authorization: `Bearer ${owner.token}` },
    data: { data: card.data, visibility: 'PRIVATE' },
  });
  expect(answer.status()).toBe(200);
  await page.waitForTimeout(1000);
  await page.reload();
  await expect(page.getByText('No card matches “quetzal”.')).toBeVisible();
  await page.goto(`/u/${owner.user.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ilse Brandt' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Soon gone/ })).toHaveCount(0);
  expect((await page.request.get(card.path)).status()).toBe(404);
});

test('what is looked for stands in the address: back, reload and category', async ({ page }) => {
  for (const category of ['Ornithology', 'Cartography']) {
    await show(`Study of ${category}`, { tags: ['pelikan'], extra: { company: { companyName: 'Nest', category } } });
  }
  await page.goto('/explore');
  await page.getByRole('searchbox').pressSequentially('pelikan');
  await expect(page).toHaveURL('/explore?q=pelikan');
  await expect(results(page)).toHaveCount(2);
  await page.getByRole('list', { name: 'Categories' }).getByRole('button', { name: 'Ornithology' }).click();
  await expect(page).toHaveURL('/explore?q=pelikan&category=Ornithology');
  await expect(results(page)).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Study of Ornithology' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('pelikan');
  await page.goBack();
  await expect(page).toHaveURL('/explore?q=pelikan');
  await expect(results(page)).toHaveCount(2);
  await page.goBack();
  await expect(page).toHaveURL('/explore');
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('a person without a mouse searches, looks at a card and comes back to where they were', async ({ page }) => {
  await show('By keyboard', { tags: ['albatros'] });
  await page.goto('/explore');
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('albatros');
  await page.keyboard.press('Enter');
  await expect(results(page)).toHaveCount(1);
  const opener = page.getByRole('button', { name: 'Preview By keyboard' });
  for (let presses = 0; presses < 20 && !(await isFocused(opener)); presses += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'By keyboard' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

const isFocused = (control: ReturnType<Page['getByRole']>) =>
  control.evaluate((element) => element === document.activeElement);

test('a profile comes complete, and is taken over without being asked for again', async ({ page }) => {
  const person = await createAccount('Noor Haddad');
  const card = await show('Atelier', {}, person);
  const complaints: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  const questions: string[] = [];
  page.on('request', (request) => request.url().endsWith('/graphql') && questions.push(request.postData() ?? ''));
  const answer = await page.goto(`/u/${person.user.id}`, { waitUntil: 'networkidle' });
  const html = (await answer?.text()) ?? '';
  expect(html).toContain('Noor Haddad</h1>');
  expect(html).toContain(`href="${card.path}?c=directory"`);
  await page.getByRole('link', { name: /Atelier/ }).click();
  await expect(page.getByRole('dialog', { name: 'Atelier' })).toBeVisible();
  expect(questions).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a profile can be read without JavaScript', async ({ browser }) => {
  const person = await createAccount('Plain Reader');
  const card = await show('On paper', {}, person);
  const device = await browser.newContext({ javaScriptEnabled: false });
  const page = await device.newPage();
  await page.goto(`/u/${person.user.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Plain Reader' })).toBeVisible();
  await page.getByRole('link', { name: /On paper/ }).click();
  await expect(page).toHaveURL(`${card.path}?c=directory`);
  await device.close();
});

test('the viewer of a profile: address, back button, Escape and focus', async ({ page }) => {
  const person = await createAccount('Teo Vale');
  const card = await show('Workshop', {}, person);
  const profile = `/public/profile/${card.path.split('/')[1]}/cards`;
  // Before the page's code is there, a card's link leads to the card's own page.
  await page.goto(profile, { waitUntil: 'networkidle' });
  const link = page.getByRole('link', { name: /Workshop/ });
  const viewer = page.getByRole('dialog', { name: 'Workshop' });
  await link.click();
  await expect(viewer).toBeVisible();
  await expect(page).toHaveURL(`${profile}?card=${card.id}`);
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(profile);
  await expect(link).toBeFocused();
  await page.goForward();
  await expect(viewer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(profile);
  // By a link of its own there is no step to take back.
  await page.goto(`${profile}?card=${card.id}`);
  await viewer.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(profile);
  await expect(link).toBeFocused();
});

test('a card that is not on the first page of a profile is fetched by itself', async ({ page }) => {
  const person = await createAccount('Many Cards');
  const first = await show('The very first', {}, person);
  for (let made = 0; made < 24; made += 1) await show(`Later ${made}`, {}, person);
  await page.goto(`/u/${person.user.id}?card=${first.id}`);
  await expect(page.getByRole('dialog', { name: 'The very first' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: /The very first/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show more' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /The very first/ })).toBeVisible();
  // Keyboard users go on where they were.
  await expect(page.getByText('That was the last page.')).toBeFocused();
});

test('nobody at an address of a profile: 404, and the page says so', async ({ page }) => {
  const answer = await page.goto('/u/nobody-at-all');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'No profile found at this address.' })).toBeVisible();
});
