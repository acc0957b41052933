const PARTS: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
};
const FORMAT = new Intl.DateTimeFormat('en-GB', PARTS);

/** ISO time → '12 Nov 2026, 09:41' in that time zone, else the browser's; '' when it is no time. */
export function timeText(iso: string, timeZone?: string): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return '';
  const format = timeZone ? new Intl.DateTimeFormat('en-GB', { ...PARTS, timeZone }) : FORMAT;
  return format.format(time);
}
