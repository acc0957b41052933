import { expect, test } from '@playwright/test';
import { createAccount, openDevice } from './support/account.ts';

for (const path of ['/', '/signin']) {
  test(`the browser finds nothing that keeps the app from being installed from ${path}`, async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.goto(path);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const browser = await page.context().newCDPSession(page);
    const { url, errors } = await browser.send('Page.getAppManifest');
    expect(new URL(url).pathname).toBe('/manifest.webmanifest');
    expect(errors).toEqual([]);
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    // Tests run in private windows, which never install anything.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
    expect(warnings).toEqual([]);
  });
}

test('the manifest’s pictures and addresses are there, in the sizes that it names', async ({ page, request }) => {
  await page.goto('/signin');
  const { icons, shortcuts, start_url } = await (await request.get('/manifest.webmanifest')).json();
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (sizes !== 'any') expect(size, src).toBe(sizes);
  }
  for (const address of [start_url, ...shortcuts.map(({ url }: { url: string }) => url)]) {
    expect((await request.get(address)).status(), address).toBe(200);
  }
});

test('the browser’s offer is one quiet entry in the dashboard, and gone once it was used', async ({ browser }) => {
  const device = await openDevice(browser, await createAccount('Asha Rao'));
  const page = await device.newPage();
  await page.goto('/dashboard/cards');
  const entry = page.getByRole('button', { name: 'Install app' });
  await expect(page.getByText('No saved cards yet.')).toBeVisible();
  await expect(entry).toBeHidden();
  // Private windows get no offer from the browser itself.
  await page.evaluate(() => {
    const prompt = async () => ({ outcome: 'accepted' });
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });
  await entry.click();
  await expect(entry).toBeHidden();
  await device.close();
});
