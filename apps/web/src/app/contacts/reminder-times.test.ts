import { expect, test } from 'vitest';
import { toTimeField } from '../../parts/forms/time-field.ts';
import { offeredTimes } from './reminder-times.ts';

test('a reminder is offered for in an hour and for mornings', () => {
  const now = new Date(2026, 11, 31, 17, 5);
  expect(offeredTimes(now).map(({ label, at }) => [label, toTimeField(at)])).toEqual([
    ['In an hour', '2026-12-31T18:05'],
    ['Tomorrow', '2027-01-01T09:00'],
    ['In a week', '2027-01-07T09:00'],
    ['In a month', '2027-01-30T09:00'],
  ]);
});

test('what a field holds is read as the same time again', () => {
  const at = new Date(2026, 2, 29, 1, 30);
  expect(new Date(toTimeField(at))).toEqual(at);
});
