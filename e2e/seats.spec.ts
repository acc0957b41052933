import { expect, test } from '@playwright/test';
import { call, createAccount, openDevice } from './support/account.ts';
import { confirmEmail, findLink } from './support/mail.ts';

test('a team whose seats are all taken is told so, adds one, and the next member has the plan by it', async ({
  browser,
}) => {
  const owner = await createAccount('Olga Owner', { plan: 'free' });
  await confirmEmail(owner);
  const body = { query: 'mutation { createOrganization(input: { name: "Clockworks" }) { organization { id } } }' };
  await call('POST', '/graphql', { token: owner.token, body });
  const device = await openDevice(browser, owner);
  const page = await device.newPage();
  await page.goto('/dashboard/billing?plan=pro&seats=1');
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(
    page.getByRole('region', { name: 'Current plan' }).getByText('Professional', { exact: true }),
  ).toBeVisible();

  await page.goto('/dashboard/team');
  await page.getByRole('button', { name: 'Invite people' }).click();
  await expect(page.getByText(/^All your Professional seats are taken/)).toBeVisible();
  await page.getByRole('link', { name: 'Add a seat' }).click();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByText(/^2 seats: 1 is taken/)).toBeVisible();

  const member = await createAccount('Mo Member', { plan: 'free' });
  await page.goto('/dashboard/team');
  await page.getByRole('button', { name: 'Invite people' }).click();
  await expect(page.getByText(/^One seat is free on Professional/)).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Invite people' });
  await dialog.getByLabel('Email').fill(member.email);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog.getByText(`Invited: ${member.email}`)).toBeVisible();

  const other = await openDevice(browser, member);
  const theirs = await other.newPage();
  await theirs.goto(await findLink(member.email, 'You are invited to a team'));
  await theirs.getByRole('button', { name: 'Join team' }).click();
  await expect(theirs.getByRole('list', { name: 'Members' })).toContainText('Mo Member (you)');
  await theirs.goto('/dashboard/billing');
  await expect(
    theirs.getByText('You have a seat on Professional by Clockworks, whose owner pays for it.'),
  ).toBeVisible();
  await Promise.all([device.close(), other.close()]);
});
