/**
 * The script of `/card-button.js`: a button that floats on other people's sites and shows a card. It stays out of the page's styles
 * (shadow root), keeps nothing in the browser, and asks this server for nothing before it is pressed.
 */
export const CARD_BUTTON = `(() => {
  const script = document.currentScript;
  const { card = '', label = 'My card', side = 'right', color = '#17191e' } = script.dataset;
  const home = new URL(script.src);
  const page = new URL(card, home);
  if (page.origin !== home.origin || page.pathname.split('/').length !== 3) return;
  page.search = '?utm_medium=website';
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(\`
    :host { all: initial; position: fixed; bottom: 20px; z-index: 2147483000; font: 500 15px/1 system-ui, sans-serif }
    :host([side=right]) { right: 20px } :host([side=left]) { left: 20px }
    button, a { font: inherit; border: 0; border-radius: 999px; padding: 14px 20px; cursor: pointer; color: #fff; text-decoration: none }
    button { background: var(--c); box-shadow: 0 4px 16px #0004 }
    :focus-visible { outline: 3px solid #fff; box-shadow: 0 0 0 6px #17191e }
    div { position: absolute; bottom: 58px; width: min(360px, calc(100vw - 40px)); background: #17191e; border-radius: 14px;
      padding: 10px; box-sizing: border-box; box-shadow: 0 8px 32px #0006 }
    :host([side=right]) div { right: 0 } :host([side=left]) div { left: 0 }
    div[hidden] { display: none }
    iframe { display: block; width: 100%; aspect-ratio: 1.75; border: 0; border-radius: 8px; color-scheme: light }
    a { display: block; text-align: center; padding: 14px 0 6px }
  \`);
  root.adoptedStyleSheets = [sheet];
  host.setAttribute('side', side === 'left' ? 'left' : 'right');
  const make = (name, facts) => Object.assign(document.createElement(name), facts);
  const panel = make('div', { hidden: true });
  const button = make('button', { type: 'button', textContent: label });
  button.style.setProperty('--c', color);
  const show = (isOpen) => {
    if (isOpen && !panel.firstChild) {
      const frame = make('iframe', { src: home.origin + '/embed' + page.pathname, title: label });
      panel.append(frame, make('a', { href: page.href, target: '_blank', rel: 'noopener', textContent: label + ' ↗' }));
    }
    panel.hidden = !isOpen;
    button.setAttribute('aria-expanded', isOpen);
  };
  show(false);
  button.onclick = () => show(panel.hidden);
  root.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') { show(false); button.focus(); }
  });
  root.append(panel, button);
  const mount = () => document.body.append(host);
  document.body ? mount() : addEventListener('DOMContentLoaded', mount);
})();
`;
