import { expect, type Page, test } from '@playwright/test';
import { createAccount, createCard, listCards, openDevice, VISITOR_AGENT } from './support/account.ts';
import { findProblems } from './support/audit.ts';

const PICTURES = ['apps/web/public/icon-512.png', 'apps/web/public/icon-192.png'];

/** One block of each kind. */
const BLOCKS = [
  { kind: 'text', title: 'घर जो ठंडे रहते हैं', text: 'Stone, shade and wind.\n\nSince 1987.' },
  { kind: 'button', title: 'Book a first visit', url: 'https://cal.com/asha' },
  { kind: 'link', title: 'Shade', text: 'Forty houses', url: 'https://www.rao.example/book' },
  { kind: 'calendar', url: 'https://calendly.com/asha/30min' },
  { kind: 'file', title: 'Portfolio', url: 'https://rao.example/portfolio.pdf' },
  { kind: 'video', title: 'Monsoon', url: 'https://youtu.be/dQw4w9WgXcQ' },
  { kind: 'divider' },
  { kind: 'testimonial', title: 'Meera Nair', caption: 'Owner', text: 'We never missed the machine.' },
  { kind: 'map', title: 'Studio', text: '14 Church Street\nBengaluru' },
];

/** Hosts other than the product's own that the page asks, until it is closed. */
function listForeignHosts(page: Page): string[] {
  const hosts: string[] = [];
  const own = new URL(process.env.E2E_ORIGIN ?? '').host;
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && host !== own) hosts.push(host);
  });
  return hosts;
}

test('blocks are added in the builder, put in order by the keyboard, saved, and read by a stranger', async ({
  browser,
}) => {
  const owner = await createAccount('Asha Blocks');
  const device = await openDevice(browser, owner);
  const page = await device.newPage();
  await page.goto('/dashboard/builder');
  await page.getByLabel('Name', { exact: true }).fill('Asha Blocks');
  await page.getByLabel('Email', { exact: true }).fill('asha@example.com');
  const blocks = page.getByRole('region', { name: 'Blocks' });
  await blocks.getByRole('button', { name: 'Add block: Text' }).click();
  await expect(blocks.getByLabel('Heading')).toBeFocused();
  await page.keyboard.type('Houses');
  await blocks.getByRole('button', { name: 'Add block: Gallery' }).click();
  await blocks.getByLabel('Pictures for the gallery').setInputFiles(PICTURES);
  await blocks.getByLabel('What picture 2 shows').fill('A small court');
  const grip = blocks.getByRole('button', { name: 'Move Gallery: 2 pictures', exact: true });
  await grip.press('ArrowUp');
  await expect(page.getByText('Gallery: 2 pictures moved to place 1 of 2.')).toBeAttached();
  await expect(grip).toBeFocused();
  await page.getByRole('button', { name: 'Save card' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Your card is ready' })).toBeVisible();
  await device.close();

  const [card] = await listCards(owner);
  const elsewhere = await browser.newContext({ userAgent: VISITOR_AGENT });
  const visitor = await elsewhere.newPage();
  await visitor.goto(card?.path ?? '');
  const gallery = visitor.getByRole('region', { name: 'Pictures' });
  const heading = visitor.getByRole('heading', { name: 'Houses' });
  const [upper, lower] = [await gallery.boundingBox(), await heading.boundingBox()];
  expect(upper?.y).toBeLessThan(lower?.y ?? 0);
  await gallery.getByRole('button', { name: 'A small court' }).click();
  const large = visitor.getByRole('dialog', { name: 'Pictures' });
  await expect(large.getByText('2 of 2')).toBeInViewport();
  await visitor.keyboard.press('ArrowLeft');
  await expect(large.getByText('1 of 2')).toBeInViewport();
  await visitor.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(gallery.getByRole('button', { name: 'A small court' })).toBeFocused();
  await elsewhere.close();
});

test('a PDF is uploaded, a wrong one is refused in words, and the page knows its name and size', async ({
  browser,
}) => {
  const owner = await createAccount('Asha Blocks');
  const device = await openDevice(browser, owner);
  const page = await device.newPage();
  await page.goto('/dashboard/builder');
  await page.getByLabel('Name', { exact: true }).fill('Asha Blocks');
  await page.getByLabel('Email', { exact: true }).fill('asha@example.com');
  const blocks = page.getByRole('region', { name: 'Blocks' });
  await blocks.getByRole('button', { name: 'Add block: File' }).click();
  const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(1_250_000, ' '), Buffer.from('\n%%EOF\n')]);
  const chooser = blocks.getByLabel('PDF file');
  const mimeType = 'application/pdf';
  await chooser.setInputFiles({ name: 'big.pdf', mimeType, buffer: Buffer.alloc(10 * 1024 * 1024 + 1) });
  await expect(blocks.getByText('This file is larger than 10 MB.')).toBeVisible();
  await chooser.setInputFiles({ name: 'page.pdf', mimeType, buffer: Buffer.from('<script>alert(1)</script>') });
  await expect(blocks.locator('.text-bad')).toBeVisible();
  await chooser.setInputFiles({ name: 'مشاريع 2026.pdf', mimeType, buffer: pdf });
  await expect(blocks.getByRole('link', { name: 'Uploaded PDF' })).toBeVisible();
  await page.getByRole('button', { name: 'Save card' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Your card is ready' })).toBeVisible();
  const [card] = await listCards(owner);
  await page.goto(card?.path ?? '');
  await expect(page.getByRole('link', { name: /مشاريع 2026.*PDF · 1\.3/s })).toBeVisible();
  await device.close();
});

test('a page with ten blocks reads well without JavaScript, and asks no other site before a video is played', async ({
  browser,
}) => {
  const owner = await createAccount('Asha Blocks');
  const gallery = { kind: 'gallery', title: 'Houses', pictures: [{ imageUrl: '/icon-192.png', alt: 'A court' }] };
  const card = await createCard(owner, {
    title: 'Ten',
    visibility: 'PUBLIC',
    data: { name: 'Asha Blocks', email: 'asha@example.com', blocks: [...BLOCKS, gallery] },
  });
  const plain = await browser.newContext({ javaScriptEnabled: false, userAgent: VISITOR_AGENT });
  const unscripted = await plain.newPage();
  const hostsWithout = listForeignHosts(unscripted);
  await unscripted.goto(card.path, { waitUntil: 'networkidle' });
  await expect(unscripted.getByRole('heading', { name: 'घर जो ठंडे रहते हैं' })).toBeVisible();
  await expect(unscripted.getByRole('link', { name: 'Book a first visit' })).toHaveAttribute('href', /cal\.com/);
  await expect(unscripted.getByRole('link', { name: 'Shade Forty houses' })).toBeVisible();
  await expect(unscripted.getByRole('link', { name: /^Portfolio PDF/ })).toBeVisible();
  await expect(unscripted.getByRole('link', { name: 'Play Monsoon' })).toHaveAttribute('href', /youtube\.com\/watch/);
  await expect(unscripted.getByRole('link', { name: /^Studio .* Open map$/s })).toBeVisible();
  expect(hostsWithout).toEqual([]);
  await plain.close();

  const elsewhere = await browser.newContext({ userAgent: VISITOR_AGENT, serviceWorkers: 'block' });
  const visitor = await elsewhere.newPage();
  // What YouTube would answer is no part of this story.
  await visitor.route(/youtube-nocookie\.com/, (route) => route.fulfill({ contentType: 'text/html', body: 'playing' }));
  const hosts = listForeignHosts(visitor);
  await visitor.goto(card.path, { waitUntil: 'networkidle' });
  expect(hosts).toEqual([]);
  const told = visitor.waitForRequest(
    (request) => request.url().endsWith('/events') && /website/.test(request.postData() ?? ''),
  );
  const opened = visitor.waitForEvent('popup');
  await elsewhere.route(/cal\.com/, (route) => route.fulfill({ body: 'cal' }));
  await visitor.getByRole('link', { name: 'Book a first visit' }).click();
  await told;
  await (await opened).close();
  expect(await findProblems(visitor)).toEqual([]);
  await visitor.getByRole('link', { name: 'Play Monsoon' }).click();
  await expect(visitor.frameLocator('iframe[title="Monsoon"]').getByText('playing')).toBeVisible();
  expect(new Set(hosts)).toEqual(new Set(['www.youtube-nocookie.com']));
  await elsewhere.close();
});
