import { expect, test } from 'vitest';
import {
  add,
  describeFailures,
  describeRetried,
  judge,
  summaryLine,
  tallyPlaywright,
  tallyVitest,
} from './test-report.ts';

const fine = { passed: 3, failed: 0, skipped: 0, retried: 0 };

const file = (name: string, status: string, message = '') => ({ name, status, message });
const unitReport = {
  numPassedTests: 4,
  numFailedTests: 1,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [
    { ...file('broken.test.ts', 'failed', 'SyntaxError'), assertionResults: [] },
    {
      ...file('cards.test.ts', 'failed'),
      assertionResults: [
        { status: 'failed', fullName: 'a card is kept', failureMessages: ['expected 1 to be 2'] },
        { status: 'passed', fullName: 'a card is shown', failureMessages: [] },
      ],
    },
    {
      ...file('lists.test.ts', 'failed', 'duplicate key'),
      assertionResults: [{ status: 'skipped', fullName: 'a list is read', failureMessages: [] }],
    },
    {
      ...file('groups.test.ts', 'passed'),
      assertionResults: [{ status: 'passed', fullName: 'x', failureMessages: ['too late\n  at groups.ts:1'] }],
    },
  ],
};

test('a test file that can’t be loaded or prepared counts as a failure', () => {
  expect(tallyVitest(unitReport)).toEqual({ passed: 4, failed: 3, skipped: 2, retried: 1 });
});

test('each failure is named with its file and its reason', () => {
  expect(describeFailures(unitReport)).toEqual([
    'broken.test.ts: SyntaxError',
    'cards.test.ts › a card is kept: expected 1 to be 2',
    'lists.test.ts: duplicate key',
  ]);
});

test('a test that passed only at another try is named with what failed before', () => {
  expect(describeRetried(unitReport)).toEqual(['groups.test.ts › x: too late']);
});

test('a browser test that passed at its second try has passed, and an error outside tests is a failure', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  expect(tallyPlaywright({ stats, errors: [{}] })).toEqual({ passed: 6, failed: 2, skipped: 2, retried: 1 });
});

test('a run that ends badly without a failed test is a failure', () => {
  expect(judge(fine, 1)).toEqual({ passed: 3, failed: 1, skipped: 0, retried: 0 });
  expect(judge({ ...fine, failed: 2 }, 1).failed).toBe(2);
  expect(judge(fine, 0)).toEqual(fine);
});

test('a run without any test is a failure', () => {
  expect(judge({ passed: 0, failed: 0, skipped: 9, retried: 0 }, 0).failed).toBe(1);
});

test('the last line sums up, and speaks of skipped tests only when there are any', () => {
  expect(summaryLine(add(fine, { passed: 1, failed: 2, skipped: 0, retried: 0 }))).toBe('4 passed, 2 failed');
  expect(summaryLine({ passed: 0, failed: 1, skipped: 1, retried: 0 })).toBe('0 passed, 1 failed, 1 skipped');
});
