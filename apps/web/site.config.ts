import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * What every page of the marketing site starts with is one file, and what some of them share another: cut into the thirty
 * that sharing alone would make, it weighs 5 kB more and a phone asks thirty times.
 */
export const siteChunks = [
  {
    name: 'base',
    test: new RegExp(
      [
        'node_modules/(?:react|react-dom|scheduler|clsx)/',
        'lucide-react/dist/esm/(?!icons/)',
        'ui/src/(?:avatar|button|chip|toast|wordmark)\\.',
        'web/src/(?:paths|product|styles)\\.',
        // Styles that would be files of their own, which hold the first picture back.
        'web/src/(?:card-face/card-face|routes/home/closing)\\.css',
        'web/src/session/(?:session|storage|sign-out)\\.',
        'web/src/shell/(?:avatar-menu|footer|navigation|public-shell|skip-link|top-bar)\\.',
      ].join('|'),
    ),
  },
  {
    name: 'site-parts',
    test: /web\/src\/(?:site\/(?:faq|section|soon-mark|sample-preview)|plans\/|content\/plans)/,
  },
];

/** Faces that every first screen is set in; fetched with the styles, not after them. */
const FIRST_FACES = /(?:newsreader-latin-opsz-normal|geist-latin-wght-normal)-[^/]*\.woff2$/;

/** Documents that come with their content; for them the script is the last thing to be waited for. */
const COMPLETE_DOCUMENTS = /\/(?:site|card)\.html$/;

/** The order in which a document fetches its files: the first faces at once, and scripts after what is seen. */
export function orderLoading(): Plugin {
  return {
    name: 'tessera:order-loading',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, path }) {
        if (path.includes('playground')) return html;
        const faces = Object.keys(bundle).filter((name) => FIRST_FACES.test(name));
        return { html: COMPLETE_DOCUMENTS.test(path) ? putScriptsLast(html) : html, tags: faces.map(preload) };
      },
    },
  };
}

function putScriptsLast(html: string): string {
  return html.replace(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"');
}

function preload(fileName: string): HtmlTagDescriptor {
  const attrs = { rel: 'preload', href: `/${fileName}`, as: 'font', type: 'font/woff2', crossorigin: true };
  return { tag: 'link', attrs, injectTo: 'head-prepend' };
}

/** Renders the marketing site when the server's bundle is complete, into `site.json` beside it. */
export function prerenderSite(): Plugin {
  return {
    name: 'tessera:prerender-site',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      // The query, because a watching build would get the module of its first run again.
      const bundle = await import(`${pathToFileURL(join(dir, 'entry-server.js')).href}?${Date.now()}`);
      await writeFile(join(dir, 'site.json'), JSON.stringify(await bundle.renderSite()));
    },
  };
}
