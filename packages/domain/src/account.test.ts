import { describe, expect, test } from 'vitest';
import { checkFullName, checkPassword, checkRegistration } from './account.ts';
import { MESSAGES } from './messages.ts';

test.each([
  ['Al', 'Al'],
  ['  Asha   Rao ', 'Asha Rao'],
  ['आशा राव', 'आशा राव'],
])('%j is the name %j', (raw, fullName) => {
  expect(checkFullName(raw)).toEqual({ fullName });
});

test.each([
  ['', 'Enter your name.'],
  [' \u200B ', 'Enter your name.'],
  [' A ', 'Use at least two characters for a name.'],
  ['a'.repeat(121), 'Use up to 120 characters for a name.'],
  ['As\0ha', 'This name has characters that can’t be saved.'],
  ['As\uDC00ha', 'This name has characters that can’t be saved.'],
])('the name %j is refused: %s', (raw, error) => {
  expect(checkFullName(raw)).toEqual({ error });
});

test.each([
  ['123456', null],
  ['      ', null],
  ['a'.repeat(256), null],
  ['12345', 'At least 6 characters.'],
  ['', 'At least 6 characters.'],
  ['a'.repeat(257), 'At most 256 characters.'],
  ['abcdef\uD800', 'This password has characters that can’t be sent.'],
])('the password %j: %s', (password, error) => {
  expect(checkPassword(password)).toEqual(error);
});

describe('a registration', () => {
  test('comes back tidied, with the password untouched', () => {
    expect(checkRegistration({ fullName: ' Asha  Rao ', email: ' asha@example.com ', password: ' secret ' })).toEqual({
      registration: { fullName: 'Asha Rao', email: 'asha@example.com', password: ' secret ' },
      errors: {},
    });
  });

  test('names all wrong fields at once', () => {
    expect(checkRegistration({ fullName: 'A', email: 'asha@example', password: '12345' }).errors).toEqual({
      fullName: 'Use at least two characters for a name.',
      email: 'This address has no domain ending.',
      password: MESSAGES.passwordHint,
    });
  });
});
