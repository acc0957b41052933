import { expect, test } from 'vitest';
import { profileName } from './profile-page.ts';

test.each([
  ['Asha Rao', 'asha@example.com', 'Asha Rao'],
  [' ', 'asha@example.com', 'asha@example.com'],
  ['', null, 'User'],
])('a profile of “%s” with the address %s is headed “%s”', (name, email, shown) => {
  expect(profileName({ name, email })).toBe(shown);
});
