import { expect, type Page, test } from '@playwright/test';
import { type Account, call, createAccount, createCard, openDevice, VISITOR_AGENT } from './support/account.ts';

/** Somebody whose card a visitor left their details on; gives the contact that was made of them. */
async function receiveLead(owner: Account): Promise<string> {
  const data = { title: 'Workshop', name: 'Olga Owner', email: 'olga@example.com' };
  const card = await createCard(owner, { data, visibility: 'PUBLIC' });
  const query = 'mutation ($id: ID!) { setExchangeForm(input: { cardId: $id, isOn: true }) { card { id } } }';
  await call('POST', '/graphql', { token: owner.token, body: { query, variables: { id: card.id } } });
  await call('POST', `/api/cards/${card.id}/exchange`, {
    body: { name: 'Vera Visitor', email: 'vera@example.com', agreedTo: 1 },
    agent: VISITOR_AGENT,
  });
  const { items } = await call<{ items: { id: string }[] }>('GET', '/api/contacts', { token: owner.token });
  return items[0]?.id ?? '';
}

const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });

test('a visitor’s details become a deal, which is moved by keyboard and dragged to won', async ({ browser }) => {
  const owner = await createAccount('Olga Owner');
  const contactId = await receiveLead(owner);
  const device = await openDevice(browser, owner);
  const page = await device.newPage();
  await page.goto('/dashboard/contacts');
  await page.getByRole('link', { name: 'Deals' }).click();
  await expect(page.getByText('No deals yet.')).toBeVisible();

  await page.goto(`/dashboard/contacts/${contactId}`);
  await page.getByRole('button', { name: 'Create deal from this lead' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create deal' });
  await dialog.getByLabel('Name').fill('Tiles');
  await dialog.getByLabel('Value').fill('2,500.50');
  await dialog.getByLabel('Currency').selectOption('EUR');
  await dialog.getByRole('button', { name: 'Create deal' }).click();
  await expect(page.getByText('New · €2,500.50')).toBeVisible();

  await page.goto('/dashboard/contacts/deals');
  await page.getByRole('button', { name: 'Move Tiles from New' }).focus();
  await page.keyboard.press('ArrowRight');
  const moved = page.getByRole('button', { name: 'Move Tiles from In conversation' });
  await expect(moved).toBeFocused();
  await expect(column(page, 'In conversation').getByText('€2,500.50').first()).toBeVisible();
  // The next change is of the version that the server has given.
  await expect(column(page, 'In conversation').getByRole('heading')).toContainText('1');
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Tiles', exact: true }) })
    .dragTo(column(page, 'Won'));
  await expect(column(page, 'Won').getByRole('button', { name: 'Tiles', exact: true })).toBeVisible();
  await expect(column(page, 'Won').getByRole('heading')).toContainText('1');

  await page.reload();
  await column(page, 'Won').getByRole('button', { name: 'Tiles', exact: true }).click();
  await expect(page.getByText('In conversation → Won')).toBeVisible();
  await device.close();
});
