import { expect, test } from 'vitest';
import { add, judge, summaryLine, tallyPlaywright, tallyVitest } from './test-report.ts';

const fine = { passed: 3, failed: 0, skipped: 0 };

test('a test file that can’t be loaded counts as a failure', () => {
  const report = {
    numPassedTests: 4,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'passed', assertionResults: [{}] },
    ],
  };
  expect(tallyVitest(report)).toEqual({ passed: 4, failed: 2, skipped: 2 });
});

test('a browser test that passed at its second try has passed, and an error outside tests is a failure', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  expect(tallyPlaywright({ stats, errors: [{}] })).toEqual({ passed: 6, failed: 2, skipped: 2 });
});

test('a run that ends badly without a failed test is a failure', () => {
  expect(judge(fine, 1)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  expect(judge({ ...fine, failed: 2 }, 1).failed).toBe(2);
  expect(judge(fine, 0)).toEqual(fine);
});

test('a run without any test is a failure', () => {
  expect(judge({ passed: 0, failed: 0, skipped: 9 }, 0).failed).toBe(1);
});

test('the last line sums up, and speaks of skipped tests only when there are any', () => {
  expect(summaryLine(add(fine, { passed: 1, failed: 2, skipped: 0 }))).toBe('4 passed, 2 failed');
  expect(summaryLine({ passed: 0, failed: 1, skipped: 1 })).toBe('0 passed, 1 failed, 1 skipped');
});
