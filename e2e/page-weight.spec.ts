import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type Account, call, createAccount, createCard, openDevice } from './support/account.ts';

/** First-load JavaScript of what is opened on phones, on the road, by people in a hurry; compressed. */
const BUDGET_BYTES = 100_000;

/** Gives the compressed size of all scripts that the page has loaded when nothing more comes. */
async function weighScripts(page: Page, path: string): Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' || response.url().endsWith('.js')) {
      sizes.push(response.body().then((body) => gzipSync(body).length));
    }
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  console.log(`${path}: ${sizes.length} scripts, ${total} bytes compressed, of ${BUDGET_BYTES}`);
  return total;
}

/** The service worker fetches the app for later, which is no part of the first load. */
const WITHOUT_WORKER = { serviceWorkers: 'block' } as const;

async function openAs(browser: Browser, visitor: 'nobody' | 'somebody'): Promise<BrowserContext> {
  if (visitor === 'nobody') return browser.newContext(WITHOUT_WORKER);
  return openDevice(browser, await createAccount('Light Weight'), WITHOUT_WORKER);
}

test('a public card loads at most 100 kB of JavaScript', async ({ browser }) => {
  const owner = await createAccount('Light Weight');
  const card = await createCard(owner, {
    title: 'Light',
    data: { name: 'Light Weight', email: 'light@example.com' },
    visibility: 'PUBLIC',
  });
  // With all that can be on it: the code of the exchange form comes with the first tap.
  const query = 'mutation ($id: ID!) { setExchangeForm(input: { cardId: $id, isOn: true }) { card { id } } }';
  await call('POST', '/graphql', { token: owner.token, body: { query, variables: { id: card.id } } });
  const device = await openAs(browser, 'nobody');
  const page = await device.newPage();
  const total = await weighScripts(page, card.path);
  await expect(page.getByRole('heading', { name: 'Light Weight' })).toBeVisible();
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(BUDGET_BYTES);
  await device.close();
});

for (const visitor of ['nobody', 'somebody'] as const) {
  test(`the front page loads at most 100 kB of JavaScript for ${visitor}, and nothing on it moves`, async ({
    browser,
  }) => {
    const device = await openAs(browser, visitor);
    const page = await device.newPage();
    await page.addInitScript(watchShifts);
    const total = await weighScripts(page, '/');
    await expect(page.getByRole('link', { name: visitor === 'nobody' ? 'Sign in' : 'Dashboard' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(visitor === 'nobody' ? 0 : 1);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(BUDGET_BYTES);
    // What is left is the swap of a system font for the product's own; “good” ends at 0.1.
    expect(await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))).toBeLessThan(0.01);
    await device.close();
  });
}

/** Runs in the page: notes when the content is first on screen. */
function watchContent(selector: string): void {
  const look = () => {
    const { dataset } = document.documentElement;
    if (dataset.contentAt || !document.querySelector(selector)?.getClientRects().length) return;
    dataset.contentAt = String(performance.timeOrigin + performance.now());
  };
  new MutationObserver(() => requestAnimationFrame(look)).observe(document, { childList: true, subtree: true });
}

/** Runs in the page: sums up all layout shifts. */
function watchShifts(): void {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0;
    document.documentElement.dataset.shift = String(sum);
  }).observe({ type: 'layout-shift', buffered: true });
}

async function openWithCookie(browser: Browser, owner: Account): Promise<BrowserContext> {
  const device = await openDevice(browser, owner, WITHOUT_WORKER);
  const url = process.env.E2E_ORIGIN ?? '';
  await device.addCookies([{ name: 'tessera_session', value: owner.token, url, httpOnly: true, sameSite: 'Lax' }]);
  return device;
}

/**
 * What the dashboard's first load may come to, until the person's own data is there: bytes over the wire, with headers. A
 * card with a design of its own needs two requests more, for faces and ornaments.
 */
const SCREENS = [
  { name: 'My Cards', path: '/dashboard/cards', content: 'main li h2', query: 'StoredCards', kB: 220, requests: 32 },
  {
    name: 'Chat',
    path: '/dashboard/chat',
    content: 'a[href^="/dashboard/"] time',
    query: 'Inbox',
    kB: 220,
    requests: 28,
  },
  {
    name: 'Analytics',
    path: '/dashboard/analytics',
    content: 'main dl dd',
    query: 'AnalyticsReport',
    kB: 220,
    requests: 34,
  },
];

for (const { name, path, content, query, kB, requests } of SCREENS) {
  test(`${name} loads at most ${kB} kB of JavaScript in ${requests} requests`, async ({ browser }) => {
    const owner = await createAccount('Light Weight');
    const card = await createCard(owner, {
      title: 'Light',
      data: { name: 'Light Weight', email: 'light@example.com' },
    });
    // Without anything to count, Analytics offers to share the card and has no figures.
    await call('POST', `/api/cards/${card.id}/share`, { token: owner.token, body: { mode: 'LINK' } });
    await call('POST', '/graphql', {
      token: owner.token,
      body: { query: 'mutation { createGroup(input: { name: "Light" }) { group { id } } }' },
    });
    const device = await openWithCookie(browser, owner);
    const page = await device.newPage();
    const cdp = await device.newCDPSession(page);
    const scripts = new Set<string>();
    const sentAt: number[] = [];
    const loaded: { at: number; bytes: number }[] = [];
    const askedBy: string[] = [];
    // The browser's two clocks: seconds since 1970, and since some moment.
    let clocksDiffer = 0;
    cdp.on('Network.requestWillBeSent', ({ request, initiator, wallTime, timestamp }) => {
      clocksDiffer = wallTime - timestamp;
      if (request.url.startsWith('http')) sentAt.push(wallTime);
      if (request.postData?.includes(`"operationName":"${query}"`)) {
        askedBy.push(initiator.stack?.callFrames[0]?.url ?? '');
      }
    });
    cdp.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.mimeType.includes('javascript')) scripts.add(requestId);
    });
    cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
      if (scripts.has(requestId)) loaded.push({ at: timestamp + clocksDiffer, bytes: encodedDataLength });
    });
    await cdp.send('Network.enable');
    await page.addInitScript(watchContent, content);
    await page.goto(path, { waitUntil: 'commit' });
    // What is fetched once the screen stands still is no part of its first load, however late this test hears of it.
    const html = page.locator('html[data-content-at]');
    const shownAt = Number(await html.getAttribute('data-content-at')) / 1000;
    const sent = sentAt.filter((at) => at <= shownAt).length;
    const bytes = loaded.filter(({ at }) => at <= shownAt).reduce((sum, one) => sum + one.bytes, 0);
    console.log(`${path}: ${sent} requests, ${bytes} bytes of scripts`);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(kB * 1000);
    expect(sent).toBeLessThanOrEqual(requests);
    // Asked by the script that comes before the app, and by nobody else until the screen is there.
    expect(askedBy[0]).toContain('/assets/early-data-');
    if (query !== 'Inbox') expect(askedBy).toHaveLength(1);
    await device.close();
  });
}

test('the document of the dashboard has its frame, for those who have a session alone', async ({
  browser,
  request,
}) => {
  const owner = await createAccount('Frame Owner');
  const device = await openWithCookie(browser, owner);
  const framed = await (await device.request.get('/dashboard/cards')).text();
  expect(framed).toContain('data-frame=""');
  expect(framed).toContain('My Cards');
  expect(framed).not.toContain('Frame Owner');
  expect(framed).not.toContain(owner.email);
  expect(framed).toMatch(/<link rel="modulepreload"[^>]+cards-/);
  expect(await (await request.get('/dashboard/cards')).text()).not.toContain('data-frame');
  await device.close();
});
