import { clsx } from 'clsx';
import { type PointerEvent, useState } from 'react';
import { barsOf, CHART, highestOf, indexAt, pointsOf } from './chart-shape.ts';
import { dayText } from './dates.ts';
import { Explain } from './explain.tsx';
import type { Figure } from './figures.ts';

export interface ChartProps {
  figure: Figure;
  kind: 'bars' | 'line';
  tone?: 'brass' | 'quiet';
  /** ISO dates, one for each value. */
  dates: readonly string[];
  values: readonly number[];
  /** Said after each value. */
  unit?: string;
}

/** One series by day: a drawing with a name that says what it shows, the day under the pointer, and a table. */
export function Chart({ figure, kind, tone = 'quiet', dates, values, unit = '' }: ChartProps) {
  const [active, setActive] = useState<number | null>(null);
  const highest = highestOf(values);
  const shown = active ?? highest?.index ?? null;
  const valueText = (index: number) => `${numberText(values[index] ?? 0)}${unit}`;
  const day = (index: number) => dayText(dates[index] ?? '');
  const summary = highest
    ? `highest ${valueText(highest.index)} on ${day(highest.index)}, last ${valueText(values.length - 1)}`
    : 'none in these days';
  return (
    <figure className="min-w-0">
      <figcaption>
        <span className="flex items-center gap-1">
          <h2 className="text-lg">{figure.name}</h2>
          <Explain figure={figure} />
        </span>
        <span aria-hidden="true" className="text-sm text-ink-2 num">
          {shown === null ? 'None yet' : `${active === null ? 'Highest ' : ''}${valueText(shown)}, ${day(shown)}`}
        </span>
      </figcaption>
      <svg
        role="img"
        aria-label={`${figure.name} by day, ${day(0)} to ${day(dates.length - 1)}: ${summary}`}
        viewBox={`0 0 ${CHART.width} ${CHART.height}`}
        preserveAspectRatio="none"
        className="mt-3 h-26 w-full touch-pan-y border-b border-line"
        onPointerMove={(event) => setActive(indexAt(shareOf(event), values.length))}
        onPointerLeave={() => setActive(null)}
      >
        {kind === 'bars' ? (
          <Bars values={values} active={active} tone={tone} />
        ) : (
          <Line values={values} active={active} />
        )}
      </svg>
      <div aria-hidden="true" className="mt-1.5 flex justify-between text-xs text-ink-3 num">
        <span>{day(0)}</span>
        <span>{day(dates.length - 1)}</span>
      </div>
      <DayTable name={figure.name} dates={dates} texts={values.map((_, index) => valueText(index))} />
    </figure>
  );
}

function Bars({
  values,
  active,
  tone,
}: {
  values: readonly number[];
  active: number | null;
  tone: ChartProps['tone'];
}) {
  return barsOf(values).map(
    (bar, index) =>
      bar && (
        <rect
          // The place in the row is what the bar is.
          key={bar.x}
          {...bar}
          className={clsx(
            tone === 'brass' ? 'fill-brass-fill' : 'fill-ink-3',
            active !== null && active !== index && 'opacity-45',
          )}
        />
      ),
  );
}

/** Percentages below ten stay in the lower part, so that a quiet month does not look like a steep one. */
const LEAST_TOP_PERCENT = 10;

function Line({ values, active }: { values: readonly number[]; active: number | null }) {
  const points = pointsOf(values, LEAST_TOP_PERCENT);
  const at = active === null ? undefined : points[active];
  return (
    <>
      {at && <path d={`M${at.x} 0V${CHART.height}`} className="stroke-line-2" vectorEffect="non-scaling-stroke" />}
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        className="fill-none stroke-ink stroke-[1.6]"
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </>
  );
}

function DayTable({ name, dates, texts }: { name: string; dates: readonly string[]; texts: readonly string[] }) {
  return (
    <details className="mt-2 text-sm">
      <summary className="inline-block cursor-pointer rounded-sm py-1 text-ink-2 hover:text-ink">
        <span className="underline decoration-line-2 underline-offset-4">Show as table</span>
        <span className="sr-only">: {name}</span>
      </summary>
      <table className="mt-2 w-full text-left num">
        <thead className="cap text-ink-3">
          <tr className="border-b border-line">
            <th scope="col" className="py-2 font-medium">
              Day
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              {name}
            </th>
          </tr>
        </thead>
        <tbody>
          {dates.map((date, index) => (
            <tr key={date} className="border-b border-line">
              <td className="py-1.5">{dayText(date)}</td>
              <td className="py-1.5 text-right text-ink-2">{texts[index]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function shareOf({ currentTarget, clientX }: PointerEvent<SVGSVGElement>): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return (clientX - left) / width;
}

function numberText(value: number): string {
  return new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 }).format(value);
}
