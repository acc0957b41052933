import { measureContrast, mix, READABLE_CONTRAST, toHex, toRgb } from './color-contrast.ts';

// Beside the rest of contrast, which public pages load: these rules are for people who choose colours.

/** Light and dark letters as the product writes them. */
const LETTERS = ['#ffffff', '#16181d'] as const;
const POLES = ['#ffffff', '#000000'] as const;
/** As fine as a channel's 255 steps ask for. */
const MIX_STEPS = 128;

/** The letters that read best on a paper of one colour: light ones or the product's ink, at worst black. */
export function lettersOn(paper: string): string {
  const best = LETTERS.reduce((one, other) =>
    measureContrast(other, paper) > measureContrast(one, paper) ? other : one,
  );
  return measureContrast(best, paper) >= READABLE_CONTRAST ? best : '#000000';
}

/** The colour nearest to `text` that can be read on the paper: the same, or mixed with as little white or black as will do. */
export function nearestReadable(text: string, paper: string): string {
  if (measureContrast(text, paper) >= READABLE_CONTRAST) return text.toLowerCase();
  for (let step = 1; step <= MIX_STEPS; step += 1) {
    const found = POLES.map((pole) => toHex(mix(toRgb(text), toRgb(pole), step / MIX_STEPS)));
    const [best] = found.sort((one, other) => measureContrast(other, paper) - measureContrast(one, paper));
    if (best && measureContrast(best, paper) >= READABLE_CONTRAST) return best;
  }
  return lettersOn(paper);
}
