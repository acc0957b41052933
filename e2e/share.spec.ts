import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { projectRoot } from '../scripts/processes.ts';
import {
  type Account,
  type Card,
  call,
  createAccount,
  createCard,
  openDevice,
  VISITOR_AGENT,
} from './support/account.ts';
import { readQr } from './support/read-qr.ts';

const NOT_VISIBLE = "Card not found or you don't have permission to view it.";

let owner: Account;
let friend: Account;
let card: Card;
let ownerDevice: BrowserContext;
let ownerPage: Page;
test.beforeEach(async ({ browser }) => {
  owner = await createAccount('Olga Owner');
  friend = await createAccount('Fay Friend');
  card = await createCard(owner, {
    data: { title: 'Studio', name: 'Olga Owner', email: 'olga@example.com', website: 'olga.example' },
    visibility: 'PRIVATE',
  });
  ownerDevice = await openDevice(browser, owner);
  ownerPage = await ownerDevice.newPage();
});
test.afterEach(() => ownerDevice.close());

/** Calls the API as that person; throws what it refuses. */
async function graphql<Data>({ token }: Account, query: string): Promise<Data> {
  const { data, errors } = await call<{ data: Data; errors?: object[] }>('POST', '/graphql', {
    token,
    body: { query },
  });
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

async function openShareDialog() {
  await ownerPage.goto('/dashboard/cards');
  await ownerPage.getByRole('button', { name: 'Share Studio' }).click();
  return ownerPage.getByRole('dialog', { name: 'Share “Studio”' });
}

/** Notes every address that the page shows, and every referrer that it tells anybody. */
function watch(page: Page) {
  const seen = { addresses: new Set<string>(), referrers: new Set<string>() };
  page.on('framenavigated', (frame) => void seen.addresses.add(frame.url()));
  page.on('request', (request) => void seen.referrers.add(request.headers().referer ?? ''));
  return seen;
}

test('a private card is shared by a link, seen by somebody who signs in first, taken back, and gone', async ({
  browser,
}) => {
  const dialog = await openShareDialog();
  await expect(dialog.getByText('Anyone with the link can see it after signing in')).toBeVisible();
  await dialog.getByLabel('Link expires').selectOption('After 7 days');
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  const link = await dialog.getByLabel('Address of the card').inputValue();
  const token = new URL(link).searchParams.get('token') ?? '';
  expect(token.length).toBeGreaterThan(40);

  const elsewhere = await browser.newContext({ userAgent: VISITOR_AGENT });
  const visitor = await elsewhere.newPage();
  const seen = watch(visitor);
  await visitor.goto(link);
  await expect(visitor).toHaveURL(`/signin?from=${encodeURIComponent(`/share/${card.id}`)}`);
  await expect(visitor.getByText('Someone shared a private card with you. Sign in to view it.')).toBeVisible();
  await visitor.getByLabel('Email').fill(friend.email);
  await visitor.getByLabel('Password', { exact: true }).fill(friend.password);
  const opened = visitor.waitForResponse(
    (response) => response.request().postData()?.includes('RecordSharedCardEvent') ?? false,
  );
  await visitor.getByRole('button', { name: 'Sign in' }).click();
  await expect(visitor).toHaveURL(`/share/${card.id}`);
  await expect(visitor.getByRole('heading', { name: 'Studio' })).toBeVisible();
  await expect(visitor.getByRole('link', { name: /olga@example\.com/ })).toBeVisible();
  await opened;

  await ownerPage.reload();
  await ownerPage.getByRole('button', { name: 'Share Studio' }).click();
  await dialog.getByText('Shared once').click();
  await expect(dialog.getByText(/Opened once by Fay Friend/)).toBeVisible();
  await expect(dialog.getByText(/Until /)).toBeVisible();
  await dialog.getByRole('button', { name: /^Revoke: Link/ }).click();
  await ownerPage.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(dialog.getByText(/· Revoked$/)).toBeVisible();

  // A page that stays open asks again when somebody comes back to it.
  await visitor.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  await expect(visitor.getByText('No card to display.')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText(NOT_VISIBLE)).toBeVisible();
  await visitor.getByRole('link', { name: 'Back to Home' }).click();
  await expect(visitor).toHaveURL('/');
  expect(await visitor.evaluate(() => document.referrer)).toBe('');

  // Only the address the person came by had it, before any code of ours ran.
  expect([...seen.addresses].filter((address) => address.includes(token))).toEqual([link]);
  // Pages without a token do say where they are, so referrers are seen here.
  expect([...seen.referrers].some((referrer) => referrer !== '')).toBe(true);
  expect([...seen.referrers].filter((referrer) => referrer.includes(token))).toEqual([]);
  expect(await visitor.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toContain(
    token,
  );
  expect(readFileSync(join(projectRoot, 'test-results/server.log'), 'utf8')).not.toContain(token);
  await elsewhere.close();
});

test('the QR code of a private card opens it, and is made only when somebody asks', async () => {
  // The narrowest screen, and the longest address that a code has to hold.
  await ownerPage.setViewportSize({ width: 320, height: 640 });
  const dialog = await openShareDialog();
  await dialog.getByRole('button', { name: 'Create a QR code' }).click();
  const code = dialog.getByRole('img', { name: 'QR code that opens this private card' });
  await expect(code).toBeVisible();
  const address = await readQr(await code.locator('..').screenshot());
  expect(address).toMatch(new RegExp(`/share/${card.id}\\?token=[\\w-]{43}&c=qr$`));
  await expect(dialog.getByText(/^To print a code, first open the card/)).toBeVisible();
  await ownerPage.emulateMedia({ colorScheme: 'dark' });
  expect(await readQr(await code.locator('..').screenshot())).toBe(address);
  await expect(dialog.getByText('Shared once')).toBeVisible();
});

test('a card posted into a group is seen by its members until they leave', async ({ browser }) => {
  const { createGroup } = await graphql<{ createGroup: { group: { id: string; joinCode: string } } }>(
    owner,
    'mutation { createGroup(input: { name: "Studio friends" }) { group { id joinCode } } }',
  );
  await graphql(friend, `mutation { joinGroup(input: { code: "${createGroup.group.joinCode}" }) { group { id } } }`);
  const dialog = await openShareDialog();
  await dialog.getByRole('tab', { name: 'GROUP' }).click();
  await dialog.getByRole('button', { name: 'Post to group' }).click();
  await expect(ownerPage.getByRole('status').getByText('Choose a group')).toBeVisible();
  await dialog.getByLabel('Your groups').selectOption('Studio friends');
  await dialog.getByRole('button', { name: 'Post to group' }).click();
  await expect(ownerPage.getByText('Shared to group')).toBeVisible();

  const device = await openDevice(browser, friend, { userAgent: VISITOR_AGENT });
  const page = await device.newPage();
  await page.goto('/dashboard/shares');
  await expect(page.getByText('Nothing shared yet.')).toBeVisible();
  await page.getByRole('tab', { name: 'Received' }).click();
  await expect(page).toHaveURL('/dashboard/shares?tab=received');
  await page.getByRole('button', { name: 'Table' }).click();
  const row = page.getByRole('table', { name: 'Received' }).getByRole('row').last();
  await expect(row).toContainText('GROUP');
  await expect(row).toContainText('Studio friends');
  await expect(row).toContainText('Olga Owner');
  await row.getByRole('link', { name: 'Studio', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Studio' })).toBeVisible();

  await graphql(friend, `mutation { leaveGroup(input: { id: "${createGroup.group.id}" }) { leftGroupId } }`);
  await page.reload();
  await expect(page.getByText(NOT_VISIBLE)).toBeVisible();
  await page.goto('/dashboard/shares?tab=received');
  await expect(page.getByText('Nothing received yet.')).toBeVisible();
  await device.close();
});

test('a card sent to a person is theirs to open until the sender takes it back', async ({ browser }) => {
  const { createGroup } = await graphql<{ createGroup: { group: { joinCode: string } } }>(
    owner,
    'mutation { createGroup(input: { name: "Acquaintances" }) { group { joinCode } } }',
  );
  await graphql(friend, `mutation { joinGroup(input: { code: "${createGroup.group.joinCode}" }) { group { id } } }`);
  const dialog = await openShareDialog();
  await dialog.getByRole('tab', { name: 'INAPP' }).click();
  await dialog.getByLabel('Name').fill('fay');
  await dialog.getByRole('button', { name: 'Add Fay Friend' }).click();
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(ownerPage.getByText('Shared with Fay Friend')).toBeVisible();

  const device = await openDevice(browser, friend, { userAgent: VISITOR_AGENT });
  const page = await device.newPage();
  await page.goto('/dashboard/shares?tab=received');
  await expect(page.getByText('Olga Owner sent you Studio')).toBeVisible();

  await ownerPage.goto('/dashboard/shares?view=table');
  const sent = ownerPage.getByRole('table', { name: 'Sent: ' }).getByRole('row').last();
  await expect(sent).toContainText('INAPP');
  await expect(sent).toContainText('Fay Friend');
  await sent.getByRole('button', { name: /^More: Studio/ }).click();
  await ownerPage.getByRole('menuitem', { name: 'Revoke' }).click();
  await ownerPage.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(sent).toContainText('Revoked');
  await page.goto(`/share/${card.id}`);
  await expect(page.getByText(NOT_VISIBLE)).toBeVisible();
  await device.close();
});
