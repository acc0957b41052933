import { CARD_BUTTON } from '@tessera/domain';
import { afterEach, expect, test, vi } from 'vitest';

const ORIGIN = 'https://tessera.example';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

/** Runs the script as a page of another site that has its tag does; gives what it adds. */
function run(facts: Record<string, string>) {
  // jsdom has no constructed sheets.
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  );
  const script = Object.assign(document.createElement('script'), { src: `${ORIGIN}/card-button.js` });
  Object.assign(script.dataset, facts);
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  new Function(CARD_BUTTON)();
  return document.body.firstElementChild;
}

test('a press shows the card, Escape puts it away, and nothing is asked for before', () => {
  const host = run({ card: '/asha/principal', label: 'Talk to Asha', side: 'left' });
  const root = host?.shadowRoot;
  const button = root?.querySelector('button');
  expect([host?.getAttribute('side'), button?.textContent]).toEqual(['left', 'Talk to Asha']);
  expect([root?.querySelector('iframe'), button?.getAttribute('aria-expanded')]).toEqual([null, 'false']);
  button?.click();
  expect(root?.querySelector('iframe')?.src).toBe(`${ORIGIN}/embed/asha/principal`);
  expect(root?.querySelector('a')?.href).toBe(`${ORIGIN}/asha/principal?utm_medium=website`);
  expect(button?.getAttribute('aria-expanded')).toBe('true');
  button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(root?.querySelector('div')?.hidden).toBe(true);
});

test.each(['https://evil.example/a/b', 'javascript:alert(1)', ''])(
  'leads to cards of its own site alone: %j',
  (card) => {
    expect(run({ card })).toBeNull();
  },
);
