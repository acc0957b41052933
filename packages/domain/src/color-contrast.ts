/** What WCAG 2.2 asks between a text and what it stands on (success criterion 1.4.3). */
export const READABLE_CONTRAST = 4.5;

/** Points that are looked at along a gradient: between two colours it can be darker than both. */
const GRADIENT_STEPS = 8;

/** Red, green and blue, 0 to 255 each. */
export type Rgb = readonly [number, number, number];

/** Whether this is a colour as designs write it: `#` and six hex digits. */
export function isHexColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

/** Between 1 and 21 (WCAG 2.2). Both are `#rrggbb`. */
export function measureContrast(one: string, other: string): number {
  return ratio(luminance(toRgb(one)), luminance(toRgb(other)));
}

/** The lowest contrast of a text with a paper that runs from one colour to another. */
export function contrastOnGradient(text: string, from: string, to: string): number {
  const letters = luminance(toRgb(text));
  const [start, end] = [toRgb(from), toRgb(to)];
  const steps = Array.from({ length: GRADIENT_STEPS + 1 }, (_, step) => mix(start, end, step / GRADIENT_STEPS));
  return Math.min(...steps.map((paper) => ratio(letters, luminance(paper))));
}

/** Whether light letters read better on it than dark ones. */
export function isDarkColor(color: string): boolean {
  return luminance(toRgb(color)) < 0.18;
}

function ratio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** A colour between two others. */
export function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const [red, green, blue] = from.map((channel, index) => channel + ((to[index] ?? 0) - channel) * share);
  return [red ?? 0, green ?? 0, blue ?? 0];
}

/** '#ff8000' → [255, 128, 0]. */
export function toRgb(hex: string): Rgb {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return [red ?? 0, green ?? 0, blue ?? 0];
}

/** [255, 128, 0] → '#ff8000'. */
export function toHex(color: Rgb): string {
  return `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}
