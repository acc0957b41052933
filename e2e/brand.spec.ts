import { type Browser, expect, type Page, test } from '@playwright/test';
import { type Account, call, createAccount, openDevice } from './support/account.ts';
import { findProblems } from './support/audit.ts';

let admin: Account;
test.beforeAll(async () => {
  admin = await createAccount('Ada Admin-Featherstonehaugh');
});

async function openTeam(browser: Browser, tab: string): Promise<Page> {
  const page = await (await openDevice(browser, admin)).newPage();
  await page.goto(`/dashboard/team?tab=${tab}`);
  return page;
}

async function graphql<Data>(query: string, input: object): Promise<Data> {
  const body = { query, variables: { input } };
  const { data } = await call<{ data: Data }>('POST', '/graphql', { token: admin.token, body });
  return data;
}

test('a brand kit that can be read is on the cards that wear it, also on their public pages', async ({ browser }) => {
  const {
    createOrganization: { organization: team },
  } = await graphql<{ createOrganization: { organization: { id: string } } }>(
    'mutation ($input: CreateOrganizationInput!) { createOrganization(input: $input) { organization { id } } }',
    { name: 'Rao & Daughters' },
  );
  const page = await openTeam(browser, 'brand');
  await page.getByLabel('Primary', { exact: true }).fill('#2a0a12');
  await page.getByLabel('Secondary', { exact: true }).fill('#5a2a33');
  await page.getByRole('button', { name: 'Save brand kit' }).click();
  await expect(page.getByText('Not saved. The marked texts can’t be read on cards.')).toBeVisible();
  expect(await findProblems(page)).toEqual([]);
  await page.getByRole('button', { name: /^Use #/ }).click();
  await page.getByRole('button', { name: 'Save brand kit' }).click();
  await expect(page.getByRole('status').getByText('Cards updated')).toBeVisible();

  await page.getByRole('link', { name: 'Templates' }).click();
  await page.getByRole('button', { name: 'Create template' }).click();
  await page.getByLabel('Name of the template').fill('Business card');
  await page.getByRole('switch', { name: 'Use the brand kit' }).check();
  expect(await findProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save template' }).click();

  const data = { name: 'Ada Admin', email: 'ada@example.com', website: 'https://ada.example' };
  const { card } = await call<{ card: { id: string; path: string } }>('POST', '/api/cards', {
    token: admin.token,
    body: { title: 'My own', visibility: 'PUBLIC', data },
  });
  await page.reload();
  await page.getByRole('button', { name: 'Cards under Business card' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cards under Business card' });
  await dialog.getByLabel('Apply to a card').selectOption('My own');
  await expect(dialog.getByRole('region', { name: 'Changes to the card' })).toContainText('Luxe → Rao & Daughters');
  expect(await findProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Apply the template' }).click();
  await expect(dialog.getByRole('list', { name: 'Cards that follow it' })).toContainText('My own');

  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const face = visitor.locator('.card-header');
  await visitor.goto(card.path);
  await expect(face).toHaveCSS('background-image', /rgb\(42, 10, 18\)/);
  const brand = {
    ...{ logoUrl: '', coverUrl: '', fonts: { name: 'SANS', text: 'SANS' } },
    colors: { primary: '#0f3a30', secondary: '#ffffff', accent: '#ffffff' },
  };
  await graphql(
    'mutation ($input: SetOrganizationBrandInput!) { setOrganizationBrand(input: $input) { organization { id } } }',
    {
      ...{ id: team.id, brand },
    },
  );
  await visitor.reload();
  await expect(face).toHaveCSS('background-image', /rgb\(15, 58, 48\)/);
  await Promise.all([visitor.context().close(), page.context().close()]);
});
