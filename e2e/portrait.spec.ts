import { expect, type Page, test } from '@playwright/test';
import { PNG } from 'pngjs';
import { createAccount, listCards, openDevice, VISITOR_AGENT } from './support/account.ts';

/** No other part of a card has this colour. */
const MAGENTA = [200, 20, 140] as const;

function magentaPhoto(): Buffer {
  const png = new PNG({ width: 600, height: 800 });
  for (let at = 0; at < png.data.length; at += 4) png.data.set([...MAGENTA, 255], at);
  return PNG.sync.write(png);
}

/** The part of a picture that has the photo's colour, 0 to 1. */
function shareOfPhoto(page: Page, src: string): Promise<number> {
  return page.evaluate(
    async ({ src: address, color }) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = 100;
      const pen = canvas.getContext('2d');
      pen?.drawImage(image, 0, 0, 100, 100);
      const { data } = pen?.getImageData(0, 0, 100, 100) ?? { data: [] };
      const near = Array.from({ length: 10_000 }, (_, at) =>
        color.every((value, part) => Math.abs((data[at * 4 + part] ?? 0) - value) < 24),
      );
      return near.filter(Boolean).length / 10_000;
    },
    { src, color: MAGENTA },
  );
}

test('a photo is on face, page, contact file and preview; the Portrait page wears its own colour without JavaScript', async ({
  browser,
}) => {
  const owner = await createAccount('Zoë Åström');
  const device = await openDevice(browser, owner);
  const page = await device.newPage();
  await page.goto('/dashboard/builder');
  await page.getByLabel('Photo file').setInputFiles({
    ...{ name: 'me.png', mimeType: 'image/png', buffer: magentaPhoto() },
  });
  await page
    .getByRole('dialog', { name: 'Crop the picture' })
    .getByRole('button', { name: 'Use this picture' })
    .click();
  await page.getByRole('button', { name: 'Portrait', exact: true }).click();
  await page.getByLabel('Another colour').fill('#1f5f99');
  await page.getByRole('button', { name: 'Colour', exact: true }).click();
  await page.getByLabel('Email', { exact: true }).fill('zoe@example.com');
  const face = page.locator('[data-layout=portrait] img').first();
  await expect(face).toBeVisible();
  expect(await shareOfPhoto(page, (await face.getAttribute('src')) ?? '')).toBeGreaterThan(0.9);
  await page.getByRole('button', { name: 'Save card' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Your card is ready' })).toBeVisible();

  const [card] = await listCards(owner);
  const elsewhere = await browser.newContext({ userAgent: VISITOR_AGENT, javaScriptEnabled: false });
  const visitor = await elsewhere.newPage();
  await visitor.goto(card?.path ?? '');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Zoë Åström' })).toBeVisible();
  const header = visitor.locator('.card-header[data-layout=portrait]');
  await expect(header.locator('.card-header-photo img')).toBeVisible();
  await expect(header).toHaveCSS('background-image', /rgb\(31, 95, 153\)/);
  const image = await visitor.locator('meta[property="og:image"]').getAttribute('content');
  const file = await (await elsewhere.request.get(`${card?.path}.vcf`)).text();
  const [, photo = ''] = /^PHOTO[^:]*:([\s\S]*?)\r\n(?! )/m.exec(file) ?? [];
  const jpeg = photo.replace(/\s/g, '');
  expect(Buffer.from(jpeg, 'base64').byteLength).toBeLessThan(100_000);
  expect(await shareOfPhoto(page, `data:image/jpeg;base64,${jpeg}`)).toBeGreaterThan(0.9);
  expect(await shareOfPhoto(page, new URL(image ?? '').pathname)).toBeGreaterThan(0.1);
  await elsewhere.close();
  await device.close();
});
