import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { ADDRESSES, LANGUAGE_COOKIE, languagePath } from '@tessera/domain';
import { directionOf, isLanguageTag, type LanguageTag, msg, type Text } from '@tessera/texts';
import { render } from '@tessera/texts/render';
import { newEmail, openDevice, VISITOR_AGENT } from './support/account.ts';
import { findProblemsOfLanguage } from './support/audit.ts';
import { findLink, findMail } from './support/mail.ts';
import { ADDRESS_NAMES, makeWorld, toPath } from './support/world.ts';

/** Arabic is the furthest from English. `AUDIT_LANGUAGES=de,es,hi` looks at the others as well. */
const AUDITED = ['ar', ...(process.env.AUDIT_LANGUAGES ?? '').split(',')].filter(isLanguageTag);

for (const language of AUDITED) {
  test(`every page in ${language}: no barrier, no sideways scrolling, on phone and desk`, async ({ browser }) => {
    test.setTimeout(900_000);
    const world = await makeWorld();
    const calm = { reducedMotion: 'reduce', serviceWorkers: 'block', locale: language } as const;
    const device = await openDevice(browser, world.owner, calm);
    await chooseLanguage(device, language);
    const page = await device.newPage();
    // Only the site has an address for each language.
    const paths = ADDRESS_NAMES.map((name) =>
      ADDRESSES[name].kind === 'site' ? languagePath(ADDRESSES[name].path, language) : toPath(world, name),
    );
    for (const path of [...paths, world.card.path]) {
      await page.goto(path);
      await expect(page.locator('h1, h2').filter({ visible: true }).first(), path).toBeVisible();
      await expect.soft(page.locator('html'), path).toHaveAttribute('dir', directionOf(language));
      expect.soft(await findProblemsOfLanguage(page), path).toEqual([]);
    }
    await device.close();
  });
}

test('a number that a page from right to left turns around is found', async ({ page }) => {
  const number = '+91 98765 43210';
  await page.setContent(
    `<html lang="ar" dir="rtl"><title>رقم</title><main><p>${number}</p><p dir="auto">${number}</p>`,
  );
  const turned = (await findProblemsOfLanguage(page)).filter((problem) => problem.includes('turned around'));
  expect(turned).toEqual([360, 1280].map((px) => `${px} px: “${number}” is turned around`));
});

async function chooseLanguage(device: BrowserContext, language: LanguageTag): Promise<void> {
  await device.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: process.env.E2E_ORIGIN ?? '' }]);
}

for (const [own, others] of [
  ['hi', 'ar'],
  ['ar', 'hi'],
] as const) {
  test(`from signing up to a lead in ${own}, with a visitor who reads ${others}`, async ({ browser }) => {
    const say = (text: Text) => render(text, own);
    const device = await browser.newContext({ locale: own });
    const owner = await device.newPage();
    const email = newEmail();
    await signUp(owner, { say, email });
    const link = await makeCard(owner, say);

    const elsewhere = await browser.newContext({ locale: others, userAgent: VISITOR_AGENT });
    const visitor = await elsewhere.newPage();
    const visitorEmail = newEmail();
    await leaveDetails(visitor, { link, language: others, email: visitorEmail });

    const toVisitor = await findMail(visitorEmail, render(msg('The details you shared on a card'), others));
    expect(toVisitor.text).toContain('आशा राव');
    await findMail(email, say(msg('Someone left their details on your card')));
    await elsewhere.close();
    await device.close();
  });
}

type Say = (text: Text) => string;

async function signUp(page: Page, { say, email }: { say: Say; email: string }): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel(say(msg('Full name'))).fill('आशा राव');
  await page.getByLabel(say(msg('Email'))).fill(email);
  await page.getByLabel(say(msg('Password')), { exact: true }).fill('correct horse');
  await page.getByRole('button', { name: say(msg('Create account')) }).click();
  await expect(page.getByRole('heading', { level: 1, name: say(msg('My Cards')) })).toBeVisible();
  // Mails about others go to proved addresses alone.
  const confirmation = await page.context().newPage();
  await confirmation.goto(await findLink(email, say(msg('Confirm your email address'))));
  await confirmation.getByRole('main').getByRole('button').click();
  await expect(confirmation.getByText(say(msg('Your email address is confirmed.'))).first()).toBeVisible();
  await confirmation.close();
}

/** Gives the link of the share. */
async function makeCard(page: Page, say: Say): Promise<string> {
  await page.getByRole('button', { name: say(msg('Create my card')) }).click();
  const sheet = page.getByRole('dialog', { name: say(msg('Your card is ready')) });
  await expect(sheet).toBeVisible();
  await sheet.getByRole('button', { name: say(msg('Copy link')) }).click();
  return sheet.getByLabel(say(msg('Address of the card'))).inputValue();
}

async function leaveDetails(
  page: Page,
  { link, language, email }: { link: string; language: LanguageTag; email: string },
): Promise<void> {
  const say = (text: Text) => render(text, language);
  await page.goto(link);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('heading', { level: 1, name: 'आशा राव' })).toBeVisible();
  await expect(page.getByRole('link', { name: say(msg('Save contact')) })).toBeVisible();
  await page.getByRole('link', { name: say(msg('Exchange contact')) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say(msg('Name'))).fill('Vera Visitor');
  await dialog.getByLabel(say(msg('Email'))).fill(email);
  await dialog.getByRole('checkbox').check();
  await dialog.locator('button[type=submit]').click();
  await expect(dialog.getByText(say(msg('{ownerName} has them now.', { ownerName: 'आशा राव' })))).toBeVisible();
}
