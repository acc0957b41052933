import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type Account, call, createAccount, createCard, openDevice } from './support/account.ts';
import { findProblems } from './support/audit.ts';
import { loseMessages } from './support/lose-messages.ts';

const GROUP = 'Milan Design Week';

/** A person with a browser of their own. */
interface Someone {
  account: Account;
  device: BrowserContext;
  page: Page;
}

const open: BrowserContext[] = [];
test.afterEach(async () => {
  for (const device of open.splice(0)) await device.close();
});

async function someone(browser: Browser, name: string): Promise<Someone> {
  const account = await createAccount(name);
  const device = await openDevice(browser, account, { permissions: ['clipboard-read', 'clipboard-write'] });
  open.push(device);
  return { account, device, page: await device.newPage() };
}

const box = (page: Page) => page.getByPlaceholder(`Message ${GROUP}`);
const said = (page: Page, text: string) => page.getByRole('log').getByText(text, { exact: true });

async function say(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await box(page).press('Enter');
}

/** The texts in view, in order. */
function texts(page: Page): Promise<string[]> {
  return page.getByRole('log').locator('article p[dir=auto]').allTextContents();
}

async function createGroup({ page, account }: Someone): Promise<{ id: string; code: string }> {
  await page.goto('/dashboard/chat');
  await expect(page.getByText('No groups yet. Create or join using code.')).toBeVisible();
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByLabel('Name').fill(GROUP);
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  const ready = page.getByRole('dialog', { name: 'Your group is ready' });
  await expect(ready.getByRole('img', { name: /^QR code/ })).toBeVisible();
  expect(await findProblems(page)).toEqual([]);
  await ready.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('No messages yet.').last()).toBeVisible();
  const { rooms } = await call<{ rooms: { id: string; code: string }[] }>('GET', '/api/chat/rooms', {
    token: account.token,
  });
  if (!rooms[0]) throw new Error('no group was made');
  return rooms[0];
}

async function join({ page }: Someone, code: string): Promise<void> {
  await page.goto('/dashboard/chat');
  await page.getByRole('button', { name: 'Join' }).click();
  const dialog = page.getByRole('dialog', { name: 'Join group via code' });
  await expect(dialog.getByRole('button', { name: 'Join' })).toBeDisabled();
  await dialog.getByLabel('Code').fill(` ${code.toLowerCase()} `);
  await dialog.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: new RegExp(GROUP) })).toBeVisible();
  await expect(box(page)).toBeVisible();
}

test('three people create, join, talk, share a card, lose the connection, and one is removed', async ({ browser }) => {
  test.setTimeout(120_000);
  const [asha, mateo, lin] = await Promise.all([
    someone(browser, 'Asha Rao'),
    someone(browser, 'Mateo Lindqvist'),
    someone(browser, 'Lin Chen'),
  ]);
  const group = await createGroup(asha);
  await join(mateo, group.code);
  await join(lin, group.code);

  await expect(asha.page.getByText('3 members, 3 here now')).toBeVisible();
  const posted: (string | null)[] = [];
  mateo.page.on('request', (request) => posted.push(request.postData()));
  await say(mateo.page, 'Who did the brass handrail in hall 4?');
  for (const { page } of [asha, mateo, lin]) {
    await expect(said(page, 'Who did the brass handrail in hall 4?')).toHaveCount(1);
  }
  // It went over the socket that is open.
  expect(posted.filter((body) => body?.includes('SendMessage'))).toEqual([]);

  const card = await createCard(asha.account, {
    data: { title: 'Studio', name: 'Asha Rao', email: 'asha@example.com' },
    visibility: 'PRIVATE',
  });
  await asha.page.getByRole('button', { name: 'Attach' }).click();
  await asha.page.getByRole('menuitem', { name: 'One of my cards' }).click();
  await asha.page
    .getByRole('dialog')
    .getByRole('button', { name: /^Studio/ })
    .click();
  await expect(lin.page.getByRole('link', { name: 'Card of Asha Rao: Studio' })).toBeVisible();
  // It opens for a member from there, although its page is its owner's only.
  await lin.page.getByRole('link', { name: 'Card of Asha Rao: Studio' }).click();
  await expect(lin.page.getByRole('heading', { name: 'Studio' })).toBeVisible();
  await lin.page.goBack();
  const { card: seen } = await call<{ card: { _id: string } }>('GET', `/api/cards/${card.id}`, {
    token: lin.account.token,
  });
  expect(seen._id).toBe(card.id);

  await mateo.device.setOffline(true);
  await say(mateo.page, 'Said in a tunnel');
  for (const text of ['One', 'Two', 'Three']) await say(asha.page, text);
  await expect(said(lin.page, 'Three')).toHaveCount(1);
  await mateo.device.setOffline(false);
  await expect(said(mateo.page, 'Three')).toHaveCount(1, { timeout: 40_000 });
  await expect(said(asha.page, 'Said in a tunnel')).toHaveCount(1, { timeout: 40_000 });
  await expect(said(mateo.page, 'Said in a tunnel')).toHaveCount(1);
  const order = await texts(asha.page);
  await expect(async () => expect(await texts(mateo.page)).toEqual(order)).toPass();
  expect(await texts(lin.page)).toEqual(order);

  await call('POST', `/api/chat/groups/${group.id}/members/remove`, {
    token: asha.account.token,
    body: { userId: lin.account.user.id },
  });
  await expect(lin.page.getByText('You are not in this conversation.')).toBeVisible();
  await expect(lin.page.getByRole('link', { name: new RegExp(GROUP) })).toHaveCount(0);
  await expect(asha.page.getByText('2 members, 2 here now')).toBeVisible();
  await say(asha.page, 'Only for those who are left');
  await expect(said(mateo.page, 'Only for those who are left')).toHaveCount(1);
  await expect(said(lin.page, 'Only for those who are left')).toHaveCount(0);
});

test('what the network holds up waits, survives a reload, and arrives once', async ({ browser }) => {
  const asha = await someone(browser, 'Asha Rao');
  const letThrough = await loseMessages(asha.page);
  await createGroup(asha);
  await say(asha.page, 'Not yet');
  await expect(asha.page.getByText('Not sent. Can’t connect. Check your connection and try again.')).toBeVisible();
  letThrough();
  await asha.page.reload();
  await expect(said(asha.page, 'Not yet')).toHaveCount(1);
  await expect(asha.page.getByText(/Not sent|Sending/)).toHaveCount(0);
  await asha.page.reload();
  await expect(said(asha.page, 'Not yet')).toHaveCount(1);
});

test('what a server that is away did not take is sent as soon as it is back', async ({ browser }) => {
  const asha = await someone(browser, 'Asha Rao');
  const letThrough = await loseMessages(asha.page);
  await createGroup(asha);
  await say(asha.page, 'Anybody there?');
  await expect(asha.page.getByText('Not sent. Can’t connect. Check your connection and try again.')).toBeVisible();
  letThrough();
  await expect(said(asha.page, 'Anybody there?')).toHaveCount(1);
  await expect(asha.page.getByText(/Not sent|Sending/)).toHaveCount(0);
});

test('a message is answered, reacted to, changed and deleted, and everybody sees it', async ({ browser }) => {
  const [asha, mateo] = await Promise.all([someone(browser, 'Asha Rao'), someone(browser, 'Mateo Lindqvist')]);
  const group = await createGroup(asha);
  await join(mateo, group.code);
  await say(asha.page, 'Lunch at one?');
  await expect(said(mateo.page, 'Lunch at one?')).toBeVisible();

  // While the first message is being edited, the first such button is that of the second.
  const actions = (page: Page) => page.getByRole('article').first().getByRole('button', { name: 'Message actions' });
  await actions(mateo.page).click();
  await mateo.page.getByRole('menuitem', { name: '👍' }).click();
  await expect(asha.page.getByRole('button', { name: '👍, 1' })).toHaveAttribute('aria-pressed', 'false');

  await actions(mateo.page).click();
  await mateo.page.getByRole('menuitem', { name: 'Reply' }).click();
  await expect(box(mateo.page)).toBeFocused();
  await mateo.page.keyboard.type('Yes @Ash');
  await mateo.page.getByRole('option', { name: 'Asha Rao' }).click();
  await mateo.page.keyboard.press('Enter');
  await expect(asha.page.getByRole('article').last()).toContainText(/Asha Rao\s*Lunch at one\?\s*Yes @Asha Rao/);

  await actions(asha.page).click();
  await asha.page.getByRole('menuitem', { name: 'Edit' }).click();
  await asha.page.getByLabel('Edit message').fill('Lunch at two?');
  await asha.page.getByLabel('Edit message').press('Enter');
  await expect(said(mateo.page, 'Lunch at two?').first()).toBeVisible();

  await actions(asha.page).click();
  await asha.page.getByRole('menuitem', { name: 'Delete' }).click();
  await asha.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(mateo.page.getByRole('article').first()).toContainText('Message deleted');
});

test('two people talk directly, and one blocks the other', async ({ browser }) => {
  const [asha, mateo] = await Promise.all([someone(browser, 'Asha Rao'), someone(browser, 'Mateo Lindqvist')]);
  await asha.page.goto(`/dashboard/user/${mateo.account.user.id}`);
  await asha.page.getByRole('link', { name: 'Message' }).click();
  await expect(asha.page).toHaveURL(/\/dashboard\/dm\//);
  await expect(asha.page.getByRole('main').getByText('No messages yet.').last()).toBeVisible();
  await asha.page.getByPlaceholder('Message Mateo Lindqvist').fill('Hello Mateo');
  await asha.page.keyboard.press('Enter');
  await mateo.page.goto('/dashboard/chat');
  await mateo.page.getByRole('link', { name: /Asha Rao.*Hello Mateo/ }).click();
  await expect(said(mateo.page, 'Hello Mateo')).toBeVisible();
  await expect(mateo.page.getByText('here now')).toBeVisible();
  await mateo.page.getByRole('log').hover();
  await expect(asha.page.getByText('Seen')).toBeVisible();

  await mateo.page.getByRole('button', { name: 'More about this person' }).click();
  await mateo.page.getByRole('menuitem', { name: 'Block' }).click();
  await mateo.page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
  await expect(mateo.page.getByText('You have blocked this person.')).toBeVisible();
  await asha.page.getByPlaceholder('Message Mateo Lindqvist').fill('Are you there?');
  await asha.page.keyboard.press('Enter');
  await expect(asha.page.getByText(/^Not sent\./)).toBeVisible();
  await expect(said(mateo.page, 'Are you there?')).toHaveCount(0);
});
