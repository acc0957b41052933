import { say } from '@tessera/texts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BrandKit, brandContrasts, brandDesign, checkBrand, ratioText, wearBrand } from './brand.ts';
import { fillCardData } from './card-data.ts';
import { fillDesign } from './card-design.ts';
import { checkDesign } from './card-design-check.ts';
import { checkCardData } from './card-rules.ts';
import { measureContrast, READABLE_CONTRAST } from './color-contrast.ts';
import { lockedErrors } from './organization-template.ts';
import { templateEffect } from './organization-template-effect.ts';
import { lettersOn, nearestReadable } from './readable-letters.ts';

const kit: BrandKit = {
  logoUrl: '/uploads/logo.webp',
  coverUrl: '/uploads/cover.webp',
  colors: { primary: '#14332b', secondary: '#e8c98f', accent: '#f0a35e' },
  fonts: { name: 'sans', text: 'mono' },
};
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('a colour on paper', () => {
  test('that can’t be read is led to one that can, and one that can stays', () => {
    fc.assert(
      fc.property(hex, hex, (text, paper) => {
        const nearest = nearestReadable(text, paper);
        expect(measureContrast(nearest, paper)).toBeGreaterThanOrEqual(READABLE_CONTRAST);
        if (measureContrast(text, paper) >= READABLE_CONTRAST) expect(nearest).toBe(text);
      }),
    );
  });

  test('has letters that can be read, whatever it is', () => {
    fc.assert(fc.property(hex, (paper) => measureContrast(lettersOn(paper), paper) >= READABLE_CONTRAST));
    expect([lettersOn('#14332b'), lettersOn('#faf7f1')]).toEqual(['#ffffff', '#16181d']);
  });

  test('is moved as little as will do', () => {
    expect(nearestReadable('#8a8a8a', '#ffffff')).toBe('#767676');
  });
});

describe('a brand kit', () => {
  test('is kept as it is when all of it can be read', () => {
    expect(checkBrand({ ...kit, colors: { ...kit.colors, accent: ' #F0A35E ' } })).toEqual({ brand: kit, errors: {} });
    expect(brandContrasts(kit.colors).every(({ isReadable }) => isReadable)).toBe(true);
  });

  test('names each colour that is none, and each that is too faint with one that is not', () => {
    const wrong = checkBrand({ ...kit, colors: { ...kit.colors, primary: 'green' }, logoUrl: 'javascript:1' });
    expect(Object.keys(wrong.errors)).toEqual(['colors.primary', 'logoUrl']);
    const faint = checkBrand({ ...kit, colors: { ...kit.colors, secondary: '#2c5a4d' } });
    expect(say(faint.errors['colors.secondary'] ?? '')).toMatch(
      /^1\.\d : 1 on the primary colour is too faint\. #[0-9a-f]{6} can be read\.$/,
    );
  });

  test('never says that a ratio passes which does not', () => {
    expect([ratioText(4.499), ratioText(4.5), ratioText(21)]).toEqual(['4.4 : 1', '4.5 : 1', '21.0 : 1']);
  });

  test('makes a design that cards may have, with the ornament that they had', () => {
    const design = brandDesign('Rao & Daughters', kit);
    expect(checkDesign(design)).toEqual({});
    expect(fillDesign(JSON.parse(JSON.stringify(design)))).toEqual(design);
    expect(brandDesign('Rao', kit, { ...design, ornament: 'corner', head: 'low' })).toMatchObject({
      ornament: 'corner',
      head: 'low',
    });
    expect(Object.keys(checkDesign({ ...design, coverUrl: 'javascript:alert(1)' }))).toEqual(['coverUrl']);
  });

  test('is on what a template says, and locks it there; without a logo, the template keeps its own', () => {
    const template = {
      data: fillCardData({ website: 'https://rao.example' }),
      rules: { website: 'REQUIRED' },
    } as const;
    const worn = wearBrand(template, 'Rao', kit);
    expect(worn.rules).toEqual({ website: 'REQUIRED', theme: 'LOCKED', logoUrl: 'LOCKED' });
    expect(worn.data).toMatchObject({ logoUrl: kit.logoUrl, design: { fonts: kit.fonts, coverUrl: kit.coverUrl } });
    const own = wearBrand({ ...template, data: { ...template.data, logoUrl: '/uploads/own.webp' } }, 'Rao', {
      ...kit,
      logoUrl: '',
    });
    expect([own.data.logoUrl, own.rules.logoUrl]).toEqual(['/uploads/own.webp', undefined]);
    const card = fillCardData({ name: 'Fay', email: 'f@example.com' });
    expect(Object.keys(lockedErrors(worn, card))).toEqual(['data.theme', 'data.logoUrl']);
    expect(checkCardData({ ...card, design: worn.data.design ?? null }).errors).toEqual({});
  });
});

test('what becomes of a card under a template is told field by field', () => {
  const template = {
    ...wearBrand({ data: fillCardData({ website: 'https://rao.example' }), rules: {} }, 'Rao', kit),
  };
  const rules = { ...template.rules, website: 'LOCKED', phone: 'REQUIRED', email: 'REQUIRED' } as const;
  const card = fillCardData({ name: 'Fay', website: 'https://rao.example', email: 'f@example.com', theme: 'tech' });
  expect(templateEffect({ ...template, rules }, card)).toEqual({
    changes: [
      { field: 'theme', from: 'Tech', to: 'Rao' },
      { field: 'logoUrl', from: '', to: 'a picture' },
    ],
    locked: ['theme', 'logoUrl', 'website'],
    missing: ['phone'],
  });
});
