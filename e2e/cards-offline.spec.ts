import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type Account, type Card, call, createAccount, createCard, listCards, openDevice } from './support/account.ts';

const data = { title: 'Field notes', name: 'Tomas Berg', email: 'tomas@berg.example' };

let person: Account;
let card: Card;
let device: BrowserContext;
let page: Page;
test.beforeEach(async ({ browser }) => {
  person = await createAccount('Tomas Berg');
  card = await createCard(person, { data });
  device = await openDevice(browser, person);
  page = await device.newPage();
  await page.goto('/dashboard/cards');
  await expect(tile()).toContainText('Synced');
});
test.afterEach(() => device.close());

const tile = () => page.getByRole('listitem').filter({ hasText: data.title });

async function saveRole(role: string) {
  await page.getByLabel('Role').fill(role);
  await page.getByRole('button', { name: 'Save card' }).click();
}

async function roles(): Promise<unknown[]> {
  return (await listCards(person)).map((each) => each.data.role);
}

/** The builder is open when the network goes, as on a train. */
async function editOffline(role: string) {
  await page.getByRole('link', { name: `Edit ${data.title}` }).click();
  await expect(page.getByLabel('Role')).toBeVisible();
  await device.setOffline(true);
  await saveRole(role);
  await expect(page.getByText('Saved locally (sync failed)')).toBeVisible();
}

test('an edit made offline waits in sight and reaches the server once', async () => {
  await editOffline('Surveyor');
  await page.getByRole('link', { name: 'My Cards' }).click();
  await expect(tile()).toContainText('Changes pending');
  expect(await roles()).toEqual(['']);
  await device.setOffline(false);
  await expect(tile()).toContainText('Synced');
  expect(await roles()).toEqual(['Surveyor']);
  expect((await listCards(person))[0]?.version).toBe(card.version + 1);
});

test('where another device changed the card meanwhile, its owner chooses which version goes on', async () => {
  await editOffline('Surveyor');
  await call('PUT', `/api/cards/${card.id}`, { token: person.token, body: { data: { ...data, role: 'Painter' } } });
  await device.setOffline(false);
  const question = page.getByRole('dialog', { name: 'This card was changed elsewhere' });
  await expect(question.getByRole('region', { name: 'On this device' })).toContainText('Surveyor');
  await expect(question.getByRole('region', { name: 'On the server' })).toContainText('Painter');
  expect(await roles()).toEqual(['Painter']);
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('Synced with server')).toBeVisible();
  await expect(tile()).toContainText('Synced');
  expect(await roles()).toEqual(['Surveyor']);
});
