import type { Page } from '@playwright/test';

/** Presses a key until something has the focus: a person who sees no screen finds it the same way. */
export async function pressUntilFocused(page: Page, key: 'Tab' | 'Shift+Tab', name: string | RegExp): Promise<void> {
  const seen: string[] = [];
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press(key);
    const label = await page.evaluate(() => {
      const node = document.activeElement;
      // After the last control of the page comes the browser's own frame, where nothing of the page has the focus.
      if (!node || node === document.body) return '';
      const hasLabels =
        node instanceof HTMLSelectElement || node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement;
      const labels = hasLabels ? [...(node.labels ?? [])] : [];
      return node.getAttribute('aria-label') ?? (labels.map((one) => one.textContent).join(' ') || node.textContent);
    });
    seen.push(label ?? '');
    if (typeof name === 'string' ? label?.trim() === name : name.test(label ?? '')) return;
  }
  throw new Error(`${name} never had the focus, but ${seen.join(' | ')}`);
}
