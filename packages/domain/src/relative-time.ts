import { language, numbersOf } from '@tessera/texts';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** From the largest to the smallest; a month is 30 days here. */
const UNITS = [
  ['mo', 'month', 30 * DAY_S],
  ['w', 'week', 7 * DAY_S],
  ['d', 'day', DAY_S],
  ['h', 'hour', HOUR_S],
  ['m', 'minute', MINUTE_S],
] as const;
const SECONDS = ['s', 'second', 1] as const;

/** '45s ago', '3m ago', '2h ago', '4d ago', '1w ago', '2mo ago'; a time to come is '0s ago', no time at all is ''. So in English; other languages as `Intl` shortens them. */
export function relativeTime(from: Date | string | number, now: Date | string | number): string {
  const seconds = Math.max(0, Math.floor((new Date(now).getTime() - new Date(from).getTime()) / 1000));
  if (Number.isNaN(seconds)) return '';
  const [sign, unit, length] = UNITS.find(([, , unitSeconds]) => seconds >= unitSeconds) ?? SECONDS;
  const amount = Math.floor(seconds / length);
  if (language === 'en') return `${amount}${sign} ago`;
  return new Intl.RelativeTimeFormat(numbersOf(language), { style: 'short' }).format(-amount, unit);
}
