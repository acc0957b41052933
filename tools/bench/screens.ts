import type { Page } from '@playwright/test';
import { median } from './chat-measure.ts';
import { printBound } from './compare.ts';
import { openAsDemo, withDemo } from './demo-browser.ts';

const RUNS = 5;
/** A phone's processor. */
const CPU_SLOWDOWN = 4;
const AT_MOST_MS = 200;
/** Events that are faster are not reported (Event Timing, `durationThreshold`). */
const SHORTEST_MS = 16;
/** Longer than any of the screens' delays before they search or save. */
const SETTLED_MS = 600;

interface Action {
  name: string;
  act: (page: Page) => Promise<unknown>;
}

interface Screen {
  path: string;
  /** What is there once the screen can be used. */
  ready: (page: Page) => Promise<unknown>;
  actions: Action[];
}

const SCREENS: Record<string, Screen> = {
  builder: {
    path: '/dashboard/builder',
    ready: (page) => page.getByLabel('Name', { exact: true }).waitFor(),
    actions: [
      { name: 'type a name', act: (page) => page.getByLabel('Name', { exact: true }).pressSequentially('Ines Moreau') },
      { name: 'add a field', act: (page) => page.getByRole('button', { name: 'Add Website' }).click() },
      {
        name: 'choose a look',
        act: (page) => page.getByRole('region', { name: 'Preview' }).getByRole('button', { name: 'tech' }).click(),
      },
    ],
  },
  chat: {
    path: '/dashboard/chat',
    ready: (page) =>
      page
        .getByRole('main')
        .getByRole('link', { name: /Milan Design Week/ })
        .waitFor(),
    actions: [
      {
        name: 'open a conversation',
        act: async (page) => {
          await page
            .getByRole('main')
            .getByRole('link', { name: /Milan Design Week/ })
            .click();
          await page.getByPlaceholder(/^Message /).waitFor();
        },
      },
      { name: 'type a message', act: (page) => page.getByPlaceholder(/^Message /).pressSequentially('See you at one') },
      { name: 'send it', act: (page) => page.getByPlaceholder(/^Message /).press('Enter') },
      { name: 'open the panel', act: (page) => page.getByRole('button', { name: 'Group settings' }).click() },
    ],
  },
  contacts: {
    path: '/dashboard/contacts',
    ready: (page) => page.getByRole('link', { name: 'Meera Iyer' }).first().waitFor(),
    actions: [
      { name: 'select a contact', act: (page) => page.getByRole('checkbox', { name: /Meera Iyer/ }).click() },
      { name: 'search', act: (page) => page.getByLabel('Search contacts').pressSequentially('meera') },
      { name: 'open a contact', act: (page) => page.getByRole('link', { name: 'Meera Iyer' }).first().click() },
    ],
  },
};

/**
 * How long a press or a key takes until the next picture, on a slow processor: Event Timing, as Interaction to Next Paint is
 * made of. `npm run bench screens chat` measures one screen alone.
 */
export async function screens(asked: string[]): Promise<void> {
  const unknown = asked.find((name) => !SCREENS[name]);
  if (unknown) throw new Error(`There is no screen "${unknown}". There are: ${Object.keys(SCREENS).join(', ')}.`);
  const chosen = Object.entries(SCREENS).filter(([name]) => asked.length === 0 || asked.includes(name));
  await withDemo(async (browser, origin) => {
    console.log('\n| screen | interaction | median ms | worst ms |\n|---|---|---|---|');
    const bounds: { text: string; isReached: boolean }[] = [];
    for (const [name, screen] of chosen) {
      const times = new Map<string, number[]>(screen.actions.map((action) => [action.name, []]));
      for (let round = 0; round < RUNS; round += 1) {
        const context = await openAsDemo(browser, origin);
        const page = await context.newPage();
        await page.addInitScript(noteInteractions, SHORTEST_MS);
        await page.goto(origin + screen.path);
        await screen.ready(page);
        await page.waitForTimeout(SETTLED_MS * 2);
        await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
        for (const action of screen.actions) times.get(action.name)?.push(await measure(page, action));
        await context.close();
      }
      for (const [action, own] of times) {
        console.log(`| ${name} | ${action} | ${Math.round(median(own))} | ${Math.round(Math.max(...own))} |`);
        const text = `${name}, ${action}: ${Math.round(median(own))} ms, at most ${AT_MOST_MS}`;
        bounds.push({ text, isReached: median(own) <= AT_MOST_MS });
      }
    }
    for (const { text, isReached } of bounds) printBound(text, isReached);
  });
}

/** The slowest interaction of an action; those that nobody could notice count as nothing. */
async function measure(page: Page, { act }: Action): Promise<number> {
  await page.evaluate(() => {
    document.documentElement.dataset.slowestMs = '0';
  });
  await act(page);
  await page.waitForTimeout(SETTLED_MS);
  return Number(await page.evaluate(() => document.documentElement.dataset.slowestMs));
}

/** Runs in the page: keeps the longest time from an input to the next picture. */
function noteInteractions(durationThreshold: number): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isInteraction = 'interactionId' in entry && Number(entry.interactionId) > 0;
      const { dataset } = document.documentElement;
      if (isInteraction && entry.duration > Number(dataset.slowestMs ?? 0)) dataset.slowestMs = String(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit);
}
