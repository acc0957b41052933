/** What WCAG 2.2 asks between a text and what it stands on (success criterion 1.4.3). */
export const READABLE_CONTRAST = 4.5;

/** Points that are looked at along a gradient: between two colours it can be darker than both. */
const GRADIENT_STEPS = 8;

/** Light and dark letters as the product writes them. */
const LETTERS = ['#ffffff', '#16181d'] as const;
const POLES = ['#ffffff', '#000000'] as const;
/** As fine as a channel's 255 steps ask for. */
const MIX_STEPS = 128;

type Rgb = readonly [number, number, number];

/** Whether this is a colour as designs write it: `#` and six hex digits. */
export function isHexColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

/** Between 1 and 21 (WCAG 2.2). Both are `#rrggbb`. */
export function contrastOf(one: string, other: string): number {
  return ratio(luminance(rgbOf(one)), luminance(rgbOf(other)));
}

/** The lowest contrast of a text with a paper that runs from one colour to another. */
export function contrastOnGradient(text: string, from: string, to: string): number {
  const letters = luminance(rgbOf(text));
  const [start, end] = [rgbOf(from), rgbOf(to)];
  const steps = Array.from({ length: GRADIENT_STEPS + 1 }, (_, step) => mix(start, end, step / GRADIENT_STEPS));
  return Math.min(...steps.map((paper) => ratio(letters, luminance(paper))));
}

/** Whether light letters read better on it than dark ones. */
export function isDarkColor(color: string): boolean {
  return luminance(rgbOf(color)) < 0.18;
}

/** The letters that read best on a paper of one colour: light ones or the product's ink, at worst black. */
export function lettersOn(paper: string): string {
  const best = LETTERS.reduce((one, other) => (contrastOf(other, paper) > contrastOf(one, paper) ? other : one));
  return contrastOf(best, paper) >= READABLE_CONTRAST ? best : '#000000';
}

/** The colour nearest to `text` that can be read on the paper: the same, or mixed with as little white or black as will do. */
export function nearestReadable(text: string, paper: string): string {
  if (contrastOf(text, paper) >= READABLE_CONTRAST) return text.toLowerCase();
  for (let step = 1; step <= MIX_STEPS; step += 1) {
    const found = POLES.map((pole) => hexOf(mix(rgbOf(text), rgbOf(pole), step / MIX_STEPS)));
    const [best] = found.sort((one, other) => contrastOf(other, paper) - contrastOf(one, paper));
    if (best && contrastOf(best, paper) >= READABLE_CONTRAST) return best;
  }
  return lettersOn(paper);
}

function hexOf(color: Rgb): string {
  return `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
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

function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const [red, green, blue] = from.map((channel, index) => channel + ((to[index] ?? 0) - channel) * share);
  return [red ?? 0, green ?? 0, blue ?? 0];
}

function rgbOf(hex: string): Rgb {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return [red ?? 0, green ?? 0, blue ?? 0];
}
