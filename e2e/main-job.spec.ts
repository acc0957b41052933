import { readFileSync } from 'node:fs';
import { type Download, expect, type Page, test } from '@playwright/test';
import ICAL from 'ical.js';
import { newEmail, VISITOR_AGENT } from './support/account.ts';
import { readQr } from './support/read-qr.ts';

test('a card is made, put online, scanned and saved by a stranger, and its owner sees it', async ({
  page: owner,
  browser,
}) => {
  await signUp(owner);
  await buildCard(owner);
  await putOnline(owner);
  const address = await showQr(owner);

  const elsewhere = await browser.newContext({ userAgent: VISITOR_AGENT });
  const visitor = await elsewhere.newPage();
  await lookAtCard(visitor, address);
  await saveContact(visitor);
  await elsewhere.close();

  await seeFigures(owner);
});

async function signUp(page: Page) {
  await page.goto('/');
  await page.getByRole('link', { name: 'New Card' }).click();
  await expect(page).toHaveURL('/signup');
  await page.getByLabel('Full name').fill('Ines Moreau');
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/dashboard/cards');
  await expect(page.getByText('No saved cards yet.')).toBeVisible();
}

async function buildCard(page: Page) {
  await page.getByRole('link', { name: 'Create New' }).click();
  await expect(page).toHaveURL('/dashboard/builder');
  await page.getByLabel('Name', { exact: true }).fill('Ines Moreau');
  await page.getByLabel('Role', { exact: true }).fill('Bookbinder');
  await page.getByLabel('Card title').fill('Atelier');
  await page.getByLabel('Phone', { exact: true }).fill('+33 6 12 34 56 78');
  await page.getByLabel('Email', { exact: true }).fill('ines@moreau.example');
  await page.getByRole('button', { name: 'Add Website' }).click();
  await page.getByLabel('Website', { exact: true }).fill('moreau.example');
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByRole('button', { name: 'tech' }).click();
  await expect(preview.locator('[data-theme=tech]')).toContainText('Ines Moreau');
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByText('Synced with server')).toBeVisible();
  await expect(page).toHaveURL('/dashboard/cards');
  const sheet = page.getByRole('dialog', { name: 'Your card is ready' });
  await expect(sheet.getByRole('button', { name: 'Visibility: Anyone with the link' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Go to My Cards' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Atelier' })).toContainText('Synced');
}

async function putOnline(page: Page) {
  await page.getByRole('button', { name: 'Visibility of Atelier: Anyone with the link' }).click();
  await page.getByRole('menuitem', { name: /^Public/ }).click();
  await expect(page.getByRole('button', { name: 'Visibility of Atelier: Public' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Atelier' })).toContainText('Synced');
}

/** Reads both the code on screen and the one in the file; gives the address that they lead to. */
async function showQr(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share Atelier' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share “Atelier”' });
  const code = dialog.getByRole('img', { name: /^QR code that leads to / });
  await expect(code).toBeVisible();
  // With its frame: the white around the code belongs to it.
  await expect.poll(async () => readQr(await code.locator('..').screenshot())).toContain('/atelier?');
  const onScreen = await readQr(await code.locator('..').screenshot());
  await dialog.getByRole('button', { name: 'Download the code' }).click();
  const files = page.getByRole('dialog', { name: 'Download the code' });
  const download = await downloadBy(page, () =>
    files.getByRole('button', { name: 'Download the QR code as PNG' }).click(),
  );
  expect(download.suggestedFilename()).toBe('atelier-qr.png');
  const inFile = await readQr(await download.path());
  expect(inFile).toBe(onScreen);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  return inFile ?? '';
}

async function lookAtCard(page: Page, address: string) {
  const isCounted = page.waitForResponse(
    (response) => response.url().endsWith('/events') && response.request().postDataJSON().kind === 'view',
  );
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Ines Moreau' })).toBeVisible();
  await expect(page.getByRole('link', { name: '+33 6 12 34 56 78' })).toHaveAttribute('href', 'tel:+33612345678');
  await expect(page.getByRole('link', { name: 'ines@moreau.example' })).toHaveAttribute(
    'href',
    'mailto:ines@moreau.example',
  );
  await expect(page.getByRole('link', { name: /moreau\.example Website/ })).toHaveAttribute(
    'href',
    /^https:\/\/moreau\.example/,
  );
  // The page itself waits for the second that makes a look a view.
  expect((await isCounted).ok()).toBe(true);
}

async function saveContact(page: Page) {
  const file = await downloadBy(page, () => page.getByRole('link', { name: 'Save contact' }).click());
  const card = new ICAL.Component(ICAL.parse(readFileSync(await file.path(), 'utf8')));
  expect(card.getFirstPropertyValue('version')).toBe('3.0');
  expect(card.getFirstPropertyValue('fn')).toBe('Ines Moreau');
  expect(card.getFirstPropertyValue('tel')).toBe('+33612345678');
  expect(card.getFirstPropertyValue('email')).toBe('ines@moreau.example');
}

async function seeFigures(page: Page) {
  await page.getByRole('link', { name: 'Analytics' }).click();
  const tile = (name: string) => page.locator('dl > div').filter({ hasText: name }).locator('dd').first();
  await expect(tile('Total Views')).toHaveText('1');
  await expect(tile('Total Shares')).toHaveText('1');
  const activity = page.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem');
  await expect(activity.getByRole('paragraph')).toHaveText([
    'Someone saved the contact of “Atelier”',
    'Someone viewed “Atelier” from its QR code',
    'You shared “Atelier” as a QR code',
  ]);
}

async function downloadBy(page: Page, act: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return download;
}
