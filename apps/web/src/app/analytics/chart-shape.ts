/** The drawing area, in SVG units. Stretched to the width that there is. */
export const CHART = { width: 300, height: 104 } as const;
/** Even a small value is to be seen beside a large one. */
const LEAST_BAR = 2;

export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The end of the scale: the first of 1, 2, 4, 5, 6, 8, 10, 20, 40 … that is not below the highest value nor below `least`. */
export function scaleTop(values: readonly number[], least = 1): number {
  const highest = Math.max(...values, least);
  const power = 10 ** Math.floor(Math.log10(highest));
  const step = [1, 2, 4, 5, 6, 8, 10].find((one) => one * power >= highest) ?? 10;
  return step * power;
}

/** One bar for each value; nothing for 0. `top` is the end of the scale. */
export function toBars(values: readonly number[], top: number): (Bar | null)[] {
  const step = CHART.width / Math.max(1, values.length);
  return values.map((value, index) => {
    if (value <= 0) return null;
    const height = Math.max(LEAST_BAR, (value / top) * CHART.height);
    return { x: index * step + step * 0.16, y: CHART.height - height, width: step * 0.68, height };
  });
}

/** Where each value stands on the line. */
export function toPoints(values: readonly number[], top: number): { x: number; y: number }[] {
  const step = CHART.width / Math.max(1, values.length);
  return values.map((value, index) => ({
    x: (index + 0.5) * step,
    // Half a stroke inside, so that neither the lowest nor the highest is cut.
    y: CHART.height - 1 - (value / top) * (CHART.height - 2),
  }));
}

/** The value under a pointer at `share` (0–1) of the width. */
export function indexAt(share: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(share * count)));
}

/** The highest value and its place; null when all are 0. */
export function findHighest(values: readonly number[]): { value: number; index: number } | null {
  const value = Math.max(...values, 0);
  return value > 0 ? { value, index: values.lastIndexOf(value) } : null;
}
