import { expect, type Page, test } from '@playwright/test';
import { type Account, call, createAccount, createCard, openDevice } from './support/account.ts';
import { findProblems } from './support/audit.ts';

/** As long as the owner may have to wait for what a visitor did. */
const AT_ONCE = { timeout: 3_000 };

async function makeOpenCard(owner: Account): Promise<string> {
  const data = { title: 'Workshop', name: 'Olga Owner', email: 'olga@example.com' };
  const card = await createCard(owner, { data, visibility: 'PUBLIC' });
  const query = 'mutation ($id: ID!) { setExchangeForm(input: { cardId: $id, isOn: true }) { card { id } } }';
  await call('POST', '/graphql', { token: owner.token, body: { query, variables: { id: card.id } } });
  return card.id;
}

const leave = (cardId: string, name: string) =>
  call('POST', `/api/cards/${cardId}/exchange`, { body: { name, email: 'vera@example.com', agreedTo: 1 } });
const bell = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

test('the bell counts a visitor’s details as they come, leads to the contact, and is silent once the kind is off', async ({
  browser,
}) => {
  const owner = await createAccount('Olga Owner');
  const cardId = await makeOpenCard(owner);
  const device = await openDevice(browser, owner);
  const page = await device.newPage();
  await page.goto('/dashboard/support', { waitUntil: 'networkidle' });
  await expect(bell(page, 'Notifications')).toBeVisible();

  await leave(cardId, 'Vera Visitor');
  await expect(bell(page, 'Notifications, 1 unread')).toBeVisible(AT_ONCE);
  await leave(cardId, 'Wim Visitor');
  await bell(page, 'Notifications, 2 unread').click(AT_ONCE);
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await list.getByRole('link', { name: /Vera Visitor left their details on “Workshop”/ }).click();
  await expect(page.getByRole('heading', { name: 'Vera Visitor' })).toBeVisible();
  await bell(page, 'Notifications, 1 unread').click();
  await list.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(list.getByRole('link', { name: /Unread/ })).toHaveCount(0);
  await list.getByRole('link', { name: 'Notification settings' }).click();

  await page.getByRole('checkbox', { name: 'New leads in the app' }).uncheck();
  await expect(page.getByRole('checkbox', { name: 'New leads in the app' })).not.toBeChecked();
  await expect
    .poll(async () => {
      const query = '{ viewer { notificationSettings { kind inApp } } }';
      return JSON.stringify(await call('POST', '/graphql', { token: owner.token, body: { query } }));
    })
    .toContain('{"kind":"LEAD","inApp":false}');
  await leave(cardId, 'Xenia Visitor');
  await page.reload({ waitUntil: 'networkidle' });
  await expect(bell(page, 'Notifications')).toBeVisible();
  await device.close();
});

test('the list is reached by keyboard, and read by everybody on phone and desk, light and dark', async ({
  browser,
}) => {
  const owner = await createAccount('Olga Owner');
  await leave(await makeOpenCard(owner), 'Vera Visitor');
  const device = await openDevice(browser, owner);
  const page = await device.newPage();
  await page.goto('/dashboard/support', { waitUntil: 'networkidle' });
  await bell(page, 'Notifications, 1 unread').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Notifications' }).getByRole('link', { name: /Vera/ })).toBeVisible();
  expect(await findProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(bell(page, 'Notifications, 1 unread')).toBeFocused();
  await device.close();
});

test('the service worker starts with the code that shows what is pushed', async ({ browser }) => {
  const owner = await createAccount('Olga Owner');
  const device = await openDevice(browser, owner);
  const page = await device.newPage();
  const fetched = device.waitForEvent('request', (request) => request.url().endsWith('/push-worker.js'));
  await page.goto('/dashboard/support', { waitUntil: 'networkidle' });
  expect((await (await fetched).response())?.status()).toBe(200);
  // A script that fails would keep the worker from being installed.
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).active !== null)).toBe(true);
  await device.close();
});

/** The browsers of the tests show no notifications. In their place these functions keep and click them, in the worker. */
function keepNotifications(): void {
  ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
    Object.assign(globalThis, { shown: { title, ...options } });
  };
}
function readNotification(): unknown {
  return Reflect.get(globalThis, 'shown') ?? null;
}
function clickNotification(): void {
  const notification = { ...Reflect.get(globalThis, 'shown'), close: () => {} };
  dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => {} }));
}

test('a push reaches the service worker, which shows it, and a click on it opens its place', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const device = await openDevice(browser, await createAccount('Olga Owner'));
  const page = await device.newPage();
  await page.goto('/dashboard/support', { waitUntil: 'networkidle' });
  await page.evaluate(() => navigator.serviceWorker.ready);
  const worker = device.serviceWorkers()[0] ?? (await device.waitForEvent('serviceworker'));
  await worker.evaluate(keepNotifications);
  const cdp = await device.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => one && resolve(one.registrationId));
  });
  await cdp.send('ServiceWorker.enable');
  const { path, ...rest } = { title: 'New lead', body: 'Vera Visitor', tag: 'lead', path: '/dashboard/contacts' };
  const data = JSON.stringify({ ...rest, path });
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
  await expect.poll(() => worker.evaluate(readNotification)).toMatchObject({ ...rest, data: { path } });
  await worker.evaluate(clickNotification);
  await expect(page).toHaveURL(/\/dashboard\/contacts$/);
  await device.close();
});
