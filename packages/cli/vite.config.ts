import { defineConfig } from 'vite';

/** One file with everything in it: what is packed needs nothing else, and starts at once. */
export default defineConfig({
  // The sources of the SDK: it need not be built before.
  ssr: { noExternal: true, resolve: { conditions: ['source', 'module', 'node'] } },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist/bundle',
    target: 'node20',
    rollupOptions: { output: { entryFileNames: 'tessera.js' } },
  },
});
