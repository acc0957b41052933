import { expect, type Locator, type Page, test } from '@playwright/test';
import { call, createAccount, createCard, newEmail, openDevice, VISITOR_AGENT } from './support/account.ts';
import { findProblems } from './support/audit.ts';
import { readQr } from './support/read-qr.ts';

/** Counts what a person has to press. Typing is none of it, nor is the key that leads to the next field. */
function countTaps() {
  const taps: string[] = [];
  const tap = async (control: Locator) => {
    taps.push(String(control));
    await control.click();
  };
  return { taps, tap };
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

type Tap = ReturnType<typeof countTaps>['tap'];

/** The three ways in; each begins on a page and ends at the sign-up form. */
const WAYS_IN: [string, (page: Page, tap: Tap) => Promise<void>][] = [
  [
    'New Card',
    async (page, tap) => {
      await page.goto('/');
      await tap(page.getByRole('button', { name: /menu/i }).first());
      await tap(page.getByRole('link', { name: 'New Card' }).last());
    },
  ],
  [
    'Start Free Trial',
    async (page, tap) => {
      await page.goto('/');
      await tap(page.getByRole('button', { name: 'Start Free Trial' }).first());
      await tap(page.getByRole('dialog').getByRole('link', { name: 'Create Account' }));
    },
  ],
  [
    'Start Free Trial of the price list',
    async (page, tap) => {
      await page.goto('/pricing');
      await tap(page.getByRole('link', { name: 'Start Free Trial' }).first());
      await tap(page.getByRole('link', { name: 'Create account' }));
    },
  ],
  [
    'a card that somebody was shown',
    async (page, tap) => {
      const owner = await createAccount('Asha Rao');
      const data = { name: 'Asha Rao', email: 'asha@example.com' };
      const card = await createCard(owner, { title: 'Principal', visibility: 'PUBLIC', data });
      await page.goto(card.path);
      await tap(page.getByRole('link', { name: 'Create your own card' }));
    },
  ],
];

for (const [name, enter] of WAYS_IN) {
  test(`five taps at most lead from ${name} to a copied link`, async ({ browser }) => {
    const device = await browser.newContext({ ...PHONE, permissions: ['clipboard-write'] });
    const page = await device.newPage();
    const { taps, tap } = countTaps();
    await enter(page, tap);
    await expect(page.getByLabel('Full name')).toBeFocused();
    await page.keyboard.type('Ines Moreau');
    await page.keyboard.press('Tab');
    await page.keyboard.type(newEmail());
    await page.keyboard.press('Tab');
    await page.keyboard.type('correct horse');
    await tap(page.getByRole('button', { name: 'Create account' }));
    await expect(page.getByRole('heading', { level: 1, name: 'My Cards' })).toBeVisible();
    await expect(page).toHaveURL('/dashboard/cards');
    if (name.startsWith('Start')) {
      await expect(page.getByText(/^Your 14-day trial of Professional has/)).toBeVisible();
      expect(await findProblems(page)).toEqual([]);
    }
    await tap(page.getByRole('button', { name: 'Create my card' }));
    const sheet = page.getByRole('dialog', { name: 'Your card is ready' });
    await tap(sheet.getByRole('button', { name: 'Copy link' }));
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(taps.length, taps.join(', ')).toBeLessThanOrEqual(5);
    await device.close();
  });
}

test('a new card turns over to a code that a stranger can scan', async ({ browser }) => {
  const owner = await createAccount('Ines Moreau');
  const device = await openDevice(browser, owner, { ...PHONE, permissions: ['clipboard-write'] });
  const page = await device.newPage();
  await page.goto('/dashboard/cards');
  await page.getByRole('button', { name: 'Create my card' }).click();
  const sheet = page.getByRole('dialog', { name: 'Your card is ready' });
  await expect(sheet.getByRole('button', { name: 'Visibility: Anyone with the link' })).toBeVisible();
  const code = sheet.getByRole('img', { name: /^QR code that leads to / });
  await expect.poll(async () => readQr(await code.locator('..').screenshot())).toContain('/ines-moreau?c=qr');
  expect(await findProblems(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();

  // The link of this act of sharing; no page may read the clipboard.
  const link = await sheet.getByLabel('Address of the card').inputValue();
  expect(link).toContain('?s=');
  const stranger = await browser.newPage();
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { level: 1, name: 'Ines Moreau' })).toBeVisible();
  await stranger.close();
  await device.close();
});

for (const [width, options] of [
  ['a phone', PHONE],
  ['a wide screen', {}],
] as const) {
  test(`three taps lead somebody who has a card to its code, on ${width}`, async ({ browser }) => {
    const person = await createAccount('Quinn Quick');
    await createCard(person, {
      title: 'Quick',
      visibility: 'UNLISTED',
      data: { name: 'Quinn', email: 'q@example.com' },
    });
    const device = await openDevice(browser, person, options);
    const page = await device.newPage();
    const { taps, tap } = countTaps();
    await page.goto('/dashboard');
    await openMyCards(page, tap);
    await tap(page.getByRole('button', { name: 'Share Quick' }));
    await expect(page.getByRole('dialog').getByRole('img', { name: /^QR code/ })).toBeVisible();
    expect(taps.length, taps.join(', ')).toBeLessThanOrEqual(3);
    await device.close();
  });
}

/** On a phone the way there may stand in a menu. */
async function openMyCards(page: Page, tap: (control: Locator) => Promise<void>) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const link = page.getByRole('link', { name: /^(My )?Cards$/ }).filter({ visible: true });
  if ((await link.count()) === 0) await tap(page.getByRole('button', { name: /menu/i }).first());
  await tap(link.first());
}

test('two taps save a stranger’s contact, and four leave one’s own details', async ({ browser }) => {
  const owner = await createAccount('Asha Rao');
  const card = await createCard(owner, {
    title: 'Principal',
    visibility: 'PUBLIC',
    data: { name: 'Asha Rao', email: 'asha@example.com' },
  });
  const query = 'mutation ($id: ID!) { setExchangeForm(input: { cardId: $id, isOn: true }) { card { id } } }';
  await call('POST', '/graphql', { token: owner.token, body: { query, variables: { id: card.id } } });
  const device = await browser.newContext({ ...PHONE, userAgent: VISITOR_AGENT });
  const page = await device.newPage();
  await page.goto(card.path);
  const saving = countTaps();
  const download = page.waitForEvent('download');
  await saving.tap(page.getByRole('link', { name: 'Save contact' }));
  expect((await download).suggestedFilename()).toMatch(/\.vcf$/);
  expect(saving.taps.length).toBeLessThanOrEqual(2);

  const { taps, tap } = countTaps();
  await tap(page.getByRole('link', { name: 'Exchange contact' }));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Stella Stranger');
  await dialog.getByLabel('Email').fill('stella@example.com');
  await tap(dialog.getByRole('checkbox', { name: /agree/i }));
  await tap(dialog.getByRole('button', { name: /^Send/ }));
  await expect(dialog.getByText('Asha Rao has them now.')).toBeVisible();
  expect(taps.length, taps.join(', ')).toBeLessThanOrEqual(4);
  await device.close();
});

test('on a small phone the first card is one press away, before anything is scrolled', async ({ browser }) => {
  const owner = await createAccount('Nora New');
  const device = await openDevice(browser, owner, { ...PHONE, viewport: { width: 360, height: 640 } });
  const page = await device.newPage();
  await page.goto('/dashboard/cards');
  const button = page.getByRole('button', { name: 'Create my card' });
  await expect(button).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('Name')).toBeInViewport({ ratio: 1 });
  // Nothing lies on top of it, as the bar at the bottom could.
  const isOnTop = await button.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    return [top + 2, bottom - 2].every((y) => node.contains(document.elementFromPoint((left + right) / 2, y)));
  });
  expect(isOnTop).toBe(true);
  await device.close();
});
