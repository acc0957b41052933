/** Light or dark, as a person chose on a device; `system` follows the device, and is not kept. */
export const APPEARANCES = ['light', 'dark', 'system'] as const;
export type Appearance = (typeof APPEARANCES)[number];

/** The key in the browser's storage under which `light` or `dark` stands. */
export const APPEARANCE_KEY = 'appearance';

/** What names a button's choice on pages that have no program of their own for it. */
export const APPEARANCE_ATTRIBUTE = 'data-appearance';

/**
 * Runs in the head of a document before anything is drawn, so that nothing flashes. Puts the choice on the root element and
 * on the tags of `theme-color`, follows other tabs, and serves the buttons of the footer. The content security policy
 * allows this very text.
 */
export const APPEARANCE_SCRIPT = `(function () {
  var key = '${APPEARANCE_KEY}', root = document.documentElement;
  function read() {
    try { var kept = localStorage.getItem(key); } catch (error) {}
    return kept === 'light' || kept === 'dark' ? kept : 'system';
  }
  function show() {
    var choice = read();
    if (choice === 'system') root.removeAttribute('data-scheme');
    else root.setAttribute('data-scheme', choice);
    document.querySelectorAll('meta[name=theme-color]').forEach(function (meta) {
      var own = meta.getAttribute('data-media') || meta.media;
      meta.setAttribute('data-media', own);
      meta.media = choice === 'system' ? own : own.indexOf(choice) > 0 ? 'all' : 'not all';
    });
    document.querySelectorAll('[${APPEARANCE_ATTRIBUTE}]').forEach(function (button) {
      button.setAttribute('aria-pressed', String(button.getAttribute('${APPEARANCE_ATTRIBUTE}') === choice));
    });
  }
  show();
  document.addEventListener('DOMContentLoaded', show);
  addEventListener('storage', function (event) { if (event.key === key || event.key === null) show(); });
  document.addEventListener('click', function (event) {
    var button = event.target instanceof Element && event.target.closest('[${APPEARANCE_ATTRIBUTE}]');
    if (!button) return;
    var choice = button.getAttribute('${APPEARANCE_ATTRIBUTE}');
    try { if (choice === 'system') localStorage.removeItem(key); else localStorage.setItem(key, choice); } catch (error) {}
    dispatchEvent(new StorageEvent('storage', { key: key }));
  });
})();`;
