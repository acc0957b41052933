import { type CodePlace, printedAddress } from '@tessera/domain';
import { scanImageData } from '@undecaf/zbar-wasm';
import { describe, expect, test } from 'vitest';
import { makeQrCode } from '../make-qr-code.ts';
import { DARK, drawSquare, type Pixels, placeInSquare, type QrCode } from '../qr-code.ts';
import { codePdf } from './code-pdf.ts';
import { codeSvg, LOGO_FILL } from './code-svg.ts';
import { readsBack, seeFromAfar } from './read-back.ts';

const CARD = 'https://tessera.example/asha-rao/principal';
const PLAIN = printedAddress(CARD, { medium: '', campaign: '' });
const CAMPAIGN = printedAddress(CARD, { medium: 'booth', campaign: 'Messe Köln — Halle 4.2' });

const readByZbar = async ({ data, widthPx }: Pixels) => {
  const image = { data, width: widthPx, height: widthPx, colorSpace: 'srgb' } as ImageData;
  return (await scanImageData(image))[0]?.decode() ?? null;
};

/** As the browser paints a logo: a disc in the middle, in a colour that is as dark as the code. */
function withLogo(code: QrCode, picture: Pixels, rgb: readonly number[]): Pixels {
  const { data, widthPx } = picture;
  const radius = (code.logo * placeInSquare(code, widthPx).scalePx * LOGO_FILL) / 2;
  for (let y = 0; y < widthPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1) {
      if (Math.hypot(x - widthPx / 2, y - widthPx / 2) < radius) data.set(rgb, (y * widthPx + x) * 4);
    }
  }
  return picture;
}

describe.each([
  ['the plain address', PLAIN],
  ['an address with a campaign', CAMPAIGN],
])('%s', (_what, address) => {
  test.each([
    ['in ink', DARK, false],
    ['in a colour', '#1f5f99', false],
    ['in the lightest colour that is offered', '#767676', false],
    ['in a colour with a logo', '#a03a2c', true],
    ['in ink with a logo', DARK, true],
  ])('%s is read by all readers, sharp, and at 150 pixels turned and blurred', async (_look, dark, hasLogo) => {
    const code = makeQrCode(address, { hasLogo });
    const plain = drawSquare(code, { widthPx: 600, dark });
    const picture = hasLogo ? withLogo(code, plain, [0x20, 0x40, 0x80]) : plain;
    const afar = seeFromAfar(picture);
    expect(afar.widthPx).toBe(150);
    expect([await readByZbar(picture), await readByZbar(afar)]).toEqual([address, address]);
    expect(readsBack(picture, address)).toBe(true);
  });
});

test('a code that is damaged beyond mending is not offered', () => {
  const code = makeQrCode(PLAIN);
  const picture = withLogo(
    { ...code, logo: Math.round(code.size * 0.6) },
    drawSquare(code, { widthPx: 600, dark: DARK }),
    [0, 0, 0],
  );
  expect(readsBack(picture, PLAIN)).toBe(false);
});

test('a code that says something else is not offered', () => {
  expect(readsBack(drawSquare(makeQrCode(CAMPAIGN), { widthPx: 600, dark: DARK }), PLAIN)).toBe(false);
});

test('error correction rises only with a logo, whose room is white', () => {
  const [plain, branded] = [makeQrCode(CAMPAIGN), makeQrCode(CAMPAIGN, { hasLogo: true })];
  expect(plain.logo).toBe(0);
  expect(branded.size).toBeGreaterThan(plain.size);
  const from = (branded.size - branded.logo) / 2;
  expect(Number.isInteger(from)).toBe(true);
  for (let row = from; row < from + branded.logo; row += 1) {
    for (let column = from; column < from + branded.logo; column += 1) expect(branded.isDark(row, column)).toBe(false);
  }
});

test('the SVG has the code, four modules of white, and the logo only where there is one', () => {
  const code = makeQrCode(PLAIN, { hasLogo: true });
  const svg = codeSvg(code, { dark: '#1f5f99', logo: 'data:image/png;base64,AA==' });
  expect(svg).toContain(`viewBox="-4 -4 ${code.size + 8} ${code.size + 8}"`);
  expect(svg).toContain('fill="#1f5f99"');
  expect(svg).toContain('href="data:image/png;base64,AA=="');
  expect(codeSvg(code, { dark: DARK, logo: null })).not.toContain('<image');
});

test.each([
  ['the code alone', null, null],
  ['a name below', { bits: new Uint8Array(8), widthPx: 16, heightPx: 4 }, null],
  ['name and logo', { bits: new Uint8Array(8), widthPx: 16, heightPx: 4 }, { jpeg: new Uint8Array(5), widthPx: 1 }],
])('the PDF with %s says where each of its objects begins and how long it is', (_what, name, logo) => {
  const code = makeQrCode(PLAIN, { hasLogo: logo !== null });
  const bytes = codePdf(code, { dark: '#1f5f99', name, logo });
  const text = Buffer.from(bytes).toString('latin1');
  expect(text.startsWith('%PDF-1.4\n')).toBe(true);
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  expect(text.slice(start, start + 4)).toBe('xref');
  const offsets = [...text.slice(start).matchAll(/(\d{10}) 00000 n /g)].map(([, offset]) => Number(offset));
  expect(offsets).toHaveLength(6);
  for (const [at, offset] of offsets.entries()) expect(text.slice(offset)).toMatch(new RegExp(`^${at + 1} 0 obj\n`));
  for (const [, length, from] of [...text.matchAll(/\/Length (\d+) >>\nstream\n()/dg)].map((found) => [
    found[0],
    found[1],
    (found.indices?.[2]?.[0] ?? 0) + Number(found[1]),
  ])) {
    expect(Number(length)).toBeGreaterThan(0);
    expect(text.slice(Number(from), Number(from) + 10)).toBe('\nendstream');
  }
  // One rectangle for each run of dark modules, and the white ground.
  expect(text.match(/ re$/gm) ?? []).toHaveLength(code.path.split('M').length - 1);
  expect(text.includes('/Name Do')).toBe(name !== null);
  expect(text.includes('/Logo Do')).toBe(logo !== null);
});

test.each<[CodePlace, string]>([
  [{ medium: '', campaign: '' }, '?c=qr'],
  [{ medium: 'booth', campaign: ' Milan booth ' }, '?c=qr&utm_medium=booth&utm_campaign=Milan+booth'],
  [
    { medium: '', campaign: 'मिलान & 50%' },
    '?c=qr&utm_campaign=%E0%A4%AE%E0%A4%BF%E0%A4%B2%E0%A4%BE%E0%A4%A8+%26+50%25',
  ],
  // Composed and decomposed letters are one campaign.
  [{ medium: '', campaign: 'Ko\u0308ln' }, '?c=qr&utm_campaign=K%C3%B6ln'],
])('a code for %j leads to the card’s own address with %s', (place, search) => {
  expect(printedAddress(CARD, place)).toBe(CARD + search);
});
