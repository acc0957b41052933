import { say } from '@tessera/texts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkNewContact } from './contact-check.ts';
import { contactCsvHead, contactCsvLine, readContactsCsv } from './contact-csv.ts';
import type { ContactFields } from './contact-data.ts';
import { keepContact } from './contact-file.ts';
import { contactVcf, readContactsVcf } from './contact-vcard.ts';
import { readCsvTable } from './csv-table.ts';

const asha: ContactFields = {
  ...{ name: 'Asha "A" Rao', company: 'Rao; Sons, Ltd', role: '=1+1', email: 'asha@example.com' },
  ...{
    phone: '+919876543210',
    website: 'https://example.com/a?b=1,2',
    note: 'one\ntwo, three; \\four',
    event: '@fair',
  },
  ...{ tags: ['VIP', 'Trade fair', 'Sales, EMEA', 'R|D', 'A; B', '* own'], metAt: new Date('2026-04-01T12:00:00Z') },
  phones: [
    { value: '+919876543210', label: 'mobile' },
    { value: '+12025550143;ext=218', label: 'the lab' },
  ],
  emails: [
    { value: 'asha@example.com', label: '' },
    { value: 'work@example.com', label: 'work' },
  ],
};
/** A contact as the reader returns it, before it is checked: only with the lists. */
const { email: _email, phone: _phone, ...raw } = asha;
const meta = { uid: '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b', rev: new Date(0) };

/** Several different values, with known labels or people's own. */
function listOf(...values: string[]) {
  const label = fc.oneof(
    fc.constantFrom('', 'mobile', 'work', 'home', 'fax', 'main', 'the lab; left', '=1+1'),
    fc.string({ unit: 'grapheme', maxLength: 20 }),
  );
  return fc
    .subarray(values)
    .chain((chosen) => fc.tuple(...chosen.map((value) => label.map((one) => ({ value, label: one })))));
}

/** Contacts as they are stored: whatever is typed, once it has been checked. */
const stored = fc
  .record({
    name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
    company: fc.string({ unit: 'grapheme', maxLength: 60 }),
    role: fc.constantFrom('', '=cmd|x', '+1', '-2', '@SUM(A1)', "'quoted", "'-", "''=1", 'a;b,c"d'),
    note: fc.string({ unit: 'grapheme', maxLength: 200 }),
    emails: listOf('a@b.co', 'c@d.co', 'straße@grüße.example'),
    phones: listOf('+919876543210', '+12025550143;ext=218', '+442079460123'),
    tags: fc.array(
      fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 20 }),
        fc.constantFrom('a, b', 'R|D', 'A; B', '* x', 'c:::d', '\\', 'e\\;'),
      ),
      { maxLength: 5 },
    ),
  })
  // Files with this character are damaged.
  .filter((raw) => !JSON.stringify(raw).includes('\uFFFD'))
  .map((raw) => checkNewContact(raw))
  .filter(({ errors }) => Object.keys(errors).length === 0)
  .map(({ contact }) => contact);

describe('CSV', () => {
  test('what is written is read again, and no cell can run', () => {
    const file = contactCsvHead() + contactCsvLine(asha);
    expect(readContactsCsv(file).contacts).toEqual([{ line: 2, contact: raw }]);
    for (const { cells } of readCsvTable(file).rows)
      for (const cell of cells) expect(cell).not.toMatch(/^\s*(?:[=\-@]|\+(?!\d+(?:;ext=\d+)?$))/);
  });

  test('whatever is in a contact comes back as it was', () => {
    fc.assert(
      fc.property(stored, (contact) => {
        const [read] = readContactsCsv(contactCsvHead() + contactCsvLine(contact)).contacts ?? [];
        expect(keepContact(read?.contact ?? {}, 'IN')).toEqual({ contact, leftOut: [], errors: {} });
      }),
    );
  });

  test.each([
    ['commas', 'a,b\r\n1,2\r\n'],
    ['semicolons and a mark at the beginning', '\uFEFFa;b\n1;2'],
    ['tabs', 'a\tb\r1\t2\r'],
    ['bars', 'a|b\n1|2'],
  ])('rows are taken apart at %s', (_name, text) => {
    const { columns, rows } = readCsvTable(text);
    expect(columns.map(({ head }) => head)).toEqual(['a', 'b']);
    expect(rows).toEqual([{ line: 2, cells: ['1', '2'] }]);
  });

  test('rows are counted by the lines of the file, quoted breaks and empty lines included', () => {
    expect(readCsvTable('a,b\n"x\ny",1\n\n , \nz,2\n').rows.map(({ line }) => line)).toEqual([2, 6]);
  });

  test('the columns of other programs are understood', () => {
    const google = 'First Name,Last Name,E-mail 1 - Value,Phone 1 - Value,Organization Name,Labels\n';
    const [read] = readContactsCsv(`${google}Asha,Rao,a@b.co,98765 43210,Acme,* myContacts ::: Fair\n`).contacts ?? [];
    expect(read?.contact).toEqual({
      ...{ name: 'Asha Rao', company: 'Acme', tags: ['Fair'] },
      emails: [{ value: 'a@b.co', label: '' }],
      phones: [{ value: '98765 43210', label: '' }],
    });
  });

  test.each([
    ['Org', 'COMPANY'],
    ['Employer', 'COMPANY'],
    ['Remarks', 'NOTE'],
    ['Vorname', 'GIVEN_NAME'],
    ['Apellidos', 'FAMILY_NAME'],
    ['Teléfono', 'PHONE'],
  ])('a column “%s” seems to hold %s', (head, column) => {
    expect(readCsvTable(`${head}\nx\n`).columns[0]).toMatchObject({ head, column });
  });

  test('columns are shown with what they seem to hold and their first values', () => {
    const file = 'First Name,E-mail,Shoe size\nAsha,,42\nBob,b@b.co,\nCyd,c@b.co,40\nDan,d@b.co,41\nEve,e@b.co,39\n';
    expect(readCsvTable(file).columns).toEqual([
      { position: 0, head: 'First Name', column: 'GIVEN_NAME', samples: ['Asha', 'Bob', 'Cyd'] },
      { position: 1, head: 'E-mail', column: 'EMAIL', samples: ['b@b.co', 'c@b.co', 'd@b.co'] },
      { position: 2, head: 'Shoe size', column: null, samples: ['42', '40', '41'] },
    ]);
    const chosen = ['NAME', null, 'NOTE'] as const;
    const [read] = readContactsCsv(file, chosen).contacts ?? [];
    expect(read?.contact).toEqual({ name: 'Asha', note: '42', tags: [] });
    expect(readContactsCsv(file, chosen).unread).toEqual([{ name: 'E-mail', count: 4 }]);
  });

  test('a day that is none is refused, not guessed', () => {
    const [read] = readContactsCsv('Name,Met on\nAsha,01/02/2026\n').contacts ?? [];
    expect(checkNewContact(read?.contact ?? {}).errors).toHaveProperty('metAt');
  });

  test.each(['', 'x', 'a,b\n1,2', '<html>'])('%j is no list of contacts', (text) => {
    expect(say(readContactsCsv(text).problem ?? '')).toMatch(/^The first line has to name the columns/);
  });
});

describe('vCard', () => {
  test('what is written is read again', () => {
    const read = readContactsVcf(contactVcf(asha, meta) + contactVcf(asha, meta)).contacts ?? [];
    expect(read.map(({ line }) => line)).toEqual([1, contactVcf(asha, meta).split('\r\n').length]);
    for (const { contact } of read) expect(keepContact(contact, 'IN').contact).toEqual(asha);
  });

  test('whatever is in a contact comes back as it was', () => {
    fc.assert(
      fc.property(stored, (contact) => {
        const [read] = readContactsVcf(contactVcf(contact, meta)).contacts ?? [];
        expect(checkNewContact(read?.contact ?? {}).contact).toMatchObject({ ...contact, name: expect.any(String) });
      }),
    );
  });

  test.each([
    ['a company', { name: '', company: 'Acme' }],
    ['an address', { name: '', company: '', email: 'a@b.co', emails: [{ value: 'a@b.co', label: '' }] }],
  ])('%s alone stays what it is', (_name, changes) => {
    const contact = { ...asha, ...changes };
    expect(
      keepContact(readContactsVcf(contactVcf(contact, meta)).contacts?.[0]?.contact ?? {}, 'IN').contact,
    ).toMatchObject(changes);
  });

  test('groups, preferences, quoted parameters, tel: and quoted-printable of old phones are understood', () => {
    const file = [
      'BEGIN:VCARD',
      'VERSION:2.1',
      'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:R=C3=A1o;Ash=',
      'a;;;',
      'item1.EMAIL;TYPE=INTERNET:second@b.co',
      'item2.EMAIL;TYPE=INTERNET,PREF:first@b.co',
      'TEL;VALUE=uri;TYPE="voice,cell":tel:+919876543210',
      'ORG:Acme;Buildings',
      'this is no property',
      'END:VCARD',
    ].join('\n');
    const { contacts, unread } = readContactsVcf(file);
    expect(contacts).toMatchObject([
      {
        line: 1,
        contact: {
          ...{ name: 'Asha Ráo', company: 'Acme' },
          emails: [{ value: 'first@b.co' }, { value: 'second@b.co' }],
          phones: [{ value: '+919876543210', label: 'mobile' }],
        },
        leftOut: [{ field: 'company', value: 'Buildings' }],
      },
    ]);
    expect(unread).toEqual([{ name: '?', count: 1 }]);
  });

  test('one that breaks off is named, between others and at the end of the file', () => {
    const file = 'BEGIN:VCARD\nFN:Half\nBEGIN:VCARD\nFN:Asha\nEND:VCARD\nBEGIN:VCARD\nFN:Last';
    const found = readContactsVcf(file).contacts?.map(({ line, problem }) => [
      line,
      problem && say(problem).slice(0, 16),
    ]);
    expect(found).toEqual([
      [1, 'This contact has'],
      [3, undefined],
      [6, 'This contact has'],
    ]);
  });

  test.each(['', 'Name,Email'])('%j holds no contact', (text) => {
    expect(say(readContactsVcf(text).problem ?? '')).toMatch(/^There is no contact in this file/);
  });

  test('a file whose only contact breaks off says so', () => {
    expect(say(readContactsVcf('BEGIN:VCARD\nFN:Asha').problem ?? '')).toMatch(/^This contact has no END:VCARD/);
  });
});
