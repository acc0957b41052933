/** IANA name of the zone that a person named, or of this device's. */
export function readTimeZone(user: { ownTimeZone: string | null } | null): string {
  return user?.ownTimeZone ?? deviceTimeZone();
}

export function deviceTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
