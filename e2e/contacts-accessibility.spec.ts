import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type Account, type Card, call, createAccount, createCard, openDevice } from './support/account.ts';
import { findProblems } from './support/audit.ts';
import { longCard } from './support/long-card.ts';
import { createPaymentLink, openPayouts } from './support/payments.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let owner: Account;
let card: Card;
let contactId: string;
/** Of the private link to what a visitor left. */
let entryPath: string;
let paymentUrl: string;
/** Of the owner's page at the test provider. */
let payoutUrl: string;

test.beforeAll(async () => {
  owner = await createAccount(longCard.name);
  card = await createCard(owner, { data: longCard, visibility: 'PUBLIC' });
  await ask(
    'mutation ($id: ID!) { setExchangeForm(input: { cardId: $id, isOn: true, role: OPTIONAL }) { card { id } } }',
    {
      id: card.id,
    },
  );
  const details = { name: longCard.name, email: longCard.email, phone: longCard.phone, company: longCard.role };
  const { url } = await call<{ url: string }>('POST', `/api/cards/${card.id}/exchange`, {
    body: { ...details, note: 'nobreak'.repeat(60), agreedTo: 1 },
  });
  entryPath = new URL(url).pathname + new URL(url).search;
  contactId = await makeContacts();
  payoutUrl = await openPayouts(owner);
  const { items } = await call<{ items: { id: string }[] }>('GET', '/api/deals', { token: owner.token });
  paymentUrl = await createPaymentLink(owner, items[0]?.id ?? '');
});

async function ask(query: string, variables: object): Promise<void> {
  const answer = await call<{ errors?: object[] }>('POST', '/graphql', {
    token: owner.token,
    body: { query, variables },
  });
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
}

/** The visitor, and somebody with the same address; reminders of the one, and a kept view. Gives the first's id. */
async function makeContacts(): Promise<string> {
  const { items } = await call<{ items: { id: string }[] }>('GET', '/api/contacts', { token: owner.token });
  const id = items[0]?.id ?? '';
  await call('POST', '/api/contacts', {
    token: owner.token,
    body: { name: 'Someone', email: longCard.email, tags: ['Donaudampfschifffahrtsgesellschaft'] },
  });
  for (const [days, note] of [
    [0, 'nobreak'.repeat(20)],
    [7, 'Send the drawings'],
  ] as const) {
    const input = { contactId: id, dueAt: new Date(Date.now() + days * DAY_MS), note };
    await ask('mutation ($input: CreateReminderInput!) { createReminder(input: $input) { reminder { id } } }', {
      input,
    });
  }
  for (const name of ['Tiles', 'nobreak'.repeat(17)]) {
    const deal = { contactId: id, name, valueMinor: 100_000_000_000, expectedOn: '2026-12-18', note: 'Call first.' };
    await ask('mutation ($input: CreateDealInput!) { createDeal(input: $input) { deal { id } } }', { input: deal });
  }
  await ask(
    'mutation ($name: String!) { saveContactFilter(input: { name: $name, query: "max" }) { contactFilter { id } } }',
    {
      name: 'Architects with long names in Bengaluru',
    },
  );
  return id;
}

const visible = (role: 'dialog' | 'heading' | 'region', name: string | RegExp) => (page: Page) =>
  expect(page.getByRole(role, { name }).first()).toBeVisible();

const forVisitors: { name: string; path: () => string; reach: (page: Page) => Promise<void> }[] = [
  { name: 'a card that takes details', path: () => card.path, reach: visible('heading', longCard.name) },
  { name: 'the exchange form', path: () => card.path, reach: openForm },
  { name: 'the exchange form with mistakes', path: () => card.path, reach: sendNothing },
  {
    name: 'the page of the form',
    path: () => `${card.path}/exchange`,
    reach: visible('heading', /^Leave your details/),
  },
  { name: 'what was left', path: () => entryPath, reach: openErasing },
  {
    name: 'nothing that was left',
    path: () => '/exchange?token=wrong',
    reach: visible('heading', 'These details no longer exist'),
  },
  {
    name: 'what a payment link asks for',
    path: () => paymentUrl,
    reach: (page) => expect(page.getByRole('link', { name: /^Pay / })).toBeVisible(),
  },
  { name: 'no payment link', path: () => '/pay/wrong', reach: visible('heading', 'Payment link not found') },
  {
    name: 'the test provider’s page on which to pay',
    path: () => `${paymentUrl}/checkout`,
    reach: visible('heading', 'Test payment'),
  },
  {
    name: 'the test provider’s page that has ended',
    path: () => '/test-payments/checkout/cs_test_wrong',
    reach: visible('heading', 'This payment page has expired.'),
  },
  { name: 'the test provider’s account', path: () => payoutUrl, reach: visible('heading', 'Test account') },
];

const forOwner: typeof forVisitors = [
  {
    name: 'the form in the builder',
    path: () => `/dashboard/builder?id=${card.id}`,
    reach: visible('region', 'Exchange contact'),
  },
  { name: 'contacts with what is due', path: () => '/dashboard/contacts', reach: visible('region', 'Get in touch') },
  { name: 'chosen contacts and their tags', path: () => '/dashboard/contacts?q=some', reach: openTags },
  { name: 'naming a view', path: () => '/dashboard/contacts?sort=company', reach: openNaming },
  { name: 'the board of deals', path: () => '/dashboard/contacts/deals', reach: visible('heading', 'Proposal') },
  { name: 'the table of deals', path: () => '/dashboard/contacts/deals?view=table', reach: openDeal },
  { name: 'a contact with reminders', path: () => `/dashboard/contacts/${contactId}`, reach: openReminderForm },
  {
    name: 'duplicates that may be two',
    path: () => '/dashboard/contacts/duplicates',
    reach: (page) => expect(page.getByRole('button', { name: /^Not the same person/ })).toBeVisible(),
  },
];

for (const [who, screens] of [
  ['visitors', forVisitors],
  ['the owner', forOwner],
] as const) {
  test.describe(`no barrier and no sideways scrolling for ${who}`, () => {
    let device: BrowserContext;
    test.beforeAll(async ({ browser }) => {
      const calm = { reducedMotion: 'reduce' } as const;
      device = who === 'visitors' ? await browser.newContext(calm) : await openDevice(browser, owner, calm);
    });
    test.afterAll(() => device.close());
    for (const { name, path, reach } of screens) {
      test(name, async () => {
        const page = await device.newPage();
        await page.goto(path());
        await reach(page);
        expect(await findProblems(page), name).toEqual([]);
        await page.close();
      });
    }
  });
}

async function openForm(page: Page) {
  // Before the page's program has come, the link leads to the form's own page.
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Exchange contact' }).click();
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeVisible();
}

async function sendNothing(page: Page) {
  await openForm(page);
  await page.getByRole('button', { name: 'Send my details' }).click();
  await expect(page.getByText('Enter your name.')).toBeVisible();
}

async function openErasing(page: Page) {
  await page.getByText('Delete everything').click();
  await expect(page.getByRole('button', { name: 'Delete my details' })).toBeVisible();
}

async function openTags(page: Page) {
  await page.getByRole('checkbox', { name: 'Select Someone' }).check();
  await page.getByRole('button', { name: 'Change tags' }).click();
  await expect(page.getByRole('dialog', { name: 'Change tags' })).toBeVisible();
}

async function openNaming(page: Page) {
  await page.getByRole('button', { name: 'Save this filter' }).click();
  await expect(page.getByRole('dialog', { name: 'Save this filter' })).toBeVisible();
}

async function openDeal(page: Page) {
  await page.getByRole('button', { name: 'Tiles' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit deal' }).getByText('History')).toBeVisible();
}

async function openReminderForm(page: Page) {
  await page.getByRole('button', { name: 'Add a reminder' }).click();
  await expect(page.getByLabel('When')).toBeVisible();
}
