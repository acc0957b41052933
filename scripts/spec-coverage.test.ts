import { expect, test } from 'vitest';
import { hasTest, readProjectFile } from './named-tests.ts';

/** Rows of the form | what | `file` | `text of a test` |. */
const rows = [...readProjectFile('docs/spec-coverage.md').matchAll(/^\| (.+?) \| `(.+?)` \| `(.+?)` \|$/gm)].map(
  ([, row = '', file = '', title = '']) => ({ row, file, title }),
);

test('the table of the specification’s rows was read', () => {
  expect(rows.length).toBeGreaterThan(30);
});

test.each(rows)('$row is held by a test that is there', ({ file, title }) => {
  expect(hasTest(file, title), `${file}: ${title}`).toBe(true);
});
