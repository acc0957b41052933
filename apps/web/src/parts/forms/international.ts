import { DEFAULT_REGION, normalizePhone, type Region, withPlus } from '@tessera/domain';
import { getCountryCallingCode } from 'react-phone-number-input/min';

/** '098765 43' → '+919876543', '+46 70' → '+4670': what was typed so far, with the region's country code if with none. */
export function toInternational(typed: string, region: Region = DEFAULT_REGION): string {
  const text = withPlus(typed, region);
  // A whole number is read by its country's own rules: an Italian zero belongs to it, a German one does not.
  const whole = normalizePhone(text, region);
  if (whole) return whole;
  const digits = text.replace(/\D/g, '');
  if (text.trim().startsWith('+')) return `+${digits}`;
  const national = digits.replace(/^0+/, '');
  return national && `+${getCountryCallingCode(region)}${national}`;
}
