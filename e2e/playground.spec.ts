import { expect, test } from '@playwright/test';
import { createAccount, openDevice } from './support/account.ts';

test('the playground asks as the person that is chosen, and leaves the sign-in alone', async ({ browser }) => {
  const [asha, omar] = await Promise.all([createAccount('Asha Playground'), createAccount('Omar Playground')]);
  const device = await openDevice(browser, asha, { viewport: { width: 390, height: 844 } });
  const page = await device.newPage();
  await page.goto('/graphql');
  const who = page.getByRole('banner').getByRole('status');
  await expect(who).toHaveText('Signed in as Asha Playground');
  await page.getByLabel('Ask as').selectOption('token');
  await page.getByLabel('Access token', { exact: true }).fill(omar.token);
  await expect(who).toHaveText('Signed in as Omar Playground');

  await page.getByLabel('Ask as').selectOption('browser');
  await expect(who).toHaveText('Signed in as Asha Playground');
  // One above the other, each as wide as there is room.
  const [question, answer] = await Promise.all(
    ['.graphiql-editors', '.graphiql-response'].map((part) => page.locator(part).boundingBox()),
  );
  expect(answer?.y).toBeGreaterThan((question?.y ?? 0) + 200);
  expect(answer?.width).toBeGreaterThan(250);
});
