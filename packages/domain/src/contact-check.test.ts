import { describe, expect, test } from 'vitest';
import { checkContact, checkNewContact, uniteTags } from './contact-check.ts';
import { CONTACT_LIMITS } from './contact-data.ts';

describe('a contact', () => {
  test('is stored tidy: one line, E.164, a full address, each tag once', () => {
    const { contact, errors } = checkNewContact({
      name: '  Asha   Rao ',
      email: ' Asha@Example.com ',
      phone: '98765 43210',
      website: 'example.com/a',
      note: ' first\r\nsecond ',
      tags: ['Fair', ' fair ', '', 'Client'],
      event: 'Hannover  Messe',
    });
    expect(errors).toEqual({});
    expect(contact).toEqual({
      name: 'Asha Rao',
      company: '',
      role: '',
      email: 'Asha@example.com',
      phone: '+919876543210',
      website: 'https://example.com/a',
      note: 'first\nsecond',
      event: 'Hannover Messe',
      phones: [{ value: '+919876543210', label: '' }],
      emails: [{ value: 'Asha@example.com', label: '' }],
      tags: ['Fair', 'Client'],
      metAt: null,
    });
  });

  test.each([
    ['email', { email: 'nobody' }],
    ['phone', { name: 'A', phone: '12' }],
    ['website', { name: 'A', website: 'javascript:alert(1)' }],
    ['note', { name: 'A', note: 'x'.repeat(CONTACT_LIMITS.note + 1) }],
    ['tags.1', { name: 'A', tags: ['a', 'x'.repeat(41)] }],
    ['tags', { name: 'A', tags: Array.from({ length: 21 }, (_, n) => `${n}`) }],
    ['metAt', { name: 'A', metAt: new Date(Number.NaN) }],
    ['metAt', { name: 'A', metAt: new Date('1066-10-14') }],
    ['name', { note: 'somebody' }],
    ['name', { name: ' \u200B ' }],
  ])('names %s as wrong in %j', (field, raw) => {
    expect(Object.keys(checkNewContact(raw).errors)).toEqual([field]);
  });

  test('all that is wrong is named at once', () => {
    expect(Object.keys(checkNewContact({ email: 'x', phone: '1', website: 'x' }).errors)).toEqual([
      'email',
      'phone',
      'website',
    ]);
  });

  test.each(['company', 'email', 'phone'] as const)('%s alone is enough', (field) => {
    const raw = { company: 'Tessera', email: 'a@b.co', phone: '+919876543210' }[field];
    expect(checkNewContact({ [field]: raw }).errors).toEqual({});
  });
});

test('of a change only what is given comes back; null empties a field', () => {
  expect(checkContact({ role: 'Architect', note: null, metAt: null }).fields).toEqual({
    role: 'Architect',
    note: '',
    metAt: null,
  });
  expect(checkContact({}).fields).toEqual({});
});

test('tags of several lists keep their first writing', () => {
  expect(uniteTags(['VIP', 'Fair'], ['vip', 'Berlin'])).toEqual(['VIP', 'Fair', 'Berlin']);
});
