import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { CARD_LIMITS } from './limits.ts';

/** Numbers without a country code are read as Indian ones. */
export const DEFAULT_REGION = 'IN';

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
  return parse(phone, DEFAULT_REGION)?.formatInternational() ?? phone;
}

function parse(raw: string, region: CountryCode) {
  const text = raw.trim();
  if (text.length > CARD_LIMITS.phone) return undefined;
  return parsePhoneNumberFromString(text, { defaultCountry: region, extract: false });
}
