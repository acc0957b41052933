import { describe, expect, test } from 'vitest';
import { DEAL_LIMITS, decimalValue, formatValue, readValue } from './deal.ts';
import { checkDeal, checkNewDeal } from './deal-check.ts';
import { dealCsvLine } from './deal-csv.ts';

test.each([
  [250_000, 'USD', '$2,500', '2500.00'],
  [250_050, 'USD', '$2,500.50', '2500.50'],
  [25_000_000, 'INR', '₹2,50,000', '250000.00'],
  [2500, 'JPY', '¥2,500', '2500'],
  [1234, 'KWD', 'KWD\u00a01.234', '1.234'],
])('%d minor units of %s are %s', (valueMinor, currency, text, decimal) => {
  expect(formatValue(valueMinor, currency)).toBe(text);
  expect(decimalValue(valueMinor, currency)).toBe(decimal);
  expect(readValue(decimal, currency)).toBe(valueMinor);
});

test.each([
  ['2,500.5', 'USD', 250_050],
  [' 2 500 ', 'EUR', 250_000],
  ['2500', 'JPY', 2500],
  ['2500.5', 'JPY', null],
  ['1.005', 'USD', null],
  ['-5', 'USD', null],
  ['1e9', 'USD', null],
  ['', 'USD', null],
  ['1000000001', 'USD', null],
])('what is typed as %j in %s is %s', (text, currency, expected) => {
  expect(readValue(text, currency)).toBe(expected);
});

describe('a deal', () => {
  test('needs only a name', () => {
    expect(checkNewDeal({ name: ' Tiles  for Lisbon ' })).toEqual({
      deal: { name: 'Tiles for Lisbon', valueMinor: 0, currency: 'USD', stage: 'NEW', expectedOn: null, note: '' },
      errors: {},
    });
    expect(checkNewDeal({ name: ' ' }).errors).toEqual({ name: 'Enter a name for the deal.' });
  });

  test('keeps what was not said', () => {
    expect(checkDeal({ currency: 'eur', note: null, expectedOn: null })).toEqual({
      fields: { currency: 'EUR', note: '', expectedOn: null },
      errors: {},
    });
  });

  test.each([
    ['name', { name: 'x'.repeat(121) }],
    ['currency', { currency: 'EURO' }],
    ['currency', { currency: '' }],
    ['valueMinor', { valueMinor: -1 }],
    ['valueMinor', { valueMinor: 0.5 }],
    ['valueMinor', { valueMinor: Number.NaN }],
    ['valueMinor', { valueMinor: DEAL_LIMITS.valueMinor + 1 }],
    ['expectedOn', { expectedOn: '2026-02-30' }],
    ['expectedOn', { expectedOn: '9999-01-01' }],
    ['note', { note: 'x'.repeat(4001) }],
  ])('is refused for a wrong %s: %j', (field, raw) => {
    expect(Object.keys(checkDeal(raw).errors)).toEqual([field]);
  });

  test('is a line of CSV that runs nothing', () => {
    const deal = { ...checkNewDeal({ name: '=1+1', valueMinor: 250_050, note: '@SUM(A1)' }).deal, contactName: '+x' };
    expect(dealCsvLine({ ...deal, createdAt: new Date(0), paymentStatus: 'PAID' })).toBe(
      "'=1+1,'+x,New,2500.50,USD,,1970-01-01T00:00:00.000Z,'@SUM(A1),Paid\r\n",
    );
  });
});
