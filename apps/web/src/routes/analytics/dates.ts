/** '2026-11-20' → the date itself, whatever the reader's time zone. */
function dayOf(isoDate: string): Date {
  return new Date(`${isoDate}T12:00:00Z`);
}

/** '2026-11-20' → '20 Nov', in the reader's own way of writing. */
export function dayText(isoDate: string, locale?: string): string {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(dayOf(isoDate));
}

/** The days that the figures cover, such as '23 October – 21 November 2026'. */
export function rangeText(dates: readonly string[], locale?: string): string {
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return '';
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.formatRange(dayOf(first), dayOf(last));
}

/** 'India Standard Time', or the zone's own name ('UTC') where the browser knows only an offset. */
export function zoneText(timeZone: string, locale?: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return /^GMT/.test(name) ? timeZone : name;
}

/** 'Today, 09:41', 'Yesterday, 18:02', else date and time; '' for no time. */
export function momentText(iso: string, now: Date, locale?: string): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return '';
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(at);
  const daysAgo = Math.round((startOfDay(now) - startOfDay(at)) / (24 * 3600_000));
  if (daysAgo === 0) return `Today, ${time}`;
  if (daysAgo === 1) return `Yesterday, ${time}`;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

/** Rounded differences of these bear the hour that daylight saving adds or takes. */
function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
