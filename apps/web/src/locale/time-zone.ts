/** IANA name of the zone that a person named, or of this device's. */
export function readTimeZone(user: { ownTimeZone: string | null } | null): string {
  return user?.ownTimeZone ?? deviceTimeZone();
}

export function deviceTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The day that a time is of in that zone, as an ISO date. */
export function isoDay(at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, ...DIGITS }).formatToParts(at);
  const [year, month, day] = (['year', 'month', 'day'] as const).map((wanted) => findPart(parts, wanted));
  return `${year}-${month}-${day}`;
}

const DIGITS = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

function findPart(parts: Intl.DateTimeFormatPart[], wanted: string): string {
  return parts.find(({ type }) => type === wanted)?.value ?? '';
}
