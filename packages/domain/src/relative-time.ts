import { t } from '@tessera/texts';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** From the largest to the smallest; a month is 30 days here. */
const UNITS = [
  ['mo', 30 * DAY_S],
  ['w', 7 * DAY_S],
  ['d', DAY_S],
  ['h', HOUR_S],
  ['m', MINUTE_S],
] as const;

/** '45s ago', '3m ago', '2h ago', '4d ago', '1w ago', '2mo ago'; a time to come is '0s ago', no time at all is ''. */
export function relativeTime(from: Date | string | number, now: Date | string | number): string {
  const seconds = Math.max(0, Math.floor((new Date(now).getTime() - new Date(from).getTime()) / 1000));
  if (Number.isNaN(seconds)) return '';
  const [unit, length] = UNITS.find(([, unitSeconds]) => seconds >= unitSeconds) ?? (['s', 1] as const);
  return t('{amount}{unit} ago', { amount: Math.floor(seconds / length), unit });
}
