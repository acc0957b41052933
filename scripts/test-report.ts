/** Figures of one test run. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** Of those that passed, how many failed at first. */
  retried: number;
}

export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: VitestFile[];
}

interface VitestFile {
  name: string;
  status: string;
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/** Counts Vitest's JSON report; a file that couldn't be loaded, or whose preparation failed, is one failure. */
export function tallyVitest(report: VitestReport): Tally {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.testResults.filter(isBroken).length,
    skipped: report.numPendingTests + report.numTodoTests,
    retried: describeRetried(report).length,
  };
}

/** Says of each failed test, and of each file that failed as a whole, where it stands and what it complained of. */
export function describeFailures({ testResults }: VitestReport): string[] {
  return testResults.flatMap((file) => {
    if (isBroken(file)) return `${file.name}: ${file.message}`;
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    return failed.map(({ fullName, failureMessages }) => `${file.name} › ${fullName}: ${failureMessages.join('\n')}`);
  });
}

/** The tests that passed only at another try, with what failed before. */
export function describeRetried({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => `${name} › ${fullName}: ${failureMessages[0]?.split('\n', 1)[0]}`),
  );
}

function isBroken({ status, assertionResults }: VitestFile): boolean {
  return status === 'failed' && assertionResults.every((one) => one.status !== 'failed');
}

/** Counts Playwright's JSON report; a test that passed at its second try has passed, an error outside tests is a failure. */
export function tallyPlaywright({ stats, errors }: PlaywrightReport): Tally {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    retried: stats.flaky,
  };
}

/** What a run counts for: one that failed without a failed test, or ran no test at all, is a failure of its own. */
export function judge(tally: Tally, exitCode: number): Tally {
  const isSilentFailure = tally.failed === 0 && (exitCode !== 0 || tally.passed === 0);
  return isSilentFailure ? { ...tally, failed: 1 } : tally;
}

export function add(one: Tally, other: Tally): Tally {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    retried: one.retried + other.retried,
  };
}

/** '12 passed, 0 failed', and ', 1 skipped' only when there is one. */
export function summaryLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
