import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type Account, type Card, call, createAccount, createCard, listCards, openDevice } from './support/account.ts';
import { readQr } from './support/read-qr.ts';

const data = { title: 'Field notes', name: 'Tomas Berg', email: 'tomas@berg.example' };

let person: Account;
let card: Card;
let device: BrowserContext;
let page: Page;

/** One visit with a network, until the service worker has kept what it needs. */
test.beforeEach(async ({ browser }) => {
  person = await createAccount('Tomas Berg');
  card = await createCard(person, { data, visibility: 'UNLISTED' });
  device = await openDevice(browser, person);
  page = await device.newPage();
  await page.goto('/dashboard/cards');
  await expect(tile()).toContainText('Synced');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
});
test.afterEach(() => device.close());

const tile = (title = data.title) => page.getByRole('listitem').filter({ hasText: title });

async function saveRole(role: string) {
  await page.getByLabel('Role', { exact: true }).fill(role);
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByText('Saved locally (sync failed)')).toBeVisible();
}

async function roles(): Promise<unknown[]> {
  return (await listCards(person)).map((each) => each.data.role);
}

/** Every address in every cache of this page's origin. */
function keptAddresses(): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
}

test('after one visit My Cards, builder, preview and QR code open without a network', async () => {
  await device.setOffline(true);
  await page.reload();
  await expect(page.getByText(/You are offline/)).toBeVisible();
  await expect(tile()).toContainText('Synced');

  await page.getByRole('button', { name: `Quick view of ${data.title}` }).click();
  await expect(page.getByRole('dialog').getByText(data.name)).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto('/dashboard/cards?qr=1');
  const qr = page.getByRole('img', { name: /^QR code that leads to/ });
  await expect(qr).toBeVisible();
  expect(await readQr(await qr.locator('..').screenshot())).toContain(card.path);

  await page.goto(`/dashboard/builder?id=${await localId()}`);
  await expect(page.getByLabel('Role', { exact: true })).toBeVisible();
  await page.goto('/dashboard/builder');
  await expect(page.getByRole('heading', { name: 'Card Builder' })).toBeVisible();
});

/** What this device calls the card. */
function localId(): Promise<string> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('cards') ?? '[]')[0].id);
}

test('“Share” in the bar of a phone shows the code without a network, and a share that was made is recorded later', async () => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: async () => {}, configurable: true });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await device.setOffline(true);
  await page.reload();
  await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('button', { name: 'Share' }).click();
  const screen = page.getByRole('dialog', { name: 'My code' });
  const code = screen.getByRole('img', { name: /^QR code that leads to / });
  await expect.poll(async () => readQr(await code.screenshot())).toContain(card.path);
  await screen.getByRole('button', { name: 'More ways to share' }).click();
  await page.getByRole('button', { name: 'More ways…' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('unsent-shares'))).toContain(card.id);
  await device.setOffline(false);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('unsent-shares'))).toBeNull();
  const { sent } = await call<{ sent: { cardId: string; mode: string }[] }>('GET', '/api/shares/mine', person);
  expect(sent.filter(({ cardId }) => cardId === card.id).map(({ mode }) => mode)).toEqual(['LINK']);
});

test('changes wait through a reload and arrive once, in order, when the network is back', async () => {
  await device.setOffline(true);
  await editCard(page, data.title);
  await saveRole('Surveyor');
  await page.goto('/dashboard/builder');
  await page.getByLabel('Card title').fill('Made on the train');
  await page.getByLabel('Name', { exact: true }).fill(data.name);
  await page.getByLabel('Email', { exact: true }).fill(data.email);
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByText('Saved locally (sync failed)')).toBeVisible();

  await page.goto('/dashboard/cards');
  await page.reload();
  await expect(tile()).toContainText('Changes pending');
  await expect(tile('Made on the train')).toContainText('Local');
  await editCard(page, data.title);
  await expect(page.getByLabel('Role', { exact: true })).toHaveValue('Surveyor');
  await saveRole('Chief surveyor');
  await page.goto('/dashboard/cards');
  expect(await roles()).toEqual(['']);

  const sent = watchChanges();
  await device.setOffline(false);
  await expect(tile()).toContainText('Synced');
  await expect(tile('Made on the train')).toContainText('Synced');
  const cards = await listCards(person);
  expect(cards.map((each) => each.data.title).sort()).toEqual(['Field notes', 'Made on the train']);
  // The second edit took the place of the first, which had not been sent yet: one change, one version.
  expect(cards.find(({ id }) => id === card.id)).toMatchObject({
    version: card.version + 1,
    data: { role: 'Chief surveyor' },
  });
  await page.reload();
  await expect(tile()).toContainText('Synced');
  expect(sent).toEqual(['UpdateStoredCard', 'CreateStoredCard']);
  expect(await listCards(person)).toHaveLength(2);
});

/** Names of the changes that leave this page from now on, in order. */
function watchChanges(): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const { operationName = '' } = request.url().endsWith('/graphql') ? (request.postDataJSON() ?? {}) : {};
    if (/^(?:Create|Update|Delete)/.test(operationName)) names.push(operationName);
  });
  return names;
}

for (const [choice, chosen] of [
  ['Keep this device’s version', 'Surveyor'],
  ['Use the server’s version', 'Painter'],
] as const) {
  test(`where another device changed the card meanwhile, “${choice}” decides which version goes on`, async () => {
    await device.setOffline(true);
    await editCard(page, data.title);
    await saveRole('Surveyor');
    await page.reload();
    await expect(page.getByLabel('Role', { exact: true })).toHaveValue('Surveyor');
    await call('PUT', `/api/cards/${card.id}`, { token: person.token, body: { data: { ...data, role: 'Painter' } } });
    await device.setOffline(false);
    await page.goto('/dashboard/cards');
    await tile().getByRole('button', { name: 'Compare' }).click();
    const question = page.getByRole('dialog', { name: 'This card was changed elsewhere' });
    await expect(question.getByRole('region', { name: 'On this device' })).toContainText('Surveyor');
    await expect(question.getByRole('region', { name: 'On the server' })).toContainText('Painter');
    expect(await roles()).toEqual(['Painter']);
    await question.getByRole('button', { name: choice }).click();
    await expect(tile()).toContainText('Synced');
    expect(await roles()).toEqual([chosen]);
  });
}

test('no answer of the API is in any cache, and the app is kept without the playground', async () => {
  await page.goto('/dashboard/settings/security');
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await page.goto('/dashboard/analytics');
  await expect(page.getByRole('heading', { name: 'Analytics', level: 1 })).toBeVisible();
  await page.evaluate(() => fetch('/api/cards').then(() => undefined));
  const addresses = await keptAddresses();
  expect(addresses).toContain('/app-shell.html');
  expect(addresses.filter((path) => /^\/(?:api|graphql|dashboard)\b/.test(path))).toEqual([]);
  expect(addresses.filter((path) => /monaco|graphiql|playground/i.test(path))).toEqual([]);
});

/** Uploads a picture as the builder does; gives its path. */
function uploadLogo(): Promise<string> {
  return page.evaluate(async () => {
    const body = new FormData();
    body.set('kind', 'logo');
    body.set('file', await (await fetch('/icon-192.png')).blob(), 'logo.png');
    const { url } = await (await fetch('/api/uploads', { method: 'POST', body })).json();
    return url;
  });
}

test('the pictures of own cards are there without a network, and gone with the session', async () => {
  const logoUrl = await uploadLogo();
  await call('PUT', `/api/cards/${card.id}`, { token: person.token, body: { data: { ...data, logoUrl } } });
  await page.reload();
  await expect.poll(keptAddresses).toContain(logoUrl);
  await device.setOffline(true);
  await page.reload();
  const logo = tile().locator(`img[src="${logoUrl}"]`);
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await device.setOffline(false);
  await page.getByRole('button', { name: /your account$/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await expect.poll(keptAddresses).not.toContain(logoUrl);
});

test('a page that is not kept says so, and leads to what is', async () => {
  await device.setOffline(true);
  await page.goto(card.path);
  await expect(page.getByRole('heading', { name: 'You are offline.' })).toBeVisible();
  await page.getByRole('link', { name: 'Open My Cards' }).click();
  await expect(tile()).toBeVisible();
});

test('a page of the site that was seen once is there without a network', async () => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await device.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are offline.');
  await expect(page.getByRole('link', { name: 'Dashboard' }).first()).toBeVisible();
});

test('the first page of the site that somebody opens is there without a network', async ({ browser }) => {
  const visitor = await browser.newContext();
  const first = await visitor.newPage();
  await first.goto('/help');
  await expect
    .poll(() => first.evaluate(async () => Boolean(await (await caches.open('pages')).match(location.pathname))))
    .toBe(true);
  await visitor.setOffline(true);
  await first.reload();
  await expect(first.getByRole('heading', { level: 1, name: 'How Tessera works' })).toBeVisible();
  await visitor.close();
});

async function editCard(page: Page, title: string) {
  await page.getByRole('button', { name: `More for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
}
