import { msg, type Text } from '@tessera/texts';
import { type CardDesign, DESIGN_COLORS } from './card-design.ts';
import { contrastOnGradient, isHexColor, READABLE_CONTRAST } from './color-contrast.ts';
import type { FieldErrors } from './errors.ts';
import { safeImageUrl } from './link.ts';

/** The colours of text on the background. The badge uses the accent colour. */
const WRITTEN = ['name', 'role', 'line', 'accent'] as const;

/** What is wrong with a design, by the path inside it (`colors.role`); empty when it may be used. */
export function checkDesign({ colors, coverUrl, darkLogoUrl }: CardDesign): FieldErrors {
  const wrong = DESIGN_COLORS.filter((key) => !isHexColor(colors[key]));
  const errors = wrong.map((key) => [`colors.${key}`, msg('Enter a colour as #rrggbb.')]);
  const unreadable = wrong.length > 0 ? [] : WRITTEN.filter((key) => contrastInDesign(colors, key) < READABLE_CONTRAST);
  const faint = unreadable.map((key) => [`colors.${key}`, faintText(contrastInDesign(colors, key))]);
  const cover =
    coverUrl && !safeImageUrl(coverUrl) ? [['coverUrl', msg('A cover is an uploaded picture or a link.')]] : [];
  const logo =
    darkLogoUrl && !safeImageUrl(darkLogoUrl) ? [['darkLogoUrl', msg('A logo is an uploaded picture or a link.')]] : [];
  return Object.fromEntries([...errors, ...faint, ...cover, ...logo]);
}

/** The contrast of the colour with the design's background, at its worst place. */
export function contrastInDesign(colors: CardDesign['colors'], text: (typeof WRITTEN)[number]): number {
  return contrastOnGradient(colors[text], colors.paper, colors.paperEnd);
}

function faintText(contrast: number): Text {
  const shown = (Math.floor(contrast * 10) / 10).toFixed(1);
  return msg('Too little contrast: {shown} : 1. It needs at least {readableContrast} : 1.', {
    shown,
    readableContrast: READABLE_CONTRAST,
  });
}
