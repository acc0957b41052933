import fc from 'fast-check';
import ICAL, { type JCardProperty } from 'ical.js';
import { describe, expect, test } from 'vitest';
import { fillCardData } from './card-data.ts';
import { hasText, isWellFormed } from './text.ts';
import { cardVcf, type VcardSource, type VcardVersion } from './vcard.ts';

const asha = {
  name: 'Asha Devi Rao',
  role: 'Founder; CEO, "owner"',
  tagline: 'Small things, well made',
  phone: '+919876543210',
  email: 'asha@example.com',
  website: 'https://asha.dev/a,b;c',
  address: '1 Road\nPune; India',
  tags: ['design', 'a,b'],
  socials: { linkedin: 'asha', whatsapp: '+919876543210' },
  extra: {
    company: { companyName: 'Acme; Sons, Ltd', message: 'Hello\\nworld' },
    personal: {
      birthDate: '2000-02-29',
      anniversaryDate: '2022-12-01',
      resAddress: '7, Lake View; rear\nPune',
      pincode: '411001',
    },
  },
};

function vcf(card: unknown, change: Partial<VcardSource> = {}): string {
  return cardVcf({
    data: fillCardData(card),
    uid: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
    rev: new Date('2026-03-01T12:00:00.123Z'),
    sourceUrl: 'https://tessera.test/asha/card.vcf',
    version: '3.0',
    show: { email: true, socials: true },
    ...change,
  });
}

/** The values of a property as a foreign parser reads them. */
function read(text: string, name: string): unknown[] {
  const [, properties] = ICAL.parse(text);
  return properties.filter((property: JCardProperty) => property[0] === name).flatMap(([, , , ...values]) => values);
}

const versions: VcardVersion[] = ['3.0', '4.0'];

describe.each(versions)('a contact file of version %s', (version) => {
  const text = vcf(asha, { version });

  test.each<[string, unknown[]]>([
    ['version', [version]],
    ['fn', ['Asha Devi Rao']],
    ['n', [['Rao', 'Asha Devi', '', '', '']]],
    ['org', ['Acme; Sons, Ltd']],
    ['title', ['Founder; CEO, "owner"']],
    ['tel', ['+919876543210']],
    ['email', ['asha@example.com']],
    ['url', ['https://asha.dev/a,b;c', 'https://linkedin.com/in/asha', 'https://wa.me/919876543210']],
    ['adr', [['', '', '1 Road\nPune; India', '', '', '', '']]],
    ['note', ['Small things, well made\nHello\\nworld']],
    ['categories', ['design', 'a,b']],
    ['x-socialprofile', ['https://linkedin.com/in/asha', 'https://wa.me/919876543210']],
    ['x-ablabel', ['LinkedIn', 'WhatsApp']],
    ['source', ['https://tessera.test/asha/card.vcf']],
    ['bday', []],
  ])('tells a foreign parser its %s', (name, values) => {
    expect(read(text, name)).toEqual(values);
  });

  test('keeps its identity and the time of its last change', () => {
    expect(read(text, 'uid')[0]).toContain('3f2504e0-4f89-41d3-9a0c-0305e82c3301');
    expect(read(text, 'rev')[0]).toBe('2026-03-01T12:00:00Z');
  });

  test('has birthday, anniversary and home address only when asked for', () => {
    const show = { email: true, socials: true, birthday: true, anniversary: true, homeAddress: true };
    const own = vcf(asha, { version, show });
    const anniversary = version === '4.0' ? 'anniversary' : 'x-abdate';
    expect(read(own, 'bday')).toEqual(['2000-02-29']);
    expect(read(own, anniversary)).toEqual(['2022-12-01']);
    expect(read(own, 'adr')).toContainEqual(['', '', '7, Lake View; rear\nPune', '', '', '411001', '']);
    expect(read(text, anniversary)).toEqual([]);
    expect(text).not.toContain('Lake View');
  });

  test('takes nothing for a date that is none', () => {
    const personal = { birthDate: '2000-01-01\r\nTEL:1', anniversaryDate: 'once' };
    const show = { email: true, socials: true, birthday: true, anniversary: true };
    expect(vcf({ ...asha, extra: { personal } }, { version, show })).not.toMatch(/BDAY|ANNIVERSARY|TEL:1/);
  });

  test('has nothing in it that the owner does not show', () => {
    const hidden = vcf(asha, { version, show: { email: false, socials: false } });
    expect(hidden).not.toContain('asha@example.com');
    expect(hidden).not.toMatch(/linkedin|wa\.me/i);
    expect(read(hidden, 'url')).toEqual(['https://asha.dev/a,b;c']);
  });
});

test('the two versions write identity, time and picture in their own ways', () => {
  const photo = { base64: 'iVBORw0KGgo=', mediaType: 'image/png' } as const;
  expect(vcf(asha, { photo }).split('\r\n')).toEqual(
    expect.arrayContaining([
      'UID:3f2504e0-4f89-41d3-9a0c-0305e82c3301',
      'REV:2026-03-01T12:00:00Z',
      'PHOTO;ENCODING=b;TYPE=PNG:iVBORw0KGgo=',
    ]),
  );
  expect(vcf(asha, { photo, version: '4.0' }).split('\r\n')).toEqual(
    expect.arrayContaining([
      'UID:urn:uuid:3f2504e0-4f89-41d3-9a0c-0305e82c3301',
      'REV:20260301T120000Z',
      'PHOTO:data:image/png;base64,iVBORw0KGgo=',
    ]),
  );
});

test('a company without a person is filed as a company', () => {
  const card = { extra: { company: { companyName: 'Acme' } } };
  expect(vcf(card)).toContain('\r\nFN:Acme\r\nN:;;;;\r\nORG:Acme\r\nX-ABShowAs:COMPANY\r\n');
  expect(vcf(card, { version: '4.0' })).toContain('\r\nORG:Acme\r\nKIND:org\r\n');
});

test('a single name is a given name, and a card without any is filed under its title', () => {
  expect(vcf({ name: 'Asha' })).toContain('\r\nFN:Asha\r\nN:;Asha;;;\r\n');
  expect(vcf({ title: 'My card' })).toContain('\r\nFN:My card\r\n');
});

describe('for any texts', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '\\',
      '\\n',
      ';',
      ',',
      ':',
      '\r\n',
      '\n',
      'END:VCARD',
      '\nTEL:1',
      '🙂',
      'आशा',
      '漢字',
      '"',
      ' ',
      '\u2028',
    ),
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }),
  );
  const text = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));
  // This parser takes an escaped backslash at a component's end for an escape of the separator behind it.
  const component = text.map((value) => value.replace(/[\\\s\p{Cc}]+$/u, ''));
  const card = fc.record({
    name: text,
    role: text,
    tagline: text,
    address: component,
    phone: text,
    email: text,
    website: text,
    tags: fc.array(component, { maxLength: 5 }),
    extra: fc.record({ company: fc.record({ companyName: text, message: text }) }),
  });
  /** What a text becomes on its way through a contact file. */
  const carried = (value: string) =>
    value
      .replace(/\p{Surrogate}/gu, '\uFFFD')
      .replace(/\r\n?|[\u0085\u2028\u2029]/gu, '\n')
      .replace(/\t/g, ' ')
      .replace(/[^\P{Cc}\n]/gu, '');

  test.each(versions)(
    'version %s has CRLF only, lines of at most 75 octets, and whole characters in each',
    (version) => {
      fc.assert(
        fc.property(card, (value) => {
          const file = vcf(value, { version });
          expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
          expect(file.endsWith('\r\nEND:VCARD\r\n')).toBe(true);
          for (const line of file.split('\r\n')) {
            expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
            expect(isWellFormed(line)).toBe(true);
          }
        }),
      );
    },
  );

  test.each(versions)('version %s reads back as it was written', (version) => {
    fc.assert(
      fc.property(card, (value) => {
        const file = vcf(value, { version });
        const own = (raw: string) => (hasText(raw) ? [carried(raw.trim())] : []);
        const note = [value.tagline.trim(), ...own(value.extra.company.message)].filter(Boolean).join('\n');
        const [fn = 'Business'] = [...own(value.name), ...own(value.extra.company.companyName)];
        expect(read(file, 'version')).toEqual([version]);
        expect(read(file, 'fn')).toEqual([fn]);
        expect(read(file, 'title')).toEqual(own(value.role));
        expect(read(file, 'org')).toEqual(own(value.extra.company.companyName));
        expect(read(file, 'adr')).toEqual(own(value.address).map((street) => ['', '', street, '', '', '', '']));
        expect(read(file, 'note')).toEqual(carried(note) === '' ? [] : [carried(note)]);
        expect(read(file, 'categories')).toEqual(value.tags.filter(hasText).map(carried));
        const [, properties, children] = ICAL.parse(file);
        expect(children).toEqual([]);
        expect(properties.filter(([name]) => name === 'fn' || name === 'n' || name === 'uid')).toHaveLength(3);
      }),
    );
  });
});
