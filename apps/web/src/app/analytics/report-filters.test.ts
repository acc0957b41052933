import { MAX_REPORT_DAYS, periodDays } from '@tessera/domain';
import { describe, expect, test } from 'vitest';
import { toPeriod } from '../../parts/figures/period-choice.ts';
import { readReportFilters, writeReportFilters } from './report-filters.ts';

const read = (query: string) => readReportFilters(new URLSearchParams(query));

describe('the address', () => {
  test.each(['', 'card=c1', 'range=7', 'range=90&card=c1', 'range=12m', 'from=2026-01-01&to=2026-02-01&card=c1'])(
    '%j says what is shown, and nothing more',
    (query) => {
      expect(writeReportFilters(new URLSearchParams(), read(query)).toString()).toBe(query);
    },
  );

  test.each(['range=31', 'range=constructor', 'from=2026-02-01&to=2026-01-01', 'from=2026-01-01', 'from=soon&to=late'])(
    '%j is no range: the last 30 days are shown',
    (query) => {
      expect(read(query)).toEqual({ range: '30', period: null, card: '' });
    },
  );

  test('keeps what it says of other things', () => {
    const next = writeReportFilters(new URLSearchParams('x=1&range=7'), read('range=90'));
    expect(next.toString()).toBe('x=1&range=90');
  });
});

describe('the days of a range', () => {
  test.each([
    ['range=7', '2026-11-15', 7],
    ['', '2026-10-23', 30],
    ['range=90', '2026-08-24', 90],
    ['range=12m', '2025-11-22', 365],
    ['from=2026-01-05&to=2026-01-05', '2026-01-05', 1],
  ])('%j begin on %s and are %d', (query, from, days) => {
    const period = toPeriod(read(query), '2026-11-21');
    expect([period.from, periodDays(period)]).toEqual([from, days]);
  });

  test.each(['2028-02-29', '2028-12-31', '2029-02-28'])('twelve months up to %s fit into one report', (today) => {
    expect(periodDays(toPeriod(read('range=12m'), today))).toBeLessThanOrEqual(MAX_REPORT_DAYS);
  });
});
