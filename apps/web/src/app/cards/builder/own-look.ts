import {
  CARD_GROUNDS,
  type CardData,
  type CardDesign,
  type CardGround,
  type CardTheme,
  colorsAround,
  isDarkColor,
  themeDesign,
} from '@tessera/domain';

/** A theme and the design that changes it. */
export type Look = Pick<CardData, 'theme' | 'design'>;

/** A layout that is undefined is left to the card's pictures. */
type DesignChanges = Partial<Omit<CardDesign, 'layout'>> & { layout?: CardDesign['layout'] | undefined };

/** With the changes on top; a design that adds nothing to its theme is none. */
export function changeDesign({ theme, design }: Look, changes: DesignChanges): CardDesign | null {
  const { layout, ...kept } = { ...(design ?? themeDesign(theme)), ...changes };
  const changed: CardDesign = { ...kept, ...(layout && { layout }) };
  // A look of the marketplace in other colours is not that look any more.
  const next = changes.colors ? { ...changed, name: '' } : changed;
  const { ornament, head } = themeDesign(theme);
  const addsNothing =
    !(
      next.name ||
      next.layout ||
      next.coverUrl ||
      next.fonts ||
      next.logoSize ||
      next.darkLogoUrl ||
      hasOwnColors({ theme, design: next })
    ) &&
    next.ornament === ornament &&
    next.head === head;
  return addsNothing ? null : next;
}

/** The theme takes the place of a look of the marketplace; what the person chose stays: layout, cover, letters and own colours. */
export function changeTheme({ theme: former, design }: Look, theme: CardTheme): Look {
  if (!design) return { theme, design: null };
  const { colors, ornament, head } = themeDesign(theme);
  const keepsColors = !design.name && hasOwnColors({ theme: former, design });
  const changes = { name: '', ornament, head, colors: keepsColors ? design.colors : colors };
  return { theme, design: changeDesign({ theme, design }, changes) };
}

export function hasOwnColors({ theme, design }: Look): boolean {
  return Boolean(design) && JSON.stringify(design?.colors) !== JSON.stringify(themeDesign(theme).colors);
}

/** The colour that a design was made around, and its ground. A colour that is none of these is read as nearly as it can be. */
export function readOwnColor(
  worn: CardDesign['colors'],
  known: readonly string[],
): { color: string; ground: CardGround } {
  const { paper, paperEnd, accent } = worn;
  const wanted = JSON.stringify(worn);
  for (const ground of CARD_GROUNDS) {
    const color = [...known, paper, accent].find((each) => JSON.stringify(colorsAround(each, ground)) === wanted);
    if (color) return { color, ground };
  }
  return { color: accent, ground: paper === paperEnd ? 'color' : isDarkColor(paper) ? 'dark' : 'light' };
}
