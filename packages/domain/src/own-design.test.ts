import { describe, expect, test } from 'vitest';
import { CARD_THEMES } from './card-data.ts';
import { checkDesign } from './card-design-check.ts';
import { CARD_GROUNDS, colorsAround, FIRST_COLORS, themeDesign } from './own-design.ts';

/** Every colour on a grid of the cube, its corners with it. */
const GRID = [0, 36, 73, 109, 146, 182, 219, 255].map((channel) => channel.toString(16).padStart(2, '0'));
const ALL = GRID.flatMap((red) => GRID.flatMap((green) => GRID.map((blue) => `#${red}${green}${blue}`)));

describe.each(CARD_GROUNDS)('on a %s ground', (ground) => {
  test('words can be read whichever of 512 colours somebody chooses', () => {
    const faint = [...ALL, ...FIRST_COLORS].filter((color) => {
      const design = { ...themeDesign('luxe'), colors: colorsAround(color, ground) };
      return Object.keys(checkDesign(design)).length > 0;
    });
    expect(faint).toEqual([]);
  });
});

test.each(CARD_THEMES)('the design that %s starts from can be read and saved', (theme) => {
  expect(checkDesign(themeDesign(theme))).toEqual({});
});
