import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { ADDRESSES, type AddressName, fillPath } from '@tessera/domain';
import { openDevice } from './support/account.ts';
import { findLongTextOverflow } from './support/audit.ts';
import { findSmallTargets } from './support/touch-targets.ts';
import { ADDRESS_NAMES, isMembers, makeWorld, toPath as pathIn, type World } from './support/world.ts';

/** A phone as browsers know it: narrow, and pressed by fingers. */
const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
} as const;

let world: World;
let stranger: BrowserContext;
let member: BrowserContext;
test.beforeAll(async ({ browser }: { browser: Browser }) => {
  world = await makeWorld();
  stranger = await browser.newContext(PHONE);
  member = await openDevice(browser, world.owner, PHONE);
});
test.afterAll(async () => {
  await stranger.close();
  await member.close();
});

const toPath = (name: AddressName) => pathIn(world, name);

/** Opens a page, lets it settle, and names what a finger would miss, and what a language of long words would push out. */
async function expectFingersMeet(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('link').first()).toBeVisible();
  expect(await findSmallTargets(page), path).toEqual([]);
  expect(await findLongTextOverflow(page), path).toEqual([]);
}

test('longer words are found where they lead out of the page, and what people wrote stays as it is', async ({
  page,
}) => {
  const line = (text: string, attributes = '') =>
    `<p ${attributes} style="width: 240px; white-space: nowrap; overflow-x: auto">${text}</p>`;
  await page.setContent(
    `<main>${line('Words that fit as they stand here')}${line('A name as somebody wrote it', 'dir="auto"')}`,
  );
  const problems = await findLongTextOverflow(page);
  expect(problems).toHaveLength(2);
  expect(problems.join()).toContain('p. scrolls sideways');
});

for (const name of ADDRESS_NAMES.filter((each) => !isMembers(each))) {
  test(`${name}: fingers meet every control, and longer words fit, also without an account`, async () => {
    const page = await stranger.newPage();
    await expectFingersMeet(page, toPath(name));
    await page.close();
  });
}

for (const name of ADDRESS_NAMES.filter(isMembers)) {
  test(`${name}: fingers meet every control, and longer words fit`, async () => {
    const page = await member.newPage();
    await expectFingersMeet(page, toPath(name));
    await page.close();
  });
}

test('a public card, its exchange form and the lists of My Chat: fingers meet every control', async () => {
  const visitor = await stranger.newPage();
  await expectFingersMeet(visitor, world.card.path);
  const page = await member.newPage();
  await expectFingersMeet(page, fillPath(ADDRESSES.chat.path, {}));
  await visitor.close();
  await page.close();
});

test.describe('what opens over a screen', () => {
  const open = async (path: string, button: string, place: 'main' | 'navigation' = 'main') => {
    const page = await member.newPage();
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole(place).getByRole('button', { name: button, exact: true }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('status')).toHaveCount(0);
    expect(await findSmallTargets(page)).toEqual([]);
    return page;
  };

  test('the drawer of all places', async () => {
    await (await open(ADDRESSES.cards.path, 'More', 'navigation')).close();
  });

  test('sharing from the bar, with the code of a card that can be exchanged for another', async () => {
    const page = await open(ADDRESSES.analytics.path, 'Share', 'navigation');
    const code = page
      .getByRole('dialog')
      .locator('section:not([inert])')
      .getByRole('img', { name: /^QR code that leads to/ });
    const first = await code.getAttribute('aria-label');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Next|Previous) card$/ })
      .click();
    await expect(code).toBeInViewport();
    await expect(code).not.toHaveAttribute('aria-label', first ?? '');
    await page.close();
  });

  test('adding a contact', async () => {
    await (await open(ADDRESSES.contacts.path, 'Add contact')).close();
  });

  test('a message that is held: its menu stays when the finger lifts', async () => {
    const page = await member.newPage();
    await page.goto(toPath('chat'), { waitUntil: 'networkidle' });
    const box = (await page.getByRole('log').getByText('Good morning').boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    const finger = await member.newCDPSession(page);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await expect(page.getByRole('menu')).toBeVisible();
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(await findSmallTargets(page)).toEqual([]);
    await page.getByRole('menuitem', { name: 'Reply' }).tap();
    await expect(page.getByText('Reply to Asha Rao')).toBeVisible();
    await page.close();
  });

  test('creating a group', async () => {
    await (await open(fillPath(ADDRESSES.chat.path, {}), 'Create')).close();
  });
});
