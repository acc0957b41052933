import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { OPERATOR_MARK } from '@tessera/domain';
import { LANGUAGE_TAGS } from '@tessera/texts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSite } from './site.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-site-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, content: string | object): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
}

const head = {
  title: 'Prices',
  description: 'What it costs.',
  canonical: 'https://t.example/pricing',
  isIndexed: true,
};
const page = { path: '/pricing', title: 'Prices', description: 'What it costs.', module: 'src/pricing.tsx' };

/** As Vite and the prerendering leave it. */
function writeBuild(): void {
  write('client/site.html', '<head><!--head--></head><body><!--body--></body>');
  write('client/.vite/manifest.json', {
    'site.html': { file: 'assets/site.js', imports: ['_base.js'], css: ['assets/site.css'] },
    '_base.js': { file: 'assets/base.js', css: ['assets/base.css'] },
    'src/pricing.tsx': { file: 'assets/pricing.js', imports: ['_base.js', '_plans.js'], css: ['assets/pricing.css'] },
    '_plans.js': { file: 'assets/plans.js', imports: ['_base.js'] },
    'index.html': { file: 'assets/index.js', imports: ['_base.js'] },
    'src/delivery/early-data.ts': { file: 'assets/early-data.js' },
    'src/cards.tsx': { file: 'assets/cards.js', imports: ['_base.js', '_plans.js'] },
  });
  write(
    'server/entry-server.js',
    `export const render = (page) => '<p>' + page + '</p>';
     export const screenModules = { cards: ['src/cards.tsx'] };
     export const earlyScreens = ['cards'];`,
  );
  write('server/package.json', { type: 'module' });
  writeSites([{ ...page, body: '<h1>$& $1 for all</h1>' }]);
}

/** The same pages in every language. */
function writeSites(pages: object[]) {
  for (const language of LANGUAGE_TAGS) write(`server/site.${language}.json`, pages);
}

test('a page of the built site has its content and the styles that its document does not name itself; its scripts come later', async () => {
  writeBuild();
  const site = await openSite(join(folder, 'client'));
  const pricing = site.pages.get('/pricing');
  const html = await site.document('site', head, pricing);
  expect(html).toContain('<body><h1>$& $1 for all</h1></body>');
  expect(html).toContain('<title>Prices</title>');
  const named = [...html.matchAll(/<link rel="(\w+)".*? href="(.*?)"/g)].map((match) => match.slice(1));
  expect(named.filter(([rel]) => rel !== 'canonical')).toEqual([['stylesheet', '/assets/pricing.css']]);
});

test('the footer names who runs the server, for readers and for the page’s program', async () => {
  writeBuild();
  writeSites([{ ...page, body: `<footer>${OPERATOR_MARK}</footer>` }]);
  const readDocument = async (operator?: string) => {
    const site = await openSite(join(folder, 'client'), operator);
    return site.document('site', head, site.pages.get('/pricing'));
  };
  const html = await readDocument('Rao & Daughters · 14 Church Street');
  expect(html).toContain('<footer>Rao &amp; Daughters · 14 Church Street</footer>');
  expect(html).toContain('<meta name="operator" content="Rao &amp; Daughters · 14 Church Street" />');
  expect(await readDocument()).toContain('<footer>Tessera</footer>');
});

test('content that depends on data is rendered for each request', async () => {
  writeBuild();
  expect((await openSite(join(folder, 'client'))).render('card', {})).toBe('<p>card</p>');
});

test('a screen of the app names its scripts, but for those that the document names itself, and the one that asks for its data', async () => {
  writeBuild();
  const site = await openSite(join(folder, 'client'));
  const scripts = (path: string) =>
    [...(site.screen(path).links ?? '').matchAll(/href="(.*?)"/g)].map(([, href]) => href);
  expect(scripts('/dashboard/cards')).toEqual(['/assets/cards.js', '/assets/plans.js']);
  expect(scripts('/dashboard/cards/')).toEqual(scripts('/dashboard/cards'));
  expect(site.screen('/dashboard/cards').links).toContain(' src="/assets/early-data.js" data-screen="cards"></script>');
  expect(site.screen('/dashboard/chat')).toEqual({});
});

test('sources have no content: the script brings it', async () => {
  write('client/site.html', '<head><!--head--></head><body><!--body--></body>');
  const site = await openSite(join(folder, 'client'));
  expect(site).toMatchObject({ isBuilt: false, pages: new Map() });
  expect(site.render('card', {})).toBe('');
  expect(await site.document('site', head, site.pages.get('/pricing'))).toContain('<body></body>');
});
