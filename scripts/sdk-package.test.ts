import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from './processes.ts';

const run = promisify(execFile);
/** What the SDK may add to a page, live events included. */
const MOST_BYTES = 15_000;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-sdk-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The chunks of a page that uses all of the SDK. */
async function bundle(): Promise<Rollup.OutputChunk[]> {
  const entry = join(folder, 'page.ts');
  const index = join(projectRoot, 'packages/sdk/src/index.ts');
  writeFileSync(entry, `import * as sdk from ${JSON.stringify(index)};\nObject.assign(globalThis, { sdk });\n`);
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: projectRoot,
    build: { write: false, minify: true, modulePreload: false, rollupOptions: { input: entry } },
  });
  const [{ output }] = [built].flat() as Rollup.RollupOutput[] as [Rollup.RollupOutput];
  return output.filter((part) => part.type === 'chunk');
}

test('the SDK adds 15 kB at most, and the socket comes when it is used', async () => {
  const chunks = await bundle();
  const bytes = chunks.map(({ code }) => gzipSync(code).length);
  const total = bytes.reduce((sum, size) => sum + size, 0);
  console.log(`@tessera/sdk: ${bytes.join(' + ')} = ${total} bytes gzipped.`);
  expect(total).toBeLessThanOrEqual(MOST_BYTES);
  const withSocket = chunks.filter(({ code }) => code.includes('graphql-transport-ws'));
  expect(withSocket.map(({ isDynamicEntry, isEntry }) => [isDynamicEntry, isEntry])).toEqual([[true, false]]);
});

test('what npm packs is installed elsewhere, runs, and has types for the examples of its README', async () => {
  const home = await install();
  const readme = readFileSync(join(home, 'README.md'), 'utf8');
  const examples = [...readme.matchAll(/^```ts\n([\s\S]*?)^```/gm)].map(([, code = '']) => code);
  expect(examples).toHaveLength(5);
  const user = join(folder, 'user');
  mkdirSync(user);
  const write = (name: string, text: string) => writeFileSync(join(user, name), text);
  for (const [index, code] of examples.entries()) write(`example-${index}.ts`, code);
  const call = `new Tessera({ origin: 'http://127.0.0.1:1', retries: 0 }).profile.get()`;
  const print = '(error: TesseraError) => console.log(error.name, error.code)';
  write('use.ts', `import { Tessera, type TesseraError } from '@tessera/sdk';\n${call}.catch(${print});`);
  write('package.json', '{ "type": "module" }');
  const options = { module: 'nodenext', target: 'es2023', lib: ['es2023', 'dom'], strict: true, types: ['node'] };
  write('tsconfig.json', JSON.stringify({ compilerOptions: options }));
  await run(bin('tsc'), ['-p', user]);
  expect((await run(process.execPath, [join(user, 'use.js')])).stdout).toBe('TesseraError NETWORK\n');
}, 120_000);

const bin = (name: string) => join(projectRoot, 'node_modules/.bin', name);

/** Compiles and packs the package, and puts it where a project of somebody else has it; gives that folder. */
async function install(): Promise<string> {
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  for (const name of ['graphql-ws', 'ws', '@types'])
    symlinkSync(join(projectRoot, 'node_modules', name), join(modules, name));
  const source = join(folder, 'packages/sdk');
  const isSource = (path: string) => !/\/(?:dist|node_modules)$/.test(path);
  cpSync(join(projectRoot, 'packages/sdk'), source, { recursive: true, filter: isSource });
  cpSync(join(projectRoot, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
  await run(bin('tsc'), ['-p', source]);
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], { cwd: source });
  const [{ filename, files }] = JSON.parse(stdout) as [{ filename: string; files: { path: string }[] }];
  const paths = files.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['README.md', 'package.json', 'dist/index.js', 'dist/index.d.ts']));
  expect(paths.filter((path) => /(?<!\.d)\.ts$|tsbuildinfo|\.graphql$/.test(path))).toEqual([]);
  const home = join(modules, '@tessera/sdk');
  mkdirSync(home, { recursive: true });
  await run('tar', ['-xzf', join(folder, filename), '-C', home, '--strip-components=1']);
  return home;
}
