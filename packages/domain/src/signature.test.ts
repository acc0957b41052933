import { describe, expect, test } from 'vitest';
import { fillCardData } from './card-data.ts';
import { measureContrast } from './color-contrast.ts';
import { colorsAround, FIRST_COLORS } from './own-design.ts';
import { cardPreview } from './preview.ts';
import { buildSignature, offeredSignatures, SIGNATURE_CHARS, SIGNATURE_DESIGNS, signatureAccent } from './signature.ts';

const data = {
  name: 'Dr. Maximiliane von Hohenstein-Bartholdy',
  role: 'Senior Vice President',
  email: 'maximiliane@infrastruktur.example',
  phone: '+4915112345678',
  website: 'https://infrastruktur.example',
  address: 'Königin-Elisabeth-Straße 112\n14059 Berlin',
  extra: { company: { companyName: 'Infrastruktur <Europa> & Co' }, personal: { photoUrl: '/uploads/a.webp' } },
};
const source = (changes: object = {}) => ({
  preview: cardPreview(fillCardData({ ...data, ...changes })),
  url: 'https://tessera.example/asha/principal',
  cardLabel: 'View my card',
});

describe.each(SIGNATURE_DESIGNS)('the signature %s', (design) => {
  test('is of tables and inline styles, with pictures of fixed size from the card’s own address', () => {
    const { html, text } = buildSignature(source(), design);
    expect(html).toMatch(/^<table role="presentation"/);
    expect(html).not.toMatch(/<(script|style|link|div|form)|class=|position:|background|bgcolor|data:/);
    for (const [img] of html.matchAll(/<img[^>]*>/g)) {
      expect(img).toMatch(/src="https:\/\/tessera\.example\/asha\/principal\.(png|jpg)\?/);
      expect(img).toMatch(/width="\d{2,3}" height="\d{2,3}" alt="[^"]+"/);
    }
    expect(html).toContain('https://tessera.example/asha/principal?utm_medium=email-signature');
    expect(html).toContain('Infrastruktur &#60;Europa&#62; &#38; Co');
    expect(text).toContain('Infrastruktur <Europa> & Co');
    expect(text.split('\n').at(-1)).toBe(
      'View my card: https://tessera.example/asha/principal?utm_medium=email-signature',
    );
  });

  test('colours only what reads well on white and on dark grey', () => {
    const colors = [...buildSignature(source(), design).html.matchAll(/color:([^;"]+)/g)].map(([, color]) => color);
    expect(new Set(colors)).toEqual(new Set(['inherit', signatureAccent(source().preview)]));
  });

  test('stays below what Gmail takes, however long its texts are', () => {
    const long = `${'<&"\'>'.repeat(40)} x`;
    const huge = { name: long, role: long, website: `https://x.example/${'%20&'.repeat(300)}`, address: long };
    const { html } = buildSignature(source({ ...huge, extra: { company: { companyName: long } } }), design);
    expect(html.length).toBeLessThan(SIGNATURE_CHARS);
  });

  test('runs to the left where the name does', () => {
    expect(buildSignature(source({ name: 'ليلى حداد' }), design).html).toContain('dir="rtl"');
    expect(buildSignature(source({ name: 'आशा राव' }), design).html).toContain('dir="ltr"');
  });
});

test('designs with a picture are offered to cards that have it', () => {
  expect(offeredSignatures({ photo: null, logo: null })).toEqual(['plain', 'compact', 'columns', 'banner']);
  expect(offeredSignatures({ photo: '/uploads/a.webp', logo: '/uploads/b.webp' })).toEqual(SIGNATURE_DESIGNS);
});

test.each([...FIRST_COLORS, '#ffffff', '#000000', '#ffff00', '#00ffcc'])(
  '%s becomes readable on both grounds',
  (color) => {
    for (const ground of ['dark', 'light', 'color'] as const) {
      const design = { name: '', colors: colorsAround(color, ground), ornament: 'none', head: 'top' } as const;
      const accent = signatureAccent({ theme: 'luxe', design });
      expect(measureContrast(accent, '#ffffff')).toBeGreaterThanOrEqual(4.5);
      expect(measureContrast(accent, '#1e1e1e')).toBeGreaterThanOrEqual(3);
    }
  },
);
