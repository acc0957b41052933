import { CARD_GROUNDS, CARD_THEMES, colorsAround, FIRST_COLORS, themeDesign } from '@tessera/domain';
import { describe, expect, test } from 'vitest';
import { changeDesign, changeTheme, hasOwnColors, readOwnColor } from './own-look.ts';

describe('a design on top of a theme', () => {
  test.each(CARD_THEMES)('that adds nothing to %s is none', (theme) => {
    const design = changeDesign({ theme, design: null }, { layout: 'cover' });
    expect(design).toMatchObject({ layout: 'cover', colors: themeDesign(theme).colors });
    expect(changeDesign({ theme, design }, { layout: undefined })).toBeNull();
  });

  test('keeps layout, cover and own colours when the theme changes', () => {
    const colors = colorsAround('#1f5f99', 'light');
    const design = changeDesign(
      { theme: 'luxe', design: null },
      { layout: 'cover', coverUrl: '/uploads/c.webp', colors },
    );
    const changed = changeTheme({ theme: 'luxe', design }, 'tech');
    expect(changed).toMatchObject({ theme: 'tech', design: { layout: 'cover', coverUrl: '/uploads/c.webp', colors } });
    expect(hasOwnColors(changed)).toBe(true);
  });

  test('takes the next theme’s colours where none were chosen', () => {
    const design = changeDesign({ theme: 'luxe', design: null }, { layout: 'monogram' });
    const changed = changeTheme({ theme: 'luxe', design }, 'minimal');
    expect(changed.design).toMatchObject({ layout: 'monogram', colors: themeDesign('minimal').colors });
    expect(hasOwnColors(changed)).toBe(false);
  });

  test('of the marketplace makes way for the theme, and what was chosen on top of it stays', () => {
    const obsidian = { ...themeDesign('luxe'), name: 'Obsidian', colors: colorsAround('#8a2f63', 'dark') };
    expect(changeTheme({ theme: 'luxe', design: obsidian }, 'minimal')).toEqual({ theme: 'minimal', design: null });
    const chosen = { layout: 'cover', coverUrl: '/uploads/c.webp', fonts: { name: 'mono', text: 'sans' } } as const;
    expect(changeTheme({ theme: 'luxe', design: { ...obsidian, ...chosen } }, 'minimal').design).toEqual({
      ...themeDesign('minimal'),
      ...chosen,
    });
  });
});

test.each(CARD_GROUNDS)('colour and ground %s are read back from the colours', (ground) => {
  for (const color of FIRST_COLORS) {
    expect(readOwnColor(colorsAround(color, ground), FIRST_COLORS)).toEqual({ color, ground });
  }
});
