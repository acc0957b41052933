import { expect, test } from 'vitest';
import { checkGroupDetails, readTypedPhone } from './group-check.ts';

test('name and description come back tidied', () => {
  const { details, errors } = checkGroupDetails({ name: '  Milan   Design Week ', description: ' One\r\ntwo ' });
  expect(details).toEqual({ name: 'Milan Design Week', description: 'One\ntwo' });
  expect(errors).toEqual({});
});

test('what is left out or null stays as it is', () => {
  expect(checkGroupDetails({ description: null })).toEqual({ details: {}, errors: {} });
});

test('an empty description removes it', () => {
  expect(checkGroupDetails({ description: ' ' }).details).toEqual({ description: '' });
});

test.each([
  ['', 'Enter a name.'],
  [' \u200B ', 'Enter a name.'],
  ['x'.repeat(81), 'At most 80 characters.'],
  ['a\u0007b', 'This text has characters that can’t be saved.'],
  ['a\uD800', 'This text has characters that can’t be saved.'],
])('the name %j is refused: %s', (name, error) => {
  expect(checkGroupDetails({ name }).errors).toEqual({ name: error });
});

test('all wrong fields are named at once', () => {
  const { errors } = checkGroupDetails({ name: ' ', description: 'x'.repeat(501) });
  expect(errors).toEqual({ name: 'Enter a name.', description: 'At most 500 characters.' });
});

test.each([
  ['98765 43210', '+919876543210'],
  ['tel: (987) 654-3210', '+919876543210'],
  ['+44 20 7946 0958', '+442079460958'],
  ['', null],
  ['phone', null],
  ['+९१ ९८७६५ ४३२१०', '+919876543210'],
  ['+', null],
  ['12', null],
  ['x'.repeat(1_000_000), null],
])('%j is read as %s', (raw, phone) => {
  expect(readTypedPhone(raw)).toBe(phone);
});
