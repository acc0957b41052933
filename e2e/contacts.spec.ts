import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page, test } from '@playwright/test';
import {
  type Account,
  type Card,
  call,
  createAccount,
  createCard,
  newEmail,
  openDevice,
  VISITOR_AGENT,
} from './support/account.ts';
import { confirmEmail, findLink } from './support/mail.ts';

/** As long as the owner may have to wait for what a visitor did. */
const AT_ONCE = { timeout: 2_000 };

interface Overview {
  totals: { newConnections: number };
  conversionTrend: number[];
}

/** A public card that takes details. */
async function makeOpenCard(owner: Account): Promise<Card> {
  const data = { title: 'Workshop', name: 'Olga Owner', email: 'olga@example.com' };
  const card = await createCard(owner, { data, visibility: 'PUBLIC' });
  const query = 'mutation ($id: ID!) { setExchangeForm(input: { cardId: $id, isOn: true }) { card { id } } }';
  await call('POST', '/graphql', { token: owner.token, body: { query, variables: { id: card.id } } });
  return card;
}

/** A stranger who came by the card's QR code. */
async function openAsVisitor(browser: Browser, card: Card, options: object = {}): Promise<Page> {
  const device = await browser.newContext({ userAgent: VISITOR_AGENT, ...options });
  const page = await device.newPage();
  // Before the page's program has come, the form is a page of its own.
  await page.goto(`${card.path}?c=qr`, { waitUntil: 'networkidle' });
  return page;
}

test('a visitor leaves their details; the owner sees lead, conversion and contact at once, merges and exports', async ({
  browser,
}) => {
  const owner = await createAccount('Olga Owner');
  const card = await makeOpenCard(owner);
  const email = newEmail();
  await call('POST', '/api/contacts', { token: owner.token, body: { name: 'V. Visitor', email, tags: ['Fair'] } });
  const device = await openDevice(browser, owner);
  const analytics = await device.newPage();
  await analytics.goto('/dashboard/analytics');
  await expect(analytics.getByText('Recent Activity')).toBeVisible();
  const contacts = await device.newPage();

  const visitor = await openAsVisitor(browser, card);
  await visitor.getByRole('link', { name: 'Exchange contact' }).click();
  const form = visitor.getByRole('dialog', { name: 'Leave your details with Olga Owner' });
  await form.getByLabel('Name').fill('Vera Visitor');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone', { exact: true }).fill('+91 98765 43210');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Send my details' }).click();
  await expect(visitor.getByRole('dialog', { name: 'Thank you. Your details are sent.' })).toBeVisible();

  // The lead comes to the screen by itself; conversion and contact are there as soon as one looks.
  await expect(analytics.getByText('left their details on “Workshop”').first()).toBeVisible(AT_ONCE);
  await expect(async () => {
    const overview = await call<Overview>('GET', '/api/analytics/overview', { token: owner.token });
    expect(overview.conversionTrend.at(-1)).toBe(100);
    // The address was known before.
    expect(overview.totals.newConnections).toBe(1);
  }).toPass(AT_ONCE);
  await contacts.goto('/dashboard/contacts');
  await expect(contacts.getByRole('link', { name: 'Vera Visitor' })).toBeVisible();

  await contacts.getByRole('link', { name: 'Find duplicates' }).click();
  await contacts.getByRole('button', { name: 'Merge into Vera Visitor' }).click();
  await contacts.getByRole('alertdialog').getByRole('button', { name: 'Merge' }).click();
  await contacts.getByRole('status').getByRole('link', { name: 'Vera Visitor' }).click();
  await expect(contacts.getByText('They left their details on “Workshop”')).toBeVisible();
  await expect(contacts.getByRole('link', { name: 'Contacts with the tag Fair' })).toBeVisible();

  await contacts.goto('/dashboard/contacts/import');
  const download = contacts.waitForEvent('download');
  await contacts.getByRole('button', { name: 'Download CSV' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`Vera Visitor,,,${email},+919876543210`);
});

test('the mailed link lets a visitor correct and erase what they left, also without JavaScript', async ({
  browser,
}) => {
  const owner = await createAccount('Olga Owner');
  await confirmEmail(owner);
  const card = await makeOpenCard(owner);
  const email = newEmail();
  const names = async () => {
    const { items } = await call<{ items: { name: string }[] }>('GET', '/api/contacts', { token: owner.token });
    return items.map(({ name }) => name);
  };
  const page = await openAsVisitor(browser, card, { javaScriptEnabled: false });
  await page.getByRole('link', { name: 'Exchange contact' }).click();
  await page.getByLabel('Name').fill('Vera');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send my details' }).click();
  await expect(page.getByText('Your details are sent.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Save Olga’s contact' })).toHaveAttribute('href', /\.vcf$/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Create your own card' })).toHaveAttribute(
    'href',
    '/get-started',
  );
  expect(await names()).toEqual(['Vera']);

  await page.goto(await findLink(email, 'The details you shared on a card', 'See or change my details'));
  // The token is in the address no more.
  expect(new URL(page.url()).search).toBe('');
  await page.getByLabel('Name').fill('Vera Visitor');
  await page.getByRole('button', { name: 'Save corrections' }).click();
  await expect(page.getByText('Your details are corrected.')).toBeVisible();
  expect(await names()).toEqual(['Vera Visitor']);

  await page.getByText('Delete everything').click();
  await page.getByRole('button', { name: 'Delete my details' }).click();
  await expect(page.getByRole('heading', { name: 'Your details were deleted' })).toBeVisible();
  expect(await names()).toEqual([]);
});

test('the owner is reminded on screen and by mail', async ({ browser }) => {
  const owner = await createAccount('Olga Owner');
  await confirmEmail(owner);
  const body = { name: 'Fay Friend' };
  const { contact } = await call<{ contact: { id: string } }>('POST', '/api/contacts', { token: owner.token, body });
  const query = `mutation ($input: CreateReminderInput!) { createReminder(input: $input) { reminder { id } } }`;
  const input = { contactId: contact.id, dueAt: new Date(), note: 'Ask about tiles' };
  await call('POST', '/graphql', { token: owner.token, body: { query, variables: { input } } });
  const page = await (await openDevice(browser, owner)).newPage();
  await page.goto('/dashboard/contacts');
  await page.getByRole('region', { name: 'Get in touch' }).getByRole('checkbox', { name: 'Ask about tiles' }).click();
  await expect(page.getByRole('region', { name: 'Get in touch' })).toHaveCount(0);
  expect(await findLink(owner.email, 'Your reminder to get in touch')).toBe(`/dashboard/contacts/${contact.id}`);
});
