import { expect, test } from 'vitest';
import { invoiceNumber } from './invoice.ts';
import { formatMinor, shareOfAmount } from './money.ts';

test.each([
  [800, 'usd', '$8.00'],
  [-267, 'usd', '−$2.67'],
  [5, 'usd', '$0.05'],
  [123_456_789, 'inr', '₹12,34,567.89'],
] as const)('%d minor units of %s are written %s', (amount, currency, text) => {
  expect(formatMinor(amount, currency)).toBe(text);
});

test.each([
  [2500, 10, 30, 833],
  [800, 10, 30, 267],
  [1, 1, 2, 1],
  [800, 0, 30, 0],
])('of %d the share %d/%d is %d', (amount, part, whole, share) => {
  expect(shareOfAmount(amount, part, whole)).toBe(share);
});

test('invoices are numbered by issuer', () => {
  expect([invoiceNumber('test', 7), invoiceNumber('stripe', 1_234_567)]).toEqual(['TEST-000007', 'TES-1234567']);
});
