import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What the scheme changes: everything else was looked at in the light one. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

/**
 * Looks at what is on screen, on a phone and on a desk, light and dark, and with larger letters. Gives one line for each thing that is wrong:
 * where, which rule (or a page that is too wide), and at which elements.
 */
export async function findProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  await Promise.all(page.frames().map((frame) => frame.evaluate(axe.source)));
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(finishTransitions);
      // Schemes differ in colours alone: what doesn't fit in one, fits in neither.
      const layout = colorScheme === 'light' ? [...(await findOverflow(page)), ...(await findBrokenWords(page))] : [];
      const found = [...(await findViolations(page, colorScheme)), ...layout];
      problems.push(...found.map((text) => `${size.width} px, ${colorScheme}: ${text}`));
    }
  }
  return [...problems, ...(await findLargeTextOverflow(page))];
}

/**
 * The page in a language whose words are 40 % longer and full of accents, on a phone and on a desk: what leads out of it. What
 * people wrote stays as it is.
 */
export async function findLongTextOverflow(page: Page): Promise<string[]> {
  await page.evaluate(lengthenTexts);
  const problems: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    problems.push(...(await findOverflow(page)).map((text) => `${size.width} px, longer words: ${text}`));
  }
  return problems;
}

function lengthenTexts(): void {
  const accents: Record<string, string> = { a: 'à', e: 'ê', i: 'ï', o: 'ô', u: 'ü', n: 'ñ', c: 'ç', y: 'ý' };
  const written = '[dir=auto], [dir=ltr], bdi, code, kbd, pre, time, textarea, script, style, [data-theme], .num';
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (node.parentElement?.closest(written)) continue;
    node.nodeValue = (node.nodeValue ?? '').replace(/\p{L}{2,}/gu, (word) => {
      const accented = word.replace(/[aeiouncy]/g, (letter) => accents[letter] ?? letter);
      return accented + 'ëïöŷä'.repeat(4).slice(0, Math.ceil(word.length * 0.4));
    });
  }
}

/** What a page in another language gets wrong on a phone and on a desk: its layout at both sizes, and its barriers once. */
export async function findProblemsOfLanguage(page: Page): Promise<string[]> {
  const problems: string[] = [];
  await Promise.all(page.frames().map((frame) => frame.evaluate(axe.source)));
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const layout = [
      ...(await findOverflow(page)),
      ...(await findBrokenWords(page)),
      ...(await findTurnedNumbers(page)),
    ];
    problems.push(...layout.map((text) => `${size.width} px: ${text}`));
  }
  return [...problems, ...(await findViolations(page, 'light'))];
}

/** Letters twice as large, as people set them in their browser, on a phone and on a desk: nothing may lead out of the page. */
async function findLargeTextOverflow(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  // Media queries go by the browser's letters, so a style on the page would not do.
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  const problems: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    problems.push(
      ...(await findSidewaysScroll(page)).map((text) => `${size.width} px, letters twice as large: ${text}`),
    );
  }
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  await browser.detach();
  return problems;
}

async function findSidewaysScroll(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    const guilty = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 1,
    );
    const places = guilty.slice(0, 5).map(({ tagName, className }) => `${tagName.toLowerCase()}.${className}`);
    return [`the page scrolls sideways because of ${places.join(' | ')}`];
  });
}

/** Short words that go on in the next line: their place is too narrow, and they stand there letter by letter. */
async function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      // What only screen readers read is one pixel wide.
      if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.getBoundingClientRect().width <= 1) continue;
      for (const { index, 0: word } of (node.nodeValue ?? '').matchAll(/(?<!\S)\p{L}{2,12}(?!\S)/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`“${word}” is broken at ${parent.tagName.toLowerCase()}.${parent.className}`);
      }
    }
    return found;
  });
}

/** Telephone numbers and house numbers that a page which runs to the left has turned around. */
async function findTurnedNumbers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const leftOf = (node: Node, at: number) => {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect();
    };
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      for (const { index, 0: number } of (node.nodeValue ?? '').matchAll(
        /\+\d[\d ]{6,}\d|\d+ [A-Z][a-z]+ [A-Z][a-z]+/g,
      )) {
        const [first, last] = [leftOf(node, index), leftOf(node, index + number.length - 1)];
        if (first.width > 0 && first.top === last.top && first.left > last.left)
          found.push(`“${number}” is turned around`);
      }
    }
    return found;
  });
}

/** Colours on their way from one scheme to the other are neither's. What runs for ever, such as a skeleton, is not awaited. */
async function finishTransitions(): Promise<void> {
  const isEnding = ({ effect, playState }: Animation) =>
    playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(isEnding)
      .map(({ finished }) => finished),
  );
}

async function findViolations(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  const runOnly: RunOptions['runOnly'] =
    colorScheme === 'light' ? { type: 'tag', values: TAGS } : { type: 'rule', values: COLOUR_RULES };
  const options: RunOptions = { runOnly, resultTypes: ['violations'] };
  const { violations } = await page.evaluate((given) => window.axe.run(document, given), options);
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}

/** Whatever can be scrolled sideways: the page, or a part of it such as a dialog. */
async function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const describe = ({ tagName, className }: Element) => `${tagName.toLowerCase()}.${className}`;
    const isTooWide = (element: Element) => element.scrollWidth > element.clientWidth;
    const parts = [...document.querySelectorAll('body *')].filter(
      (element) => isTooWide(element) && /auto|scroll/.test(getComputedStyle(element).overflowX),
    );
    const wide = isTooWide(document.documentElement) ? [document.documentElement, ...parts] : parts;
    return wide.map((part) => {
      const edge = part.getBoundingClientRect().left + part.clientWidth;
      const guilty = [...part.querySelectorAll('*')].filter((inner) => inner.getBoundingClientRect().right > edge + 1);
      return `${describe(part)} scrolls sideways because of ${guilty.slice(0, 5).map(describe).join(' | ')}`;
    });
  });
}
