import { say } from '@tessera/texts';
import { describe, expect, test } from 'vitest';
import { checkPasskeyName, formatRecoveryCode, readAppCode, readRecoveryCode } from './second-factor.ts';

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['12345', null],
  ['1234567', null],
  ['12345a', null],
  ['', null],
])('the code %j of an app is read as %j', (raw, code) => {
  expect(readAppCode(raw)).toBe(code);
});

describe('a recovery code', () => {
  test('has four groups, and is read however it is typed', () => {
    const code = formatRecoveryCode(Uint8Array.from({ length: 16 }, (_, n) => n + 10));
    expect(code).toBe('ABCD-EFGH-JKMN-PQRS');
    expect(readRecoveryCode(' abcd efgh-jkmnpqrs')).toBe('ABCDEFGHJKMNPQRS');
  });

  test('may be typed with letters that look alike', () => {
    expect(readRecoveryCode('OIL0-1111-2222-3333')).toBe('0110111122223333');
  });

  test.each(['', '123456', 'ABCD-EFGH-JKMN', 'ABCD-EFGH-JKMN-PQRSU', 'ABCD-EFGH-JKMN-PQR!', 'UUUU-UUUU-UUUU-UUUU'])(
    '%j is none',
    (raw) => {
      expect(readRecoveryCode(raw)).toBeNull();
    },
  );
});

test.each([
  ['  My   laptop ', 'My laptop'],
  ['x'.repeat(60), 'x'.repeat(60)],
])('%j names a passkey', (raw, name) => {
  expect(checkPasskeyName(raw)).toEqual({ name });
});

test.each(['', '   ', 'x'.repeat(61)])('%j names none', (raw) => {
  expect(say(checkPasskeyName(raw).error ?? '')).toEqual(expect.any(String));
});
