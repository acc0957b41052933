import { expect, test } from '@playwright/test';
import { createAccount, openDevice } from './support/account.ts';

const scheme = () => document.documentElement.getAttribute('data-scheme');
const ground = () => getComputedStyle(document.body).backgroundColor;
const barColour = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
    ({ media }) => matchMedia(media).matches,
  )?.content;

test('dark, once chosen, holds on the dashboard, on the site and in other tabs, before anything is drawn', async ({
  browser,
}) => {
  const device = await openDevice(browser, await createAccount('Night Owl'), { colorScheme: 'light' });
  const refused: string[] = [];
  device.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text());
  });
  const page = await device.newPage();
  await page.goto('/dashboard/settings');
  const site = await device.newPage();
  await site.goto('/help');
  const light = await site.evaluate(ground);

  await page.bringToFront();
  await page.getByText('Dark', { exact: true }).click();
  await expect.poll(() => page.evaluate(scheme)).toBe('dark');
  // The other tab follows, and says so in its footer.
  await expect.poll(() => site.evaluate(scheme)).toBe('dark');
  await expect(site.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
  expect(await site.evaluate(ground)).not.toBe(light);
  expect(await site.evaluate(barColour)).toBe('#0f1114');

  // As soon as there is a body, the choice is there.
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.body) return;
      document.documentElement.dataset.first = document.documentElement.dataset.scheme ?? 'none';
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  expect(await page.evaluate(() => document.documentElement.dataset.first)).toBe('dark');

  await site.bringToFront();
  await site.getByRole('button', { name: 'System' }).click();
  await expect.poll(() => page.evaluate(scheme)).toBeNull();
  expect(await site.evaluate(ground)).toBe(light);
  expect(refused).toEqual([]);
  await device.close();
});
