import { readFileSync } from 'node:fs';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import {
  type Account,
  type Card,
  call,
  createAccount,
  createCard,
  openDevice,
  VISITOR_AGENT,
} from './support/account.ts';
import { findProblems } from './support/audit.ts';
import { longCard } from './support/long-card.ts';

const PICTURE = 'apps/web/public/icon-512.png';

let owner: Account;
let card: Card;
let device: BrowserContext;
let page: Page;

test.beforeAll(async ({ browser }) => {
  owner = await createAccount(longCard.name);
  card = await createCard(owner, { data: longCard, visibility: 'PUBLIC' });
  await happens({ kind: 'view' }, { kind: 'action', target: 'phone' });
  // Without motion, because half-faded texts have half the contrast.
  device = await openDevice(browser, owner, { reducedMotion: 'reduce' });
});
test.beforeEach(async () => {
  page = await device.newPage();
});
test.afterEach(() => page.close());
test.afterAll(() => device.close());

async function happens(...events: object[]): Promise<void> {
  for (const body of events) await call('POST', `/api/cards/${card.id}/events`, { body, agent: VISITOR_AGENT });
}

const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const figure = (name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')
    .first();

/** What is folded comes with its first opening, and stays open on this device. */
const openMore = async () => {
  const button = page.getByRole('main').getByRole('button', { name: /^More/ });
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  await expect(page.getByRole('table', { name: 'Top Links' })).toBeVisible();
};

/** Until the screen has asked to be told. */
function followsActivity(): Promise<void> {
  return new Promise((resolve) => {
    page.once('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => String(payload).includes('ActivityAdded') && resolve()),
    );
  });
}

test('what a visitor does comes to the owner’s screen by itself, and into the files', async () => {
  const isFollowed = followsActivity();
  await page.goto('/dashboard/analytics');
  await openMore();
  await expect(figure('Taps')).toHaveText('1');
  await isFollowed;
  await happens({ kind: 'action', target: 'website' });
  const activity = page.getByRole('region', { name: 'Recent Activity' });
  await expect(activity.getByText('Someone tapped the website')).toBeVisible();
  await expect(figure('Taps')).toHaveText('2');
  await expect(page.getByRole('table', { name: 'Top Links' }).getByRole('row', { name: /^Website 1 / })).toBeVisible();
  expect(await download('Report as CSV')).toMatch(/^\uFEFFdate,views,/);
  expect(await download('Events as CSV')).toContain('website');
});

/** What the file says that the button hands over. */
async function download(button: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
  return readFileSync(await file.path(), 'utf8');
}

test('days and card are in the address, and back leads to the ones before', async () => {
  await page.goto('/dashboard/analytics');
  await page.getByLabel('Days', { exact: true }).selectOption('Last 7 days');
  await page.getByLabel('Card', { exact: true }).selectOption(longCard.title);
  await expect(page).toHaveURL(`/dashboard/analytics?range=7&card=${card.id}`);
  await page.goBack();
  await expect(page).toHaveURL('/dashboard/analytics?range=7');
  await expect(page.getByLabel('Card', { exact: true })).toHaveValue('');
});

test('region and time zone hold everywhere, and on another device too', async ({ browser }) => {
  await page.goto('/dashboard/settings#region');
  await page.getByLabel('Region', { exact: true }).selectOption('Germany');
  await expect(page.getByText('1.234.567,8')).toBeVisible();
  // “Saved” may still be said of the region.
  const kept = page.waitForResponse((response) => Boolean(response.request().postData()?.includes('Asia/Tokyo')));
  await page.getByLabel('Your time zone').selectOption('Asia/Tokyo');
  await kept;
  await expect(page.getByText('Saved').first()).toBeVisible();
  const other = await openDevice(browser, owner);
  const there = await other.newPage();
  // What the account says comes when the figures are on screen already.
  const seen = there.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('AnalyticsOverview')),
  );
  await there.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('AccountState')) await seen;
    await route.continue();
  });
  await there.goto('/dashboard/analytics');
  await expect(there.getByText(/Japan Standard Time/).first()).toBeVisible();
  await there.getByRole('link', { name: 'Change time zone' }).click();
  await expect(there.getByLabel('Your time zone')).toHaveValue('Asia/Tokyo');
  await expect(there.getByLabel('Your time zone')).toBeInViewport();
  await there.getByLabel('Your time zone').selectOption({ index: 0 });
  await there.getByLabel('Region', { exact: true }).selectOption({ index: 0 });
  await expect(there.getByText('1,234,567.8')).toBeVisible();
  await other.close();
});

test('an avatar is cropped by pointer and keys, and anything but a picture is refused', async () => {
  await page.goto('/dashboard/profile');
  const input = page.getByLabel('Avatar picture');
  await input.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(page.getByRole('alert')).toHaveText('Avatar upload failed. Choose an image file.');
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByRole('alert')).toHaveText('Avatar upload failed. This file can’t be read as a picture.');
  await input.setInputFiles(PICTURE);
  const dialog = page.getByRole('dialog', { name: 'Crop the picture' });
  await dialog.getByRole('slider', { name: 'Zoom' }).fill('2');
  const across = dialog.getByRole('slider', { name: 'Picture from left to right' });
  await across.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(across).toHaveValue('52');
  await drag(dialog.locator('img'));
  await expect(across).not.toHaveValue('52');
  expect(await findProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('main').locator('img[src^="/uploads/"]').first()).toBeVisible();
});

/** Forty pixels to the right. */
async function drag(picture: ReturnType<Page['locator']>): Promise<void> {
  const box = await picture.locator('xpath=..').boundingBox();
  if (!box) throw new Error('nothing to drag');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 40, box.y + box.height / 2);
  await page.mouse.up();
}

const screens: [name: string, path: string, reach: () => Promise<unknown>][] = [
  ['the report', '/dashboard/analytics', openMore],
  ['the report of a year', '/dashboard/analytics?range=12m', () => expect(heading('Conversion Trend')).toBeVisible()],
  [
    'the report of days without anything',
    '/dashboard/analytics?from=2020-01-01&to=2020-02-01',
    () => expect(page.getByText('No activity in these days')).toBeVisible(),
  ],
  ['how a figure is counted', '/dashboard/analytics', explain],
  ['a chart as a table', '/dashboard/analytics', () => page.getByText('Show as table').first().click()],
  [
    'settings',
    '/dashboard/settings/security',
    () => expect(page.getByText('This device', { exact: true })).toBeVisible(),
  ],
  ['profile', '/dashboard/profile', () => expect(page.getByLabel('About')).toBeVisible()],
];

for (const [name, path, reach] of screens) {
  test(`no barrier and no sideways scrolling: ${name}`, async () => {
    await page.goto(path);
    await reach();
    expect(await findProblems(page)).toEqual([]);
  });
}

async function explain(): Promise<void> {
  await page.getByRole('button', { name: 'How “Visitors” is counted' }).click();
  await expect(page.getByRole('dialog', { name: 'Visitors' })).toBeVisible();
}
