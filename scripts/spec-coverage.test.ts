import { expect, test } from 'vitest';
import { readProjectFile } from './named-tests.ts';
import { findUnheldRows, readCoverage } from './spec-coverage.ts';

test('every row of the specification names a test that is there', () => {
  const rows = readCoverage(readProjectFile('docs/spec-coverage.md'));
  expect(rows.length).toBeGreaterThan(150);
  expect(findUnheldRows(rows)).toEqual([]);
});

test('a row whose file or test isn’t there is named', () => {
  const file = 'scripts/spec-coverage.test.ts';
  const rows = readCoverage(
    `| kept | \`${file}\` | \`a row whose file\` |\n| lost | \`${file}\` | \`no\` test\` |\n| gone | \`gone.ts\` | \`x\` |\n`,
  );
  expect(findUnheldRows(rows).map((line) => /“(.+?)”/.exec(line)?.[1])).toEqual(['lost', 'gone']);
});
