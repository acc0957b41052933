import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from './processes.ts';

const run = promisify(execFile);
const SOURCE = join(projectRoot, 'packages/cli');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-cli-package-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('what npm packs runs elsewhere, with no other package beside it', async () => {
  const packed = join(folder, 'packed');
  for (const part of ['package.json', 'README.md', 'bin']) {
    cpSync(join(SOURCE, part), join(packed, part), { recursive: true });
  }
  const config = { configFile: join(SOURCE, 'vite.config.ts'), root: SOURCE, logLevel: 'error' } as const;
  await build({ ...config, build: { outDir: join(packed, 'dist/bundle'), emptyOutDir: true } });
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], { cwd: packed });
  const [{ filename, files }] = JSON.parse(stdout) as [{ filename: string; files: { path: string }[] }];
  const paths = files.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['README.md', 'bin/tessera.js', 'dist/bundle/tessera.js']));
  expect(paths.filter((path) => !/^(?:README\.md|package\.json|bin\/|dist\/bundle\/)/.test(path))).toEqual([]);

  const home = join(folder, 'installed');
  mkdirSync(home);
  await run('tar', ['-xzf', join(folder, filename), '-C', home, '--strip-components=1']);
  const program = join(home, 'bin/tessera.js');
  expect((await run(program, ['--help'], { cwd: folder })).stdout).toContain('tessera cards list');
  // The socket is a part of its own, which is loaded when somebody listens.
  const parts = paths.filter((path) => path.startsWith('dist/bundle/assets/')).map((path) => join(home, path));
  expect(parts.join()).toContain('socket');
  const load = parts.map((part) => `await import(${JSON.stringify(part)});`).join('\n');
  await run(process.execPath, ['--input-type=module', '-e', load], { cwd: folder });
}, 120_000);
