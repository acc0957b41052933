import { msg } from '@tessera/texts';
import type { FieldErrors } from './errors.ts';
import { createFieldChecker } from './field-checker.ts';

/** Limits of reminders: a text in UTF-16 units, or counts. */
export const REMINDER_LIMITS = { note: 500 } as const;

/** Nobody plans further ahead. */
const MOST_YEARS = 10;
const YEAR_MS = 366 * 24 * 60 * 60 * 1000;
/** A time that has just passed while the form was filled in counts as now. */
const GRACE_MS = 60 * 60 * 1000;

/** A reminder in its stored form, or what is wrong with it. */
export function checkReminder(
  { note, dueAt }: { note: string; dueAt: Date },
  now: Date,
): { reminder: { note: string; dueAt: Date }; errors: FieldErrors } {
  const { errors, fail, lines } = createFieldChecker();
  const text = lines('note', note, REMINDER_LIMITS.note);
  const inMs = dueAt.getTime() - now.getTime();
  if (Number.isNaN(inMs) || inMs < -GRACE_MS || inMs > MOST_YEARS * YEAR_MS) {
    fail('dueAt', msg('Choose a time in the future, at most {mostYears} years from now.', { mostYears: MOST_YEARS }));
  }
  return { reminder: { note: text, dueAt }, errors };
}
