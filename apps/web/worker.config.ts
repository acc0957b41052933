import type { Plugin } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import { listenForPush } from './src/delivery/push-worker.ts';

type WorkboxOptions = VitePWAOptions['workbox'];
type Caching = NonNullable<WorkboxOptions['runtimeCaching']>[number];

/** Documents whose code works offline. The playground (12 MB) and a card's public page do not belong to them. */
const KEPT_DOCUMENTS = ['index.html', 'site.html', 'offline.html'];

/**
 * What happens to requests for what is not kept from the start. The functions become part of the worker as text, so they
 * use nothing from outside themselves. `/api`, `/graphql` and everything that is no GET match no rule: the worker never
 * touches them. Nor does it touch faces of other scripts: they are immutable, so the browser’s own cache has them without
 * a network, and Firefox fails a face when the worker is stopped while it answers.
 */
export const runtimeCaching: Caching[] = [
  {
    // The app asks for its document anew each time, so that nobody is stuck on an old version; the kept shell stands in
    // for a network that is gone or takes longer than 4 s, and for a server that is just starting.
    urlPattern: ({ request, sameOrigin, url }) =>
      sameOrigin &&
      request.mode === 'navigate' &&
      /^\/(?:dashboard|signin|signup|get-started|forgot-password|join)(?:\/|$)/.test(url.pathname),
    handler: async ({ request }) => {
      const shell = () => caches.match('/app-shell.html', { ignoreSearch: true });
      const fresh = fetch(request);
      const late = new Promise((resolve) => setTimeout(resolve, 4000)).then(shell);
      const answer = await Promise.race([fresh, late]).catch(shell);
      return (answer && answer.status < 500 ? answer : await shell()) ?? fresh;
    },
  },
  {
    // Pages that are the same for everyone. With a query they may not be.
    urlPattern: ({ request, sameOrigin, url }) =>
      sameOrigin &&
      request.mode === 'navigate' &&
      url.search === '' &&
      /^\/(?:(?:hi|ar|de|es)(?:\/|$))?(?:|features|pricing|demo|contact|privacy-policy|terms|delete-account|install|help)$/.test(
        url.pathname,
      ),
    handler: 'NetworkFirst',
    options: {
      cacheName: 'pages',
      networkTimeoutSeconds: 4,
      cacheableResponse: { statuses: [200] },
      precacheFallback: { fallbackURL: '/offline.html' },
    },
  },
  {
    urlPattern: ({ request, sameOrigin, url }) =>
      sameOrigin && request.mode === 'navigate' && !/^\/(?:api|graphql|uploads|healthz|readyz)\b/.test(url.pathname),
    handler: 'NetworkOnly',
    options: { precacheFallback: { fallbackURL: '/offline.html' } },
  },
  {
    // The texts of the screens in the language that is in use; the other languages are not kept.
    urlPattern: ({ sameOrigin, url }) => sameOrigin && /^\/assets\/texts-.*\.json$/.test(url.pathname),
    handler: 'CacheFirst',
    options: { cacheName: 'texts', expiration: { maxEntries: 4 } },
  },
  {
    // A name is made once and never reused. Pictures that are not for everybody say so, and are not kept. Emptied when
    // the session changes: src/data/session/kept-pictures.ts. Videos are asked for in parts, which can't be kept.
    urlPattern: ({ sameOrigin, url }) => sameOrigin && /^\/uploads\/\w+\.webp$/.test(url.pathname),
    handler: 'CacheFirst',
    options: {
      cacheName: 'uploads',
      cacheableResponse: { statuses: [200], headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
      expiration: { maxEntries: 60 },
    },
  },
];

/** What the service worker brings along: browsers compare it, too, when they look for a new version. */
const PUSH_WORKER = 'push-worker.js';

/** Makes `/sw.js`, the service worker, at the end of the build. */
export function serviceWorker(): Plugin[] {
  let kept = new Set<string>();
  const collect: Plugin = {
    name: 'tessera:kept-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        this.emitFile({ type: 'asset', fileName: PUSH_WORKER, source: `(${listenForPush.toString()})(self);\n` });
        kept = listFiles(bundle);
      },
    },
  };
  const workbox: WorkboxOptions = {
    globPatterns: ['{index,offline}.html', 'icon.svg', 'assets/*.{js,css,svg,webp}', `assets/${LATIN_FACES}*.woff2`],
    manifestTransforms: [
      (entries) => ({
        manifest: entries
          .filter(({ url }) => kept.has(url) || !/\.(?:js|css|svg|webp)$/.test(url) || url === 'icon.svg')
          // The server fills this document in for each address; the shell is the one without an address.
          .map((entry) => ({ ...entry, url: entry.url === 'index.html' ? '/app-shell.html' : `/${entry.url}` })),
      }),
    ],
    runtimeCaching,
    importScripts: [`/${PUSH_WORKER}`],
    navigateFallback: null,
    directoryIndex: null,
    clientsClaim: true,
    // A new version waits until the person says so: src/delivery/update-bar.tsx.
    skipWaiting: false,
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
  };
  return [
    collect,
    ...VitePWA({ filename: 'sw.js', injectRegister: null, manifest: false, registerType: 'prompt', workbox }),
  ];
}

/** Faces of the product's own texts; the others are fetched when a text needs them. */
const LATIN_FACES = '{newsreader-latin-400,geist-latin-wght,geist-mono-latin-wght}-';

type Bundle = Parameters<Extract<NonNullable<Plugin['generateBundle']>, (...args: never[]) => unknown>>[1];

/** Scripts, styles and pictures that the kept documents can ever load. */
function listFiles(bundle: Bundle): Set<string> {
  const isRoot = (id: string | null) => KEPT_DOCUMENTS.some((name) => id?.endsWith(`/${name}`));
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const files = new Set<string>();
  const visit = (fileName: string) => {
    const file = bundle[fileName];
    if (files.has(fileName) || file?.type !== 'chunk') return;
    files.add(fileName);
    for (const extra of [...(file.viteMetadata?.importedCss ?? []), ...(file.viteMetadata?.importedAssets ?? [])]) {
      files.add(extra);
    }
    for (const next of [...file.imports, ...file.dynamicImports]) visit(next);
  };
  for (const chunk of chunks) if (isRoot(chunk.facadeModuleId)) visit(chunk.fileName);
  return files;
}
