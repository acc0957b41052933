import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkNewContact, type RawContact } from './contact-check.ts';
import { contactCsvHead, contactCsvLine, readContactsCsv } from './contact-csv.ts';
import { CONTACT_LIMITS, type ContactFields } from './contact-data.ts';
import { mergeContactFields } from './contact-duplicates.ts';
import { keepContact } from './contact-file.ts';
import { contactKeys } from './contact-keys.ts';
import { contactVcf, readContactsVcf } from './contact-vcard.ts';
import { createFieldChecker } from './field-checker.ts';
import { decodeFile } from './file-encoding.ts';
import { telHref } from './link.ts';
import { formatPhone, normalizePhone } from './phone.ts';
import { hasSearchWords, searchText } from './search-text.ts';
import { isWellFormed } from './text.ts';
import { structuredName } from './vcard-lines.ts';

/** Files as other programs write them, byte for byte. */
const file = (name: string) => readFileSync(join(import.meta.dirname, 'testing', 'contact-cases', name));
const lines = (name: string) => file(name).toString('utf8').trim().split(/\r?\n/);

function readFile(name: string) {
  const bytes = file(name);
  const read = name.endsWith('.csv') ? readContactsCsv(decodeFile(bytes)) : readContactsVcf(bytes);
  return {
    ...read,
    kept: (read.contacts ?? []).map(({ contact, leftOut = [] }) => {
      const kept = keepContact(contact, 'DE');
      return { ...kept, leftOut: [...leftOut, ...kept.leftOut] };
    }),
  };
}

const values = (points: readonly { value: string }[] = []) => points.map(({ value }) => value);

test.each<[name: string, ...people: Partial<ContactFields>[]]>([
  ['windows1252.csv', { name: 'Käthe Groß', company: 'Bäckerei – Süd', email: 'kaethe.gross@example.com' }],
  ['windows1252.vcf', { name: 'Käthe Müller', company: 'Bäckerei Groß – Filiale' }],
  ['latin1-qp.vcf', { name: 'Jörn Krähen', email: 'joern.kraehen@example.com' }],
  ['two-files-with-bom.vcf', { name: 'Bom Eins' }, { name: 'Bom Zwei' }],
  ['short-code.vcf', { name: 'Nora Netz', phone: '+493023125031', note: 'long friend' }],
  [
    'tel-ext.vcf',
    { name: 'Ines Ferro', phone: '+12025550143;ext=218', phones: [{ value: '+12025550143;ext=218', label: 'work' }] },
  ],
  ['google-multi.csv', { name: 'Gero Gugel', email: 'gero.a@example.com', phone: '+493023125061', tags: ['Fair'] }],
  ['linkedin.csv', { name: 'Lina Inn', email: 'lina.inn@example.com', company: 'Acme', role: 'Buyer' }],
  ['outlook.csv', { name: 'Ms. Olga B. Outlook', role: 'Head of Sales', phone: '+493023125072', note: 'met once' }],
  ['google-middle.csv', { name: 'Dr. Maria da Conceição Teles Jr.', role: 'Owner', company: 'Casa Teles' }],
  [
    'date-day-first.csv',
    { name: 'Datja Tag', metAt: new Date('2025-12-24T12:00Z') },
    { name: 'Ulla Us', metAt: new Date('2025-12-24T12:00Z') },
  ],
  ['fax-first.vcf', { name: 'Fax Erste', phone: '+493023125012' }],
  ['n-only.vcf', { name: 'Dr. Grace Ada Mary Okafor PhD' }],
  ['base64-note.vcf', { name: 'Bea Basis', note: 'Meet at noon' }],
  ['agent.vcf', { name: 'Clara Chefin', email: 'clara.chefin@example.com', phone: '+493023125022' }],
])('%s gives the right person', (name, ...people) => {
  const { kept } = readFile(name);
  expect(kept.map(({ errors }) => errors)).toEqual(people.map(() => ({})));
  expect(kept.map(({ contact }) => contact)).toEqual(people.map((person) => expect.objectContaining(person)));
});

test('all numbers and addresses of a person are kept with their labels', () => {
  const [{ contact: multi } = { contact: undefined }] = readFile('google-multi.csv').kept;
  expect(multi?.emails).toEqual([
    { value: 'gero.a@example.com', label: 'work' },
    { value: 'gero.b@example.com', label: 'work' },
  ]);
  expect(values(multi?.phones)).toEqual(['+493023125061', '+493023125062']);
  const [{ contact: two } = { contact: undefined }] = readFile('two-phones.vcf').kept;
  expect(two?.phones).toEqual([
    { value: '+493023125051', label: 'mobile' },
    { value: '+493023125052', label: 'work' },
  ]);
  expect(values(two?.emails)).toEqual(['zwei.a@example.com', 'zwei.b@example.com']);
  expect(readFile('fax-first.vcf').kept[0]?.contact.phones.at(-1)).toEqual({ value: '+493023125011', label: 'fax' });
});

test('values that are left out are named, and unread parts are counted', () => {
  expect(readFile('short-code.vcf').kept[0]?.leftOut).toEqual([
    {
      field: 'phone',
      value: '*121#',
      message: 'Enter one phone number with its country code, such as +91 98765 43210.',
    },
  ]);
  expect(readFile('outlook.csv').unread).toEqual([
    { name: 'Department', count: 1 },
    { name: 'Business Street', count: 1 },
  ]);
  expect(readFile('linkedin.csv').unread).toEqual([{ name: 'Connected On', count: 1 }]);
  // Two columns for one field, and only one place for it.
  const twice =
    'Name,Email,Name,Website,Homepage\nSo,so@x.example,Sow,x.example,x.example\nJo,jo@x.example,Jo,,y.example\n';
  expect(readContactsCsv(twice).unread).toEqual([{ name: 'Name', count: 1 }]);
  const photo = 'BEGIN:VCARD\nFN:A\nBDAY:2000-01-01\nPHOTO;ENCODING=b:abcd\nEND:VCARD\nstray\n';
  expect(readContactsVcf(photo).unread).toEqual([
    { name: 'BDAY', count: 1 },
    { name: 'PHOTO', count: 1 },
    { name: 'Lines outside of any contact', count: 1 },
  ]);
});

describe('encodings', () => {
  const csv = 'Name,Email\nKäthe Groß,k@example.com\n';
  const utf16 = (text: string, isBig = false) => {
    const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
    return isBig ? bytes.swap16() : bytes;
  };
  test.each([
    ['UTF-8', Buffer.from(csv)],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${csv}`)],
    ['UTF-16, little-endian', utf16(csv)],
    ['UTF-16, big-endian', utf16(csv, true)],
    ['UTF-16 without a byte order mark', utf16(csv).subarray(2)],
    ['Windows-1252', Buffer.from(csv, 'latin1')],
  ])('%s is read', (_name, bytes) => {
    expect(readContactsCsv(decodeFile(bytes)).contacts?.[0]?.contact.name).toBe('Käthe Groß');
  });

  test('a property can name its own charset, and a letter can be split by a fold', () => {
    const head = 'BEGIN:VCARD\r\nVERSION:2.1\r\nFN;CHARSET=windows-1251:';
    const bytes = Buffer.concat([
      Buffer.from(head),
      Buffer.from([0xc0, 0xed, 0xed, 0xe0]),
      Buffer.from('\r\nNOTE:Gr\xc3\r\n \xbc\xc3\x9fe\r\nEND:VCARD', 'latin1'),
    ]);
    expect(readContactsVcf(bytes).contacts?.[0]?.contact).toMatchObject({ name: 'Анна', note: 'Grüße' });
  });

  test('a text that has already lost letters is never stored as good', () => {
    const { contact, leftOut } = keepContact({ name: 'K\uFFFDthe', email: 'k@example.com' }, 'DE');
    expect(contact).toMatchObject({ name: '', email: 'k@example.com' });
    const message = 'Characters of this text were lost when the file was saved. Save it as UTF-8 and try again.';
    expect(leftOut).toEqual([{ field: 'name', value: 'K\uFFFDthe', message }]);
  });
});

test.each([
  [
    'Vorname;Nachname;Firma;Position;E-Mail-Adresse;Telefon geschäftlich;Fax geschäftlich',
    'Asha;Rao;Acme;Chefin;a@b.co;+49 30 23125012;+49 30 1',
  ],
  [
    'Nombre,Apellidos,Empresa,Cargo,Correo electrónico,Teléfono del trabajo',
    'Asha,Rao,Acme,Chefin,a@b.co,+49 30 23125012',
  ],
  ['पहला नाम,उपनाम,कंपनी,पद,ईमेल,फ़ोन', 'Asha,Rao,Acme,Chefin,a@b.co,+49 30 23125012'],
  [
    'الاسم الأول,اسم العائلة,الشركة,المسمى الوظيفي,البريد الإلكتروني,الهاتف',
    'Asha,Rao,Acme,Chefin,a@b.co,+49 30 23125012',
  ],
  [
    'First Name\tLast Name\tCompany Name\tJob Title\tEmail\tMobile Phone Number',
    'Asha\tRao\tAcme\tChefin\ta@b.co\t+49 30 23125012',
  ],
  ['First|Last|Company|Job title|Email (work)|Phone (mobile)', 'Asha|Rao|Acme|Chefin|a@b.co|+49 30 23125012'],
  ['sep=;\r\nFirst Name;Last Name;Company;Position;Email;Phone', 'Asha;Rao;Acme;Chefin;a@b.co;+49 30 23125012'],
])('columns named %j are understood', (head, row) => {
  const [first] = readContactsCsv(`${head}\r\n${row}\r\n`).contacts ?? [];
  expect(keepContact(first?.contact ?? {}, 'DE').contact).toMatchObject({
    ...{ name: 'Asha Rao', company: 'Acme', role: 'Chefin', email: 'a@b.co', phone: '+493023125012' },
  });
});

test('a value that can’t be used never loses the person', () => {
  const raw: RawContact = {
    ...{
      name: 'x'.repeat(200),
      website: 'javascript:alert(1)',
      note: `${'m'.repeat(3999)}🙂🙂`,
      metAt: new Date(Number.NaN),
    },
    emails: [{ value: 'nobody' }, { value: 'a@b.co' }],
    phones: Array.from({ length: 12 }, (_, n) => ({ value: `+49302312500${n % 10}${n}` })),
    tags: ['good', 'y'.repeat(50)],
  };
  const { contact, leftOut, errors } = keepContact(raw, 'DE');
  expect(errors).toEqual({});
  expect(contact).toMatchObject({ name: 'x'.repeat(120), website: '', email: 'a@b.co', tags: ['good'], metAt: null });
  expect([contact.phones.length, contact.note]).toEqual([CONTACT_LIMITS.points, 'm'.repeat(3999)]);
  expect(leftOut.map(({ field }) => field).sort()).toEqual([
    'email',
    'metAt',
    'name',
    'note',
    'phone',
    'phone',
    'tags',
    'website',
  ]);
});

test.each(lines('phones.txt'))('%j is a number with its extension', (typed) => {
  const { contact, errors } = checkNewContact({ name: 'A', phone: typed });
  expect(errors).toEqual({});
  expect(createFieldChecker().phone('phone', typed)).toBe(contact.phone);
  expect(contact.phone).toMatch(/^\+(?:12025550143;ext=218|442079460018;ext=7)$/);
  expect(normalizePhone(formatPhone(contact.phone))).toBe(contact.phone);
  expect(formatPhone(contact.phone)).toMatch(/^\+1 202 555 0143 ext\. 218$|^\+44 20 7946 0018 ext\. 7$/);
  expect([telHref(contact.phone), telHref(formatPhone(contact.phone))]).toEqual([
    `tel:${contact.phone}`,
    `tel:${contact.phone}`,
  ]);
});

test('tags with every separator come back from our own files', () => {
  const tags = JSON.parse(file('tags.json').toString()) as string[];
  const { contact } = checkNewContact({ name: 'A', tags });
  const read = [
    readContactsCsv(contactCsvHead() + contactCsvLine(contact)),
    readContactsVcf(contactVcf(contact, { uid: 'u', rev: new Date(0) })),
  ];
  for (const { contacts } of read) expect(contacts?.[0]?.contact.tags).toEqual(tags);
});

test('a merge keeps both numbers and addresses, and names the end of a note that doesn’t fit', () => {
  const { kept, other } = JSON.parse(file('merge-notes.json').toString()) as Record<'kept' | 'other', RawContact>;
  const build = (raw: RawContact) => ({ ...checkNewContact(raw).contact, provenance: {} });
  const { merged, unmerged } = mergeContactFields(build({ ...kept, note: 'm'.repeat(3990) }), [build(other)]);
  expect([values(merged.emails), values(merged.phones)]).toEqual([
    ['a@x.example', 'b@x.example'],
    ['+493023125201', '+491713920001'],
  ]);
  expect(isWellFormed(merged.note)).toBe(true);
  expect(merged.note).toBe(`${'m'.repeat(3990)}\n\n1234567`);
  expect(unmerged).toEqual([{ field: 'note', value: '🙂 tail' }]);
});

describe('searching', () => {
  const contactOf = (text: string) =>
    checkNewContact(text.startsWith('+') ? { name: 'A', phone: text } : { name: text }).contact;
  test.each([
    ...lines('search-pairs.tsv')
      .slice(1)
      .map((line) => line.split('\t') as [string, string]),
    ['Zoë Müller-Lüdenscheidt', 'zoe muller'],
    ['Straße', 'strasse'],
    ['María José', 'maria jose'],
    ['हिन्दी ज़ोया', 'हिंदी जोया'],
    ['Işık', 'isik'],
    ['مكتبة ليلى', 'مكتبه ليلي'],
    ['+493023125012', '030 / 231 250 12'],
    ['+493023125012', '+49 (0)30 23125012'],
    ['+79123456789', '8 (912) 345-67-89'],
  ])('%j is found by %j', (stored, sought) => {
    expect(hasSearchWords(contactKeys(contactOf(stored)).search, sought)).toBe(true);
  });

  test.each([
    ["D'Arcy", 'Aoife D’Arcy'],
    ['احمد', 'أحمد'],
    ['محمد', 'مُحَمَّد'],
    ['اسماعيل', 'إسماعيل'],
  ])('a text %j is found by %j in the other direction too', (stored, sought) => {
    expect(hasSearchWords(searchText([stored]), sought.split(' ').at(-1) ?? '')).toBe(true);
  });

  test.each([
    ['+442079460123', '020 7946 0124'],
    ['+12025550143', '(202) 555-0144'],
    ['+12025550143', '+1 303 555 0143'],
  ])('%j is not found by another number %j', (stored, sought) => {
    expect(hasSearchWords(contactKeys(contactOf(stored)).search, sought)).toBe(false);
  });
});

test.each(
  lines('person-names.tsv')
    .slice(1)
    .map((line) => line.split('\t')),
)('N of %j is %j', (name = '', right) => {
  expect(structuredName(name)).toBe(right);
});
