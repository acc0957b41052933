import { hasTest } from './named-tests.ts';

/** A row of the specification's table: what it asks for, and the test that holds it. */
export interface CoveredRow {
  row: string;
  file: string;
  title: string;
}

/** Rows of the form | what | `file` | `text of a test` |. */
export function readCoverage(markdown: string): CoveredRow[] {
  return [...markdown.matchAll(/^\| (.+?) \| `(.+?)` \| `(.+?)` \|$/gm)].map(([, row = '', file = '', title = '']) => ({
    row,
    file,
    title,
  }));
}

/** A line for each row that names a test which doesn't exist. */
export function findUnheldRows(rows: readonly CoveredRow[]): string[] {
  return rows
    .filter(({ file, title }) => !hasTest(file, title))
    .map(
      ({ row, file, title }) => `docs/spec-coverage.md: “${row}” names a test that isn’t there: ${file}, “${title}”`,
    );
}
