import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { createAccount, openDevice } from './support/account.ts';

test('the playground asks as the person that is chosen, and leaves the sign-in alone', async ({ browser }) => {
  const [asha, omar] = await Promise.all([createAccount('Asha Playground'), createAccount('Omar Playground')]);
  const device = await openDevice(browser, asha, { viewport: { width: 390, height: 844 } });
  const page = await device.newPage();
  await page.goto('/graphql');
  const who = page.getByRole('banner').getByRole('status');
  await expect(who).toHaveText('Signed in as Asha Playground');
  await page.getByLabel('Ask as').selectOption('token');
  await page.getByLabel('Access token', { exact: true }).fill(omar.token);
  await expect(who).toHaveText('Signed in as Omar Playground');

  await page.getByLabel('Ask as').selectOption('browser');
  await expect(who).toHaveText('Signed in as Asha Playground');
  // One above the other, each as wide as there is room.
  const [question, answer] = await Promise.all(
    ['.graphiql-editors', '.graphiql-response'].map((part) => page.locator(part).boundingBox()),
  );
  expect(answer?.y).toBeGreaterThan((question?.y ?? 0) + 200);
  expect(answer?.width).toBeGreaterThan(250);
  // What it costs is seen without scrolling, and some lines of the variables are.
  const [cost, variables] = await Promise.all(
    ['.cost', '.graphiql-editor-tool'].map((part) => page.locator(part).first().boundingBox()),
  );
  expect((cost?.y ?? 0) + (cost?.height ?? 0)).toBeLessThanOrEqual(844);
  expect(variables?.height).toBeGreaterThanOrEqual(140);
  // The header leaves room, and folded variables give theirs to the answer, which comes with its status, time and cost.
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(130);
  await page.getByRole('button', { name: /Execute query/ }).click();
  await expect(page.getByRole('status', { name: 'Answer' })).toHaveText(/^Status 200 · [\d,]+ ms · cost \d+ points?$/);
  await page.getByRole('button', { name: 'Hide editor tools' }).click();
  await expect.poll(() => countVisiblePixels(page, '.graphiql-response')).toBeGreaterThan(300);
  await page.getByRole('button', { name: 'Show editor tools' }).click();
  // So does an open panel, and the button that opened it leads back.
  for (const panel of ['Documentation Explorer', 'History', 'Code']) {
    await page.getByRole('button', { name: `Show ${panel}` }).click();
    await expect(page.locator('.graphiql-sessions')).toBeHidden();
    expect((await page.locator('.graphiql-plugin').boundingBox())?.width).toBeGreaterThan(250);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole('button', { name: `Hide ${panel}` }).click();
  }
  await expect(page.locator('.graphiql-sessions')).toBeVisible();
});

/** How much of the height of an element is on screen. */
async function countVisiblePixels(page: Page, selector: string): Promise<number> {
  const [part, session] = await Promise.all(
    [selector, '#graphiql-session'].map((one) => page.locator(one).boundingBox()),
  );
  if (!part || !session) return 0;
  return Math.min(part.y + part.height, session.y + session.height) - Math.max(part.y, session.y);
}

test('what somebody wrote is there after a reload, and a shared operation opens beside it', async ({ browser }) => {
  const device = await openDevice(browser, await createAccount('Asha Playground'), {
    viewport: { width: 1280, height: 800 },
  });
  const page = await device.newPage();
  const shared = new URLSearchParams({
    query: 'query First { viewer { id } }\nquery Second { viewer { fullName } }',
    variables: '{"some":1}',
    operationName: 'Second',
  });
  await page.goto(`/graphql?${shared}`);
  const lines = page.locator('.graphiql-query-editor .view-lines');
  await expect(lines).toContainText('Second');
  await expect(page.locator('.graphiql-editor-tool .view-lines').first()).toContainText('"some"');
  await expect(page.locator('.graphiql-tab')).toContainText([
    'First',
    'PublicCard',
    'MyCards',
    'CreateCard',
    'Overview',
    'ActivityAdded',
    'Sessions',
  ]);
  await page.getByRole('button', { name: /Execute query/ }).click();
  await expect(page.locator('.graphiql-response .view-lines')).toContainText('fullName');
  // The shared name counts in no other tab: this one asks which of its own is meant.
  await openExample(page, 'Sessions');
  // GraphiQL reads a tab's operations after a pause: a press before that runs none of them.
  await expect(async () => {
    await page.getByRole('button', { name: /Execute query/ }).click();
    await expect(page.getByRole('menuitem', { name: 'EndOtherSessions' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Escape');

  await page.goto('/graphql');
  await expect(lines).toContainText('EndOtherSessions');
  await lines.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('query Mine');
  // GraphiQL stores what is typed after a pause.
  await expect
    .poll(() =>
      page.evaluate(() => Object.values({ ...localStorage }).some((text) => String(text).includes('query Mine'))),
    )
    .toBe(true);
  await page.reload();
  await expect(lines).toContainText('query Mine');
  await expect(page.getByRole('tab', { selected: true })).toContainText('Sessions');
});

/** Opens an example, and waits until the editor shows it. */
async function openExample(page: Page, name: string): Promise<void> {
  const lines = page.locator('.graphiql-query-editor .view-lines');
  // GraphiQL forgets a press on a tab that comes before its editor is there.
  await expect(lines).toContainText(/\w/);
  await page
    .getByRole('tab', { name })
    .or(page.locator('.graphiql-tab', { hasText: name }))
    .first()
    .click();
  await expect(lines).toContainText(name);
}

test('examples show no red line and their variables, one sees what a query costs, and nothing comes from elsewhere', async ({
  browser,
  baseURL,
}) => {
  const device = await openDevice(browser, await createAccount('Asha Playground'), {
    viewport: { width: 1280, height: 800 },
  });
  const page = await device.newPage();
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) elsewhere.push(request.url());
  });
  await page.goto('/graphql');
  const cost = page.getByRole('status', { name: 'Cost' });
  const tabs = page.locator('.graphiql-tab');
  await expect(tabs).toHaveCount(6);
  for (const name of ['MyCards', 'CreateCard', 'Overview', 'ActivityAdded', 'Sessions', 'PublicCard']) {
    await openExample(page, name);
    await expect(cost).toHaveText(/^Costs at most \d+ points?$/);
    // The editor marks mistakes after it has read the schema.
    await expect(page.locator('.squiggly-error')).toHaveCount(0);
  }
  await openExample(page, 'CreateCard');
  await expect(page.getByText('From the playground')).toBeVisible();
  // Only what is wrong is marked among the variables, and not what is left out and has a default.
  await page.locator('.graphiql-editor-tool .view-lines:visible').first().click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowRight');
  const mistake = ' "nope": 1,';
  await page.keyboard.insertText(mistake);
  await expect(page.locator('.squiggly-error')).toHaveCount(1);
  for (const _character of mistake) await page.keyboard.press('Backspace');
  await expect(page.locator('.squiggly-error')).toHaveCount(0);
  // A mistake would show: the editor marks this one.
  await page.locator('.graphiql-query-editor .view-lines').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('query Wrong { nope }');
  await expect(page.locator('.squiggly-error').first()).toBeVisible();
  expect(elsewhere).toEqual([]);
});

test('by the keyboard alone a query is sent; the history keeps it, and what is starred has a name', async ({
  browser,
}) => {
  const device = await openDevice(browser, await createAccount('Asha Playground'), {
    viewport: { width: 1280, height: 800 },
  });
  const page = await device.newPage();
  await page.goto('/graphql');
  await openExample(page, 'MyCards');
  await page.locator('.graphiql-query-editor .view-lines').click();
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('.graphiql-response .view-lines')).toContainText('Asha Playground');
  await page.getByRole('button', { name: 'Show History' }).click();
  await page.getByRole('button', { name: 'Add favorite' }).first().click();
  await page.getByRole('button', { name: 'Edit label' }).first().click();
  await page.getByPlaceholder('Type a label').fill('All that I have');
  await page.keyboard.press('Enter');
  await page.reload();
  await expect(page.getByText('All that I have')).toBeVisible();
});

test('a query is given as a program in four languages, and each that can be run here answers the same', async ({
  browser,
}) => {
  const account = await createAccount('Asha Playground');
  const device = await openDevice(browser, account, { viewport: { width: 1280, height: 800 } });
  const page = await device.newPage();
  await page.goto('/graphql');
  await openExample(page, 'MyCards');
  await page.getByRole('button', { name: 'Show Code' }).click();
  const panel = page.getByRole('region', { name: 'Code' });
  const folder = mkdtempSync(join(tmpdir(), 'tessera-playground-'));
  const programs = {
    curl: ['bash', 'ask.sh'],
    TypeScript: [process.execPath, '--import', 'tsx', 'ask.mts'],
    Python: ['python3', 'ask.py'],
  } as const;
  for (const [language, [program, ...args]] of Object.entries(programs)) {
    await panel.getByLabel('Language').selectOption(language);
    const file = join(folder, args.at(-1) ?? '');
    writeFileSync(file, await panel.locator('code').innerText());
    const options = { env: { ...process.env, TOKEN: account.token } };
    const { stdout } = await promisify(execFile)(program, [...args.slice(0, -1), file], options);
    expect(JSON.parse(stdout)).toMatchObject({ data: { viewer: { fullName: 'Asha Playground' } } });
  }
  rmSync(folder, { recursive: true });
  await panel.getByLabel('Language').selectOption('Go');
  await expect(panel.locator('code')).toContainText('package main');
  await openExample(page, 'ActivityAdded');
  await expect(panel).toContainText('Choose TypeScript');
});
