import { LRUCache } from 'lru-cache';

/** Making a format takes as long as a short read; people of one place share it. */
const formats = new LRUCache<string, Intl.DateTimeFormat>({ max: 200 });

/** Whether it is an IANA time zone that both this process and PostgreSQL know: offsets are none. */
export function isTimeZone(name: string): boolean {
  return /^[A-Za-z]/.test(name) && dateFormat(name) !== null;
}

/** The ISO date of now in the zone, by its IANA name. */
export function todayIn(timeZone: string): string {
  const format = dateFormat(timeZone);
  if (!format) throw new RangeError(`There is no time zone “${timeZone}”.`);
  return format.format(new Date());
}

/** Sweden writes dates as ISO does. */
function dateFormat(timeZone: string): Intl.DateTimeFormat | null {
  const known = formats.get(timeZone);
  if (known) return known;
  try {
    const made = new Intl.DateTimeFormat('sv', { timeZone });
    formats.set(timeZone, made);
    return made;
  } catch {
    return null;
  }
}
