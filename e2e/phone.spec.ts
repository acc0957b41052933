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
  await expect(page.getByLabel('Words')).toBeFocused();
  await page.keyboard.type('morning');
  const hit = page.getByRole('dialog').getByRole('listitem').getByRole('button').first();
  expect((await boxOf(hit)).right).toBeLessThanOrEqual(PHONE.viewport.width);
});
