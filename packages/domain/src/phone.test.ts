import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPhone, normalizeDirectPhone, normalizePhone, phoneRegion, withPlus } from './phone.ts';

test.each([
  ['9876543210', '+919876543210'],
  ['098765 43210', '+919876543210'],
  ['+91 98765-43210', '+919876543210'],
  ['0091 98765 43210', '+919876543210'],
  ['(022) 2345 6789', '+912223456789'],
  ['+1 (212) 555-0100', '+12125550100'],
  ['+44 20 7946 0958', '+442079460958'],
  ['\u202A+91 98765 43210\u202C', '+919876543210'],
  ['+९१ ९८७६५ ४३२१०', '+919876543210'],
])('%j is stored as %s', (raw, stored) => {
  expect(normalizePhone(raw)).toBe(stored);
});

test.each([
  ['IN', '0044 161 496 0000', '+441614960000'],
  ['DE', '(00 33) 1 23 45 67 89', '+33123456789'],
  ['US', '011 44 161 496 0000', '+441614960000'],
  ['US', '0044-161-496-0000', '+441614960000'],
  ['IN', '٠٠٤٤ ١٦١ ٤٩٦ ٠٠٠٠', '+441614960000'],
] as const)('from %s, %j calls abroad and is stored as %s', (region, raw, stored) => {
  expect(normalizePhone(raw, region)).toBe(stored);
});

test('only the code for calling abroad becomes a plus', () => {
  expect(withPlus('0044 161 496 0000 ext. 7', 'IN')).toBe('+44 161 496 0000 ext. 7');
  for (const text of ['0151 234567', '00', '000', '+44 161', 'call 0044', '']) expect(withPlus(text, 'DE')).toBe(text);
});

test('another region reads national numbers its own way', () => {
  expect(normalizePhone('030 901820', 'DE')).toBe('+4930901820');
});

test.each([
  '',
  '   ',
  '12345',
  'abc',
  'call 9876543210',
  '9876543210 or 9876543211',
  '+1234567890123456',
  '+999 1234567',
  '+',
  '9876543210\0',
])('%j is no telephone number', (raw) => {
  expect(normalizePhone(raw)).toBeNull();
});

test('a text of a megabyte is no telephone number', () => {
  expect(normalizePhone('1'.repeat(1_000_000))).toBeNull();
});

test('a stored number is shown in groups, anything else as it is', () => {
  expect(formatPhone('+919876543210')).toBe('+91 98765 43210');
  expect(formatPhone('+12125550100')).toBe('+1 212 555 0100');
  expect(formatPhone('12')).toBe('12');
  expect(formatPhone('')).toBe('');
});

test.each([
  ['+919876543210', 'IN'],
  ['+12025550123', 'US'],
  ['+393331234567', 'IT'],
  ['', 'IN'],
  ['12', 'IN'],
])('the country of %j is %s', (phone, region) => {
  expect(phoneRegion(phone)).toBe(region);
});

test('for any text the result is null, or E.164 with at most an extension, that normalises to itself', () => {
  const dialled = fc.string({ unit: fc.constantFrom(...'+0123456789 ()-.x;='), maxLength: 20 });
  fc.assert(
    fc.property(fc.oneof(dialled, fc.string({ unit: 'binary' })), (raw) => {
      const phone = normalizePhone(raw);
      if (phone === null) return;
      // '37610149x7' has an extension, which stands behind the number as in a tel: URI.
      expect(phone).toMatch(/^\+[1-9]\d{3,14}(?:;ext=\d{1,20})?$/);
      expect(normalizePhone(phone)).toBe(phone);
    }),
    { numRuns: 150 },
  );
});

test.each([
  ['9876543210 ext. 5', '+919876543210;ext=5'],
  ['tel:+1-202-555-0143;ext=218', '+12025550143;ext=218'],
  ['+49 30 23125012 Durchwahl 17', '+493023125012;ext=17'],
  ['+44 (0)20 7946 0018', '+442079460018'],
])('%j keeps its extension, but no one can sign in with such a number', (raw, stored) => {
  expect(normalizePhone(raw)).toBe(stored);
  expect(normalizeDirectPhone(raw)).toBe(stored.includes(';') ? null : stored);
});
