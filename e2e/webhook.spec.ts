import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { newEmail } from './support/account.ts';
import { findProblems } from './support/audit.ts';
import { makeDataDir, type Product, removeDataDir, startProduct } from './support/product.ts';

interface Received {
  headers: Record<string, string>;
  body: string;
}

/** What a receiver has to find among the signatures (Standard Webhooks, “Signature scheme”). */
function readSignature({ headers, body }: Received, secret: string): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

/** Refuses what comes at first, then takes it. */
async function startReceiver(answers: number[]) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    received.push({ headers: request.headers as Record<string, string>, body });
    response.writeHead(answers.shift() ?? 204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hook`, received, close: () => server.close() };
}

let dataDir: string;
let product: Product;
test.beforeAll(async () => {
  dataDir = makeDataDir('tessera-webhook-');
  // The receiver is on this machine, where webhooks lead nowhere unless it is allowed.
  product = await startProduct(dataDir, { WEBHOOK_ALLOW_PRIVATE: 'on', DEMO: 'off' });
});
test.afterAll(async () => {
  await product.end('SIGTERM');
  removeDataDir(dataDir);
});

test('a receiver gets a signed event, fails twice, gets it again, and the log shows all three tries', async ({
  page,
}) => {
  const receiver = await startReceiver([500, 503]);
  await page.goto(`${product.origin}/signup`);
  await page.getByLabel('Full name').fill('Olga Owner');
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/dashboard/cards');
  await page.goto(`${product.origin}/dashboard/integrations`);
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await page.getByLabel('Address').fill(receiver.url);
  await page.getByRole('checkbox', { name: /^A card is created/ }).check();
  await page.getByRole('button', { name: 'Save webhook' }).click();
  const secret = await page.getByLabel('Secret', { exact: true }).inputValue();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.request.post(`${product.origin}/api/cards`, {
    headers: { origin: product.origin },
    data: { title: 'Tiles', data: { name: 'Asha Rao', email: 'asha@example.com' } },
  });
  // The second try comes by itself, five seconds after the first.
  await expect.poll(() => receiver.received.length).toBe(2);

  await page.getByRole('link', { name: receiver.url }).click();
  const log = page.getByRole('region', { name: 'Deliveries' });
  await log.getByText('A card is created').click();
  await expect(log.getByText(/^Try \d$/)).toHaveCount(2);
  await log.getByRole('button', { name: /^Send again/ }).click();
  await expect(page.getByText('Event delivered')).toBeVisible();
  await expect(log.getByText(/^Try \d$/)).toHaveCount(3);
  await expect(log.locator('li li').getByText(/^(?:500|503|204)$/)).toHaveText(['500', '503', '204']);
  await expect(log.getByText('Delivered', { exact: true })).toBeVisible();
  expect(await findProblems(page)).toEqual([]);

  expect(receiver.received).toHaveLength(3);
  for (const one of receiver.received) {
    expect(one.headers['webhook-signature']).toBe(readSignature(one, secret));
    expect(JSON.parse(one.body)).toMatchObject({ type: 'card.created', data: { card: { title: 'Tiles' } } });
  }
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  receiver.close();
});
