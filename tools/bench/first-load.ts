import type { Browser, CDPSession } from '@playwright/test';
import { median } from './chat-measure.ts';
import { printBound } from './compare.ts';
import { openAsDemo, withDemo } from './demo-browser.ts';

const RUNS = 3;
/** Slow 4G, and a phone's processor. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU_SLOWDOWN = 4;
const SHELL_MS = 1500;

interface Screen {
  name: string;
  path: string;
  /** What is there once the person's own data is. */
  content: string;
  atMost: { kB: number; requests: number; ms: number };
}

const screens: Record<string, Screen> = {
  cards: {
    name: 'My Cards',
    path: '/dashboard/cards',
    content: 'main li h2, main li h3',
    atMost: { kB: 220, requests: 32, ms: 3000 },
  },
  chat: {
    name: 'Chat',
    path: '/dashboard/chat',
    content: 'a[href^="/dashboard/"] time',
    atMost: { kB: 220, requests: 28, ms: 3000 },
  },
  analytics: {
    name: 'Analytics',
    path: '/dashboard/analytics',
    content: 'main dl dd',
    atMost: { kB: 220, requests: 32, ms: 3000 },
  },
};

interface FirstLoad {
  kB: number;
  requests: number;
  shellMs: number;
  contentMs: number;
}

/**
 * The dashboard's first load in a browser that has never seen it, as the demo account, over a slow network with a slow
 * processor, without the service worker. The product must be built. `npm run bench first-load chat` loads one screen alone.
 */
export async function firstLoad(asked: string[]): Promise<void> {
  const chosen = (asked.length > 0 ? asked : Object.keys(screens)).map((name) => {
    const screen = screens[name];
    if (!screen) throw new Error(`There is no screen "${name}". There are: ${Object.keys(screens).join(', ')}.`);
    return screen;
  });
  await withDemo(async (browser, origin) => {
    const results: { screen: Screen; loads: FirstLoad[] }[] = chosen.map((screen) => ({ screen, loads: [] }));
    for (let round = 0; round < RUNS; round += 1) {
      for (const { screen, loads } of results) loads.push(await load(browser, origin, screen));
    }
    print(results.map(({ screen, loads }) => ({ screen, ...middle(loads) })));
  });
}

async function load(browser: Browser, origin: string, { path, content }: Screen): Promise<FirstLoad> {
  const context = await openAsDemo(browser, origin);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const traffic = await watchTraffic(cdp);
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(noteContent, content);
  await page.goto(origin + path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.documentElement.dataset.contentMs !== undefined, null, { timeout: 60_000 });
  const contentMs = Number(await page.evaluate(() => document.documentElement.dataset.contentMs));
  const shellMs = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
  await context.close();
  return { ...traffic.until(contentMs), shellMs, contentMs };
}

/** Runs in the page: notes when the content was painted first. No function has a name here: tsx would bring a helper. */
function noteContent(selector: string): void {
  const timer = setInterval(() => {
    if (!document.querySelector(selector)?.getClientRects().length) return;
    clearInterval(timer);
    requestAnimationFrame(() => {
      document.documentElement.dataset.contentMs = String(performance.now());
    });
  }, 10);
}

/** What goes over the wire: requests by when they were sent, scripts by when they had come, with headers and compressed. */
async function watchTraffic(cdp: CDPSession): Promise<{ until(ms: number): { kB: number; requests: number } }> {
  const sentAt: number[] = [];
  const scripts = new Set<string>();
  const arrived: { at: number; bytes: number }[] = [];
  cdp.on('Network.requestWillBeSent', ({ request, timestamp }) => {
    if (request.url.startsWith('http')) sentAt.push(timestamp);
  });
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' || response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    if (scripts.has(requestId)) arrived.push({ at: timestamp, bytes: encodedDataLength });
  });
  await cdp.send('Network.enable');
  return {
    until(ms) {
      const end = (sentAt[0] ?? 0) + ms / 1000;
      const bytes = arrived.filter(({ at }) => at <= end).reduce((sum, script) => sum + script.bytes, 0);
      return { kB: bytes / 1000, requests: sentAt.filter((at) => at <= end).length };
    },
  };
}

function middle(loads: FirstLoad[]): FirstLoad {
  const of = (key: keyof FirstLoad) => median(loads.map((one) => one[key]));
  return { kB: of('kB'), requests: of('requests'), shellMs: of('shellMs'), contentMs: of('contentMs') };
}

function print(results: ({ screen: Screen } & FirstLoad)[]): void {
  console.log(
    '\n| first load | kB of script | requests | shell painted, s | content shown, s |\n|---|---|---|---|---|',
  );
  for (const { screen, kB, requests, shellMs, contentMs } of results) {
    const times = `${(shellMs / 1000).toFixed(1)} | ${(contentMs / 1000).toFixed(1)}`;
    console.log(`| ${screen.name} | ${Math.round(kB)} | ${requests} | ${times} |`);
  }
  for (const { screen, kB, requests, shellMs, contentMs } of results) {
    const { name, atMost } = screen;
    printBound(`${name}: ${Math.round(kB)} kB of script, at most ${atMost.kB}`, kB <= atMost.kB);
    printBound(`${name}: ${requests} requests, at most ${atMost.requests}`, requests <= atMost.requests);
    printBound(`${name}: content after ${Math.round(contentMs)} ms, at most ${atMost.ms}`, contentMs <= atMost.ms);
    printBound(`${name}: shell after ${Math.round(shellMs)} ms, at most ${SHELL_MS}`, shellMs <= SHELL_MS);
  }
}
