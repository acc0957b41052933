import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CARD_LAYOUTS, CARD_THEMES, cardPreview, fillCardData } from '@tessera/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawCard, pictureContent } from './card-picture.ts';
import { FACE_ATTRIBUTES, type Face, installFonts, loadMetrics } from './fonts.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-fonts-'));
  installFonts(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function inkWidthPx(text: string, face: Face): Promise<number> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="240"><rect width="1400" height="240" fill="#fff"/><text x="60" y="160" font-size="100" ${FACE_ATTRIBUTES[face]}>${text}</text></svg>`;
  const { info } = await sharp(Buffer.from(svg)).flatten().trim().toBuffer({ resolveWithObject: true });
  return info.width;
}

function measuredPx(text: string, face: Face): number {
  return [...text].reduce((sum, char) => sum + (loadMetrics(face).measure(char.codePointAt(0) ?? 0) ?? 0), 0) * 100;
}

describe('the fonts that come with the product', () => {
  test.each<[Face, string]>([
    ['serif', 'Hamburgefonstiv'],
    ['serifItalic', 'Hamburgefonstiv'],
    ['sans', 'Hamburgefonstiv'],
    ['sansBold', 'Hamburgefonstiv'],
    ['mono', 'Hamburgefonstiv'],
    ['monoMedium', 'Hamburgefonstiv'],
    ['devanagari', 'नमनमनमनम'],
    ['devanagariBold', 'नमनमनमनम'],
  ])('%s is the one that is drawn', async (face, text) => {
    const width = await inkWidthPx(text, face);
    // Ink begins and ends a little inside the letters' boxes, and kerning takes some more.
    expect(width / measuredPx(text, face)).toBeGreaterThan(0.95);
    expect(width / measuredPx(text, face)).toBeLessThan(1.02);
  });

  // Their letters join, and most are narrower then than by themselves.
  test.each<Face>(['arabic', 'arabicBold'])('%s is the one that is drawn', async (face) => {
    const width = await inkWidthPx('السلام عليكم', face);
    expect(width / measuredPx('السلام عليكم', face)).toBeGreaterThan(0.5);
    expect(width / measuredPx('السلام عليكم', face)).toBeLessThan(1.02);
  });

  test.each<[string, Face]>([
    ['नमनमनमनम', 'devanagari'],
    ['السلام عليكم', 'arabic'],
  ])('draw what a text’s own face lacks: %s', async (text, face) => {
    expect(await inkWidthPx(text, 'serif')).toBeCloseTo(await inkWidthPx(text, face), -1);
  });
});

const data = {
  title: 'Principal',
  name: 'Asha Rao',
  role: 'Architect',
  tagline: 'Houses that keep cool.',
  email: 'asha@example.com',
  phone: '+919876543210',
  website: 'https://rao.example',
  extra: { company: { companyName: 'Rao & Daughters', category: 'Architecture' } },
};
const content = (changes: object = {}) =>
  pictureContent(cardPreview(fillCardData({ ...data, ...changes })), 'tessera.test/asha/principal');

describe('a card’s picture', () => {
  test('has name, role, company, tagline, website and category, and no way to call', () => {
    const svg = drawCard(content(), {});
    for (const text of ['Asha Rao', 'Architect, Rao &amp; Daughters', 'Houses that keep cool.', 'rao.example'])
      expect(svg).toContain(`>${text}</text>`);
    expect(svg).toContain('>ARCHITECTURE</text>');
    expect(svg).not.toMatch(/asha@|98765/);
  });

  test.each(CARD_THEMES)('of the theme %s keeps its words above its foot, however long they are', (theme) => {
    const long = 'आशा देवी श्रीवास्तव महालक्ष्मी नारायण चतुर्वेदी '.repeat(3);
    const svg = drawCard(content({ theme, name: long, role: long, tagline: long }), {});
    const lines = [...svg.matchAll(/<text x="84" y="([\d.]+)"/g)].map(([, y]) => Number(y));
    const [badge = 0, ...words] = lines.filter((y) => y < 540).sort((a, b) => b - a);
    expect(words.length).toBeGreaterThanOrEqual(4);
    for (const y of words) expect(y).toBeLessThanOrEqual(badge - 24);
  });

  test('is mirrored where the name runs to the left', () => {
    const inset = { photo: { href: 'data:,', widthPx: 400, heightPx: 630 } };
    const portrait = { extra: { ...data.extra, personal: { photoUrl: 'https://example.com/leila.jpg' } } };
    const svg = drawCard(content({ name: 'ليلى حداد', role: 'مهندسة معمارية', ...portrait }), inset);
    expect(svg).toMatch(/<text x="1116" [^>]+direction="rtl">ليلى حداد</);
    expect(svg).toMatch(/<text x="1116" [^>]+direction="rtl">مهندسة معمارية/);
    expect(svg).toMatch(/<g transform="translate\(-800 0\)"><image/);
    expect(svg).toMatch(/<text x="1116" [^>]+direction="rtl">rao\.example</);
    expect(svg).toContain('<g transform="translate(1200 0) scale(-1 1)">');
    expect(drawCard(content(portrait), inset)).not.toMatch(/direction|scale\(-1/);
  });

  test.each(CARD_LAYOUTS)('has the logo in its own shape, inside the picture, in the layout %s', (layout) => {
    const logo = { href: 'data:logo,', widthPx: 300, heightPx: 80 };
    const svg = drawCard({ ...content({}), layout }, { logo });
    const [, x, y, width, height] =
      /<image x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)" href="data:logo,"/.exec(svg)?.map(Number) ??
      [];
    expect((width ?? 0) / (height ?? 1)).toBeCloseTo(300 / 80);
    expect((x ?? 0) + (width ?? 0)).toBeLessThanOrEqual(1200 - 34);
    expect((y ?? 0) + (height ?? 0)).toBeLessThanOrEqual(630 - 34);
  });

  test('takes the next best for a name that our fonts can’t draw', () => {
    expect(content({ name: '田中 太郎' }).name).toBe('Rao & Daughters');
    expect(content({ name: '田中 太郎', extra: {} }).name).toBe('Principal');
    expect(content({ name: '田中 太郎', title: '名刺', extra: {} }).name).toBe('tessera.test/asha/principal');
  });

  test.each([
    '</text><script>alert(1)</script>',
    '"><image href="http://evil.example/x.png"/>',
    '&xxe;<!ENTITY x SYSTEM "file:///etc/passwd">',
    '\u0000\ufffe\ud800x',
    ']]>',
  ])('has hostile texts as texts: %j', async (text) => {
    const hostile = { name: `A ${text}`, role: text, tagline: text, website: '', address: text };
    const svg = drawCard(content({ ...hostile, extra: { company: { companyName: text, category: text } } }), {});
    expect(svg).not.toMatch(/<(?:script|image|!)/);
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });
});
