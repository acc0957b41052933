import { describe, expect, test } from 'vitest';
import { type Face, loadMetrics } from './fonts.ts';
import { drawableText, fitText } from './text-fit.ts';

describe('what can be drawn of a text', () => {
  test.each<[string, string]>([
    ['Asha  Rao\n', 'Asha Rao'],
    ['Žofie Nguyễn', 'Žofie Nguyễn'],
    ['e\u0301clair', 'éclair'],
    ['आशा देवी', 'आशा देवी'],
    ['क्\u200dष', 'क्\u200dष'],
    ['Asha 🙂 Rao 👨‍👩‍👧', 'Asha Rao'],
    ['Tanaka Hiroshi 田中', 'Tanaka Hiroshi'],
    ['\u202eevil\u202c\0', 'evil'],
    ['</text><script>&amp;', '</text><script>&amp;'],
  ])('%j is %j', (text, drawn) => {
    expect(drawableText(text, 'serif')).toBe(drawn);
  });

  test.each(['漢字', '田中 A', '🙂', ''])('%j is nothing, because too little would be left of it', (text) => {
    expect(drawableText(text, 'serif')).toBe('');
  });
});

describe('a text in its place', () => {
  const place = { face: 'sans' as Face, sizesPx: [100, 50], widthPx: 600, maxLines: 2 };

  function widthPx(line: string, sizePx: number): number {
    return (
      [...line].reduce((sum, char) => sum + (loadMetrics('sans').measure(char.codePointAt(0) ?? 0) ?? 0), 0) * sizePx
    );
  }

  test('has the largest size at which it fits', () => {
    expect(fitText('Asha Rao', place)).toEqual({ sizePx: 100, lines: ['Asha Rao'] });
    expect(fitText('Asha Devi Rao', place)).toEqual({ sizePx: 100, lines: ['Asha Devi', 'Rao'] });
    expect(fitText('Asha Devi Rao of Pune in India', place).sizePx).toBe(50);
  });

  test.each([
    'One sentence that goes on and on, so that no size at all could hold it in a place like this one',
    'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaftschaferswessenschafe',
  ])('is cut off with an ellipsis when no size is small enough, and stays inside: %s', (text) => {
    const { sizePx, lines } = fitText(text, place);
    expect(sizePx).toBe(50);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
    for (const line of lines) expect(widthPx(line, sizePx)).toBeLessThanOrEqual(place.widthPx);
  });
});
