import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ADDRESSES, type Address, OPERATOR_MARK, OPERATOR_META } from '@tessera/domain';
import { directionOf, LANGUAGE_TAGS, type LanguageTag, type Text } from '@tessera/texts';
import { render } from '@tessera/texts/render';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../../infra/html.ts';
import { linkEarlyData, linkPreloads, linkStyles, type Manifest, readManifest } from './built-files.ts';
import { type DocumentTexts, readDocumentTexts } from './document-texts.ts';
import { type Head, renderHead } from './head.ts';

/** What is rendered for a request: pages whose content depends on data, and the dashboard's frame. */
export type RenderedPage =
  | 'dashboard-frame'
  | 'needs-script'
  | 'directory'
  | 'card'
  | 'missing-card'
  | 'profile'
  | 'embedded-card'
  | 'developers'
  | 'exchange-form'
  | 'lead'
  | 'payment'
  | 'test-checkout'
  | 'test-account';

/** The web app's documents: the app, the marketing site, a public card and one on other sites, forms without script, the documentation for integrators, the playground. */
export type DocumentName = 'index' | 'site' | 'card' | 'embed' | 'exchange' | 'developers' | 'playground';

/** A page of the marketing site, rendered when the web app was built. */
export interface SitePage {
  path: string;
  title: string;
  description: string;
  /** schema.org objects; `{origin}` stands for ours. */
  jsonLd?: object;
  /** HTML of its content. */
  body: string;
  /** Tags for its own scripts and styles. */
  links: string;
  /** Its source file, which no other page loads. */
  module: string;
}

/** HTML that goes into a document. */
export interface DocumentContent {
  body: string;
  links?: string;
  /** The source files that it loads at once. */
  modules?: readonly string[];
  /** What takes the app's place where there is no JavaScript. */
  withoutScript?: string;
}

/** The built web app in one language, or its sources during development. */
export interface Site {
  isBuilt: boolean;
  root: string;
  language: LanguageTag;
  /** By address; empty during development. */
  pages: ReadonlyMap<string, SitePage>;
  /** What the document of the app's screen at this address fetches along with it. */
  screen(path: string): Pick<DocumentContent, 'links' | 'modules'>;
  /** The same in another language. */
  in(language: LanguageTag): Site;
  /** What `t` has just said, in the site's language. */
  say(text: Text): string;
  /** The content of a page that depends on data; '' during development, when it comes with the script. */
  render(page: RenderedPage, props: unknown): string;
  /** The document with this head, and with that content in its body. */
  document(name: DocumentName, head: Head, content?: DocumentContent): Promise<string>;
}

interface ServerBundle {
  /** By the address's name: the modules of its screen. */
  screenModules: Partial<Record<string, readonly string[]>>;
  /** The names of the addresses whose data is asked for with the document. */
  earlyScreens: readonly string[];
  render(page: RenderedPage, props: unknown): string;
}

/**
 * Opens the web app in `root`, in English. Sources have no server bundle: their content comes with the script. `operator` is
 * who the footer says runs the product; undefined where nobody is named.
 */
export async function openSite(root: string, operator?: string): Promise<Site> {
  const manifest = await readManifest(join(root, '.vite/manifest.json'));
  const texts = await readDocumentTexts(root, manifest);
  const templates = new Map<DocumentName, string>();
  const inLanguage = new Map<LanguageTag, Site>();
  for (const language of LANGUAGE_TAGS)
    inLanguage.set(language, await openLanguage(language, { root, operator, manifest, texts, templates, inLanguage }));
  return bySite(inLanguage, 'en');
}

function bySite(sites: ReadonlyMap<LanguageTag, Site>, language: LanguageTag): Site {
  const site = sites.get(language);
  if (!site) throw new Error(`The web app does not speak “${language}”.`);
  return site;
}

/** What the web app in all languages shares. */
interface Opened {
  root: string;
  operator: string | undefined;
  manifest: Manifest;
  texts: DocumentTexts;
  templates: Map<DocumentName, string>;
  inLanguage: ReadonlyMap<LanguageTag, Site>;
}

async function openLanguage(
  language: LanguageTag,
  { root, operator, manifest, texts, templates, inLanguage }: Opened,
): Promise<Site> {
  const server = join(root, '../server');
  // Each language is a program of its own, so that no request can be answered in another one's.
  const bundle = await importBundle(join(server, 'entry-server.js'), language);
  const links = readScreenLinks(bundle, manifest);
  const pages = bundle ? await readPages(join(server, `site.${language}.json`), manifest) : new Map<string, SitePage>();
  const siteModules = [...pages.values()].map(({ module }) => module);
  async function template(name: DocumentName): Promise<string> {
    const kept = templates.get(name);
    if (kept) return kept;
    const text = await readFile(join(root, `${name}.html`), 'utf8');
    if (bundle) templates.set(name, text);
    return text;
  }
  function textsTag(name: DocumentName, modules: readonly string[]): string {
    const sources = [`${name}.html`, ...modules];
    // A screen that is not known beforehand brings all texts along.
    if (name === 'index')
      return texts.tag(language, { sources: [...sources, PUBLIC_LAYOUT], isWhole: modules.length === 0 });
    const without = name === 'site' ? siteModules.filter((module) => !modules.includes(module)) : [];
    return texts.tag(language, { sources, isWhole: true, without });
  }
  return {
    isBuilt: bundle !== null,
    root,
    language,
    pages,
    screen: (path) => links.get(path.replace(/(.)\/$/, '$1')) ?? {},
    in: (other) => bySite(inLanguage, other),
    say: (text) => render(text, language),
    render: (page, props) => bundle?.render(page, props) ?? '',
    async document(name, head, { body, links = '', modules = [], withoutScript = '' } = { body: '' }) {
      const tags = [renderHead(head), operator && operatorTag(operator), textsTag(name, modules), links]
        .filter(Boolean)
        .join('\n    ');
      // Functions, because a replacement text would have its `$` read as patterns.
      return (await template(name))
        .replace('<html lang="en"', () => `<html lang="${language}" dir="${directionOf(language)}"`)
        .replace('<!--head-->', () => tags)
        .replace('<!--body-->', () => body.replaceAll(OPERATOR_MARK, () => escapeHtml(operator ?? PRODUCT_NAME)))
        .replace('<!--noscript-->', () => withoutScript);
    },
  };
}

/** What stands around the app's public screens, before it is known which of them there will be. */
const PUBLIC_LAYOUT = 'src/app/frame/public-layout.tsx';

/** What stands in the footer when nobody is named. */
const PRODUCT_NAME = 'Tessera';

function operatorTag(operator: string): string {
  return `<meta name="${OPERATOR_META}" content="${escapeHtml(operator)}" />`;
}

async function readPages(file: string, manifest: Manifest): Promise<Map<string, SitePage>> {
  const pages = JSON.parse(await readFile(file, 'utf8')) as Omit<SitePage, 'links'>[];
  return new Map(pages.map((page) => [page.path, { ...page, links: linkStyles(manifest, page.module, 'site.html') }]));
}

/** Screens by their own address, without what follows it. */
function readScreenLinks(
  bundle: ServerBundle | null,
  manifest: Manifest,
): Map<string, Pick<DocumentContent, 'links' | 'modules'>> {
  const screens = Object.entries<Address>(ADDRESSES).map(([name, { path }]) => {
    const early = bundle?.earlyScreens.includes(name) ? `${linkEarlyData(manifest, name)}\n    ` : '';
    const modules = bundle?.screenModules[name] ?? [];
    return [
      path.replace(/\/:.*/, ''),
      { links: early + linkPreloads(manifest, modules, 'index.html'), modules },
    ] as const;
  });
  return new Map(screens.filter(([, { links, modules }]) => links !== '' || modules.length > 0));
}

async function importBundle(file: string, language: LanguageTag): Promise<ServerBundle | null> {
  try {
    return (await import(`${pathToFileURL(file).href}?language=${language}`)) as ServerBundle;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return null;
    throw error;
  }
}

/** Answers with a document that is asked for anew each time: it names the files of the newest build. */
export async function sendHtml(
  reply: FastifyReply,
  html: Promise<string>,
  cacheControl: 'no-cache' | 'no-store' = 'no-cache',
) {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', cacheControl)
    .send(await html);
}
