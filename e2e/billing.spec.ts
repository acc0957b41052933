import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { createAccount, createCard, openDevice } from './support/account.ts';
import { findProblems } from './support/audit.ts';
import { readPdf } from './support/read-pdf.ts';

/** The text of the newest invoice, once the list has so many. */
async function readNewestInvoice(page: Page, count: number): Promise<string[]> {
  const downloads = page.getByRole('button', { name: /^Download invoice TEST-/ });
  await expect(downloads).toHaveCount(count);
  const [download] = await Promise.all([page.waitForEvent('download'), downloads.first().click()]);
  return readPdf(await readFile(await download.path()));
}

test('a trial asks for no card, ends when its owner says so, and leaves what it made', async ({ browser }) => {
  const owner = await createAccount('Tara Trial', { plan: 'free' });
  const device = await openDevice(browser, owner);
  const page = await device.newPage();
  await page.goto('/dashboard/billing');
  await page.getByRole('button', { name: 'Try Professional for 14 days' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start trial' }).click();
  const plan = page.getByRole('region', { name: 'Current plan' });
  await expect(plan.getByText('Trial', { exact: true })).toBeVisible();
  await expect(plan.getByText(/^Your trial ends on .* Nothing is charged/)).toBeVisible();
  for (const title of ['One', 'Two'])
    await createCard(owner, { data: { title, name: owner.user.fullName, email: owner.email } });
  await plan.getByRole('button', { name: 'End trial' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End trial' }).click();
  await expect(plan.getByText('Starter', { exact: true })).toBeVisible();
  // It can be had once, and both cards stay.
  await expect(plan.getByRole('button', { name: /^Try Professional/ })).toHaveCount(0);
  await expect(
    plan.getByText('2 cards. This plan includes 1. You keep all of them: changing your plan deletes nothing.'),
  ).toBeVisible();
  await expect(page.getByText('No invoices yet.')).toBeVisible();
  await device.close();
});

test('the currency of the price list goes with the person to another device', async ({ browser }) => {
  const owner = await createAccount('Priya Price', { plan: 'free' });
  const first = await openDevice(browser, owner);
  const page = await first.newPage();
  // The front page starts in dollars: rupees show that the choice is kept.
  await page.goto('/');
  await expect(page.getByRole('radio', { name: 'Global' })).toBeChecked();
  await page.getByText('India', { exact: true }).click();
  await expect(page.getByText('₹2,499').first()).toBeVisible();
  await page.goto('/dashboard/billing');
  await expect(page.getByText('₹2,499.00')).toBeVisible();
  const second = await openDevice(browser, owner);
  const other = await second.newPage();
  await expect(async () => {
    await other.goto('/dashboard/billing?plan=growth');
    await expect(other.getByRole('button', { name: 'Pay ₹2,499.00' })).toBeVisible({ timeout: 5000 });
  }).toPass();
  await other.goto('/');
  await expect(other.getByRole('radio', { name: 'India' })).toBeChecked();
  await Promise.all([first.close(), second.close()]);
});

test('an upgrade through the test provider shows its amount first, and makes an invoice whose sum is right', async ({
  browser,
}) => {
  const device = await openDevice(browser, await createAccount('Asha Rao', { plan: 'free' }));
  const page = await device.newPage();
  await page.goto('/dashboard/billing');
  await expect(page.getByText('Test provider: no money moves. Invoices')).toBeVisible();
  await page.getByText('India', { exact: true }).click();
  await page.getByRole('button', { name: 'Upgrade to Growth' }).click();
  await page.getByRole('button', { name: 'Pay ₹2,499.00' }).click();
  const first = await readNewestInvoice(page, 1);
  // A name is drawn word by word, so that each runs in its own direction.
  expect(first.join('')).toContain('Asha Rao');
  expect(first.slice(first.indexOf('Growth, one month'))).toEqual([
    'Growth, one month',
    '₹2,499.00',
    'Subtotal',
    '₹2,499.00',
    'Tax (0 %)',
    '₹0.00',
    'Total paid',
    '₹2,499.00',
    expect.stringContaining('no money moves'),
  ]);
  await page.getByRole('button', { name: 'Upgrade to Professional' }).click();
  // On the first day all of the month is left.
  await page.getByRole('button', { name: 'Pay ₹2,500.00' }).click();
  const second = await readNewestInvoice(page, 2);
  expect(second).toEqual(expect.arrayContaining(['₹4,999.00', '−₹2,499.00', '₹2,500.00']));
  expect(second.indexOf('Total paid')).toBe(second.lastIndexOf('₹2,500.00') - 1);

  await page.goto('/dashboard/billing?plan=pro&seats=3');
  await page.getByRole('button', { name: 'Pay ₹9,998.00' }).click();
  const third = await readNewestInvoice(page, 3);
  const [line, , , back] = third.slice(third.findIndex((text) => text.startsWith('Professional')));
  expect(line).toMatch(/^Professional, 3 seats, (\d+) of \1 days$/);
  expect(back).toMatch(/^−₹4,999.00$/);
  expect(third[third.indexOf('Total paid') + 1]).toBe('₹9,998.00');
  await expect(page.getByText(/^3 seats\. They are for the people of a team/)).toBeVisible();
  expect(await findProblems(page)).toEqual([]);
  await device.close();
});

test('after paying on the provider’s page, Back leads to what was before and never to that page again', async ({
  browser,
}) => {
  const device = await openDevice(browser, await createAccount('Bea Back', { plan: 'free' }));
  const page = await device.newPage();
  // Stripe plays no part in these tests: a page of another site stands where its own would.
  const checkout = 'https://checkout.example/pay';
  await page.route(`${checkout}*`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<button onclick="location.hash = 'confirm'">Confirm</button>
        <button onclick="location.href = '${new URL('/dashboard/billing?paid=1', page.url()).href}'">Pay</button>`,
    }),
  );
  await page.route('**/graphql', (route, request) => {
    if (!request.postData()?.includes('ChangePlan')) return route.fallback();
    return route.fulfill({
      json: { data: { changePlan: { __typename: 'PlanChange', checkoutUrl: checkout, billing: null } } },
    });
  });
  await page.goto('/dashboard/support');
  await page.goto('/dashboard/billing');
  await page.getByRole('button', { name: 'Upgrade to Growth' }).click();
  await page.getByRole('button', { name: 'Pay $8.00' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page.getByText('Thank you. The plan changes as soon as')).toBeVisible();
  // The app is on its way to the entry in which the payment began until it has forgotten it.
  await expect(async () => {
    expect(await page.evaluate(() => sessionStorage.getItem('billing-checkout'))).toBeNull();
  }).toPass();
  await expect(page).toHaveURL('/dashboard/billing?paid=1');
  await page.goBack();
  await expect(page).toHaveURL('/dashboard/billing');
  await page.goBack();
  await expect(page).toHaveURL('/dashboard/support');
  await device.close();
});
