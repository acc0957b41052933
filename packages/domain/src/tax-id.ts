import { type Message, msg } from '@tessera/texts';

/** States and union territories of India by the number with which their GSTINs begin, as the GST portal writes them. */
export const INDIAN_STATES: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
  '97': 'Other Territory',
};

/** What follows the country's letters in a VAT id of the EU (VIES, structure of VAT numbers). Greece writes EL. */
const VAT_IDS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
};

const GSTIN = /^(\d{2})[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** What a tax number says of where its owner is registered. */
export interface TaxPlace {
  country: string;
  /** Of India; '' elsewhere. */
  state: string;
}

/**
 * 'de 123.456.789' → 'DE123456789': without what people put between the characters, where the number's form is known. In
 * others these may belong to it: '12-3456789'.
 */
export function tidyTaxId(raw: string): string {
  const tidy = raw
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.\-/\p{Cf}]/gu, '');
  return readTaxId(tidy) ? tidy : raw.trim();
}

/** Where a tidy GSTIN or VAT id of the EU is registered; null for any other number. Only its form is known here. */
export function readTaxId(taxId: string): TaxPlace | null {
  const [, state] = GSTIN.exec(taxId) ?? [];
  if (state) return INDIAN_STATES[state] && hasRightCheck(taxId) ? { country: 'IN', state } : null;
  const letters = taxId.slice(0, 2);
  if (!VAT_IDS[letters]?.test(taxId.slice(2))) return null;
  return { country: letters === 'EL' ? 'GR' : letters, state: '' };
}

/** Whether a country's tax numbers have a form that is known here. */
function hasKnownTaxId(country: string): boolean {
  return country === 'IN' || Object.hasOwn(VAT_IDS, country === 'GR' ? 'EL' : country);
}

/** What the tax numbers of a country are called. */
export function taxIdLabel(country: string): Message {
  if (country === 'IN') return msg('GSTIN');
  return hasKnownTaxId(country) ? msg('VAT ID') : msg('Tax ID');
}

/** What is wrong with the number of somebody in that country; null where it can be right. */
export function findTaxIdError(taxId: string, country: string): Message | null {
  if (!hasKnownTaxId(country) || readTaxId(taxId)?.country === country) return null;
  if (country === 'IN') return msg('Enter a GSTIN of 15 characters, such as 29ABCDE1234F1ZW.');
  const letters = country === 'GR' ? 'EL' : country;
  return msg('Enter a VAT ID that begins with {letters}.', { letters });
}

/** The last character of a GSTIN: the others, every second one doubled, in base 36. */
function hasRightCheck(gstin: string): boolean {
  const sum = [...gstin.slice(0, 14)].reduce((total, character, at) => {
    const value = DIGITS.indexOf(character) * (at % 2 === 0 ? 1 : 2);
    return total + Math.floor(value / 36) + (value % 36);
  }, 0);
  return DIGITS[(36 - (sum % 36)) % 36] === gstin[14];
}
