import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type Account, call, createAccount, openDevice, toSessionCookie } from './support/account.ts';
import { loseMessages } from './support/lose-messages.ts';

const GROUP = 'Reading room';

const open: BrowserContext[] = [];
test.afterEach(async () => {
  for (const device of open.splice(0)) await device.close();
});

interface Group {
  id: string;
  writer: Account;
  reader: Account;
}

async function createGroup(): Promise<Group> {
  const [writer, reader] = await Promise.all([createAccount('Asha Rao'), createAccount('Mateo Lindqvist')]);
  const { group } = await call<{ group: { id: string; code: string } }>('POST', '/api/chat/groups', {
    token: writer.token,
    body: { name: GROUP },
  });
  await call('POST', '/api/chat/groups/join', { token: reader.token, body: { code: group.code } });
  return { id: group.id, writer, reader };
}

const say = ({ id, writer }: Group, text: string) =>
  call('POST', `/api/chat/groups/${id}/messages`, {
    token: writer.token,
    body: { text, clientId: crypto.randomUUID() },
  });

async function sayMany(group: Group, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) await say(group, `Message ${number}`);
}

async function read(browser: Browser, group: Group, who: Account): Promise<Page> {
  const device = await openDevice(browser, who);
  open.push(device);
  const page = await device.newPage();
  await page.goto(`/dashboard/chat/${group.id}`);
  return page;
}

const said = (page: Page, text: string) => page.getByRole('log').getByText(text, { exact: true });

async function unreadCount({ reader }: Group): Promise<number | undefined> {
  const { items } = await call<{ items: { unreadCount: number }[] }>('GET', '/api/chat/groups', {
    token: reader.token,
  });
  return items[0]?.unreadCount;
}

test('where everything is new, a conversation opens at the first message', async ({ browser }) => {
  const group = await createGroup();
  await sayMany(group, 35);
  const page = await read(browser, group, group.reader);
  await expect(page.getByText('New messages', { exact: true })).toBeInViewport();
  await expect(said(page, 'Message 1')).toBeInViewport();
  await page.getByRole('button', { name: /new messages$/ }).click();
  await expect(said(page, 'Message 35')).toBeInViewport();
});

test('what came while another window was in front is read on coming back', async ({ browser }) => {
  const group = await createGroup();
  const page = await read(browser, group, group.reader);
  await expect(page.getByPlaceholder(`Message ${GROUP}`)).toBeEnabled();
  await page.evaluate(() => {
    document.hasFocus = () => false;
  });
  await say(group, 'While you were away');
  await expect(said(page, 'While you were away')).toBeVisible();
  // Longer than it takes to tell what was read.
  await page.waitForTimeout(1500);
  expect(await unreadCount(group)).toBe(1);
  await page.evaluate(() => {
    document.hasFocus = () => true;
    dispatchEvent(new Event('focus'));
  });
  await expect.poll(() => unreadCount(group)).toBe(0);
});

test('who sends something from an early stretch sees it at the end', async ({ browser }) => {
  test.setTimeout(120_000);
  const group = await createGroup();
  await say(group, 'The very first');
  // By two, because nobody may send so many at once.
  await sayMany(group, 55);
  await sayMany({ ...group, writer: group.reader }, 55);
  const page = await read(browser, group, group.writer);
  await page.getByRole('button', { name: 'Search in the conversation' }).click();
  await page.getByRole('searchbox', { name: 'Search in the conversation' }).fill('very first');
  const hits = page.getByRole('list', { name: 'Messages found' });
  await hits.getByRole('button', { name: /The very first/ }).click();
  await expect(said(page, 'The very first')).toBeInViewport();
  await page.getByPlaceholder(`Message ${GROUP}`).fill('Said from far above');
  await page.keyboard.press('Enter');
  await expect(said(page, 'Said from far above')).toBeInViewport();
  await expect(said(page, 'Message 55')).toBeVisible();
});

test('the search finds more than fits on a page', async ({ browser }) => {
  const group = await createGroup();
  await sayMany(group, 45);
  const page = await read(browser, group, group.reader);
  await page.getByRole('button', { name: 'Search in the conversation' }).click();
  await page.getByRole('searchbox', { name: 'Search in the conversation' }).fill('message');
  const list = page.getByRole('list', { name: 'Messages found' });
  const hits = list.getByRole('button', { name: /Message \d+$/ });
  await expect(hits).toHaveCount(20);
  for (const count of [40, 45]) {
    await list.getByRole('button', { name: 'Show more' }).click();
    await expect(hits).toHaveCount(count);
  }
  await list.getByRole('button', { name: /Message 1$/ }).click();
  await expect(said(page, 'Message 1')).toBeInViewport();
});

test('who signs in next in the same tab finds and sends nothing of the one before', async ({ browser }) => {
  const group = await createGroup();
  const page = await read(browser, group, group.writer);
  const letThrough = await loseMessages(page);
  await page.reload();
  const box = page.getByPlaceholder(`Message ${GROUP}`);
  await box.fill('Held up');
  await box.press('Enter');
  await expect(page.getByText(/^Not sent\./)).toBeVisible();
  await box.fill('Begun by one');

  const other = await page.context().newPage();
  await other.goto('/explore');
  await page.context().addCookies([toSessionCookie(group.reader.token)]);
  await other.evaluate(
    ([sessionId, user]) => {
      localStorage.setItem('user', user ?? '');
      localStorage.setItem('token', sessionId ?? '');
    },
    [group.reader.sessionId, JSON.stringify(group.reader.user)],
  );
  await expect(page.getByText(/^Not sent\./)).toHaveCount(0);
  letThrough();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(box).toHaveValue('');
  // Longer than a message takes.
  await page.waitForTimeout(1500);
  const { items } = await call<{ items: unknown[] }>('GET', `/api/chat/groups/${group.id}/messages`, {
    token: group.writer.token,
  });
  expect(items).toEqual([]);
});
