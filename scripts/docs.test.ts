import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

const FOLDERS = ['packages', 'apps/api/src', 'apps/api/src/modules', 'apps/web/src', 'apps/web/src/app'];
const NESTED = ['apps/api/src/modules/chat', 'apps/api/src/modules/teams', 'apps/api/src/platform'];

test.each([...FOLDERS, ...NESTED])('README’s map has every folder of %s', (folder) => {
  const map = readme.slice(readme.indexOf('## Map'), readme.indexOf('Who may import whom'));
  const folders = readdirSync(join(projectRoot, folder), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  expect(
    folders.map(({ name }) => name).filter((name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(map)),
  ).toEqual([]);
});

test.each(readdirSync(join(projectRoot, 'docs/decisions')))('%s has the form of a decision', (name) => {
  const number = Number(name.slice(0, 4));
  const form = `^# ${number}\\. .+\\n\\nStatus: .+\\nDate: \\d{4}-\\d\\d-\\d\\d\\n\\n## Context\\n[^#]+\\n## Decision\\n`;
  const page = read(`docs/decisions/${name}`);
  expect(page).toMatch(new RegExp(form));
  const parts = [...page.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
  expect(parts).toEqual(['Context', 'Decision', 'Consequences']);
});

test('the tests that hold off threats are there', () => {
  const paths = [...read('docs/security/threats.md').matchAll(/`([\w/.-]+\.test\.ts)`/g)].map(([, path]) => path ?? '');
  expect(paths.length).toBeGreaterThan(20);
  const isThere = (path: string) =>
    [path, join('apps/api/src', path)].some((each) => existsSync(join(projectRoot, each)));
  expect(paths.filter((path) => !isThere(path))).toEqual([]);
});
