import { type CardPreview, isDarkColor, themeDesign, wearsThemeColors } from '@tessera/domain';
import type { CSSProperties } from 'react';
import './card-colors.css';

/** Attributes of an element that is drawn in the card's colours and typefaces, which card-colors.css reads. */
export function wearColors(
  { theme, design }: Pick<CardPreview, 'theme' | 'design'>,
  className: string,
  style: Record<`--${string}`, string> = {},
) {
  const { colors, head, fonts } = design ?? themeDesign(theme);
  const isOwn = Boolean(design && !wearsThemeColors(theme, design));
  // A custom property of `style` is no text of it: nothing can be slipped in.
  const words = {
    '--name-color': colors.name,
    '--role-color': colors.role,
    '--line-color': colors.line,
    '--accent': colors.accent,
  };
  return {
    className: `card-colors ${className}`,
    'data-theme': theme,
    ...(design && { 'data-head': head, 'data-name-font': fonts?.name, 'data-text-font': fonts?.text }),
    ...(isOwn && { 'data-design': '', 'data-paper': isDarkColor(colors.paper) ? 'dark' : 'light' }),
    style: {
      ...style,
      ...words,
      ...(isOwn && { '--paper-start': colors.paper, '--paper-end': colors.paperEnd }),
    } as CSSProperties,
  };
}
