import { formatPhone, normalizePhone } from '@tessera/domain';
import { regionName } from './format.ts';
import { ownRegion } from './own-region.ts';

/** What a field for a telephone number says about one without a country code. */
export function phoneHint(region = ownRegion()): string {
  return `Without a country code, the country is ${regionName(region)}.`;
}

/** '0151 12345678' → '+49 1511 2345678' for somebody in Germany; what is no telephone number comes back as it is. */
export function writeOutPhone(typed: string, region = ownRegion()): string {
  const phone = normalizePhone(typed, region);
  return phone ? formatPhone(phone) : typed;
}
