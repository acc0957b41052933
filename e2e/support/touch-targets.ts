import type { Page } from '@playwright/test';

/** A finger's width in CSS pixels: WCAG 2.5.5, and what Apple asks for. */
const FINGER_PX = 44;

/**
 * Presses every control on screen, without pressing: how far around its middle a finger still meets it, or its label.
 * Gives one line for each that is smaller than a finger. Links in running text are as high as their line.
 */
export async function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((fingerPx) => {
    const CONTROLS =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=menuitem], [role=option]';
    /** What opens over the page takes all presses. */
    const scope =
      document.querySelector('[role=dialog], [role=alertdialog], dialog[open], [role=menu]') ?? document.body;

    const isShown = (element: HTMLElement) => {
      const { width, height } = element.getBoundingClientRect();
      const { visibility, opacity, pointerEvents } = getComputedStyle(element);
      const isThere = width > 1 && height > 1 && visibility === 'visible' && pointerEvents !== 'none';
      return isThere && opacity !== '0' && !element.closest('[inert], [aria-hidden=true], .sr-only');
    };
    /** Words beside it on the same line: then the line's height is its own. */
    const isInText = (element: HTMLElement) => {
      if (getComputedStyle(element).display !== 'inline') return false;
      const own = element.textContent ?? '';
      const around = element.parentElement?.closest('p, li, dd, td, div, label, span, h1, h2, h3')?.textContent ?? '';
      return around.replace(own, '').trim() !== '';
    };
    const meets = (element: HTMLElement, x: number, y: number) => {
      const met = document.elementFromPoint(x, y);
      if (!met) return false;
      if (element.contains(met)) return true;
      const label = met.closest('label');
      return label !== null && (label as HTMLLabelElement).control === element;
    };
    const reach = (element: HTMLElement, [x, y]: [number, number], [stepX, stepY]: [number, number]) => {
      let far = 0;
      while (far < fingerPx && meets(element, x + stepX * (far + 1), y + stepY * (far + 1))) far += 1;
      return far;
    };
    const measure = (element: HTMLElement) => {
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      const middle: [number, number] = [box.left + box.width / 2, box.top + box.height / 2];
      if (!meets(element, ...middle)) return null;
      const width = 1 + reach(element, middle, [-1, 0]) + reach(element, middle, [1, 0]);
      const height = 1 + reach(element, middle, [0, -1]) + reach(element, middle, [0, 1]);
      return { width, height };
    };
    const describe = (element: HTMLElement) => {
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      const field = element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? element.name) : '';
      return `${element.tagName.toLowerCase()} “${(name || field || element.className).slice(0, 40)}”`;
    };

    const small: string[] = [];
    for (const element of scope.querySelectorAll<HTMLElement>(CONTROLS)) {
      if (!isShown(element) || isInText(element)) continue;
      const size = measure(element);
      // What something else lies over can't be pressed at all.
      if (size && (size.width < fingerPx || size.height < fingerPx)) {
        small.push(`${describe(element)}: ${size.width} × ${size.height}`);
      }
    }
    return small;
  }, FINGER_PX);
}
