import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './processes.ts';
import { readModules } from './structure.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');

test.each(['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/operating.md'])(
  '%s names no file that is not there',
  (page) => {
    const text = read(page);
    const named = [...text.matchAll(/`((?:apps|packages|scripts|e2e|docs|tools)\/[^\s`<]+)`/g)].map(
      ([, path = '']) => path,
    );
    const linked = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, path = '']) => join(dirname(page), path));
    expect([...named, ...linked].filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
  },
);

test('docs/architecture.md lists the modules in their order', () => {
  const [list = ''] = /(?:^`[\w-]+`(?: ·)?.*\n)+/m.exec(read('docs/architecture.md')) ?? [];
  expect([...list.matchAll(/[\w-]+/g)].map(([name]) => name)).toEqual(readModules(projectRoot));
});

test('the tests that hold off threats are there', () => {
  const paths = [...read('docs/security/threats.md').matchAll(/`([\w/.-]+\.test\.ts)`/g)].map(([, path]) => path ?? '');
  expect(paths.length).toBeGreaterThan(20);
  const isThere = (path: string) =>
    [path, join('apps/api/src', path)].some((each) => existsSync(join(projectRoot, each)));
  expect(paths.filter((path) => !isThere(path))).toEqual([]);
});
