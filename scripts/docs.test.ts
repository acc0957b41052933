import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './processes.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const readme = read('README.md');

test('README names no file that is not there', () => {
  const named = [...readme.matchAll(/`((?:apps|packages|scripts|e2e|docs|bench)\/[^\s`<]+)`/g)].map(
    ([, path = '']) => path,
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
});

test('the tests that hold off threats are there', () => {
  const paths = [...read('docs/security/threats.md').matchAll(/`([\w/.-]+\.test\.ts)`/g)].map(([, path]) => path ?? '');
  expect(paths.length).toBeGreaterThan(20);
  const isThere = (path: string) =>
    [path, join('apps/api/src', path)].some((each) => existsSync(join(projectRoot, each)));
  expect(paths.filter((path) => !isThere(path))).toEqual([]);
});
