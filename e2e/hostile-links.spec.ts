import { expect, type Page, test } from '@playwright/test';
import {
  type Account,
  type Card,
  call,
  createAccount,
  createCard,
  createPublicCard,
  openDevice,
  VISITOR_AGENT,
} from './support/account.ts';

test.use({ userAgent: VISITOR_AGENT });

const HOSTILE = [
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  '//evil.example',
  'https://bank.example@evil.example',
  '"><img src=x onerror=alert(1)>',
  'blob:https://evil.example/x',
];
const SOCIALS = ['linkedin', 'twitter', 'instagram', 'facebook', 'youtube', 'github', 'whatsapp', 'telegram'];

test('hostile links are refused or harmless on every screen that shows a card', async ({ page, browser }) => {
  // Fifty pages.
  test.setTimeout(120_000);
  const person = await createAccount('<img src=x onerror=alert(1)>');
  const cards: Card[] = [];
  for (const [index, link] of HOSTILE.entries()) cards.push(await showHostile(person, `Hostile ${index}`, link));
  const device = await openDevice(browser, person);
  const signedIn = await device.newPage();
  const alerts: string[] = [];
  for (const each of [page, signedIn]) {
    each.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      void dialog.dismiss();
    });
  }
  const profile = `/u/${person.user.id}`;
  const viewers = cards.map(({ id }) => `${profile}?card=${id}`);
  const embedded = cards.map(({ path }) => `/embed${path}`);
  for (const path of ['/explore?q=hostile', profile, ...viewers, ...cards.map((card) => card.path), ...embedded]) {
    await page.goto(path);
    await expect(page.getByText(/^(?:Hostile|<img src)/).first()).toBeVisible();
    expect(await findBadLinks(page), path).toEqual([]);
  }
  for (const { id } of cards) {
    await signedIn.goto(`/share/${id}`);
    await expect(signedIn.getByRole('heading', { name: /^Hostile/ })).toBeVisible();
    expect(await findBadLinks(signedIn), id).toEqual([]);
  }
  await signedIn.goto('/dashboard/cards');
  for (const index of HOSTILE.keys()) {
    await signedIn.getByRole('button', { name: `Quick view of Hostile ${index}` }).click();
    await expect(signedIn.getByRole('dialog', { name: `Hostile ${index}` })).toBeVisible();
    expect(await findBadLinks(signedIn), `quick view ${index}`).toEqual([]);
    await signedIn.keyboard.press('Escape');
  }
  await device.close();
  expect(alerts).toEqual([]);
  // Their pictures have addresses that no machine answers to: they are nothing for the lists of other tests.
  for (const { id } of cards) await call('DELETE', `/api/cards/${id}`, { token: person.token });
});

/** Saves a card with the link in every field that takes one; what is refused is left out. */
async function showHostile(account: Account, title: string, link: string): Promise<Card> {
  const base = { name: account.user.fullName, phone: '+919876543210', tags: [title] };
  const takesLink = async (data: object) => {
    const card = await createCard(account, { title, data: { ...base, ...data } }).catch(() => null);
    if (card) await call('DELETE', `/api/cards/${card.id}`, { token: account.token });
    return card !== null;
  };
  const accepted = async (fields: string[], place: (part: object) => object) => {
    const parts = fields.map((field) => ({ [field]: link }));
    const isTaken = await Promise.all(parts.map((part) => takesLink(place(part))));
    return Object.assign({}, ...parts.filter((_, index) => isTaken[index])) as object;
  };
  const top = await accepted(['website', 'addressMap', 'logoUrl'], (part) => part);
  const socials = await accepted(SOCIALS, (part) => ({ socials: part }));
  const personal = await accepted(['photoUrl', 'mapsLink'], (part) => ({ extra: { personal: part } }));
  const company = await accepted(['website', 'companyLogo', 'mapsLink'], (part) => ({ extra: { company: part } }));
  return createPublicCard(account, title, { ...base, ...top, socials, extra: { personal, company } });
}

/** Links and pictures that lead anywhere but to web, mail and phone, or pretend to lead to another site. */
function findBadLinks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const addresses = [...document.querySelectorAll<HTMLElement>('a, img, iframe, form')].map(
      (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? element.getAttribute('action') ?? '',
    );
    return addresses.filter((address) => {
      const { protocol, username } = new URL(address, location.href);
      return !['http:', 'https:', 'mailto:', 'tel:'].includes(protocol) || username !== '';
    });
  });
}
