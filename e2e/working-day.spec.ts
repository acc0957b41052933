import { readFileSync } from 'node:fs';
import { type Browser, devices, expect, type Page, test } from '@playwright/test';
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
import { confirmEmail, findLink } from './support/mail.ts';
import { readQr } from './support/read-qr.ts';

/** What a story leaves open takes memory from the next. */
test.afterEach(async ({ browser }) => {
  await Promise.all(browser.contexts().map((context) => context.close()));
});

const PHONE = devices['iPhone 13'].viewport;

async function open(
  browser: Browser,
  account: Account,
  { path, ...options }: { path: string; [option: string]: unknown },
): Promise<Page> {
  const page = await (await openDevice(browser, account, options)).newPage();
  await page.goto(path);
  return page;
}

async function ask<Data>({ token }: Account, query: string, variables: object = {}): Promise<Data> {
  return (await call<{ data: Data }>('POST', '/graphql', { token, body: { query, variables } })).data;
}

const takeDetails = (owner: Account, { id }: Card) =>
  ask(owner, 'mutation ($id: ID!) { setExchangeForm(input: { cardId: $id, isOn: true }) { card { id } } }', { id });

/** A stranger who opens an address as a scan does. */
async function visit(browser: Browser, address: string, device = 'Nokia'): Promise<Page> {
  // Visitors are told apart by what their browsers say.
  const userAgent = `${VISITOR_AGENT} ${device}`;
  const page = await (await browser.newContext({ userAgent, viewport: PHONE })).newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  return page;
}

async function leaveDetails(page: Page, owner: string, { name, email }: { name: string; email: string }) {
  await page.getByRole('link', { name: 'Exchange contact' }).click();
  const form = page.getByRole('dialog', { name: `Leave your details with ${owner}` });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill(email);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Send my details' }).click();
  await expect(page.getByRole('dialog', { name: 'Thank you. Your details are sent.' })).toBeVisible();
}

test('a freelancer: a scan in the morning is a reminder at noon and a deal in the evening, all on a phone', async ({
  browser,
}) => {
  const owner = await createAccount('Ines Moreau');
  const card = await createPublicCard(owner, 'Atelier', { role: 'Bookbinder', email: 'ines@example.com' });
  await takeDetails(owner, card);
  const phone = await open(browser, owner, { path: '/dashboard/cards', viewport: PHONE, hasTouch: true });
  await phone.getByRole('button', { name: 'Share', exact: true }).click();
  const code = phone.getByRole('img', { name: /^QR code that leads to / });
  await expect.poll(async () => readQr(await code.locator('..').screenshot())).toContain('/atelier');
  const address = (await readQr(await code.locator('..').screenshot())) ?? '';

  const visitor = await visit(browser, address);
  await leaveDetails(visitor, 'Ines Moreau', { name: 'Kim Okafor', email: 'kim@example.com' });

  await phone.goto('/dashboard/contacts');
  await phone.getByRole('link', { name: 'Kim Okafor', exact: true }).click();
  await expect(phone.getByRole('link', { name: 'Email', exact: true })).toHaveAttribute(
    'href',
    'mailto:kim@example.com',
  );
  await phone.getByRole('button', { name: 'Add a reminder' }).click();
  await phone.getByLabel('What is it about?').fill('Send the leather samples');
  await phone.getByRole('button', { name: 'Save reminder' }).click();
  await expect(phone.getByRole('checkbox', { name: /Send the leather samples/ })).toBeVisible();

  await phone.getByRole('button', { name: 'Create deal from this lead' }).click();
  const deal = phone.getByRole('dialog', { name: 'Create deal' });
  await deal.getByLabel('Name').fill('Twelve guest books');
  await deal.getByLabel('Value').fill('840');
  await deal.getByRole('button', { name: 'Create deal' }).click();
  await phone.goto('/dashboard/contacts/deals');
  await expect(phone.getByRole('button', { name: 'Twelve guest books', exact: true })).toBeVisible();
});

test('a recruiter: finds people, saves them with a tag, writes to one, and takes the list away', async ({
  browser,
}) => {
  const people = await Promise.all(['Asha Iyer', 'Bilal Khan'].map((name) => createAccount(name)));
  for (const person of people) await createPublicCard(person, 'Work', { role: 'Kiln technician', tags: ['kilnwork'] });
  const recruiter = await createAccount('Rosa Recruiter');
  const desk = await open(browser, recruiter, { path: '/explore?q=kilnwork' });
  for (const { user } of people) await desk.getByRole('button', { name: `Save to contacts: ${user.fullName}` }).click();
  await expect(desk.getByRole('link', { name: /^Saved: / })).toHaveCount(2);
  await desk.goto('/dashboard/contacts');
  await desk
    .getByRole('row', { name: /Asha Iyer/ })
    .getByRole('checkbox')
    .check();
  await desk
    .getByRole('row', { name: /Bilal Khan/ })
    .getByRole('checkbox')
    .check();
  await desk.getByRole('button', { name: 'Change tags' }).click();
  await desk.getByLabel('Add tags').fill('Shortlist');
  await desk.getByRole('button', { name: 'Save tags' }).click();
  await desk.goto('/dashboard/contacts?tag=Shortlist');

  await desk.getByRole('link', { name: 'Asha Iyer' }).click();
  await desk.getByRole('link', { name: 'Message' }).click();
  await desk.getByRole('textbox', { name: /^Message/ }).fill('Would you look at a kiln in Porto?');
  await desk.keyboard.press('Enter');
  const asked = await open(browser, people[0] as Account, { path: '/dashboard/chat' });
  await expect(asked.getByText('Would you look at a kiln in Porto?').first()).toBeVisible();

  await desk.goto('/dashboard/contacts?tag=Shortlist');
  await desk
    .getByRole('row', { name: /Asha Iyer/ })
    .getByRole('checkbox')
    .check();
  await desk
    .getByRole('row', { name: /Bilal Khan/ })
    .getByRole('checkbox')
    .check();
  await desk.getByRole('button', { name: 'Export' }).click();
  const download = desk.waitForEvent('download');
  await desk.getByRole('menuitem', { name: 'CSV file' }).click();
  const rows = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(rows.slice(1).map((row) => row.split(',')[0]?.replaceAll('"', ''))).toEqual(['Asha Iyer', 'Bilal Khan']);
});

test('a sales team of ten: everybody joins, wears the team’s card, and one who leaves leaves their contacts', async ({
  browser,
}) => {
  const boss = await createAccount('Ada Admin');
  await confirmEmail(boss);
  const { id } = (
    await ask<{ createOrganization: { organization: { id: string } } }>(
      boss,
      'mutation { createOrganization(input: { name: "Rao & Daughters" }) { organization { id } } }',
    )
  ).createOrganization.organization;
  const members = await Promise.all(Array.from({ length: 9 }, (_, n) => createAccount(`Seller ${n + 1}`)));
  for (const { email } of members) {
    await ask(
      boss,
      'mutation ($input: InviteToOrganizationInput!) { inviteToOrganization(input: $input) { __typename } }',
      {
        input: { id, email },
      },
    );
  }
  const [first, ...others] = members as [Account, ...Account[]];
  const joining = await open(browser, first, { path: await findLink(first.email, 'You are invited to a team') });
  await joining.getByRole('button', { name: 'Join team' }).click();
  await expect(joining.getByRole('list', { name: 'Members' })).toContainText('Seller 1 (you)');
  for (const member of others) {
    const link = new URL(await findLink(member.email, 'You are invited to a team'), 'http://mail');
    const token = link.searchParams.get('token') ?? link.pathname.split('/').at(-1);
    await ask(member, 'mutation ($token: String!) { joinOrganization(input: { token: $token }) { __typename } }', {
      token,
    });
  }

  const desk = await open(browser, boss, { path: '/dashboard/team' });
  await expect(desk.getByText('Rao & Daughters · 10 members')).toBeVisible();
  for (const { user } of members.slice(0, 3)) await desk.getByLabel(`Select ${user.fullName}`).check();
  await desk.getByRole('button', { name: 'Edit', exact: true }).click();
  await desk.getByRole('dialog', { name: 'Edit 3 people' }).getByLabel('Job label').fill('Field sales');
  await desk.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByRole('list', { name: 'Members' }).getByText('Field sales')).toHaveCount(3);

  await call('POST', '/api/contacts', { token: first.token, body: { name: 'Big Customer', email: 'big@example.com' } });
  await joining.goto('/dashboard/contacts');
  await joining.getByRole('link', { name: 'Big Customer', exact: true }).click();
  await joining.getByLabel('Belongs to Rao & Daughters').check();
  await joining.goto('/dashboard/team?tab=settings');
  await joining.getByRole('button', { name: 'Leave the team' }).click();
  await joining.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(joining.getByLabel('Name of the team')).toBeVisible();
  await desk.goto('/dashboard/contacts');
  await expect(desk.getByRole('link', { name: 'Big Customer', exact: true })).toBeVisible();
});

test('an event booth: one printed code, three visitors, and the sentence that says what it brought', async ({
  browser,
}) => {
  const owner = await createAccount('Bea Booth');
  const card = await createCard(owner, {
    title: 'Fair stand',
    visibility: 'PUBLIC',
    data: { type: 'event', name: 'Bea Booth', email: 'bea@example.com' },
  });
  await takeDetails(owner, card);
  const desk = await open(browser, owner, { path: '/dashboard/cards' });
  await desk.getByRole('button', { name: 'Share Fair stand' }).click();
  await desk.getByRole('button', { name: 'Download the code' }).click();
  const files = desk.getByRole('dialog', { name: 'Download the code' });
  await files.getByLabel('Where will it be?').selectOption('booth');
  await files.getByLabel('Campaign').fill('Milan');
  const download = desk.waitForEvent('download');
  await files.getByRole('button', { name: 'Download the QR code as PNG' }).click();
  const address = (await readQr(await (await download).path())) ?? '';
  expect(address).toContain('Milan');

  const { searchParams } = new URL(address);
  const utm = { medium: searchParams.get('utm_medium'), campaign: searchParams.get('utm_campaign') };
  for (let n = 0; n < 10; n += 1) {
    const body = { kind: 'view', channel: 'QR', utm };
    await call('POST', `/api/cards/${card.id}/events`, { body, agent: `${VISITOR_AGENT} Looker/${n}` });
  }
  for (const name of ['Vera', 'Walid', 'Xu']) {
    await leaveDetails(await visit(browser, address, name), 'Bea Booth', {
      name,
      email: `${name.toLowerCase()}@example.com`,
    });
  }

  await desk.goto('/dashboard/analytics');
  await expect(desk.getByText('QR codes at “Milan” brought 3 visitors')).toBeVisible();
  await desk.goto('/dashboard/contacts');
  for (const name of ['Vera', 'Walid', 'Xu']) await expect(desk.getByRole('link', { name, exact: true })).toBeVisible();
});
