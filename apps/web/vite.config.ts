import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { appChunks, refuseScriptCircles } from './chunks.config.ts';
import { earlyData } from './early-data.config.ts';
import { knowDefaults } from './playground.config.ts';
import { compressAssets, inlineAppearance, preloadFaces, prerenderSite, siteChunks } from './site.config.ts';
import { texts } from './texts.config.ts';
import { serviceWorker } from './worker.config.ts';

/** Nothing is inlined as `data:`, so that the content security policy can stay strict. */
const clientBuild: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  manifest: true,
  // Every browser that runs the product knows `modulepreload` itself.
  modulePreload: { polyfill: false },
  assetsInlineLimit: 0,
  // The app, the marketing site, a public card's light page, a card on other sites, forms without a script, the
  // documentation for integrators, and the playground apart from all.
  rolldownOptions: {
    input: [
      'index.html',
      'site.html',
      'card.html',
      'embed.html',
      'exchange.html',
      'developers.html',
      'playground.html',
      'offline.html',
    ],
    output: { codeSplitting: { groups: [...siteChunks, ...appChunks] } },
  },
};

/** The API imports one file; what that needs is inside. */
const serverBuild: BuildEnvironmentOptions = {
  outDir: 'dist/server',
  copyPublicDir: false,
  rolldownOptions: { output: { codeSplitting: false } },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    tailwindcss(),
    inlineAppearance(),
    texts(isSsrBuild ? 'server' : 'client'),
    isSsrBuild
      ? prerenderSite()
      : [preloadFaces(), earlyData(), compressAssets(), refuseScriptCircles(), serviceWorker()],
  ],
  // The playground's editor checks in a worker.
  worker: { plugins: () => [knowDefaults()] },
  // Otherwise the server's file would hold React twice, and choose the slow one unless told at start.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  // Workspace packages are read from their sources, so that a change in them needs no build of theirs.
  // RxJS exports its code for modern browsers under a separate condition.
  resolve: { conditions: ['source', 'es2015', ...defaultClientConditions] },
  // It imports workers by `?worker`, which only Vite itself can load, not its bundler of dependencies.
  optimizeDeps: { exclude: ['graphiql/setup-workers/vite', '@graphiql/react/setup-workers/vite'] },
  ssr: {
    noExternal: command === 'build' ? true : [/^@tessera\//],
    resolve: { conditions: ['source', ...defaultServerConditions] },
  },
  build: isSsrBuild ? serverBuild : clientBuild,
}));
