/** ICU's list of a region's time zones has two names, by the engine's age. */
type RegionLocale = Intl.Locale & { getTimeZones?: () => string[] | undefined; timeZones?: string[] };

/** A time zone's name is no longer than this. */
const MAX_ZONE_LENGTH = 64;

/**
 * The country (ISO 3166-1 alpha-2) that a browser's time zone belongs to, or the first one that its languages name;
 * null when neither tells.
 */
export function guessCountry({
  timeZone,
  acceptLanguage,
}: {
  timeZone?: string | null | undefined;
  acceptLanguage: string;
}): string | null {
  return countryOfZone(timeZone ?? '') ?? countryOfLanguages(acceptLanguage);
}

let zones: Map<string, string> | null = null;

/** Read once from the engine's own data, so that no table of ours grows old. */
function countriesByZone(): Map<string, string> {
  if (zones) return zones;
  zones = new Map();
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  for (const region of letters.flatMap((first) => letters.map((second) => first + second))) {
    // Regions that were renamed are known by their new name as well.
    if (canonicalRegion(region) !== region) continue;
    for (const zone of listZones(region)) if (!zones.has(zone)) zones.set(zone, region);
  }
  return zones;
}

function listZones(region: string): string[] {
  const locale: RegionLocale = new Intl.Locale(`und-${region}`);
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

function countryOfZone(zone: string): string | null {
  if (zone === '' || zone.length > MAX_ZONE_LENGTH) return null;
  const known = countriesByZone();
  const country = known.get(zone) ?? known.get(canonicalZone(zone)) ?? null;
  // A name that the engine lists otherwise is asked for only once.
  if (country) known.set(zone, country);
  return country;
}

function canonicalZone(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return '';
  }
}

function countryOfLanguages(acceptLanguage: string): string | null {
  const known = new Set(countriesByZone().values());
  for (const range of acceptLanguage.slice(0, 200).split(',')) {
    const region = readRegion(range.split(';')[0]?.trim() ?? '');
    if (region && known.has(region)) return region;
  }
  return null;
}

function readRegion(tag: string): string | null {
  try {
    return new Intl.Locale(tag).region ?? null;
  } catch {
    return null;
  }
}

function canonicalRegion(region: string): string | null {
  return readRegion(`und-${region}`);
}
