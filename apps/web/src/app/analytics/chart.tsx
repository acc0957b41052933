import { t } from '@tessera/texts';
import { clsx } from 'clsx';
import { type PointerEvent, useState } from 'react';
import { formatNumber, formatPercent } from '../../locale/format.ts';
import { daysText, dayText } from '../../parts/figures/dates.ts';
import { Explain } from '../../parts/figures/explain.tsx';
import type { Figure } from '../../parts/figures/figure.ts';
import { type Bucket, toBuckets } from './buckets.ts';
import { Bars, Line } from './chart-marks.tsx';
import { CHART, findHighest, indexAt, scaleTop } from './chart-shape.ts';
import { ChartTable } from './chart-table.tsx';

/** Percentages below ten stay in the lower part, so that a quiet month does not look like a steep one. */
const LEAST_TOP_PERCENT = 10;

export interface ChartProps {
  figure: Figure;
  kind: 'bars' | 'line';
  tone?: 'brass' | 'quiet';
  /** ISO dates, oldest first. */
  dates: readonly string[];
  /** One for each date, or for each week when there are too many days: see buckets.ts. */
  values: readonly number[];
  isPercent?: boolean;
  /** The level of its heading. */
  level?: 2 | 3;
  className?: string;
}

/** A series by day: a drawing with a name that says what it shows, the day under the pointer, and a table. */
export function Chart({ figure, kind, tone = 'quiet', dates, values, isPercent = false, ...rest }: ChartProps) {
  const [active, setActive] = useState<number | null>(null);
  const buckets = toBuckets(dates);
  const top = scaleTop(values, isPercent ? LEAST_TOP_PERCENT : 1);
  const format = isPercent ? formatPercent : formatNumber;
  const textAt = (index: number) => format(values[index] ?? 0);
  const Heading = rest.level === 3 ? 'h3' : 'h2';
  return (
    <figure className={clsx('min-w-0', rest.className)}>
      <figcaption>
        <span className="flex items-center gap-1">
          <Heading className="text-lg">{figure.name}</Heading>
          <Explain figure={figure} />
        </span>
        <Legend {...{ buckets, values, active, textAt }} />
      </figcaption>
      {/* From left to right in every language: the drawing knows no other way. */}
      <div dir="ltr" className="relative mt-4">
        <Scale top={format(top)} />
        <svg
          role="img"
          aria-label={summaryText({ name: figure.subject ?? figure.name, buckets, values, textAt })}
          viewBox={`0 0 ${CHART.width} ${CHART.height}`}
          preserveAspectRatio="none"
          className="relative h-26 w-full touch-pan-y border-b border-line"
          onPointerMove={(event) => setActive(indexAt(toShare(event), values.length))}
          onPointerLeave={() => setActive(null)}
        >
          {kind === 'bars' ? <Bars {...{ values, top, active, tone }} /> : <Line {...{ values, top, active }} />}
        </svg>
      </div>
      <Axis dates={dates} />
      <ChartTable name={figure.name} rows={toRows({ buckets, textAt })} />
    </figure>
  );
}

interface Reading {
  buckets: readonly Bucket[];
  values: readonly number[];
  textAt: (index: number) => string;
}

/** 'Views by day, 23 Oct to 21 Nov: highest 29 on 21 Nov, last 29'. */
function summaryText({ name, buckets, values, textAt }: Reading & { name: string }): string {
  const [first, last] = [buckets[0], buckets.at(-1)];
  const isWeeks = first?.from !== first?.to || last?.from !== last?.to;
  const range =
    first && last ? t('{firstDay} to {lastDay}', { firstDay: dayText(first.from), lastDay: dayText(last.to) }) : '';
  const highest = findHighest(values);
  const found = highest
    ? t('highest {highest} on {days}, last {latest}', {
        highest: textAt(highest.index),
        days: spanText(buckets[highest.index]),
        latest: textAt(values.length - 1),
      })
    : t('none in these days');
  return isWeeks
    ? t('{name} by week, {range}: {found}', { name, range, found })
    : t('{name} by day, {range}: {found}', { name, range, found });
}

interface LegendProps extends Reading {
  active: number | null;
}

/** The value under the pointer, or the highest. The drawing's name says the same. */
function Legend({ buckets, values, active, textAt }: LegendProps) {
  const shown = active ?? findHighest(values)?.index ?? null;
  const text = (index: number) =>
    [spanText(buckets[index]), active === null ? t('Highest {figure}', { figure: textAt(index) }) : textAt(index)].join(
      ' · ',
    );
  return (
    <span aria-hidden="true" className="text-sm text-ink-2 num">
      {shown === null ? t('None yet') : text(shown)}
    </span>
  );
}

/** Lines at the end and at half of the scale, the end with its number. */
function Scale({ top }: { top: string }) {
  return (
    <div aria-hidden="true" className="absolute inset-x-0 top-0 h-26">
      <span className="absolute end-0 bottom-full pb-0.5 text-xs text-ink-3 num">{top}</span>
      <span className="absolute inset-x-0 top-0 border-t border-line" />
      <span className="absolute inset-x-0 top-1/2 border-t border-line/60" />
    </div>
  );
}

/** The first day, the last, and the one between where there is room. */
function Axis({ dates }: { dates: readonly string[] }) {
  const middle = dates.length > 4 ? dates[Math.floor((dates.length - 1) / 2)] : undefined;
  return (
    <div
      dir="ltr"
      aria-hidden="true"
      className="mt-1.5 flex flex-wrap justify-between gap-x-2 text-xs whitespace-nowrap text-ink-3 num"
    >
      {[dates[0], middle, dates.length > 1 ? dates.at(-1) : undefined].map(
        (date) => date && <span key={date}>{dayText(date)}</span>,
      )}
    </div>
  );
}

function toRows({ buckets, textAt }: Omit<Reading, 'values'>) {
  return buckets.map((bucket, index) => ({
    key: bucket.from,
    span: spanText(bucket),
    value: textAt(index),
  }));
}

function spanText(bucket: Bucket | undefined): string {
  return bucket ? daysText(bucket) : '';
}

function toShare({ currentTarget, clientX }: PointerEvent<SVGSVGElement>): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return (clientX - left) / width;
}
