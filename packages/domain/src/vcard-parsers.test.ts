import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CardData, fillCardData } from './card-data.ts';
import { cardPreview } from './preview.ts';
import { SOCIAL_NETWORKS } from './social-network.ts';
import { type ReadVcard, readByIcal, readByVcard4, readByVcf } from './testing/read-vcard.ts';
import { cardVcf, type VcardVersion } from './vcard.ts';

const UID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const show = { email: true, socials: true, birthday: true, anniversary: true, homeAddress: true };

function vcf(data: CardData, version: VcardVersion): string {
  return cardVcf({
    data,
    uid: UID,
    rev: new Date('2026-03-01T12:00:00Z'),
    sourceUrl: 'https://tessera.test/asha/card.vcf',
    version,
    show,
    photo: { base64: '/9j/4AAQSkZJRg==', mediaType: 'image/jpeg' },
  });
}

/** It reads version 4.0 alone: the other one is shown to it without what it refuses, the lines stay as they are. */
function forVcard4(file: string): string {
  return file.replace('\r\nVERSION:3.0\r\n', '\r\nVERSION:4.0\r\n').replace(';ENCODING=b;TYPE=JPEG:', ':');
}

const hostile = [
  ...['\\', '\\n', '\\\\', ';', ',', ':', '"', '=', '\t', ' ', '\r\n', '\n', '\r', '\u2028', '\u0085', '\0', '\u007f'],
  ...['\r\nEND:VCARD\r\n', '\nTEL:1', 'BEGIN:VCARD', ';TYPE=x:', '^n', 'item1.', '<b>', '%0A', 'a.b:c'],
  ...[
    '🙂',
    '👨‍👩‍👧‍👦',
    '🇮🇳',
    'e\u0301',
    'आशा',
    '漢字',
    'مرحبا',
    '\u202eevil\u202c',
    '\ud800',
    '\ufeff',
    'ß',
    'Asha',
    'Rao & Co',
  ],
];
const piece = fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: 'grapheme', maxLength: 12 }));
const short = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
/** Now and then as long as nobody would type it. */
const text = fc.oneof(
  { weight: 60, arbitrary: short },
  { weight: 1, arbitrary: short.map((value) => `${value}x`.repeat(10_000).slice(0, 10_000)) },
);
const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
const isoDay = fc.oneof(
  fc.constant(''),
  short,
  day.map((date) => date.toISOString().slice(0, 10)),
);
const mobile = fc.constantFrom('', '+919876543210', 'call; me, please');
const card = fc
  .record({
    type: fc.constantFrom('business', 'personal', 'portfolio', 'event'),
    title: text,
    name: text,
    role: text,
    tagline: text,
    phone: mobile,
    email: fc.constantFrom('', 'asha@example.com', 'a,b;c@example.com'),
    website: fc.constantFrom('', 'https://example.com/a,b;c?d="e"', 'आशा.example'),
    address: text,
    tags: fc.array(short, { maxLength: 5 }),
    blocks: fc.array(
      fc.record({
        kind: fc.constantFrom('link', 'map', 'text'),
        title: short,
        text: short,
        url: fc.constantFrom('', 'https://example.com/b,c;d', 'tel:+4989123', 'javascript:alert(1)'),
      }),
      { maxLength: 2 },
    ),
    socials: fc.record(Object.fromEntries(SOCIAL_NETWORKS.map((name) => [name, fc.oneof(mobile, short)]))),
    extra: fc.record({
      personal: fc.record({ resAddress: text, pincode: short, birthDate: isoDay, anniversaryDate: isoDay }),
      company: fc.record({ companyName: text, message: text }),
    }),
  })
  .map(fillCardData);

/** What is known to be misread, as narrowly as it can be said; the tests below show each of these faults. */
function icalMisreads(parts: readonly string[]): boolean {
  return parts.length > 1 && parts.some((part) => part.endsWith('\\'));
}

/** It takes these words at the end of any value for one more card. */
function vcard4Counts(file: string): number {
  return unfold(file).match(/BEGIN:VCARD\r\n/gi)?.length ?? 0;
}

function vcard4Misreads(name: string, parts: readonly string[], encoded: string): boolean {
  const isDivided = ['n', 'adr', 'org', 'categories'].includes(name);
  return (
    parts.some((part) => part.includes('\\n')) ||
    (encoded.startsWith('"') && encoded.endsWith('"')) ||
    (URL.canParse(encoded) && (isDivided || encoded.includes('\\'))) ||
    (isDivided && (parts.some((part) => part.includes('"')) || /\\[;,]$/.test(encoded))) ||
    (name === 'categories' && parts.some((part) => part.includes(';')))
  );
}

describe('three independent parsers', () => {
  test.each<VcardVersion>(['3.0', '4.0'])(
    'read the same in 1,000 hostile cards of version %s',
    (version) => {
      const counts = { compared: 0, skipped: 0 };
      fc.assert(
        fc.property(card, (data) => {
          const file = vcf(data, version);
          const read = readByVcf(file);
          expectOwnValues(read, data);
          expect(differences(file, read, counts)).toEqual([]);
        }),
        // The cards are the same each time: a parser's own fault that nobody has seen yet must not fail another day's run.
        { numRuns: 1000, seed: 6350 },
      );
      expect(counts.compared).toBeGreaterThan(25_000);
      expect(counts.skipped / counts.compared).toBeLessThan(0.08);
    },
    60_000,
  );
});

test.each<VcardVersion>(['3.0', '4.0'])(
  'agree about all labelled ways to reach the person, and all blocks that lead somewhere, in version %s',
  (version) => {
    const data = fillCardData({
      ...{ name: 'Asha Rao', language: 'en' },
      phones: [
        { label: 'work', value: '+918012345678' },
        { label: 'Assistant वर्षा', value: '+919876543210' },
      ],
      emails: [
        { label: 'work', value: 'asha@rao.example' },
        { label: 'Press', value: 'press@rao.example' },
      ],
      websites: [
        { label: '', value: 'https://rao.example' },
        { label: 'Shop', value: 'https://shop.example/a,b' },
      ],
      addresses: [
        { label: 'work', value: '12 Lake Road\nPune', map: '' },
        { label: 'Atelier', value: 'Rua 5; Goa', map: '' },
      ],
      blocks: [
        { kind: 'text', title: 'About us', text: 'We build; slowly.' },
        { kind: 'link', title: 'Our book', url: 'https://rao.example/book', icon: 'book' },
        { kind: 'button', title: 'Write', url: 'mailto:studio@rao.example' },
        { kind: 'link', title: 'Already among the websites', url: 'https://shop.example/a,b' },
        { kind: 'button', title: 'Already among the emails', url: 'mailto:Press@rao.example' },
        { kind: 'button', title: 'Already among the phones', url: 'tel:+919876543210' },
        { kind: 'gallery', pictures: [{ imageUrl: '/uploads/0123456789abcdef0123456789abcdef.webp', alt: '' }] },
        { kind: 'video', title: 'A walk', url: 'https://youtu.be/dQw4w9WgXcQ' },
        { kind: 'file', title: 'Portfolio', url: '/uploads/0123456789abcdef0123456789abcdef.pdf' },
        { kind: 'calendar', title: 'Book a call', url: 'https://calendly.com/asha' },
        { kind: 'map', title: 'Studio', text: '12 Lake Road\nPune' },
        { kind: 'testimonial', title: 'Ravi', text: 'She listens.', caption: 'CEO' },
        { kind: 'divider' },
      ],
    });
    const file = vcf(data, version);
    const [reference, ...others] = [readByVcf(file), readByIcal(file), readByVcard4(forVcard4(file))];
    for (const name of ['tel', 'email', 'url', 'adr', 'x-ablabel', 'note']) {
      for (const other of others) expect(other.get(name), name).toEqual(reference.get(name));
    }
    const values = (name: string) => (reference.get(name) ?? []).map((parts) => parts.filter(Boolean).join(' '));
    expect(values('tel')).toEqual(['+918012345678', '+919876543210']);
    expect(values('email')).toEqual(['asha@rao.example', 'press@rao.example']);
    expect(values('adr')).toEqual(['12 Lake Road\nPune', 'Rua 5; Goa']);
    expect(values('note')).toEqual(['About us\nWe build; slowly.\n“She listens.” — Ravi, CEO']);
    expect(values('url')).toEqual([
      ...['https://rao.example', 'https://shop.example/a,b', 'https://rao.example/book', 'mailto:studio@rao.example'],
      ...['https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
      ...['https://tessera.test/uploads/0123456789abcdef0123456789abcdef.pdf', 'https://calendly.com/asha'],
      'https://www.google.com/maps/search/?api=1&query=12%20Lake%20Road%20Pune',
    ]);
    // Apple and Google read a label from the same group as its value.
    expect(labelled(file)).toEqual({
      ...{ 'Assistant वर्षा': '+919876543210', Press: 'press@rao.example', Shop: 'https://shop.example/a,b' },
      ...{ Atelier: ';;Rua 5\\; Goa;;;;', 'Our book': 'https://rao.example/book', Write: 'mailto:studio@rao.example' },
      ...{ 'A walk': 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'Book a call': 'https://calendly.com/asha' },
      Portfolio: 'https://tessera.test/uploads/0123456789abcdef0123456789abcdef.pdf',
      'Studio · 12 Lake Road Pune': 'https://www.google.com/maps/search/?api=1&query=12%20Lake%20Road%20Pune',
    });
  },
);

/** What each label in own words names, by its group. */
function labelled(file: string): Record<string, string> {
  const lines = unfold(file)
    .split('\r\n')
    .map((line) => /^(item\d+)\.([\w-]+)[^:]*:(.*)$/su.exec(line) ?? []);
  const labels = lines.filter(([, , name]) => name === 'X-ABLabel');
  return Object.fromEntries(
    labels.map(([, group, , label = '']) => {
      const [, , , value = ''] = lines.find(([, own, name]) => own === group && name !== 'X-ABLabel') ?? [];
      return [label, value];
    }),
  );
}

/** Where the two others read something else than the reference, apart from their known faults. */
function differences(file: string, read: ReadVcard, counts: { compared: number; skipped: number }): object[] {
  const encoded = encodedValues(file);
  const byIcal = readByIcal(file);
  const byVcard4 = vcard4Counts(file) === 1 ? readByVcard4(forVcard4(file)) : null;
  const found: object[] = [];
  const compare = (parser: string, name: string, pair: [unknown, unknown], isMisread: boolean) => {
    counts[isMisread ? 'skipped' : 'compared'] += 1;
    const [got, meant] = pair;
    if (!isMisread && JSON.stringify(got) !== JSON.stringify(meant)) found.push({ parser, name, got, meant });
  };
  compare('ical.js', 'names', [names(byIcal), names(read)], false);
  compare('vcard4', 'names', [byVcard4 && names(byVcard4), names(read)], !byVcard4);
  for (const [name, values] of read) {
    values.forEach((parts, index) => {
      const raw = encoded.get(name)?.[index] ?? '';
      // It leaves labels as they are written.
      const meant = name === 'x-ablabel' ? [raw] : parts;
      compare('ical.js', name, [byIcal.get(name)?.[index], meant], icalMisreads(parts));
      compare('vcard4', name, [byVcard4?.get(name)?.[index], parts], !byVcard4 || vcard4Misreads(name, parts, raw));
    });
  }
  return found;
}

function names(read: ReadVcard): string[] {
  return [...read].map(([name, values]) => `${name} ${values.length}`).sort();
}

/** A file with this one line; the reference is what the line says after RFC 6350. */
function readAll(line: string): string[][] {
  const file = ['BEGIN:VCARD', 'VERSION:4.0', 'FN:Asha', line, 'END:VCARD', ''].join('\r\n');
  const name = line.split(':')[0]?.toLowerCase() ?? '';
  return [readByVcf, readByIcal, readByVcard4].map((read) => read(file).get(name)?.[0] ?? []);
}

describe('what the comparison leaves out are faults of the parsers', () => {
  test.each<[string, string, string[]]>([
    ['an escaped backslash at the end of a part hides the separator behind it', 'CATEGORIES:a\\\\,b', ['a\\', 'b']],
    ['a label is not unescaped', 'X-ABLabel:a\\,b', ['a,b']],
  ])('ical.js: %s', (_, line, meant) => {
    const [reference, ical, vcard4] = readAll(line);
    expect(reference).toEqual(meant);
    expect(vcard4).toEqual(meant);
    expect(ical).not.toEqual(meant);
  });

  test.each<[string, string, string[]]>([
    ['a backslash before an n becomes a line break', 'NOTE:C:\\\\new', ['C:\\new']],
    ['quotation marks around a whole value are lost', 'NOTE:"so it is"', ['"so it is"']],
    ['what looks like an address is not unescaped', 'NOTE:Hours: 9\\, 10', ['Hours: 9, 10']],
    ['quotation marks hide the separators between them', 'CATEGORIES:"a,b"c', ['"a', 'b"c']],
    ['a value is lost behind an escaped separator at its end', 'ORG:Acme\\;', ['Acme;']],
    ['a list is divided at semicolons, too', 'CATEGORIES:a;b,c', ['a;b', 'c']],
  ])('vcard4: %s', (_, line, meant) => {
    const [reference, ical, vcard4] = readAll(line);
    expect(reference).toEqual(meant);
    expect(ical).toEqual(meant);
    expect(vcard4).not.toEqual(meant);
  });

  test('vcard4: words at the end of a value are taken for one more card', () => {
    expect(() => readAll('NOTE:BEGIN:VCARD')).toThrow(/one of each BEGIN/);
  });
});

/** The card's own texts, as far as a contact file can carry them, and nothing that a text has smuggled in. */
function expectOwnValues(read: ReadVcard, data: CardData): void {
  const preview = cardPreview(data);
  const one = (value: string) => (carried(value) === '' ? undefined : [[carried(value)]]);
  expect(read.get('fn')).toEqual([[carried(preview.name || preview.title)]]);
  expect(read.get('title')).toEqual(one(preview.role));
  const blocks = (data.blocks ?? []).filter(({ kind }) => kind === 'text');
  const said = blocks.map(({ title, text }) => [title.trim(), text.trim()].filter(Boolean).join('\n'));
  expect(read.get('note')).toEqual(one([preview.tagline, preview.message, ...said].filter(Boolean).join('\n')));
  expect(read.get('tel')).toEqual(one(preview.phone));
  expect(read.get('uid')?.[0]?.[0]).toContain(UID);
  expect(read.get('categories')).toEqual(preview.tags.length > 0 ? [preview.tags.map(carried)] : undefined);
}

/** Line breaks become one kind, tabs become spaces, other control characters and halves of characters are lost. */
function carried(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/\r\n?|[\u0085\u2028\u2029]/gu, '\n')
    .replace(/\t/g, ' ')
    .replace(/[^\P{Cc}\n]/gu, '');
}

/** The values as they stand in the unfolded file, by name. */
function encodedValues(file: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const line of unfold(file).split('\r\n')) {
    const [, name = '', value = ''] = /^(?:item\d+\.)?([\w-]+)[^:]*:(.*)$/su.exec(line) ?? [];
    found.set(name.toLowerCase(), [...(found.get(name.toLowerCase()) ?? []), value]);
  }
  return found;
}

function unfold(file: string): string {
  return file.replaceAll('\r\n ', '');
}
