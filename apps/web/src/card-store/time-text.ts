const FORMAT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** ISO time → '12 Nov 2026, 09:41' in the browser's time zone; '' when it is no time. */
export function timeText(iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? '' : FORMAT.format(time);
}
