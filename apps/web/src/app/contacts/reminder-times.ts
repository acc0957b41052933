import { t } from '@tessera/texts';

const HOUR_MS = 60 * 60 * 1000;
const MORNING = 9;

/** The times that are offered for a reminder, by the reader's clock. */
export function offeredTimes(now: Date): { label: string; at: Date }[] {
  return [
    { label: t('In an hour'), at: new Date(now.getTime() + HOUR_MS) },
    { label: t('Tomorrow'), at: morningIn(now, 1) },
    { label: t('In a week'), at: morningIn(now, 7) },
    { label: t('In a month'), at: morningIn(now, 30) },
  ];
}

/** Nine o'clock, so many days later; also where the clock is put forward meanwhile. */
function morningIn(now: Date, days: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, MORNING);
}
