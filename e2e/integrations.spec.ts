import { expect, test } from '@playwright/test';
import { createAccount, openDevice } from './support/account.ts';
import { findProblems } from './support/audit.ts';
import { longCard } from './support/long-card.ts';

test('somebody connects an automation, sends a contact with its key, and tries again what failed', async ({
  browser,
  request,
}) => {
  const owner = await createAccount('Olga Owner');
  const device = await openDevice(browser, owner);
  const page = await device.newPage();
  await page.goto('/dashboard/integrations');
  await page.getByRole('button', { name: 'Connect Automation' }).click();
  const key = await page.getByLabel('Key', { exact: true }).inputValue();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Nothing received yet.')).toBeVisible();
  expect(await findProblems(page)).toEqual([]);

  const address = new URL(await page.getByLabel('Address').inputValue()).pathname;
  const headers = { authorization: `Bearer ${key}` };
  const send = async (data: object) => (await request.post(address, { headers, data })).status();
  expect(await send({ name: longCard.name, email: 'fay@example.com' })).toBe(201);
  expect(await send({ mail: longCard.email, who: 'nobreak'.repeat(10) })).toBe(400);
  await page.reload();
  const log = page.getByRole('region', { name: 'Log' });
  await expect(log.getByText(longCard.name, { exact: true })).toBeVisible();
  await log.getByText('No one').click();
  expect(await findProblems(page)).toEqual([]);

  await page.getByLabel('Name', { exact: true }).fill('who');
  await page.getByRole('button', { name: 'Save fields' }).click();
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  await log.getByRole('button', { name: 'Try again: No one' }).click();
  await expect(page.getByText('Event delivered')).toBeVisible();
  await expect(log.locator('summary').filter({ hasText: 'Failed' })).toHaveCount(0);
  await device.close();
});
