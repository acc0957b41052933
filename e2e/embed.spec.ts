import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { type Card, createAccount, createCard } from './support/account.ts';

/** Another site: another name and port than the product's. */
let site: Server;
let html = '';
test.beforeAll(async () => {
  site = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(html));
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
});
test.afterAll(() => site.close());

const siteOrigin = () => `http://localhost:${(site.address() as AddressInfo).port}`;

async function publish(visibility = 'PUBLIC'): Promise<Card> {
  const owner = await createAccount('Leila Farah');
  const data = { theme: 'tech', title: 'Clinic', name: 'Leila Farah', email: 'leila@farah.example' };
  return createCard(owner, { data, visibility });
}

test('a card is shown by another site as oEmbed says, and leads to its page in a new tab', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const card = await publish();
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  const answer = await request.get(`/oembed?maxwidth=420&url=${encodeURIComponent(`${baseURL}${card.path}`)}`);
  html = `<!doctype html><title>Blog</title><body style="background:#eef">${(await answer.json()).html}</body>`;
  await page.goto(siteOrigin());
  const link = page.frameLocator('iframe').getByRole('link', { name: 'Leila Farah: open the card' });
  await expect(link).toBeVisible();
  // Until its styles are there, the frame has the browser's own margins.
  await expect.poll(async () => (await link.boundingBox())?.width).toBeCloseTo(420, 0);
  const face = await link.boundingBox();
  expect((face?.width ?? 0) / (face?.height ?? 1)).toBeCloseTo(1.75, 1);
  const font = await link.locator('.card-face-name').evaluate((name) => {
    const { fontFamily } = getComputedStyle(name);
    return document.fonts.load(`16px ${fontFamily}`).then((faces) => faces.length);
  });
  expect(font).toBeGreaterThan(0);
  expect(await page.frameLocator('iframe').locator('script').count()).toBe(0);
  expect(complaints).toEqual([]);
  const opened = context.waitForEvent('page');
  await link.click();
  const tab = await opened;
  await expect(tab.getByRole('heading', { name: 'Leila Farah' })).toBeVisible();
  expect(new URL(tab.url()).pathname).toBe(card.path);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
});

test('no other page can be framed by another site', async ({ page, baseURL }) => {
  const card = await publish();
  for (const path of [card.path, '/', '/signin', '/dashboard']) {
    html = `<!doctype html><title>Trap</title><iframe src="${baseURL}${path}"></iframe>`;
    const refused = page.waitForEvent('console', (message) => /frame-ancestors|X-Frame-Options/i.test(message.text()));
    await page.goto(siteOrigin());
    await refused;
    await expect(page.frameLocator('iframe').getByRole('main')).toHaveCount(0);
  }
});

test('a card that is hidden later leaves a short notice', async ({ page, baseURL }) => {
  const card = await publish('PRIVATE');
  html = `<!doctype html><title>Blog</title><iframe src="${baseURL}/embed${card.path}"></iframe>`;
  await page.goto(siteOrigin());
  await expect(page.frameLocator('iframe').getByText('This card is no longer public.')).toBeVisible();
});

test('a link preview has a picture that a browser shows', async ({ page }) => {
  const card = await publish();
  await page.goto(card.path);
  const address = await page.locator('meta[property="og:image"]').getAttribute('content');
  const size = await page.evaluate(async (src) => {
    const image = new Image();
    image.src = src ?? '';
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, address);
  expect(size).toEqual([1200, 630]);
});

test.describe('inside Instagram', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 385.0.0.37.93',
  });

  test('a public card says how to save the contact outside', async ({ page }) => {
    const card = await publish();
    await page.goto(card.path);
    await expect(page.getByRole('note')).toContainText('Instagram shows this page in its own browser');
  });
});
