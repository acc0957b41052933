import { expect, test } from '@playwright/test';
import { PNG } from 'pngjs';
import { createAccount, openDevice } from './support/account.ts';

/** 900 × 300: a red, a green and a blue square side by side; the upper half is transparent. */
function threeSquares(): Buffer {
  const png = new PNG({ width: 900, height: 300 });
  for (let at = 0; at < 900 * 300; at += 1) {
    const [x, y] = [at % 900, Math.floor(at / 900)];
    png.data.set([x < 300 ? 200 : 0, x >= 300 && x < 600 ? 200 : 0, x >= 600 ? 200 : 0, y < 150 ? 0 : 255], at * 4);
  }
  return PNG.sync.write(png);
}

test('the square part of a wide logo is its middle, undistorted, and stays transparent', async ({ browser }) => {
  const device = await openDevice(browser, await createAccount('Asha Rao'));
  const page = await device.newPage();
  await page.goto('/dashboard/builder');
  const file = { name: 'logo.png', mimeType: 'image/png', buffer: threeSquares() };
  await page.getByLabel('Logo file').setInputFiles(file);
  const dialog = page.getByRole('dialog', { name: 'Crop the picture' });
  await dialog.getByRole('button', { name: 'Square' }).click();
  const picture = dialog.getByTestId('container').locator('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => Math.round((10 * image.width) / image.height)))
    .toBe(30);
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  const shown = page.getByRole('group', { name: 'Logo' }).locator('img').first();
  await expect(shown).toBeVisible();
  const corners = await shown.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 100;
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0, 100, 100);
    const read = (x: number, y: number) => [...(pen?.getImageData(x, y, 1, 1).data ?? [])];
    return { ratio: image.naturalWidth / image.naturalHeight, seen: [read(10, 80), read(90, 80)], above: read(50, 20) };
  });
  expect(corners.ratio).toBe(1);
  for (const [red = 0, green = 0, blue = 0, alpha] of corners.seen) {
    expect(green).toBeGreaterThan(150);
    expect(red + blue).toBeLessThan(60);
    expect(alpha).toBe(255);
  }
  expect(corners.above[3]).toBe(0);
  await device.close();
});
