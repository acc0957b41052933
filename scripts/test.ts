import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { projectRoot, run } from './processes.ts';
import { ensureRedis } from './redis.ts';
import {
  add,
  describeFailures,
  describeRetried,
  judge,
  summaryLine,
  type Tally,
  tallyPlaywright,
  tallyVitest,
  type VitestReport,
} from './test-report.ts';

/** `tsx scripts/test.ts [unit] [e2e]`: runs the suites one after the other and ends on `N passed, N failed`. */
const reports = mkdtempSync(join(tmpdir(), 'tessera-reports-'));
/** Said once more at the end: the browser's tests print thousands of lines after them. */
const unitFailures: string[] = [];
const unitRetries: string[] = [];
const nothing: Tally = { passed: 0, failed: 0, skipped: 0, retried: 0 };

async function runUnit(): Promise<Tally> {
  await ensureRedis();
  const file = join(reports, 'unit.json');
  const code = await run(['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]);
  return judge(readReport(file, countUnit), code);
}

function countUnit(report: VitestReport): Tally {
  unitFailures.push(...describeFailures(report));
  unitRetries.push(...describeRetried(report));
  return tallyVitest(report);
}

async function runEndToEnd(): Promise<Tally> {
  const file = join(projectRoot, 'test-results', 'e2e.json');
  rmSync(file, { force: true });
  if (!(await ensureChromium())) return { ...nothing, failed: 1 };
  const built = await run(['turbo', 'run', 'build', '--output-logs=errors-only']);
  if (built !== 0) return { ...nothing, failed: 1 };
  const code = await run(['playwright', 'test']);
  return judge(readReport(file, tallyPlaywright), code);
}

/** A runner that dies writes no report; its exit code then tells. */
function readReport<Report>(file: string, tally: (report: Report) => Tally): Tally {
  try {
    return tally(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { ...nothing, failed: 1 };
  }
}

const suites: Record<string, () => Promise<Tally>> = { unit: runUnit, e2e: runEndToEnd };
let total = nothing;
for (const name of process.argv.slice(2)) {
  const suite = suites[name];
  if (!suite) throw new Error(`There is no suite “${name}”, only ${Object.keys(suites).join(' and ')}.`);
  total = add(total, await suite());
}
rmSync(reports, { recursive: true, force: true });
if (unitFailures.length > 0) console.log(`\nFailed unit tests:\n${unitFailures.join('\n')}`);
if (unitRetries.length > 0) console.log(`\nUnit tests that passed only at another try:\n${unitRetries.join('\n')}`);
console.log(`\nPassed only at another try: ${total.retried}`);
console.log(`\n${summaryLine(total)}`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
