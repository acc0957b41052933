import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

/** First-load JavaScript of the public card page: it is opened on phones, on the road, by people in a hurry. */
const BUDGET_BYTES = 95_000;

test('a public card loads at most 95 kB of JavaScript, compressed', async ({ page, request }) => {
  const account = await request.post('/api/auth/register', {
    data: { fullName: 'Light Weight', email: `weight-${Date.now()}@example.com`, password: 'page-weight' },
  });
  const { token } = await account.json();
  const made = await request.post('/api/cards', {
    headers: { authorization: `Bearer ${token}` },
    data: { title: 'Light', data: { name: 'Light Weight', email: 'light@example.com' }, isPublic: true },
  });
  const { card } = await made.json();

  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' || response.url().endsWith('.js')) {
      sizes.push(response.body().then((body) => gzipSync(body).length));
    }
  });
  await page.goto(card.path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Light Weight' })).toBeVisible();
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  console.log(`${sizes.length} scripts, ${total} bytes compressed, of ${BUDGET_BYTES}`);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(BUDGET_BYTES);
});
