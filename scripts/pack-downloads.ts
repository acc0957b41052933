import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './processes.ts';

/*
 * Packs the SDK and the command line among the files that the server serves: whoever reads /developers installs them from there.
 * Part of the web app's build, after both were compiled.
 */
const folder = join(projectRoot, 'apps/web/dist/client/downloads');
mkdirSync(folder, { recursive: true });
for (const name of ['sdk', 'cli']) {
  const args = ['pack', '--json', '--workspace', `@tessera/${name}`, '--pack-destination', folder];
  const [{ filename }] = JSON.parse(execFileSync('npm', args, { cwd: projectRoot, encoding: 'utf8' })) as [
    { filename: string },
  ];
  // The address stays the same from one version to the next.
  renameSync(join(folder, filename), join(folder, `tessera-${name}.tgz`));
}
