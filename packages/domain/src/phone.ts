import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { CARD_LIMITS } from './limits.ts';
import { withoutInvisible } from './text.ts';

/** Numbers without a country code are read as Indian ones. */
export const DEFAULT_REGION = 'IN';

/** The library knows Arabic and full-width digits, but not these. */
const DEVANAGARI_DIGITS = /[०-९]/g;

/**
 * E.164 ('+919876543210'), or null when it can't be a telephone number. Lengths are checked, not number ranges: new
 * ranges appear faster than tables. A number with an extension is null, because E.164 would silently lose it.
 */
export function normalizePhone(raw: string, region: CountryCode = DEFAULT_REGION): string | null {
  const parsed = parse(raw, region);
  return parsed?.isPossible() && !parsed.ext ? parsed.number : null;
}

/** '+919876543210' → '+91 98765 43210'; what is no telephone number comes back as it is. */
export function formatPhone(phone: string): string {
  const parsed = parse(phone, DEFAULT_REGION);
  return parsed?.isPossible() ? parsed.formatInternational() : phone;
}

/** The country of a stored number, whose people write numbers without its code; India when that can't be told. */
export function phoneRegion(phone: string): CountryCode {
  return parse(phone, DEFAULT_REGION)?.country ?? DEFAULT_REGION;
}

/** '+4917012345678' → '17012345678': a stored number without its country code; '' when it is none. */
export function nationalNumber(phone: string): string {
  return parse(phone, DEFAULT_REGION)?.nationalNumber ?? '';
}

function parse(raw: string, region: CountryCode) {
  if (raw.length > CARD_LIMITS.phone * 2) return undefined;
  const text = withoutInvisible(raw)
    .trim()
    .replace(DEVANAGARI_DIGITS, (digit) => `${digit.charCodeAt(0) - 0x0966}`);
  return parsePhoneNumberFromString(text, { defaultCountry: region, extract: false });
}
