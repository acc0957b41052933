import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { call, createAccount, createCard, openDevice } from './support/account.ts';

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const;

let device: BrowserContext;
test.afterEach(() => device.close());

async function boxOf(control: Locator) {
  const box = await control.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

async function openPhone(browser: Parameters<typeof openDevice>[0], path: string, hasCard = true): Promise<Page> {
  const person = await createAccount('Pia Phone');
  const data = { name: 'Pia Phone', email: 'pia@example.com' };
  if (hasCard) await createCard(person, { title: 'Pocket', visibility: 'UNLISTED', data });
  device = await openDevice(browser, person, { ...PHONE, permissions: ['clipboard-write'] });
  const page = await device.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  return page;
}

test('the theme of a first card can be chosen before anything is scrolled', async ({ browser }) => {
  const page = await openPhone(browser, '/dashboard/cards', false);
  const theme = page.getByRole('button', { name: 'tech' });
  await expect(theme).toBeInViewport({ ratio: 1 });
  const [choice, button] = [await boxOf(theme), await boxOf(page.getByRole('button', { name: 'Create my card' }))];
  expect(choice.bottom).toBeLessThanOrEqual(button.y);
});

test('the choice of who can open a card fits beside the edges', async ({ browser }) => {
  const page = await openPhone(browser, '/dashboard/cards');
  await page.getByRole('button', { name: /^Visibility of Pocket/ }).click();
  const menu = await boxOf(page.getByRole('menu'));
  expect(menu.x).toBeGreaterThanOrEqual(12);
  expect(menu.right).toBeLessThanOrEqual(PHONE.viewport.width - 12);
});

test('a toast leaves the buttons of an open sheet free', async ({ browser }) => {
  const page = await openPhone(browser, '/dashboard/cards');
  await page.getByRole('button', { name: 'Share Pocket' }).click();
  const sheet = page.getByRole('dialog', { name: 'Share “Pocket”' });
  await sheet.getByRole('button', { name: 'Copy link' }).click();
  const toast = await boxOf(page.getByText('Link copied'));
  expect(toast.bottom).toBeLessThan((await boxOf(sheet.getByRole('button', { name: 'Copy link' }))).y);
});

test('what is wrong in the builder is told above its button, and the wrong field is in sight', async ({ browser }) => {
  const page = await openPhone(browser, '/dashboard/builder');
  const [name, save] = [page.getByLabel('Name', { exact: true }), page.getByRole('button', { name: 'Save card' })];
  // The builder knows the person's name.
  await name.fill('');
  // Just where the small preview has come and lies over it.
  await page.evaluate(() => scrollTo({ top: 520, behavior: 'instant' }));
  const strip = page.locator('[data-strip]');
  await expect(strip).toBeVisible();
  await name.evaluate((field) => scrollBy({ top: field.getBoundingClientRect().top - 85, behavior: 'instant' }));
  await save.filter({ visible: true }).click();
  await expect(name).toBeFocused();
  expect((await boxOf(name)).y).toBeGreaterThanOrEqual((await boxOf(strip)).bottom);
  const toast = await boxOf(page.getByText(/^Missing:/));
  expect(toast.bottom).toBeLessThanOrEqual((await boxOf(save.filter({ visible: true }))).y);
});

test('the search of a conversation begins in its field, and long names fit', async ({ browser }) => {
  const person = await createAccount(`Pia ${'Papadopoulou'.repeat(5)} Constantinopolitana of the Seven Hills`);
  const body = { query: 'mutation { createGroup(input: { name: "Pockets" }) { group { id } } }' };
  const { data } = await call<{ data: { createGroup: { group: { id: string } } } }>('POST', '/graphql', {
    token: person.token,
    body,
  });
  const sent = { text: 'Good morning, here is what we talked about yesterday', clientId: crypto.randomUUID() };
  await call('POST', `/api/chat/groups/${data.createGroup.group.id}/messages`, { token: person.token, body: sent });
  device = await openDevice(browser, person, PHONE);
  const page = await device.newPage();
  await page.goto(`/dashboard/chat/${data.createGroup.group.id}`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Search in the conversation' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search in the conversation' })).toBeFocused();
  await page.keyboard.type('morning');
  const hit = page.getByRole('list', { name: 'Messages found' }).getByRole('button').first();
  expect((await boxOf(hit)).right).toBeLessThanOrEqual(PHONE.viewport.width);
});

/** How far things moved by themselves, as Chromium adds it up; fonts arrive late and nothing is in the cache. */
async function measureShift(context: BrowserContext, path: string): Promise<number> {
  const page = await context.newPage();
  await page.route(/\.woff2$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    const note = (entry: PerformanceEntry & { hadRecentInput?: boolean; value?: number }) =>
      entry.hadRecentInput || shifts.push(entry.value ?? 0);
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await boxOf(page.getByRole('banner'))).height).toBe(60);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  await page.close();
  return shifts.reduce((sum, shift) => sum + shift, 0);
}

for (const width of [320, 375, 390]) {
  test(`at ${width} px the top bar is one row, and nothing moves while fonts and answers arrive`, async ({
    browser,
  }) => {
    const person = await createAccount('Pia Phone');
    await createCard(person, {
      title: 'Pocket',
      visibility: 'UNLISTED',
      data: { name: 'Pia', email: 'p@example.com' },
    });
    device = await openDevice(browser, person, { ...PHONE, viewport: { width, height: 844 } });
    const screens = ['profile', 'cards', 'chat', 'marketplace', 'billing', 'contacts', 'analytics', 'builder'];
    for (const screen of screens) {
      expect(await measureShift(device, `/dashboard/${screen}`), screen).toBeLessThanOrEqual(0.02);
    }
  });
}

test('a screen begins at its top, and where it was left when somebody comes back', async ({ browser }) => {
  const page = await openPhone(browser, '/dashboard/settings');
  const scroll = () => page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo(0, 900));
  await page.goto('/dashboard/billing', { waitUntil: 'networkidle' });
  expect(await scroll()).toBe(0);
  await page.goto('/dashboard/settings', { waitUntil: 'networkidle' });
  expect(await scroll()).toBe(0);
  await page.evaluate(() => scrollTo(0, 900));
  await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Cards' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Cards' })).toBeVisible();
  expect(await scroll()).toBe(0);
  await page.goBack();
  await expect.poll(scroll).toBe(900);
});
