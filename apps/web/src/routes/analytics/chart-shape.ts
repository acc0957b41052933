/** The drawing area, in SVG units. Stretched to the width that there is. */
export const CHART = { width: 300, height: 104 } as const;
/** Room above the highest value, so that a line's stroke is not cut. */
const TOP = 4;
/** Even a small value is to be seen beside a large one. */
const LEAST_BAR = 2;

export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One bar for each value; nothing for 0. */
export function barsOf(values: readonly number[]): (Bar | null)[] {
  const step = CHART.width / Math.max(1, values.length);
  const highest = Math.max(...values, 0);
  return values.map((value, index) => {
    if (value <= 0) return null;
    const height = Math.max(LEAST_BAR, (value / highest) * (CHART.height - TOP));
    return { x: index * step + step * 0.16, y: CHART.height - height, width: step * 0.68, height };
  });
}

/** Where each value stands on the line; `highest` is at least `least`, so that a quiet month stays low. */
export function pointsOf(values: readonly number[], least = 0): { x: number; y: number }[] {
  const step = CHART.width / Math.max(1, values.length);
  const highest = Math.max(...values, least) || 1;
  return values.map((value, index) => ({
    x: (index + 0.5) * step,
    y: CHART.height - 1 - (value / highest) * (CHART.height - 1 - TOP),
  }));
}

/** The value under a pointer at `share` (0–1) of the width. */
export function indexAt(share: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(share * count)));
}

/** The highest value and its place; null when all are 0. */
export function highestOf(values: readonly number[]): { value: number; index: number } | null {
  const value = Math.max(...values, 0);
  return value > 0 ? { value, index: values.lastIndexOf(value) } : null;
}
