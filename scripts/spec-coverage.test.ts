import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './processes.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');

/** Rows of the form | what | `file` | `text of a test` |. */
const rows = [...read('docs/spec-coverage.md').matchAll(/^\| (.+?) \| `(.+?)` \| `(.+?)` \|$/gm)].map(
  ([, row = '', file = '', title = '']) => ({ row, file, title }),
);

test('the table of the specification’s rows was read', () => {
  expect(rows.length).toBeGreaterThan(30);
});

test.each(rows)('$row is held by a test that is there', ({ file, title }) => {
  expect(read(file)).toContain(title);
});
