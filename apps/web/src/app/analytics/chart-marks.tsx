import { clsx } from 'clsx';
import { CHART, toBars, toPoints } from './chart-shape.ts';

interface MarksProps {
  values: readonly number[];
  /** The end of the scale. */
  top: number;
  /** The place under the pointer. */
  active: number | null;
}

/** One bar a value; the others fade while one is under the pointer. */
export function Bars({ values, top, active, tone }: MarksProps & { tone: 'brass' | 'quiet' }) {
  return toBars(values, top).map(
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

/** One line through all values. A single one is a short line, because a point would not be seen. */
export function Line({ values, top, active }: MarksProps) {
  const points = toPoints(values, top);
  const at = active === null ? undefined : points[active];
  const [only] = points;
  const path =
    points.length === 1 && only
      ? `${only.x - CHART.width / 20},${only.y} ${only.x + CHART.width / 20},${only.y}`
      : points.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <>
      {at && <path d={`M${at.x} 0V${CHART.height}`} className="stroke-line-2" vectorEffect="non-scaling-stroke" />}
      <polyline
        points={path}
        className="fill-none stroke-ink stroke-[1.6]"
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </>
  );
}
