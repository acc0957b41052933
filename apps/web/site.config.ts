import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { APPEARANCE_SCRIPT } from '@tessera/domain';
import { LANGUAGE_TAGS } from '@tessera/texts';
import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The face that every first screen is read in. The serif may follow: two at once hold the styles back on a slow line. */
const FIRST_FACES = /geist-latin-wght-normal-[^/]*\.woff2$/;

/** The first faces are fetched at once, not when the styles have come. */
export function preloadFaces(): Plugin {
  return {
    name: 'tessera:preload-faces',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, path }) {
        // The one has faces of its own, the other the face of one theme.
        if (/playground|embed/.test(path)) return html;
        const faces = Object.keys(bundle).filter((name) => FIRST_FACES.test(name));
        return { html, tags: faces.map(preload) };
      },
    },
  };
}

/** Puts the script that shows the chosen appearance into the documents that have a place for it. */
export function inlineAppearance(): Plugin {
  return {
    name: 'tessera:inline-appearance',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace('<!--appearance-->', () => `<script>${APPEARANCE_SCRIPT}</script>`),
    },
  };
}

function preload(fileName: string): HtmlTagDescriptor {
  const attrs = { rel: 'preload', href: `/${fileName}`, as: 'font', type: 'font/woff2', crossorigin: true };
  return { tag: 'link', attrs, injectTo: 'head-prepend' };
}

/** Renders the marketing site in each language when the server's bundle is complete, into `site.hi.json` and the like beside it. */
export function prerenderSite(): Plugin {
  return {
    name: 'tessera:prerender-site',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      for (const language of LANGUAGE_TAGS) {
        // The time, because a watching build would get the module of its first run again.
        const query = `language=${language}&at=${Date.now()}`;
        const bundle = await import(`${pathToFileURL(join(dir, 'entry-server.js')).href}?${query}`);
        await writeFile(join(dir, `site.${language}.json`), JSON.stringify(await bundle.renderSite()));
      }
    },
  };
}

/** Larger files belong to the playground alone, and would take longer than the rest of the build. */
const COMPRESSED_MOST_BYTES = 700_000;

/** Writes `.br` beside each script and style: compressed once and best, instead of fast with each request. */
export function compressAssets(): Plugin {
  return {
    name: 'tessera:compress-assets',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const assets = join(dir, 'assets');
      const names = (await readdir(assets)).filter((name) => /\.(?:css|js|svg)$/.test(name));
      await Promise.all(
        names.map(async (name) => {
          const content = await readFile(join(assets, name));
          if (content.length > COMPRESSED_MOST_BYTES) return;
          await writeFile(join(assets, `${name}.br`), await promisify(brotliCompress)(content));
        }),
      );
    },
  };
}
