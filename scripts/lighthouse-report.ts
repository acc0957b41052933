import type { Result } from 'lighthouse';

/** What every category must reach at least. */
const THRESHOLD = 0.98;

/** The run whose sum of scores is in the middle. */
export function medianRun(runs: Result[]): Result {
  const sorted = runs.toSorted((one, other) => total(one) - total(other));
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('There is no run to choose from.');
  return middle;
}

/** '/pricing   performance 99   accessibility 100 …' */
export function toTable(path: string, { categories, audits }: Result): string {
  const scores = Object.values(categories).map(({ title, score }) => `${title} ${percent(score)}`);
  const times = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ];
  const values = times.map((id) => `${id} ${audits[id]?.displayValue ?? '–'}`);
  return `${path}\n  ${scores.join('   ')}\n  ${values.join('   ')}`;
}

/** For every category below the threshold: that it is, and the audits that cost it something. */
export function failedAudits({ categories, audits }: Result): string[] {
  return Object.values(categories).flatMap((category) => {
    if ((category.score ?? 0) >= THRESHOLD) return [];
    const costly = category.auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `    ${id}: ${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`.trimEnd());
    return [`  ✗ ${category.title} is below ${percent(THRESHOLD)}`, ...costly];
  });
}

function total({ categories }: Result): number {
  return Object.values(categories).reduce((sum, { score }) => sum + (score ?? 0), 0);
}

function percent(score: number | null): number {
  return Math.round((score ?? 0) * 100);
}
