const DAY_MS = 24 * 3600_000;

/** The same time of day so many business days later. Saturdays and Sundays (UTC) do not count; holidays do. */
export function addBusinessDays(from: Date, days: number): Date {
  let date = from;
  for (let left = days; left > 0; ) {
    date = new Date(date.getTime() + DAY_MS);
    if (date.getUTCDay() !== 0 && date.getUTCDay() !== 6) left -= 1;
  }
  return date;
}

/** 'Friday, 27 November 2026', in UTC. */
export function formatDay(date: Date, locale = 'en'): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const day = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, parts).format(date);
  return locale === 'en' ? day.replace(/^(\w+) /, '$1, ') : day;
}
