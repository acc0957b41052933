import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkNewContact } from './contact-check.ts';
import { contactCsvHead, contactCsvLine, readContactsCsv, readCsvTable } from './contact-csv.ts';
import type { ContactFields } from './contact-data.ts';
import { contactVcf, readContactsVcf } from './contact-vcard.ts';
import { readCsv } from './read-csv.ts';

const asha: ContactFields = {
  ...{ name: 'Asha "A" Rao', company: 'Rao; Sons, Ltd', role: '=1+1', email: 'asha@example.com' },
  ...{
    phone: '+919876543210',
    website: 'https://example.com/a?b=1,2',
    note: 'one\ntwo, three; \\four',
    event: '@fair',
  },
  ...{ tags: ['VIP', 'Trade fair'], metAt: new Date('2026-04-01T12:00:00Z') },
};
const meta = { uid: '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b', rev: new Date(0) };

/** Contacts as they are stored: whatever is typed, once it has been checked. */
const stored = fc
  .record({
    name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
    company: fc.string({ unit: 'grapheme', maxLength: 60 }),
    role: fc.constantFrom('', '=cmd|x', '+1', '-2', '@SUM(A1)', "'quoted", "'-", "''=1", 'a;b,c"d'),
    note: fc.string({ unit: 'grapheme', maxLength: 200 }),
    email: fc.constantFrom('', 'a@b.co'),
    phone: fc.constantFrom('', '+919876543210'),
  })
  .map((raw) => checkNewContact(raw))
  .filter(({ errors }) => Object.keys(errors).length === 0)
  .map(({ contact }) => contact);

describe('CSV', () => {
  test('what is written is read again, and no cell can run', () => {
    const file = contactCsvHead() + contactCsvLine(asha);
    expect(readContactsCsv(file).contacts).toEqual([{ line: 2, contact: asha }]);
    for (const { cells } of readCsv(file).slice(1))
      for (const cell of cells) expect(cell).not.toMatch(/^\s*(?:[=\-@]|\+(?!\d+$))/);
  });

  test('whatever is in a contact comes back as it was', () => {
    fc.assert(
      fc.property(stored, (contact) => {
        const [read] = readContactsCsv(contactCsvHead() + contactCsvLine(contact)).contacts ?? [];
        expect(checkNewContact(read?.contact ?? {}).contact).toEqual(contact);
      }),
    );
  });

  test.each([
    ['commas', 'a,b\r\n1,2\r\n'],
    ['semicolons and a mark at the beginning', '\uFEFFa;b\n1;2'],
    ['tabs', 'a\tb\r1\t2\r'],
  ])('rows are taken apart at %s', (_name, text) => {
    expect(readCsv(text)).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1', '2'] },
    ]);
  });

  test('rows are counted by the lines of the file, quoted breaks and empty lines included', () => {
    expect(readCsv('a,b\n"x\ny",1\n\n , \nz,2\n').map(({ line }) => line)).toEqual([1, 2, 6]);
  });

  test('the columns of other programs are understood', () => {
    const google = 'First Name,Last Name,E-mail 1 - Value,Phone 1 - Value,Organization Name,Labels\n';
    const [read] = readContactsCsv(`${google}Asha,Rao,a@b.co,98765 43210,Acme,* myContacts ::: Fair\n`).contacts ?? [];
    expect(read?.contact).toEqual({
      ...{ name: 'Asha Rao', email: 'a@b.co', phone: '98765 43210', company: 'Acme', tags: ['Fair'] },
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
  });

  test('a day that is none is refused, not guessed', () => {
    const [read] = readContactsCsv('Name,Met on\nAsha,01/02/2026\n').contacts ?? [];
    expect(checkNewContact(read?.contact ?? {}).errors).toHaveProperty('metAt');
  });

  test.each(['', 'x', 'a,b\n1,2', '<html>'])('%j is no list of contacts', (text) => {
    expect(readContactsCsv(text).problem).toMatch(/^The first line has to name the columns/);
  });
});

describe('vCard', () => {
  test('what is written is read again', () => {
    expect(readContactsVcf(contactVcf(asha, meta) + contactVcf(asha, meta)).contacts).toEqual([
      { line: 1, contact: asha },
      { line: contactVcf(asha, meta).split('\r\n').length, contact: asha },
    ]);
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
    ['an address', { name: '', company: '', email: 'a@b.co' }],
  ])('%s alone stays what it is', (_name, changes) => {
    const contact = { ...asha, ...changes };
    expect(readContactsVcf(contactVcf(contact, meta)).contacts?.[0]?.contact).toMatchObject(changes);
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
    expect(readContactsVcf(file).contacts).toMatchObject([
      { line: 1, contact: { name: 'Asha Ráo', email: 'first@b.co', phone: '+919876543210', company: 'Acme' } },
    ]);
  });

  test('one that breaks off is named, between others and at the end of the file', () => {
    const file = 'BEGIN:VCARD\nFN:Half\nBEGIN:VCARD\nFN:Asha\nEND:VCARD\nBEGIN:VCARD\nFN:Last';
    const found = readContactsVcf(file).contacts?.map(({ line, problem }) => [line, problem?.slice(0, 16)]);
    expect(found).toEqual([
      [1, 'This contact has'],
      [3, undefined],
      [6, 'This contact has'],
    ]);
  });

  test.each(['', 'BEGIN:VCARD\nFN:Asha', 'Name,Email'])('%j holds no contact', (text) => {
    expect(readContactsVcf(text).problem).toMatch(/^There is no contact in this file/);
  });
});
