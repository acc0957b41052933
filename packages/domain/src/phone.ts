import { type CountryCode, Metadata, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { CARD_LIMITS } from './limits.ts';
import { withoutInvisible } from './text.ts';

/** Numbers without a country code are read as Indian ones. */
export const DEFAULT_REGION = 'IN';

/** The zeros of the scripts that people type numbers in: Arabic, Persian, Devanagari, full width. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0xff10];
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\uff10-\uff19]/g;

/** Words before an extension in other languages, which libphonenumber doesn't know. */
const EXTENSION =
  /[\s,;]*(?:durchwahl|dw|apparat|app|nebenstelle|interno|int|تحويلة|داخلي|एक्सटेंशन|विस्तार)\.?:?\s*(\d{1,7})$/iu;

/**
 * E.164 ('+919876543210'), or null when it can't be a telephone number. Lengths are checked, not number ranges: new
 * ranges appear faster than tables. An extension follows the number, as in a tel: URI (RFC 3966 §5.3):
 * '+12025550143;ext=218'.
 */
export function normalizePhone(raw: string, region: CountryCode = DEFAULT_REGION): string | null {
  const parsed = parse(raw, region);
  if (!parsed?.isPossible()) return null;
  return parsed.ext ? `${parsed.number};ext=${parsed.ext}` : parsed.number;
}

/** Like `normalizePhone`, but null for a number with an extension: no one can get a text message there or sign in with it. */
export function normalizeDirectPhone(raw: string, region: CountryCode = DEFAULT_REGION): string | null {
  const phone = normalizePhone(raw, region);
  return phone?.includes(';') ? null : phone;
}

/** '+919876543210' → '+91 98765 43210', followed by its extension. Text that isn't a phone number comes back as it is. */
export function formatPhone(phone: string): string {
  const parsed = parse(phone, DEFAULT_REGION);
  if (!parsed?.isPossible()) return phone;
  const extension = parsed.ext ? ` ext. ${parsed.ext}` : '';
  // Countries write extensions in different ways; this form is understood everywhere.
  parsed.ext = undefined;
  return `${parsed.formatInternational()}${extension}`;
}

/**
 * '0044 161' → '+44 161', and also '011 44 161' from a North American region: replaces the code for calling abroad with a plus.
 * Any other text comes back as it is.
 */
export function withPlus(text: string, region: CountryCode = DEFAULT_REGION): string {
  const typed = toAsciiDigits(text);
  for (const code of ['00', exitCode(region)]) {
    const written = new RegExp(`^[\\s(]*${[...code].join('[\\s()./-]*')}[\\s()./-]*(?=[1-9])`);
    if (written.test(typed)) return typed.replace(written, '+').replace(/^(\+[\d\s]*)\)/, '$1');
  }
  return text;
}

/** The digits for calling abroad from a region; '00' if that needs a choice of carrier. */
function exitCode(region: CountryCode): string {
  const metadata = new Metadata();
  metadata.selectNumberingPlan(region);
  const pattern = metadata.numberingPlan?.IDDPrefix() ?? '';
  return /^\d+$/.test(pattern) ? pattern : '00';
}

/** '٠٤٤' → '044': the digits of the scripts that people type numbers in. */
export function toAsciiDigits(text: string): string {
  return text.replace(OTHER_DIGITS, (digit) => {
    const code = digit.charCodeAt(0);
    return `${code - (ZEROS.findLast((zero) => zero <= code) ?? code)}`;
  });
}

/** The country of a stored number, whose people write numbers without its code; India when that can't be told. */
export function phoneRegion(phone: string): CountryCode {
  return parse(phone, DEFAULT_REGION)?.country ?? DEFAULT_REGION;
}

/** '+4917012345678' → '17012345678': a stored number without its country code; '' when it is none. */
export function nationalNumber(phone: string): string {
  return parse(phone, DEFAULT_REGION)?.nationalNumber ?? '';
}

/** The digits to find a stored number by: with its country code, and as people in its country write it. */
export function phoneDigits(phone: string): string[] {
  const parsed = parse(phone, DEFAULT_REGION);
  if (!parsed) return [];
  const digits = (text: string) => text.replace(/\D/g, '');
  const extension = parsed.ext ?? '';
  parsed.ext = undefined;
  return [digits(parsed.number), digits(parsed.formatNational()), extension].filter(Boolean);
}

function parse(raw: string, region: CountryCode) {
  if (raw.length > CARD_LIMITS.phone * 2) return undefined;
  const typed = toAsciiDigits(withoutInvisible(raw)).trim().replace(/^tel:/i, '');
  const text = withPlus(typed, region)
    // A zero in brackets is dialled only without the country code.
    .replace(/^(\+[\d\s]{1,5})\(0\)/, '$1')
    .replace(EXTENSION, ' ext. $1');
  return parsePhoneNumberFromString(text, { defaultCountry: region, extract: false });
}
