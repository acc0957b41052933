import type { Result } from 'lighthouse';
import { expect, test } from 'vitest';
import { failedAudits, medianRun, toTable } from './lighthouse-report.ts';

/** As much of a result as is read. */
function makeResult(performance: number | null, seo = 1): Result {
  const category = (title: string, score: number | null, id: string) => ({
    title,
    score,
    auditRefs: [
      { id, weight: 1 },
      { id: 'fine', weight: 1 },
      { id: 'only-told', weight: 0 },
    ],
  });
  return {
    categories: { performance: category('Performance', performance, 'slow'), seo: category('SEO', seo, 'no-title') },
    audits: {
      slow: { title: 'It is slow', score: 0.5, displayValue: '9 s' },
      'no-title': { title: 'It has no title', score: 0 },
      fine: { title: 'Fine', score: 1 },
      'only-told': { title: 'Told', score: 0 },
    },
  } as unknown as Result;
}

test('the run in the middle counts, not the luckiest one', () => {
  const runs = [makeResult(1), makeResult(0.7), makeResult(0.9)];
  expect(medianRun(runs)).toBe(runs[2]);
  expect(() => medianRun([])).toThrow();
});

test('98 is enough', () => {
  expect(failedAudits(makeResult(0.98))).toEqual([]);
});

test('what is below 98 is named with the audits that cost it something', () => {
  expect(failedAudits(makeResult(0.97))).toEqual(['  ✗ Performance is below 98', '    slow: It is slow 9 s']);
});

test('a category that could not be judged has failed', () => {
  expect(failedAudits(makeResult(null))).toContain('  ✗ Performance is below 98');
});

test('the table gives scores of 100', () => {
  expect(toTable('/pricing', makeResult(0.99, 0.5))).toMatch(/^\/pricing\n {2}Performance 99 {3}SEO 50\n/);
});
