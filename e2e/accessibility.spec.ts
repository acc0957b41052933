import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type Account, type Card, call, createAccount, createCard, openDevice } from './support/account.ts';
import { findProblems } from './support/audit.ts';
import { longCard, makeSeenCard } from './support/long-card.ts';

type Visitor = 'nobody' | 'newcomer' | 'owner';

interface Screen {
  name: string;
  path: string | (() => string);
  /** Makes the screen what it is to be looked at; ends when it is complete. */
  reach: (page: Page) => Promise<unknown>;
}

const THEMES = ['luxe', 'minimal', 'tech'] as const;

let newcomer: Account;
let owner: Account;
let cards: Card[];
/** Where the newcomer sees a private card of the owner's: path and token. */
let privateLink: string;
/** Somebody in the owner's address book. */
let contactId: string;
test.beforeAll(async () => {
  newcomer = await createAccount('Nobody Yet');
  owner = await createAccount(longCard.name);
  privateLink = await makePrivateLink(owner);
  cards = await Promise.all(THEMES.map((theme) => makeSeenCard(owner, theme)));
  contactId = await makeContact(owner);
});

/** The oldest card, so that it stands last in the owner's list. */
async function makePrivateLink(account: Account): Promise<string> {
  const { token } = account;
  const { id } = await createCard(account, { data: longCard, visibility: 'PRIVATE' });
  const { shareUrl } = await call<{ shareUrl: string }>('POST', `/api/cards/${id}/share`, { token });
  const { pathname, search } = new URL(shareUrl);
  return pathname + search;
}

async function makeContact({ token }: Account): Promise<string> {
  const body = {
    ...{ name: 'Dr. Fay Friend-Featherstonehaugh', company: 'Featherstonehaugh & Daughters', role: 'Architect' },
    ...{ email: 'fay@example.com', phone: '+919876543210', website: 'https://example.com/fay' },
    ...{ note: 'Likes tea.\nCall in spring.', event: 'Hannover Messe', tags: ['VIP', 'Trade fair'] },
    metAt: '2026-04-01T10:00:00.000Z',
  };
  const { contact } = await call<{ contact: { id: string } }>('POST', '/api/contacts', { token, body });
  // The same person twice.
  await call('POST', '/api/contacts', { token, body: { name: 'Fay', email: 'FAY@example.com' } });
  return contact.id;
}

const heading = (name: string) => (page: Page) => expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
const anyHeading = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();
const text = (words: string) => (page: Page) => expect(page.getByText(words).first()).toBeVisible();

/** Presses the control once it is there and waits for the dialog that it opens. */
const dialog =
  (control: RegExp, role: 'dialog' | 'alertdialog' = 'dialog') =>
  async (page: Page) => {
    await page.getByRole('button', { name: control }).first().click();
    await expect(page.getByRole(role)).toBeVisible();
    await expect(page.getByRole(role).getByRole('status')).toHaveCount(0);
  };

/** An entry of a tile's menu that opens a dialog. */
const tileAct = (name: string, role: 'dialog' | 'alertdialog') => async (page: Page) => {
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name }).click();
  await expect(page.getByRole(role)).toBeVisible();
  await expect(page.getByRole(role).getByRole('status')).toHaveCount(0);
};

const screens: Record<Visitor, Screen[]> = {
  nobody: [
    { name: 'front page', path: '/', reach: heading('Met once. Remembered.') },
    { name: 'trial question', path: '/', reach: dialog(/Start Free Trial/) },
    { name: 'menu of narrow screens', path: '/', reach: openPhoneMenu },
    ...['/features', '/pricing', '/demo', '/contact', '/privacy-policy', '/terms', '/delete-account', '/install'].map(
      (path) => ({ name: `site ${path}`, path, reach: anyHeading }),
    ),
    { name: 'help', path: '/help', reach: heading('How Tessera works') },
    { name: 'status', path: '/status', reach: text('No incidents were recorded.') },
    { name: 'forgotten password', path: '/forgot-password', reach: anyHeading },
    ...[
      '/reset-password',
      '/confirm-email',
      '/confirm-email/undo',
      '/delete-account/confirm',
      '/delete-account/cancel',
      '/delete-account/not-mine',
    ].map((path) => ({ name: `mailed link ${path}`, path: `${path}?token=x`, reach: anyHeading })),
    { name: 'sign-in', path: '/signin', reach: heading('Welcome back') },
    { name: 'sign-in, refused', path: '/signin', reach: sendWrongPassword },
    { name: 'sign-up', path: '/signup', reach: heading('Create Your Account') },
    { name: 'sign-up, with mistakes', path: '/signup', reach: fillInMistakes },
    {
      name: 'Explore',
      path: '/explore?q=wolfeschlegel',
      reach: (page) => expect(page.getByRole('button', { name: /^Preview / }).first()).toBeVisible(),
    },
    { name: 'Explore, nothing found', path: '/explore?q=zzzzz&sort=relevance', reach: text('No card matches') },
    { name: 'preview of a card', path: '/explore?q=wolfeschlegel', reach: dialog(/^Preview /) },
    { name: 'public profile', path: () => `/u/${owner.user.id}`, reach: heading(longCard.name) },
    { name: 'public profile without cards', path: () => `/u/${newcomer.user.id}`, reach: text('No public cards yet.') },
    { name: 'missing profile', path: '/u/nobody', reach: heading('No profile found at this address.') },
    {
      name: 'viewer of a card',
      path: () => `/u/${owner.user.id}?card=${cards[0]?.id}`,
      reach: (page) => expect(page.getByRole('dialog')).toBeVisible(),
    },
    ...THEMES.map((theme, index) => ({
      name: `public card, ${theme}`,
      path: () => cards[index]?.path ?? '',
      reach: heading(longCard.name),
    })),
    { name: 'QR code of a public card', path: () => cards[0]?.path ?? '', reach: openPublicQr },
    { name: 'missing card', path: '/nobody/nothing', reach: heading('No card found at this address.') },
  ],
  newcomer: [
    { name: 'front page with its greeting', path: '/', reach: text('Welcome back') },
    { name: 'account menu', path: '/', reach: openAccountMenu },
    { name: 'My Cards, empty', path: '/dashboard/cards', reach: text('No saved cards yet.') },
    { name: 'simple new card', path: '/dashboard/cards/new', reach: heading('Create a new card') },
    { name: 'builder, new card', path: '/dashboard/builder', reach: heading('Card Builder') },
    { name: 'builder, new personal card', path: '/dashboard/builder', reach: choosePersonal },
    { name: 'Shares, empty', path: '/dashboard/shares', reach: text('Nothing shared yet.') },
    { name: 'shared card', path: () => privateLink, reach: heading(longCard.title) },
    { name: 'shared card without a good id', path: '/share/nonsense', reach: text('Invalid or missing card id.') },
    { name: 'analytics, empty', path: '/dashboard/analytics', reach: text('No activity yet.') },
    { name: 'contacts, empty', path: '/dashboard/contacts', reach: text('No contacts yet.') },
    { name: 'integrations, none yet', path: '/dashboard/integrations', reach: text('No webhooks yet.') },
  ],
  owner: [
    {
      name: 'profile',
      path: '/dashboard/profile',
      reach: (page) => expect(page.getByLabel('About')).toBeVisible(),
    },
    { name: 'My Cards', path: '/dashboard/cards', reach: text('Synced') },
    { name: 'a card that was just made', path: '/dashboard/cards', reach: showAsCreated },
    { name: 'code of a card', path: '/dashboard/cards', reach: tileAct('QR code', 'dialog') },
    { name: 'quick view', path: '/dashboard/cards', reach: dialog(/^Quick view of/) },
    { name: 'share dialog', path: '/dashboard/cards', reach: dialog(/^Share /) },
    { name: 'share dialog, private card with a code', path: '/dashboard/cards', reach: makePrivateQr },
    { name: 'share dialog, groups', path: '/dashboard/cards', reach: shareTab('GROUP', 'Post to group') },
    { name: 'share dialog, people', path: '/dashboard/cards', reach: shareTab('INAPP', 'Share') },
    { name: 'what was shared', path: '/dashboard/cards', reach: openSharedList },
    { name: 'Shares', path: '/dashboard/shares', reach: text('Not opened yet') },
    { name: 'delete question', path: '/dashboard/cards', reach: tileAct('Delete', 'alertdialog') },
    { name: 'visibility menu', path: '/dashboard/cards', reach: openMenu(/^Visibility of/) },
    { name: 'menu of a tile', path: '/dashboard/cards', reach: openMenu(/^More for/) },
    { name: 'builder', path: () => `/dashboard/builder?id=${cards[0]?.id}`, reach: heading('Card Builder') },
    { name: 'versions', path: () => `/dashboard/builder?id=${cards[0]?.id}`, reach: dialog(/^Versions$/) },
    { name: 'analytics', path: '/dashboard/analytics', reach: text('Recent Activity') },
    { name: 'settings: account', path: '/dashboard/settings', reach: text('Applies to this device') },
    ...Object.entries({
      privacy: 'Show email on card',
      notifications: 'Show message text',
      security: 'This device',
      data: 'Download everything',
    }).map(([page, words]) => ({
      name: `settings: ${page}`,
      path: `/dashboard/settings/${page}`,
      reach: text(words),
    })),
    {
      name: 'contacts',
      path: '/dashboard/contacts',
      reach: (page) => expect(page.getByRole('table', { name: 'Contacts' })).toBeVisible(),
    },
    { name: 'contacts, nothing found', path: '/dashboard/contacts?q=zzzzz&tag=Old', reach: text('No contact matches') },
    { name: 'adding a contact', path: '/dashboard/contacts', reach: dialog(/^Add contact$/) },
    { name: 'adding a webhook', path: '/dashboard/integrations', reach: dialog(/^Add webhook$/) },
    { name: 'making a token', path: '/dashboard/settings/developers', reach: dialog(/^Create token$/) },
    {
      name: 'contact',
      path: () => `/dashboard/contacts/${contactId}`,
      reach: heading('Dr. Fay Friend-Featherstonehaugh'),
    },
    { name: 'import and export of contacts', path: '/dashboard/contacts/import', reach: checkContactFile },
    { name: 'duplicates', path: '/dashboard/contacts/duplicates', reach: text('Which one do you want to keep?') },
    {
      name: 'delete question of a contact',
      path: () => `/dashboard/contacts/${contactId}`,
      reach: tileAct('Delete', 'alertdialog'),
    },
    { name: 'listings', path: '/dashboard/cards/listings', reach: heading('Listings') },
    { name: 'marketplace', path: '/dashboard/marketplace', reach: text('Black stone and champagne') },
    { name: 'template', path: '/dashboard/marketplace', reach: dialog(/^Preview Ivory Crest$/) },
    { name: 'billing', path: '/dashboard/billing', reach: text('No invoices yet.') },
    { name: 'support, docs', path: '/dashboard/support', reach: text('Your first card') },
    { name: 'support, a page', path: '/dashboard/support?page=looks', reach: text('All pages') },
    { name: 'support, status', path: '/dashboard/support?tab=status', reach: text('Everything works.') },
    { name: 'change of plan and seats', path: '/dashboard/billing?plan=pro&seats=3', reach: text('Due now') },
  ],
};

test('the audit finds what it is there to find', async ({ page }) => {
  await page.setContent(`<html lang="en"><title>Bad</title><main>
    <p style="color: light-dark(#000, #222); background: light-dark(#fff, #000); color-scheme: light dark">Faint</p>
    <div style="width: 500px">Wide</div></main></html>`);
  const problems = await findProblems(page);
  expect(problems).toHaveLength(4);
  expect(problems.filter((line) => / px, dark: color-contrast at p/.test(line))).toHaveLength(2);
  expect(problems.filter((line) => line.startsWith('360 px') && line.includes('sideways'))).toHaveLength(2);
});

for (const visitor of ['nobody', 'newcomer', 'owner'] as const) {
  test.describe(`no barrier and no sideways scrolling, on phone and desk, light and dark, for ${visitor}`, () => {
    let device: BrowserContext;
    test.beforeAll(async ({ browser }) => {
      device = await open(browser, visitor);
    });
    test.afterAll(() => device.close());
    for (const { name, path, reach } of screens[visitor]) {
      test(name, async () => {
        const page = await device.newPage();
        await page.goto(typeof path === 'string' ? path : path());
        await reach(page);
        expect(await findProblems(page), name).toEqual([]);
        await page.close();
      });
    }
  });
}

/** Without motion, because half-faded texts have half the contrast. */
function open(browser: Browser, visitor: Visitor): Promise<BrowserContext> {
  const calm = { reducedMotion: 'reduce' } as const;
  if (visitor === 'nobody') return browser.newContext(calm);
  return openDevice(browser, visitor === 'owner' ? owner : newcomer, calm);
}

async function openPhoneMenu(page: Page) {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
}

async function openAccountMenu(page: Page) {
  await page.getByRole('button', { name: /your account$/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
}

async function sendWrongPassword(page: Page) {
  await page.getByLabel('Email').fill(newcomer.email);
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await text('Invalid credentials')(page);
}

async function fillInMistakes(page: Page) {
  await page.getByLabel('Full name').fill('N');
  await page.getByLabel('Email').fill('nobody');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Email').focus();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(3);
}

async function openPublicQr(page: Page) {
  await page.getByRole('button', { name: 'QR code' }).click();
  await expect(page.getByRole('img', { name: /^QR code that leads to/ })).toBeVisible();
}

async function choosePersonal(page: Page) {
  await page.getByRole('tab', { name: /Personal/ }).click();
  await expect(page.getByRole('button', { name: 'Add Education' })).toBeVisible();
}

function openMenu(name: RegExp) {
  return async (page: Page) => {
    await page.getByRole('button', { name }).first().click();
    await expect(page.getByRole('menu')).toBeVisible();
  };
}

/** As if another screen had led here after saving the first card of the list. */
async function showAsCreated(page: Page) {
  await expect(page.getByText('Synced').first()).toBeVisible();
  await page.evaluate(() => {
    const [card] = JSON.parse(localStorage.getItem('cards') ?? '[]');
    history.replaceState({ ...history.state, usr: { created: card.id } }, '');
  });
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Your card is ready' }).getByRole('img')).toBeVisible();
}

/** The last card in the list is the private one. */
async function makePrivateQr(page: Page) {
  await page
    .getByRole('button', { name: /^Share / })
    .last()
    .click();
  await page.getByRole('button', { name: 'Create a QR code' }).click();
  await expect(page.getByRole('img', { name: /^QR code that opens/ })).toBeVisible();
}

function shareTab(tab: string, button: string) {
  return async (page: Page) => {
    await dialog(/^Share /)(page);
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible();
  };
}

/** A file with a bad row. */
async function checkContactFile(page: Page) {
  const buffer = Buffer.from('Name,Email\nAsha,asha@example.com\nBob,nobody\n');
  await page.getByLabel('File with contacts').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer });
  await text('This address has no @ sign.')(page);
}

async function openSharedList(page: Page) {
  await dialog(/^Share /)(page);
  await page.getByText('Text to send with the link').click();
  await page.getByText(/^Shared /).click();
  await expect(page.getByRole('list', { name: 'Shares of this card' })).toBeVisible();
}
