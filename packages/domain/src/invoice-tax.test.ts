import { describe, expect, test } from 'vitest';
import { checkBillingDetails } from './billing-details-check.ts';
import { invoiceTotals } from './invoice.ts';
import { findTaxRule, taxLines } from './invoice-tax.ts';
import { findTaxIdError, readTaxId, tidyTaxId } from './tax-id.ts';

/** Numbers that fit their check character and belong to nobody. */
const KARNATAKA = '29ABCDE1234F1ZW';
const MAHARASHTRA = '27ABCDE1234F1Z0';
const buyer = (country: string, more: { state?: string; taxId?: string } = {}) => ({
  ...{ country, state: '', taxId: '' },
  ...more,
});
const kinds = (sellerTaxId: string, of: ReturnType<typeof buyer> | null) => {
  const { rates, note } = findTaxRule(sellerTaxId, of);
  return note ?? rates.map(({ kind, rateBp }) => `${kind} ${rateBp / 100}`).join(' + ');
};

describe('a tax number', () => {
  test.each([
    [KARNATAKA, { country: 'IN', state: '29' }],
    [MAHARASHTRA, { country: 'IN', state: '27' }],
    ['DE123456789', { country: 'DE', state: '' }],
    ['EL123456789', { country: 'GR', state: '' }],
    ['NL123456789B01', { country: 'NL', state: '' }],
    ['FRXX123456789', { country: 'FR', state: '' }],
    ['IE1234567FA', { country: 'IE', state: '' }],
    // A wrong check character, a state that isn't there, a wrong length, another country's letters, no number at all.
    ['29ABCDE1234F1Z5', null],
    ['55ABCDE1234F1ZW', null],
    ['DE12345678', null],
    ['GR123456789', null],
    ['GB123456789', null],
    ['', null],
  ])('%s is registered in %o', (taxId, place) => expect(readTaxId(taxId)).toEqual(place));

  test('is read as people type and paste it', () => {
    expect(tidyTaxId(' 29abcde1234 f1zw\u200b')).toBe(KARNATAKA);
    expect(tidyTaxId('DE 123.456.789')).toBe('DE123456789');
    expect(tidyTaxId('ＤＥ１２３４５６７８９')).toBe('DE123456789');
    expect(tidyTaxId(' 12-3456789 ')).toBe('12-3456789');
  });

  test('belongs to the country of its owner, where its form is known', () => {
    expect(findTaxIdError('DE123456789', 'DE')).toBeNull();
    expect(findTaxIdError('DE123456789', 'FR')).not.toBeNull();
    expect(findTaxIdError('EL123456789', 'GR')).toBeNull();
    expect(findTaxIdError('12-3456789', 'US')).toBeNull();
  });
});

describe('a seller in India', () => {
  test.each([
    ['in the same state', buyer('IN', { state: '29' }), 'CGST 9 + SGST 9'],
    ['in another state', buyer('IN', { state: '27' }), 'IGST 18'],
    ['with a GSTIN of another state than they chose', buyer('IN', { state: '29', taxId: MAHARASHTRA }), 'IGST 18'],
    ['who entered nothing', null, 'CGST 9 + SGST 9'],
    ['abroad', buyer('US'), 'export'],
    ['abroad, with a VAT ID', buyer('DE', { taxId: 'DE123456789' }), 'export'],
  ])('adds to a buyer %s', (_who, of, expected) => expect(kinds(KARNATAKA, of)).toBe(expected));
});

describe('a seller in Germany', () => {
  test.each([
    ['in Germany', buyer('DE'), 'VAT 19'],
    ['in Germany, a company', buyer('DE', { taxId: 'DE123456789' }), 'VAT 19'],
    ['in Finland', buyer('FI'), 'VAT 25.5'],
    ['in France, a company', buyer('FR', { taxId: 'FRXX123456789' }), 'reverseCharge'],
    ['in Greece, a company', buyer('GR', { taxId: 'EL123456789' }), 'reverseCharge'],
    ['in France with a number that is none', buyer('FR', { taxId: 'FR1' }), 'VAT 20'],
    ['outside the EU', buyer('IN', { taxId: KARNATAKA }), 'outsideScope'],
    ['who entered nothing', null, 'VAT 19'],
  ])('adds to a buyer %s', (_who, of, expected) => expect(kinds('DE987654321', of)).toBe(expected));
});

test('a seller without a tax number adds nothing', () => {
  expect(findTaxRule('', buyer('DE'))).toEqual({ rates: [], note: null });
});

describe('the amounts', () => {
  const { rates } = findTaxRule(KARNATAKA, buyer('IN', { state: '29' }));

  test('are rounded line by line, and each half by itself', () => {
    expect(taxLines([{ amountMinor: 249_900 }], rates).map(({ amountMinor }) => amountMinor)).toEqual([22_491, 22_491]);
    expect(taxLines([{ amountMinor: 5 }, { amountMinor: 5 }], [{ kind: 'VAT', rateBp: 1000 }])[0]?.amountMinor).toBe(2);
  });

  test('of a refund are given back', () => {
    const lines = [
      { text: 'new', amountMinor: 833 },
      { text: 'unused', amountMinor: -267 },
    ];
    const { subtotalMinor, taxMinor, totalMinor } = invoiceTotals(lines, rates);
    expect(subtotalMinor + taxMinor).toBe(totalMinor);
    expect(taxMinor).toBe(102);
  });
});

describe('billing details', () => {
  const raw = {
    ...{ name: ' राव & बेटियाँ  प्रा. लि. ', address: '14 Church Street\n\nBengaluru 560001' },
    ...{ country: 'IN', state: '', taxId: '29 abcde1234f1zw' },
  };

  test('are tidied, and a GSTIN says its state', () => {
    const { details, errors } = checkBillingDetails(raw);
    expect(errors).toEqual({});
    expect(details).toMatchObject({ name: 'राव & बेटियाँ प्रा. लि.', state: '29', taxId: KARNATAKA });
  });

  test('are none when everything is empty', () => {
    expect(checkBillingDetails({ ...raw, name: ' ', address: '\n', taxId: '' })).toEqual({ details: null, errors: {} });
  });

  test.each([
    ['an address of seven lines', { address: '1\n2\r\n3\n4\n5\n6\n7' }, ['address']],
    ['a company without an address', { address: '' }, ['address']],
    ['a country that is none', { country: 'ZZ', taxId: '' }, ['country']],
    ['a person in India without a state', { taxId: '' }, ['state']],
    ['a state that India lacks', { taxId: '', state: '__proto__' }, ['state']],
    ['a GSTIN with a typing error', { taxId: '29ABCDE1234F1Z5', state: '29' }, ['taxId']],
    ['a VAT ID of another country', { country: 'FR', taxId: 'DE123456789' }, ['taxId']],
    [
      'everything far too long',
      { name: 'x'.repeat(121), address: 'y'.repeat(301), state: '29', taxId: 'z'.repeat(41) },
      ['name', 'address', 'taxId'],
    ],
  ])('are refused for %s', (_what, change, fields) => {
    expect(Object.keys(checkBillingDetails({ ...raw, ...change }).errors).sort()).toEqual([...fields].sort());
  });

  test('drop the state of another country', () => {
    const { details } = checkBillingDetails({ ...raw, country: 'DE', state: '29', taxId: 'de123456789' });
    expect(details).toMatchObject({ state: '', taxId: 'DE123456789' });
  });
});
