import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './processes.ts';

const RULES = join(projectRoot, 'docs/security/rules.md');
const DAY_MS = 24 * 60 * 60 * 1000;

/** A published hole in a package that is installed here. */
export interface Hole {
  /** Its advisory's address. */
  advisory: string;
  package: string;
  severity: string;
}

/** A row of the table of holes that are being mended. */
export interface NoticedHole {
  advisory: string;
  /** ISO date. */
  noticed: string;
}

/** Days in which a package with a hole of this severity is updated, read out of the rules. */
export function readDays(rules: string): Record<string, number> {
  const text = rules.replaceAll('\n', ' ');
  const [critical, high, moderate, low] =
    /within (\d+) days if it is critical, (\d+) days if it is high, (\d+) days if it is medium, and (\d+) days otherwise/
      .exec(text)
      ?.slice(1)
      .map(Number) ?? [];
  if (!(critical && high && moderate && low)) throw new Error('docs/security/rules.md says no time for some severity.');
  return { critical, high, moderate, low, info: low };
}

/** The rows under `advisory` in the rules. */
export function readNoticed(rules: string): NoticedHole[] {
  return [...rules.matchAll(/^\| (https:\S+) \| [^|]+ \| \w+ \| (\d{4}-\d{2}-\d{2}) \|$/gm)].map(
    ([, advisory = '', noticed = '']) => ({ advisory, noticed }),
  );
}

/** What is wrong, one sentence each: a hole nobody noticed, one that is past its time, a row whose hole is gone. */
export function judge(holes: readonly Hole[], rules: string, now: Date): string[] {
  const days = readDays(rules);
  const noticed = new Map(readNoticed(rules).map((row) => [row.advisory, row.noticed]));
  const found = new Set(holes.map(({ advisory }) => advisory));
  const wrong = holes.flatMap(({ advisory, package: name, severity }) => {
    const since = noticed.get(advisory);
    if (!since) return [`${name} has a hole (${severity}) that docs/security/rules.md doesn't list: ${advisory}`];
    const most = days[severity] ?? Math.min(...Object.values(days));
    const age = Math.floor((now.getTime() - Date.parse(since)) / DAY_MS);
    return age > most ? [`${name} has a hole (${severity}) since ${age} days, ${most} at most: ${advisory}`] : [];
  });
  const gone = [...noticed.keys()].filter((advisory) => !found.has(advisory));
  return [...wrong, ...gone.map((advisory) => `docs/security/rules.md lists a hole that is gone: ${advisory}`)];
}

/** The holes of everything in `package-lock.json`. Throws when the registry doesn't say. */
export async function findHoles(registry?: string): Promise<Hole[]> {
  const report: unknown = JSON.parse(await runAudit(registry));
  if (!isRecord(report) || !isRecord(report.vulnerabilities)) {
    const { message, error } = isRecord(report) ? report : {};
    throw new Error(`The registry lists no holes: ${message ?? JSON.stringify(error)}`);
  }
  const causes = Object.values(report.vulnerabilities).flatMap((each) => (isRecord(each) ? each.via : []));
  const holes = [causes].flat(2).filter((via) => isRecord(via) && typeof via.url === 'string') as Record<
    string,
    string
  >[];
  const byAdvisory = new Map(holes.map(({ url = '', name = '', severity = '' }) => [url, { name, severity }]));
  return [...byAdvisory].map(([advisory, { name, severity }]) => ({ advisory, package: name, severity }));
}

/** npm's report, which it also ends with a code of its own when there is a hole. */
function runAudit(registry?: string): Promise<string> {
  const args = ['audit', '--json', '--loglevel=silent', ...(registry ? [`--registry=${registry}`] : [])];
  return new Promise((resolve, reject) => {
    execFile('npm', args, { cwd: projectRoot, maxBuffer: 2 ** 26 }, (error, stdout) => {
      if (stdout) resolve(stdout);
      else reject(error ?? new Error('npm audit said nothing.'));
    });
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const wrong = judge(await findHoles(), readFileSync(RULES, 'utf8'), new Date());
  for (const line of wrong) console.error(line);
  console.log(wrong.length === 0 ? 'No package has a hole that is past its time.' : `${wrong.length} to look at.`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
}
