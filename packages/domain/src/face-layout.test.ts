import { expect, test } from 'vitest';
import { fillCardData } from './card-data.ts';
import type { CardDesign } from './card-design.ts';
import { faceLayout, faceLogo } from './face-layout.ts';
import { themeDesign } from './own-design.ts';
import { cardPreview } from './preview.ts';

const LOGO = '/uploads/11111111111111111111111111111111.webp';
const DARK_LOGO = '/uploads/22222222222222222222222222222222.webp';

function preview(design: Partial<CardDesign>, theme: 'luxe' | 'minimal' = 'luxe', photoUrl = '') {
  return cardPreview(
    fillCardData({
      name: 'Asha',
      theme,
      logoUrl: LOGO,
      design: { ...themeDesign(theme), ...design },
      extra: { personal: { photoUrl } },
    }),
  );
}

test('dark paper shows the logo for dark paper without a plate, and light paper the other one', () => {
  expect(faceLogo(preview({ darkLogoUrl: DARK_LOGO }))).toEqual({ src: DARK_LOGO, scale: 1, hasPlate: false });
  expect(faceLogo(preview({ darkLogoUrl: DARK_LOGO }, 'minimal'))).toEqual({ src: LOGO, scale: 1, hasPlate: false });
});

test('a logo for white paper lies on a plate on dark paper, and on every picture', () => {
  expect(faceLogo(preview({}))?.hasPlate).toBe(true);
  expect(faceLogo(preview({ layout: 'cover', darkLogoUrl: DARK_LOGO }))).toMatchObject({ src: LOGO, hasPlate: true });
  expect(faceLogo(preview({ layout: 'monogram' }, 'minimal'))?.hasPlate).toBe(true);
});

test('a card without a logo shows none, though one for dark paper is left', () => {
  const { logo: _logo, ...without } = preview({ darkLogoUrl: DARK_LOGO });
  expect(faceLogo({ ...without, logo: null })).toBeNull();
});

test('a logo is as large as its design says, and none where the same picture is the photo', () => {
  const scales = (['small', 'medium', 'large'] as const).map((logoSize) => faceLogo(preview({ logoSize }))?.scale ?? 0);
  expect(scales).toEqual([...scales].sort((one, other) => one - other));
  expect(new Set(scales).size).toBe(3);
  expect(faceLogo(preview({}, 'luxe', LOGO))).toBeNull();
});

test('without a photo initials take its place, and a card without pictures is of words alone', () => {
  expect(faceLayout(preview({ layout: 'portrait' }))).toBe('monogram');
  expect(faceLayout(preview({}))).toBe('type');
  expect(faceLayout(preview({}, 'luxe', DARK_LOGO))).toBe('portrait');
});
