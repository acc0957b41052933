import { describe, expect, test } from 'vitest';
import { DEFAULT_MAPPINGS } from './connector.ts';
import { findChanges, findSame, type MatchRules, readRecord, writeMapped } from './connector-match.ts';
import { CONTACT_TEXTS, type ContactTexts } from './contact-data.ts';

const rules: MatchRules = { mapping: DEFAULT_MAPPINGS.hubspot, region: 'DE' };
const makeContact = (texts: Partial<ContactTexts>) =>
  ({ ...Object.fromEntries(CONTACT_TEXTS.map((name) => [name, ''])), ...texts }) as ContactTexts;

describe('what is written there', () => {
  test.each([
    ['Ana de Souza', { firstname: 'Ana de', lastname: 'Souza' }],
    ['Ana', { firstname: 'Ana' }],
    ['  Ana   Souza ', { firstname: 'Ana', lastname: 'Souza' }],
    ['', {}],
  ])('a name “%s” stands in two fields', (name, written) => {
    expect(writeMapped(rules.mapping, makeContact({ name }))).toEqual(written);
  });

  test('is never empty, and what is not mapped stays here', () => {
    const contact = makeContact({ email: 'ana@example.com', note: 'Not mapped.' });
    expect(writeMapped(rules.mapping, contact)).toEqual({ email: 'ana@example.com' });
  });
});

describe('what has to be changed there', () => {
  const fields = { firstname: 'Ana de', lastname: 'Souza', email: 'ANA@example.com', phone: '0170 1234567' };
  const record = { id: '1', fields: { ...fields, website: 'example.com', company: 'Their Ltd' } };

  test('is nothing where only the writing differs', () => {
    const contact = makeContact({ name: 'Ana de Souza', email: 'ana@example.com', phone: '+491701234567' });
    expect(findChanges({ ...contact, website: 'https://example.com' }, record, rules)).toEqual({});
  });

  test('is what says something else, and never what we do not know', () => {
    expect(findChanges(makeContact({ name: 'Ana Silva', company: '' }), record, rules)).toEqual({
      firstname: 'Ana',
      lastname: 'Silva',
    });
  });

  test('is not one of several addresses that stands there already', () => {
    const several = { ...record, more: { emails: ['two@example.com'], phones: [] } };
    expect(findChanges(makeContact({ email: 'two@example.com' }), several, rules)).toEqual({});
  });
});

describe('the same person', () => {
  const office = { id: 'office', fields: { firstname: 'Bo', lastname: 'Ek', phone: '+491701234567' } };
  const ana = { id: 'ana', fields: { email: 'Ana@Example.com', phone: '+491701234567', firstname: 'Ana' } };

  test.each([
    ['by email, whatever else differs', { email: 'ana@example.com', name: 'Someone' }, 'ana'],
    ['by number and name', { name: 'bo ek', phone: '+491701234567' }, 'office'],
    ['by number where nobody has a name', { phone: '+491701234567' }, 'office'],
    ['not by a number that belongs to another name', { name: 'Cy', phone: '+491701234567' }, undefined],
    ['not by number against another email', { name: 'Ana', email: 'x@example.com', phone: '+491701234567' }, undefined],
    ['not by nothing', { name: 'Bo Ek' }, undefined],
  ])('is found %s', (_how, texts, id) => {
    expect(findSame(makeContact(texts), [office, ana], rules)?.id).toBe(id);
  });
});

describe('a record of theirs', () => {
  test('comes without what is no number, and says so', () => {
    const { contact, leftOut, errors } = readRecord(
      { id: '1', fields: { firstname: 'Ana', phone: 'ask at the desk' } },
      rules,
    );
    expect(contact).toMatchObject({ name: 'Ana', phone: '' });
    expect(Object.keys(leftOut)).toEqual(['phone']);
    expect(errors).toEqual({});
  });

  test('that tells of nobody is an error', () => {
    expect(Object.keys(readRecord({ id: '1', fields: { jobtitle: 'CEO' } }, rules).errors)).toEqual(['name']);
  });
});
