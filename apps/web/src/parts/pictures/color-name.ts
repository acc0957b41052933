import { toRgb } from '@tessera/domain';
import { t } from '@tessera/texts';

/** Light, medium, dark: each is a text of its own, because in most languages the two words don't simply stand side by side. */
type Shades = readonly [light: string, medium: string, dark: string];

const RED: Shades = [t('Light red'), t('Red'), t('Dark red')];
/** Hues of OKLCH in degrees up to which a name fits, upwards. */
const HUES: readonly [until: number, names: Shades][] = [
  [10, [t('Light pink'), t('Pink'), t('Dark pink')]],
  [42, RED],
  [75, [t('Light orange'), t('Orange'), t('Brown')]],
  [96, [t('Beige'), t('Gold'), t('Dark gold')]],
  [118, [t('Light yellow'), t('Yellow'), t('Olive')]],
  [165, [t('Light green'), t('Green'), t('Dark green')]],
  [215, [t('Light teal'), t('Teal'), t('Dark teal')]],
  [282, [t('Light blue'), t('Blue'), t('Dark blue')]],
  [325, [t('Light purple'), t('Purple'), t('Dark purple')]],
  [360, [t('Light pink'), t('Pink'), t('Dark pink')]],
];
const GREYS: Shades = [t('Light grey'), t('Grey'), t('Dark grey')];

/** '#2f6f4f' → 'Dark green': for people who don't see it. */
export function colorName(hex: string): string {
  const { lightness, chroma, hue } = toOklch(hex);
  if (lightness < 0.23) return t('Black');
  if (lightness > 0.97 && chroma < 0.02) return t('White');
  const names = chroma < 0.025 ? GREYS : (HUES.find(([until]) => hue <= until)?.[1] ?? RED);
  // What is vivid is called neither light nor dark: pure blue isn't dark blue.
  if (lightness > 0.8 && chroma < 0.13) return names[0];
  return lightness < 0.5 && chroma < 0.2 ? names[2] : names[1];
}

/** In a space where equal steps look equal (https://bottosson.github.io/posts/oklab). */
function toOklch(hex: string) {
  const [red, green, blue] = toRgb(hex).map(toLinear) as [number, number, number];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

function toLinear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
