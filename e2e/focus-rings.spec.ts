import { expect, type Page, test } from '@playwright/test';
import { createAccount, openDevice } from './support/account.ts';

const SCREENS = ['/dashboard/cards', '/dashboard/contacts', '/dashboard/chat', '/dashboard/settings', '/pricing'];
const WIDTHS = [1280, 390];
/** So many stops of the Tab key a screen: the frame, and the controls at its top. */
const STOPS = 40;

/** Runs in the page: what is wrong with the ring of the focused control; null for nothing, and 'end' past the last one. */
function inspectFocus(): string | null {
  const control = document.activeElement;
  if (!(control instanceof HTMLElement) || control === document.body || control.id === 'main') return 'end';
  // A field of several parts, and a control that hides its own input, have the ring around them.
  const around = [control.parentElement, control.parentElement?.parentElement];
  around.push(around[1]?.parentElement);
  const own = getComputedStyle(control).opacity === '0' ? null : control;
  const drawn = [own, control.closest('label'), control.nextElementSibling, ...around].filter(
    (one) => one instanceof HTMLElement,
  );
  const ringed = drawn.find((one) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
    return (
      (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || (boxShadow !== 'none' && one === control)
    );
  });
  const name = `${control.tagName} “${(control.ariaLabel ?? control.textContent ?? '').trim().slice(0, 40)}”`;
  if (!ringed) return `${name} has no ring`;
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(ringed);
  if (outlineStyle === 'none') return null;
  const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  const box = ringed.getBoundingClientRect();
  for (let outer = ringed.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(outer);
    const edge = outer.getBoundingClientRect();
    const isCutAcross =
      overflowX !== 'visible' && (box.left - reach < edge.left - 0.5 || box.right + reach > edge.right + 0.5);
    const isCutAlong =
      overflowY !== 'visible' && (box.top - reach < edge.top - 0.5 || box.bottom + reach > edge.bottom + 0.5);
    if (isCutAcross || isCutAlong) return `${name} is cut off by ${outer.tagName}.${outer.className.slice(0, 60)}`;
    if (position === 'fixed') break;
  }
  return null;
}

async function findBadRings(page: Page): Promise<{ problems: string[]; stops: number }> {
  const problems: string[] = [];
  for (let stops = 0; stops < STOPS; stops++) {
    await page.keyboard.press('Tab');
    const problem = await page.evaluate(inspectFocus);
    if (problem === 'end') return { problems, stops };
    if (problem) problems.push(problem);
  }
  return { problems, stops: STOPS };
}

for (const width of WIDTHS) {
  test(`whatever the keyboard reaches has a ring that nothing cuts off, at ${width} px`, async ({ browser }) => {
    const device = await openDevice(browser, await createAccount('Key Board'), { viewport: { width, height: 800 } });
    for (const path of SCREENS) {
      const page = await device.newPage();
      await page.goto(path);
      await page.locator('h1').first().waitFor();
      // The frame that comes with the document makes place for the app.
      await expect(page.locator('[data-frame]')).toHaveCount(0);
      const { problems, stops } = await findBadRings(page);
      expect(problems, path).toEqual([]);
      expect(stops, path).toBeGreaterThan(5);
      await page.close();
    }
    await device.close();
  });
}

test('a press of the pointer draws no ring', async ({ browser }) => {
  const device = await openDevice(browser, await createAccount('Mouse Only'));
  const page = await device.newPage();
  await page.goto('/dashboard/cards');
  const button = page.getByRole('button', { name: /your account/ });
  await button.click();
  expect(await button.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('none');
  await page.goto('/dashboard/builder');
  const tab = page.getByRole('tab', { name: 'Personal' });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(tab).toBeFocused();
  expect(await tab.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('none');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Portfolio' })).toBeFocused();
  await device.close();
});
