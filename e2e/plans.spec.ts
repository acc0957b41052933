import { expect, test } from '@playwright/test';
import { call, createAccount, createCard, openDevice } from './support/account.ts';
import { findProblems } from './support/audit.ts';

const DATA = { name: 'Fay Free', email: 'fay@example.com', phone: '+919876543210' };

test('a full plan is named before any work, and has room for the second card after one upgrade', async ({
  browser,
}) => {
  const person = await createAccount('Fay Free', { plan: 'free' });
  await createCard(person, { title: 'First', data: DATA });
  const device = await openDevice(browser, person);
  const page = await device.newPage();
  await page.goto('/dashboard/builder');
  await expect(page.getByText('Starter includes 1 card. Upgrade to Growth for unlimited cards.')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveCount(0);
  expect(await findProblems(page)).toEqual([]);
  await page.getByRole('link', { name: 'Upgrade to Growth' }).click();
  await page.getByRole('button', { name: 'Pay $8.00' }).click();
  // Back where they wanted the card.
  await expect(page).toHaveURL('/dashboard/builder');
  await page.getByLabel('Name', { exact: true }).fill('Fay Second');
  await page.getByLabel('Email', { exact: true }).fill('second@example.com');
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByRole('dialog', { name: 'Your card is ready' })).toBeVisible();
  await page.goto('/dashboard/cards');
  await expect(page.getByText('Fay Second').first()).toBeVisible();
  await expect(page.getByText('Synced', { exact: true })).toHaveCount(2);
  await device.close();
});

test('a free person meets the limit of listings, upgrades, and features a listing that then stands first', async ({
  browser,
}) => {
  const run = Date.now();
  const [category, further] = [`Chronometry ${run}`, `Sundials ${run}`];
  const person = await createAccount('Lil Listed', { plan: 'free' });
  await createCard(person, {
    title: 'Clockwork',
    visibility: 'PUBLIC',
    data: { ...DATA, extra: { company: { category } } },
  });
  const others = await createAccount('Later Lou');
  for (const title of ['Newer hour', 'Newest hour'])
    await createCard(others, { title, visibility: 'PUBLIC', data: { ...DATA, extra: { company: { category } } } });
  const device = await openDevice(browser, person);
  const page = await device.newPage();
  await page.goto('/dashboard/cards');
  await page.getByRole('link', { name: 'Listings' }).click();
  await expect(page.getByText(/^1 of 5 active listings used/)).toBeVisible();
  const field = page.getByLabel('Add a category');
  for (const name of ['Watches', 'Clocks', 'Repairs', 'Antiques']) {
    await field.fill(name);
    await field.press('Enter');
    await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  }
  await expect(page.getByText(/^5 of 5 active listings used/)).toBeVisible();
  expect(await findProblems(page)).toEqual([]);
  await field.fill(further);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const offer = page.getByRole('dialog', { name: 'Upgrade to Growth' });
  await expect(offer).toContainText('Starter includes 5 active listings. Upgrade to Growth for 15 active listings.');
  await offer.getByRole('link', { name: 'See the upgrade' }).click();
  await page.getByRole('button', { name: 'Pay $8.00' }).click();
  await expect(page.getByText('Plan changed')).toBeVisible();
  await page.goto('/dashboard/cards/listings');
  await expect(page.getByText(/^5 of 15 active listings used/)).toBeVisible();
  await field.fill(further);
  await field.press('Enter');
  await expect(page.getByText(/^6 of 15 active listings used/)).toBeVisible();
  const explore = `/explore?category=${encodeURIComponent(category)}`;
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(explore);
  const titles = visitor.getByRole('list', { name: 'Cards' }).locator('a[title][href$="?c=directory"]');
  await expect(titles).toHaveText(['Newest hour', 'Newer hour', 'Clockwork']);
  await page.getByRole('button', { name: `Feature for 7 days (3 of 3 left this month): ${category}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Feature listing' }).click();
  await expect(page.getByText(/^Featured until/)).toBeVisible();
  // In its category alone it is always its turn.
  await expect(async () => {
    await visitor.reload();
    await expect(titles).toHaveText(['Clockwork', 'Newest hour', 'Newer hour'], { timeout: 2000 });
  }).toPass();
  await expect(visitor.getByText('Featured', { exact: true })).toHaveCount(1);
  await visitor.goto(`/explore?category=${encodeURIComponent(further.toLowerCase())}`);
  await expect(titles).toHaveText(['Clockwork']);
  await visitor.context().close();
  await device.close();
});

test('the currency that a visitor chose goes with them through signing in to the amount', async ({ page }) => {
  const person = await createAccount('Ravi Rupee', { plan: 'free' });
  // The front page starts in dollars: rupees show that the choice is kept.
  await page.goto('/');
  await expect(page.getByRole('radio', { name: 'Global' })).toBeChecked();
  await page.getByText('India', { exact: true }).click();
  await page.getByRole('link', { name: 'Subscribe Now: Growth' }).click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard\/billing\?plan=growth/);
  await expect(page.getByRole('button', { name: 'Pay ₹2,499.00' })).toBeVisible();
});

test('a free person is offered what only other plans include, and has it after one upgrade', async ({ browser }) => {
  const person = await createAccount('Una Upgrade', { plan: 'free' });
  const make = async (operation: string): Promise<string> => {
    const body = { query: `mutation { ${operation} }` };
    const answer = await call<{ data: Record<string, Record<string, { id: string }>> }>('POST', '/graphql', {
      token: person.token,
      body,
    });
    return Object.values(Object.values(answer.data)[0] ?? {})[0]?.id ?? '';
  };
  const contact = await make('createContact(input: { name: "Fay Friend" }) { contact { id } }');
  await make('createOrganization(input: { name: "Rao & Daughters" }) { organization { id } }');
  await createCard(person, {
    title: 'Listed',
    visibility: 'PUBLIC',
    data: { ...DATA, extra: { company: { category: 'Clocks' } } },
  });
  const device = await openDevice(browser, person);
  const page = await device.newPage();
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
  const remind = async () => {
    await page.goto(`/dashboard/contacts/${contact}`);
    await press('Add a reminder');
    await press('Save reminder');
  };
  const connect = async () => {
    await page.goto('/dashboard/integrations');
    await press('Connect Automation');
  };
  const saveBrand = async () => {
    await page.goto('/dashboard/team?tab=brand');
    await press('Save brand kit');
  };
  const makeToken = async () => {
    await page.goto('/dashboard/settings/developers');
    await press('Create token');
    await page.getByLabel('What it is for').fill('CRM');
    await page.getByRole('checkbox', { name: 'See stats and hear of activity' }).check();
    await press('Create token');
  };
  const feature = async () => {
    await page.goto('/dashboard/cards/listings');
    await press(/^Feature for 7 days/);
  };
  const OFFERS = [
    { act: remind, plan: 'Growth', text: 'Starter doesn’t include the contacts CRM.' },
    { act: connect, plan: 'Growth', text: 'Starter doesn’t include CRM sync.' },
    { act: feature, plan: 'Growth', text: 'Starter includes no featured listings a month.' },
    { act: makeToken, plan: 'Professional', text: 'Starter doesn’t include API access.' },
    { act: saveBrand, plan: 'Professional', text: 'Starter doesn’t include brand kits.' },
  ];
  for (const { act, plan, text } of OFFERS) {
    await act();
    await expect(page.getByRole('dialog', { name: `Upgrade to ${plan}` })).toContainText(text);
  }
  await page.getByRole('link', { name: 'See the upgrade' }).click();
  await press(/^Pay \$/);
  await expect(page).toHaveURL('/dashboard/team?tab=brand');
  await press('Save brand kit');
  await expect(page.getByRole('status').getByText('Cards updated')).toBeVisible();
  await remind();
  await expect(page.getByRole('button', { name: 'Add a reminder' })).toBeVisible();
  await connect();
  await expect(page.getByLabel('Key', { exact: true })).toBeVisible();
  await device.close();
});
