import { formatDate } from './format.ts';

/** ISO time → '12 Nov 2026, 09:41' on the reader's clock; '' when it is no time. */
export function timeText(iso: string): string {
  return formatDate(iso, 'moment');
}
