import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import {
  type BuildEnvironmentOptions,
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
  type Rolldown,
} from 'vite';
import { earlyData } from './early-data.config.ts';
import { knowDefaults } from './playground.config.ts';
import { refuseScriptCircles } from './script-circles.config.ts';
import { compressAssets, inlineAppearance, preloadFaces, prerenderSite } from './site.config.ts';
import { texts } from './texts.config.ts';
import { serviceWorker } from './worker.config.ts';

/** One file for what matches; `minShareCount` entries must share it. */
const shared = (name: string, test: RegExp, minShareCount = 1): Rolldown.CodeSplittingGroup => ({
  name,
  test,
  minShareCount,
  includeDependenciesRecursively: false,
});

/** One file for what matches and all that it imports, except for what groups above it have. It must do nothing when it is loaded. */
const whole = (name: string, test: RegExp): Rolldown.CodeSplittingGroup => ({ name, test });

/**
 * The bundler makes a file for every set of screens that share a module: 129 for My Cards. These groups join what every
 * visit loads; the rest is the bundler's own work. A page of the site and a public card must load nothing of `app`.
 */
const chunkGroups = [
  // Runs before the first paint.
  shared('start', /preload-helper|web\/src\/delivery\/(?:early-tap|first-paint)/),
  shared('styles', /web\/src\/(?:styles|(?:parts|site)\/.*)\.css/),
  whole(
    'base',
    /web\/src\/(?:site\/site-document|delivery\/(?:hydrate|install-prompt|register-worker)|data\/session\/(?:finish-sign-out|kept-pictures))\./,
  ),
  // A public card has them too, and must not load the charts of analytics for them.
  shared('code-addresses', /domain\/src\/code-address\./),
  whole('card-face', /web\/src\/parts\/card-face\/.*-face\.tsx/),
  // Public pages and the app have these in common.
  shared(
    'common',
    /packages\/texts\/|ui\/src\/(?:chip|feedback)|domain\/src\/(?:analytics|entitlements|limits|messages|social-network)\.|text-link|lucide-react\/.*icons\/(?:chevron-down|plus)\./,
  ),
  shared('icons', /lucide-react/, 5),
  shared('plans', /web\/src\/(?:parts\/billing\/plans|parts\/forms\/choice-toggle|site\/)|domain\/src\/plans\./, 3),
  shared('forms', /ui\/src\/field\.|data\/session\/call-api\./),
  // The dashboard with its first screen.
  whole('app', /web\/src\/(?:router\.tsx|app\/frame\/around-screens\.ts|app\/cards\/cards\.tsx)/),
  shared(
    'lists',
    /web\/src\/parts\/(?:feedback|lists)\/|data\/errors\/(?:api-error|error-text|may-pass|message-in)/,
    10,
  ),
  whole('chat', /web\/src\/app\/chat\/chat\.tsx/),
  whole('analytics', /web\/src\/app\/analytics\/analytics\.tsx/),
];

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
    output: { codeSplitting: { groups: chunkGroups } },
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
