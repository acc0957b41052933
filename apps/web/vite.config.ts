import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [react(), tailwindcss()],
  // Workspace packages are read from their sources, so that a change in them needs no build of theirs.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: {
    // The API imports one built file; what that needs is inside.
    noExternal: command === 'build' ? true : [/^@tessera\//],
    resolve: { conditions: ['source', ...defaultServerConditions] },
  },
  // Nothing is inlined as `data:`, so that the content security policy can stay strict.
  build: { outDir: 'dist/client', manifest: true, assetsInlineLimit: 0 },
}));
