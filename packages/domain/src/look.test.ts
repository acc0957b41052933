import { say } from '@tessera/texts';
import { describe, expect, test } from 'vitest';
import { fillCardData } from './card-data.ts';
import { CARD_LAYOUTS, fillDesign } from './card-design.ts';
import { checkDesign } from './card-design-check.ts';
import { checkCardData } from './card-rules.ts';
import { contrastOnGradient, isDarkColor, measureContrast } from './color-contrast.ts';
import { LOOK_CATALOGUE, matchesLook } from './look-catalogue.ts';
import { checkLook, LOOK_TAGS, readLookFile, writeLookFile } from './look-file.ts';
import { FONT_PAIRS } from './own-design.ts';
import { cardPreview } from './preview.ts';

const [first] = LOOK_CATALOGUE;
if (!first?.design) throw new Error('the catalogue is empty');
const { design } = first;

describe('the catalogue', () => {
  test('has 24 templates or more, of both tags, each under a name of its own', () => {
    expect(LOOK_CATALOGUE.length).toBeGreaterThanOrEqual(24);
    expect(new Set(LOOK_CATALOGUE.map(({ tag }) => tag))).toEqual(new Set(LOOK_TAGS));
    expect(new Set(LOOK_CATALOGUE.map(({ name }) => name)).size).toBe(LOOK_CATALOGUE.length);
  });

  test('has all layouts and pairs of typefaces, and no two templates that differ by colour alone', () => {
    const forms = LOOK_CATALOGUE.map(({ theme, design: worn }) =>
      JSON.stringify([theme, { ...worn, name: '', colors: {} }]),
    );
    expect(new Set(forms).size).toBe(LOOK_CATALOGUE.length);
    expect(new Set(LOOK_CATALOGUE.map(({ design: worn }) => worn?.layout))).toEqual(new Set(CARD_LAYOUTS));
    expect(new Set(LOOK_CATALOGUE.map(({ design: worn }) => JSON.stringify(worn?.fonts))).size).toBe(FONT_PAIRS.length);
  });

  test.each(LOOK_CATALOGUE)('$name can be read', (template) => {
    expect(checkLook(template).errors).toEqual({});
  });

  test.each([
    ['OBSID', true],
    ['luxe stone', true],
    ['', true],
    ['stone clay', false],
  ])('is searched by all words: %j finds Obsidian: %s', (query, isFound) => {
    expect(matchesLook({ ...first, description: say(first.description) }, query)).toBe(isFound);
  });
});

describe('contrast', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#ffffff', '#777777', 4.48],
    ['#123456', '#123456', 1],
  ])('of %s and %s is %d (WCAG 2.2)', (one, other, expected) => {
    expect(measureContrast(one, other)).toBeCloseTo(expected, 2);
  });

  test('on a gradient is that of the worst place, which may be between both ends', () => {
    const ends = Math.min(measureContrast('#3a3a3a', '#ffff00'), measureContrast('#3a3a3a', '#8080ff'));
    expect(contrastOnGradient('#000000', '#ff0000', '#0000ff')).toBeLessThan(measureContrast('#000000', '#ff0000'));
    expect(contrastOnGradient('#3a3a3a', '#ffff00', '#8080ff')).toBeLessThanOrEqual(ends);
  });

  test('tells dark papers from light ones', () => {
    expect([isDarkColor('#0d0c0c'), isDarkColor('#fbf5e8')]).toEqual([true, false]);
  });
});

describe('a design', () => {
  test('names every colour that is none', () => {
    const colors = { ...design.colors, role: 'gold', line: '#12' };
    expect(Object.keys(checkDesign({ ...design, colors }))).toEqual(['colors.role', 'colors.line']);
  });

  test('names every text that is too faint, with its contrast', () => {
    const colors = { ...design.colors, line: '#333333' };
    const { 'colors.line': line = '', ...rest } = checkDesign({ ...design, colors });
    expect(say(line)).toMatch(/^Too little contrast: 1\.\d : 1\. It needs at least 4\.5 : 1\.$/);
    expect(rest).toEqual({});
  });

  test('belongs to a card and is shown with it', () => {
    const data = fillCardData({ name: 'Asha', email: 'a@example.com', design });
    expect(checkCardData(data).data.design).toEqual(design);
    expect(cardPreview(data).design).toEqual(design);
  });

  test('that is wrong keeps a card from being saved', () => {
    const data = fillCardData({ name: 'Asha', email: 'a@example.com', design: { ...design, colors: {} } });
    expect(Object.keys(checkCardData(data).errors)).toContain('design.colors.paper');
  });

  test('is absent on cards without one', () => {
    expect('design' in fillCardData({ design: null })).toBe(false);
    expect('design' in cardPreview(fillCardData({}))).toBe(false);
    expect(fillDesign('red')).toBeUndefined();
  });
});

describe('a look’s file', () => {
  test('comes back as it was written', () => {
    const { look, errors } = readLookFile(writeLookFile(first));
    const { id: _, description: __, ...expected } = first;
    expect([look, errors]).toEqual([expected, {}]);
  });

  test('without a design is the theme as it is', () => {
    const plain = { name: 'Plain', tag: 'minimal', theme: 'tech', design: null } as const;
    expect(readLookFile(writeLookFile(plain)).look).toEqual(plain);
  });

  test.each([
    ['no JSON', 'no JSON', ['file']],
    ['another file', '{"format":"else"}', ['file']],
    ['a newer version', '{"format":"tessera-template","version":2}', ['version']],
    ['nothing in it', '{"format":"tessera-template","version":1}', ['tag', 'theme', 'design', 'name']],
    [
      'unknown words',
      writeLookFile(first).replace('"rosette"', '"unicorn"').replace('"top"', '"left"').replace('"type"', '"spiral"'),
      ['design.layout', 'design.ornament', 'design.head'],
    ],
    ['a wrong colour', writeLookFile(first).replace('#f7efe2', 'white'), ['design.colors.name']],
  ])('that is %s is refused by field', (_name, text, fields) => {
    const { look, errors } = readLookFile(text);
    expect([look, Object.keys(errors)]).toEqual([null, fields]);
  });
});
