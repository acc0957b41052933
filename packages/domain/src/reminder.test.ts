import { expect, test } from 'vitest';
import { checkReminder, REMINDER_LIMITS } from './reminder.ts';

const now = new Date('2026-11-21T09:00:00Z');
const check = (dueAt: string, note = '') => Object.keys(checkReminder({ note, dueAt: new Date(dueAt) }, now).errors);

test.each([
  ['2026-11-21T09:00:00Z', []],
  ['2026-11-21T08:30:00Z', []],
  ['2026-11-21T07:00:00Z', ['dueAt']],
  ['2031-01-01T00:00:00Z', []],
  ['2046-01-01T00:00:00Z', ['dueAt']],
  ['nonsense', ['dueAt']],
])('a reminder for %s is wrong in %j', (dueAt, fields) => {
  expect(check(dueAt)).toEqual(fields);
});

test('its note is tidied and has a limit', () => {
  expect(checkReminder({ note: ' call \r\n', dueAt: now }, now).reminder.note).toBe('call');
  expect(check('2026-11-22T09:00:00Z', 'x'.repeat(REMINDER_LIMITS.note + 1))).toEqual(['note']);
});
