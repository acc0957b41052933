import { basename } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const SOURCE = 'src/delivery/early-data.ts';

/**
 * Builds the script that asks for a screen's data before the app is there. It is a bundle of its own, because a file that
 * it shared with the app would have to come first. The manifest names it by its source.
 */
export function earlyData(): Plugin {
  return {
    name: 'tessera:early-data',
    apply: 'build',
    async buildStart() {
      const code = await bundle(SOURCE);
      const name = basename(SOURCE, '.ts');
      this.emitFile({ type: 'asset', name: `${name}.js`, originalFileName: SOURCE, source: code });
    },
  };
}

async function bundle(input: string): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { conditions: ['source'] },
    build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}
