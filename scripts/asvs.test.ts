import { expect, test } from 'vitest';
import { hasTest, readProjectFile } from './named-tests.ts';

const doc = readProjectFile('docs/security/asvs.md');

/** How many requirements each section of ASVS 5.0.0 has, by level. */
const SECTIONS: Record<string, [first: number, second: number]> = {
  'V1.1': [0, 2],
  'V1.2': [5, 4],
  'V1.3': [2, 9],
  'V1.4': [0, 3],
  'V1.5': [1, 1],
  'V2.1': [1, 2],
  'V2.2': [2, 1],
  'V2.3': [1, 3],
  'V2.4': [0, 1],
  'V3.2': [2, 0],
  'V3.3': [1, 3],
  'V3.4': [2, 4],
  'V3.5': [3, 2],
  'V3.7': [0, 2],
  'V4.1': [1, 2],
  'V4.2': [0, 1],
  'V4.3': [0, 2],
  'V4.4': [1, 3],
  'V5.1': [0, 1],
  'V5.2': [2, 1],
  'V5.3': [2, 0],
  'V5.4': [0, 3],
  'V6.1': [1, 2],
  'V6.2': [8, 4],
  'V6.3': [2, 2],
  'V6.4': [2, 2],
  'V6.5': [0, 5],
  'V6.6': [0, 3],
  'V6.8': [0, 4],
  'V7.1': [0, 3],
  'V7.2': [4, 0],
  'V7.3': [0, 2],
  'V7.4': [2, 3],
  'V7.5': [0, 2],
  'V7.6': [0, 2],
  'V8.1': [1, 1],
  'V8.2': [2, 1],
  'V8.3': [1, 0],
  'V8.4': [0, 1],
  'V9.1': [3, 0],
  'V9.2': [1, 3],
  'V10.1': [0, 2],
  'V10.2': [0, 2],
  'V10.3': [0, 4],
  'V10.4': [5, 6],
  'V10.5': [0, 5],
  'V10.6': [0, 2],
  'V10.7': [0, 3],
  'V11.1': [0, 2],
  'V11.2': [0, 3],
  'V11.3': [2, 1],
  'V11.4': [1, 3],
  'V11.5': [0, 1],
  'V11.6': [0, 1],
  'V12.1': [1, 2],
  'V12.2': [2, 0],
  'V12.3': [0, 4],
  'V13.1': [0, 1],
  'V13.2': [0, 5],
  'V13.3': [0, 2],
  'V13.4': [1, 4],
  'V14.1': [0, 2],
  'V14.2': [1, 3],
  'V14.3': [1, 2],
  'V15.1': [1, 2],
  'V15.2': [1, 2],
  'V15.3': [1, 6],
  'V16.1': [0, 1],
  'V16.2': [0, 5],
  'V16.3': [0, 4],
  'V16.4': [0, 3],
  'V16.5': [0, 3],
  'V17.1': [0, 1],
  'V17.2': [0, 4],
  'V17.3': [0, 2],
};

type Kind = 'held' | 'n/a' | 'open';

/** Rows of the form | V1.2.3 | level | what | held by |. */
const rows = [...doc.matchAll(/^\| (V\d+\.\d+\.\d+) \| ([12]) \| (.+?) \| (.+) \|$/gm)].map(
  ([, id = '', level = '', what = '', held = '']) => ({ id, level, what, held, kind: toKind(held) }),
);

function toKind(held: string): Kind {
  if (held.startsWith('n/a: ')) return 'n/a';
  return held.startsWith('open: ') ? 'open' : 'held';
}

test('every requirement of the standard stands there once', () => {
  const ids = rows.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  const found: Record<string, [number, number]> = {};
  for (const { id, level } of rows) {
    const section = id.slice(0, id.lastIndexOf('.'));
    found[section] ??= [0, 0];
    found[section][level === '1' ? 0 : 1] += 1;
  }
  expect(found).toEqual(SECTIONS);
});

test('the requirements stand in order, under their chapters', () => {
  const order = rows.map(({ id }) => id.slice(1).split('.').map(Number));
  const sorted = order.toSorted((a, b) => a.map((part, at) => part - (b[at] ?? 0)).find((by) => by !== 0) ?? 0);
  expect(order).toEqual(sorted);
  for (const part of doc.split(/^## /m).slice(1)) {
    const chapter = part.slice(0, part.indexOf(' '));
    for (const [, id] of part.matchAll(/^\| (V\d+)\./gm)) expect(id).toBe(chapter);
  }
});

test.each(['1', '2'])('the counts of level %s at the head are those of the tables', (level) => {
  const ofLevel = rows.filter((row) => row.level === level);
  const count = (kind: Kind) => ofLevel.filter((row) => row.kind === kind).length;
  expect(doc).toContain(`| ${level} | ${ofLevel.length} | ${count('held')} | ${count('n/a')} | ${count('open')} |`);
});

test.each(rows.filter(({ kind }) => kind === 'held'))('$id is held by tests that are there', ({ held }) => {
  const tests = [...held.matchAll(/`([^`]+)` › `([^`]+)`/g)];
  expect(tests.length).toBeGreaterThan(0);
  // A reference that is written otherwise would not be checked.
  expect(held.split(' › ')).toHaveLength(tests.length + 1);
  for (const [, file = '', title = ''] of tests) expect(hasTest(file, title), `${file}: ${title}`).toBe(true);
});

test.each(rows.filter(({ kind }) => kind !== 'held'))('$id says why it has no test', ({ held }) => {
  expect(held.length).toBeGreaterThan('open: '.length + 15);
});
