import {
  type CardData,
  type CardDesign,
  type CardGround,
  type CardTheme,
  colorsAround,
  isDarkColor,
  themeDesign,
} from '@tessera/domain';

/** What a card wears: a theme, and what was chosen on top of it. */
export type Look = Pick<CardData, 'theme' | 'design'>;

/** With the changes on top; a design that adds nothing to its theme is none. */
export function changeDesign({ theme, design }: Look, changes: Partial<CardDesign>): CardDesign | null {
  const changed = { ...(design ?? themeDesign(theme)), ...changes };
  // A look of the marketplace in other colours is not that look any more.
  const next = changes.colors ? { ...changed, name: '' } : changed;
  const { ornament, head } = themeDesign(theme);
  const addsNothing =
    !(next.name || next.layout || next.coverUrl || next.fonts || hasOwnColors({ theme, design: next })) &&
    next.ornament === ornament &&
    next.head === head;
  return addsNothing ? null : next;
}

/** The theme takes the place of a look of the marketplace, and keeps what the person chose. */
export function changeTheme({ theme: former, design }: Look, theme: CardTheme): Look {
  if (!design || design.name) return { theme, design: null };
  const { colors, ornament } = themeDesign(theme);
  const changes = { ornament, ...(!hasOwnColors({ theme: former, design }) && { colors }) };
  return { theme, design: changeDesign({ theme, design }, changes) };
}

export function hasOwnColors({ theme, design }: Look): boolean {
  return Boolean(design) && JSON.stringify(design?.colors) !== JSON.stringify(themeDesign(theme).colors);
}

/** The colour that a design was made around, and its ground: what `colorsAround` was given. */
export function readOwnColor({ paper, paperEnd, accent }: CardDesign['colors']): { color: string; ground: CardGround } {
  if (colorsAround(paper, 'color').accent === accent && paper === paperEnd) return { color: paper, ground: 'color' };
  return { color: accent, ground: isDarkColor(paper) ? 'dark' : 'light' };
}
