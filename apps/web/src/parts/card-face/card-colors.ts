import { type CardPreview, isDarkColor, wearsThemeColors } from '@tessera/domain';
import type { CSSProperties } from 'react';
import './card-colors.css';

/** Attributes of an element that is drawn in the card's colours and typefaces, which card-colors.css reads. */
export function wearColors(
  { theme, design }: Pick<CardPreview, 'theme' | 'design'>,
  className: string,
  style: Record<`--${string}`, string> = {},
) {
  const attributes = { className: `card-colors ${className}`, 'data-theme': theme };
  if (!design) return { ...attributes, style: style as CSSProperties };
  const { head, fonts, colors } = design;
  const letters = { 'data-head': head, 'data-name-font': fonts?.name, 'data-text-font': fonts?.text };
  if (wearsThemeColors(theme, design)) return { ...attributes, ...letters, style: style as CSSProperties };
  // A custom property of `style` is no text of it: nothing can be slipped in.
  const worn = Object.entries(colors).map(([key, color]) => [`--design-${key.toLowerCase()}`, color]);
  return {
    ...attributes,
    ...letters,
    'data-design': '',
    'data-paper': isDarkColor(colors.paper) ? 'dark' : 'light',
    style: { ...style, ...Object.fromEntries(worn) } as CSSProperties,
  };
}
