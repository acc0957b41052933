import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Account, call, createAccount, createCard, openDevice, VISITOR_AGENT } from './support/account.ts';
import { openPayouts } from './support/payments.ts';

/** A public card with an exchange form. */
async function offerForm(owner: Account): Promise<string> {
  const data = { title: 'Workshop', name: owner.user.fullName, email: 'olga@example.com' };
  const card = await createCard(owner, { data, visibility: 'PUBLIC' });
  const query = 'mutation ($id: ID!) { setExchangeForm(input: { cardId: $id, isOn: true }) { card { id } } }';
  await call('POST', '/graphql', { token: owner.token, body: { query, variables: { id: card.id } } });
  return card.path;
}

async function leaveDetails(page: Page, cardPath: string): Promise<void> {
  await page.goto(`${cardPath}/exchange`);
  await page.getByLabel('Name').fill('Vera Visitor');
  await page.getByLabel('Email').fill('vera@example.com');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send my details' }).click();
  await expect(page.getByText(/Your details are sent/)).toBeVisible();
}

const dealCard = (page: Page, stage: string) =>
  page.getByRole('region', { name: new RegExp(`^${stage}`) }).getByRole('button', { name: 'Tiles', exact: true });

test('a visitor’s details become a deal, which they pay by its link and which is won', async ({ browser }) => {
  const owner = await createAccount('Olga Owner');
  const cardPath = await offerForm(owner);
  const visitors = await browser.newContext({ userAgent: VISITOR_AGENT });
  const visitor = await visitors.newPage();
  await leaveDetails(visitor, cardPath);

  const device = await openDevice(browser, owner);
  const page = await device.newPage();
  await page.goto('/dashboard/contacts');
  await page.getByRole('link', { name: 'Vera Visitor' }).click();
  await page.getByRole('button', { name: 'Create deal from this lead' }).click();
  const opening = page.getByRole('dialog', { name: 'Create deal' });
  await opening.getByLabel('Name').fill('Tiles');
  await opening.getByLabel('Value').fill('2,500.50');
  await opening.getByLabel('Currency').selectOption('EUR');
  await opening.getByRole('button', { name: 'Create deal' }).click();

  // Before anybody can pay, the owner has an account of their own at the provider.
  await page.getByRole('button', { name: 'Tiles' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit deal' });
  await expect(dialog.getByText(/Deals that are paid elsewhere cost nothing/)).toBeVisible();
  await dialog.getByRole('link', { name: 'Set up payments' }).click();
  await page.getByRole('button', { name: 'Connect a test account' }).click();
  await page.getByRole('button', { name: 'Complete account' }).click();
  await expect(page.locator('#get-paid').getByText('Ready', { exact: true })).toBeVisible({ timeout: 15_000 });

  await page.goto('/dashboard/contacts/deals');
  await dealCard(page, 'New').click();
  await dialog.getByRole('button', { name: 'Create payment link' }).click();
  const url = await dialog.getByLabel('Payment link').inputValue();
  await expect(dialog.getByText('Commission: €75.02.')).toBeVisible();

  await visitor.goto(url);
  await expect(visitor.getByRole('heading', { name: 'Tiles' })).toBeVisible();
  await expect(visitor.getByText('Payment to Olga Owner')).toBeVisible();
  await visitor.getByRole('link', { name: 'Pay €2,500.50' }).click();
  await visitor.getByRole('button', { name: 'Pay €2,500.50' }).click();
  await expect(visitor.getByText('This is paid. Thank you.')).toBeVisible({ timeout: 15_000 });

  // The open screen hears of it.
  await expect(dialog.getByText('Paid', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Paid by link, New → Won')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dealCard(page, 'Won')).toBeVisible();

  await dealCard(page, 'Won').click();
  await dialog.getByRole('button', { name: 'Refund payment' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Refund payment' }).click();
  await expect(dialog.getByText('Refunded', { exact: true })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('This payment was refunded.')).toBeVisible();
  await Promise.all([device.close(), visitors.close()]);
});

/** Presses Tab until the control has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  const isFocused = () => control.evaluate((element) => element === document.activeElement);
  await expect(async () => {
    await page.keyboard.press('Tab');
    expect(await isFocused()).toBe(true);
  }).toPass({ intervals: [0] });
}

test('by keyboard alone a payment link is made and paid', async ({ browser }) => {
  const owner = await createAccount('Kira Keys');
  const { token } = owner;
  const { contact } = await call<{ contact: { id: string } }>('POST', '/api/contacts', {
    token,
    body: { name: 'Fay Friend' },
  });
  const body = { contactId: contact.id, name: 'Tiles', valueMinor: 12_000, currency: 'EUR' };
  await call('POST', '/api/deals', { token, body });
  await openPayouts(owner);
  const device = await openDevice(browser, owner);
  const page = await device.newPage();
  await page.goto('/dashboard/contacts/deals');
  await tabTo(page, dealCard(page, 'New'));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit deal' });
  await tabTo(page, dialog.getByRole('button', { name: 'Create payment link' }));
  await page.keyboard.press('Enter');
  const url = await dialog.getByLabel('Payment link').inputValue();

  const visitors = await browser.newContext();
  const visitor = await visitors.newPage();
  await visitor.goto(url);
  await tabTo(visitor, visitor.getByRole('link', { name: 'Pay €120' }));
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByRole('heading', { name: 'Test payment' })).toBeVisible();
  await tabTo(visitor, visitor.getByRole('button', { name: 'Pay €120' }));
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByText('This is paid. Thank you.')).toBeVisible({ timeout: 15_000 });

  // The bell tells of it, and leads to the deal.
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('link', { name: /“Tiles” was paid: €120/ }).click();
  await expect(dialog.getByText(/^Paid €120 on /)).toBeVisible();
  await Promise.all([device.close(), visitors.close()]);
});

test('a free person meets the month’s limit of deals, upgrades in place and opens the next one', async ({
  browser,
}) => {
  const owner = await createAccount('Frida Free', { plan: 'free' });
  const { token } = owner;
  const { contact } = await call<{ contact: { id: string } }>('POST', '/api/contacts', {
    token,
    body: { name: 'Fay Friend' },
  });
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) {
    await call('POST', '/api/deals', { token, body: { contactId: contact.id, name } });
  }
  const device = await openDevice(browser, owner);
  const page = await device.newPage();
  await page.goto(`/dashboard/contacts/${contact.id}`);
  await page.getByRole('button', { name: 'Create deal' }).click();
  const opening = page.getByRole('dialog', { name: 'Create deal' });
  await opening.getByLabel('Name').fill('Tiles');
  await opening.getByRole('button', { name: 'Create deal' }).click();
  const offer = page.getByRole('dialog', { name: 'Upgrade to Growth' });
  await expect(
    offer.getByText('Starter includes 5 deals a month. Upgrade to Growth for 15 deals a month.'),
  ).toBeVisible();
  await offer.getByRole('link', { name: 'See the upgrade' }).click();
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/contacts/${contact.id}`));
  // What was typed is still there.
  await expect(opening.getByLabel('Name')).toHaveValue('Tiles');
  await opening.getByRole('button', { name: 'Create deal' }).click();
  await expect(page.getByRole('button', { name: 'Tiles' })).toBeVisible();
  await device.close();
});
