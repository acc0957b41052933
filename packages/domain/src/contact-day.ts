/**
 * Noon UTC of a day ('2026-11-01'), as which a day without a time is kept; null when there is no such day. Read in UTC it is the
 * same day everywhere.
 */
export function noonOfDay(day: string): Date | null {
  const time = new Date(`${day}T12:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day) ? time : null;
}

/** Whether only the day is known of it, and no time. */
export function isDayAlone(time: Date | string): boolean {
  return new Date(time).toISOString().endsWith('T12:00:00.000Z');
}
