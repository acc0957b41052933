/** More days than this would be bars that nobody can tell apart: they become weeks. */
export const MOST_BARS = 100;
const WEEK_DAYS = 7;

/** What one bar or point stands for: a day, or some days in a row. ISO dates, both included. */
export interface Bucket {
  from: string;
  to: string;
}

/** Days as they are, or in weeks that end with the last day, so that the latest bar is a whole one. */
export function toBuckets(dates: readonly string[]): Bucket[] {
  return slices(dates).map((days) => ({ from: days[0] ?? '', to: days.at(-1) ?? '' }));
}

/** The sum of each bucket. */
export function sumBuckets(values: readonly number[]): number[] {
  return slices(values).map((part) => part.reduce((total, value) => total + value, 0));
}

/** The mean of each bucket, each day by its weight; 0 where no day has any. */
export function meanBuckets(values: readonly number[], weights: readonly number[]): number[] {
  const weighed = sumBuckets(values.map((value, index) => value * (weights[index] ?? 0)));
  return sumBuckets(weights).map((weight, index) => (weight > 0 ? (weighed[index] ?? 0) / weight : 0));
}

function slices<T>(values: readonly T[]): T[][] {
  const size = values.length > MOST_BARS ? WEEK_DAYS : 1;
  const first = values.length % size;
  const starts = Array.from({ length: Math.floor(values.length / size) }, (_, index) => first + index * size);
  const whole = starts.map((start) => values.slice(start, start + size));
  return first > 0 ? [values.slice(0, first), ...whole] : whole;
}
