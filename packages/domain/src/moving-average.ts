import { round2 } from './analytics.ts';

/** Each value's mean with up to four values before it, two decimals; as long as the input. */
export function movingAverage5(values: readonly number[]): number[] {
  return values.map((_, index) => {
    const window = values.slice(Math.max(0, index - 4), index + 1);
    return round2(window.reduce((total, value) => total + value, 0) / window.length);
  });
}
