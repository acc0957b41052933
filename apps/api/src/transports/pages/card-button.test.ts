import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('the script is small, keeps nothing in the browser, and any site may load it', async () => {
  const response = await fetch(`${server.origin}/card-button.js`);
  const text = await response.text();
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(Buffer.byteLength(text)).toBeLessThan(3072);
  expect(text).not.toMatch(/cookie|localStorage|fetch\(|eval|innerHTML/);
});

/** A page of another site that has the tag. */
async function load(attributes: string) {
  const dom = new JSDOM(
    `<!doctype html><body><script src="${server.origin}/card-button.js" ${attributes}></script></body>`,
    {
      url: 'https://shop.example/',
      runScripts: 'dangerously',
      resources: 'usable',
      beforeParse(window) {
        // jsdom has no constructed sheets.
        Object.assign(window, {
          CSSStyleSheet: class {
            replaceSync() {}
          },
        });
      },
    },
  );
  await new Promise((resolve) => dom.window.addEventListener('load', resolve));
  return dom.window.document;
}

test('a press shows the card, Escape puts it away, and nothing is asked for before', async () => {
  const document = await load('data-card="/asha/principal" data-label="Talk to Asha" data-side="left"');
  const [host] = [...document.body.children].filter(({ shadowRoot }) => shadowRoot);
  const root = host?.shadowRoot;
  const button = root?.querySelector('button');
  expect([host?.getAttribute('side'), button?.textContent]).toEqual(['left', 'Talk to Asha']);
  expect([root?.querySelector('iframe'), button?.getAttribute('aria-expanded')]).toEqual([null, 'false']);
  button?.click();
  expect(root?.querySelector('iframe')?.src).toBe(`${server.origin}/embed/asha/principal`);
  expect(root?.querySelector('a')?.href).toBe(`${server.origin}/asha/principal?utm_medium=website`);
  expect(button?.getAttribute('aria-expanded')).toBe('true');
  const { KeyboardEvent } = document.defaultView ?? {};
  if (KeyboardEvent) button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(root?.querySelector('div')?.hidden).toBe(true);
});

test.each(['data-card="https://evil.example/a/b"', 'data-card="javascript:alert(1)"', ''])(
  'leads to cards of this site alone: %s',
  async (attributes) => {
    const document = await load(attributes);
    expect([...document.body.children].filter(({ shadowRoot }) => shadowRoot)).toEqual([]);
  },
);
