import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Faces that every first screen is set in; fetched with the styles, not after them. */
const FIRST_FACES = /(?:newsreader-latin-opsz-normal|geist-latin-wght-normal)-[^/]*\.woff2$/;

/** Lets the documents of the product ask for the first faces at once. */
export function preloadFaces(): Plugin {
  return {
    name: 'tessera:preload-faces',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {}, path }) =>
        path.includes('playground')
          ? []
          : Object.keys(bundle)
              .filter((name) => FIRST_FACES.test(name))
              .map(preload),
    },
  };
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
