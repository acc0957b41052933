import { expect, test } from 'vitest';
import { checkInvitation, checkJobLabel, checkOrganizationName, ORGANIZATION_LIMITS } from './organization-check.ts';

test('a name is one tidy line', () => {
  expect(checkOrganizationName('  Rao &  Daughters ')).toEqual({ name: 'Rao & Daughters', errors: {} });
});

test.each([
  ['', 'Enter a name.'],
  [' \u200b ', 'Enter a name.'],
  ['x'.repeat(ORGANIZATION_LIMITS.name + 1), 'At most 80 characters.'],
])('the name %j is refused', (raw, error) => {
  expect(checkOrganizationName(raw).errors).toEqual({ name: error });
});

test('a job label may be empty, and is short', () => {
  expect(checkJobLabel('')).toEqual({ label: '', errors: {} });
  expect(checkJobLabel(' Sales ')).toEqual({ label: 'Sales', errors: {} });
  expect(checkJobLabel('x'.repeat(ORGANIZATION_LIMITS.label + 1)).errors).toEqual({ label: 'At most 40 characters.' });
});

test('an invitation needs an address, and all that is wrong is named at once', () => {
  expect(checkInvitation({ email: ' Fay@Example.com ', label: 'Sales' })).toEqual({
    invitation: { email: 'Fay@example.com', label: 'Sales' },
    errors: {},
  });
  const { errors } = checkInvitation({ email: 'fay', label: 'x'.repeat(41) });
  expect(Object.keys(errors).sort()).toEqual(['email', 'label']);
});
