import { expect, test } from 'vitest';
import { contactFilePath, sharedCardPath } from './shared-card-path.ts';

const card = { id: 'c1', path: '/asha/principal' };

test.each([
  ['PUBLIC', 'GROUP', '/asha/principal?s=abc234&c=group'],
  ['UNLISTED', 'IN_APP', '/asha/principal?s=abc234&c=in-app'],
  // Its page answers 404 to everybody but its owner.
  ['PRIVATE', 'GROUP', '/share/c1?s=abc234&c=group'],
  ['PRIVATE', 'IN_APP', '/share/c1?s=abc234&c=in-app'],
] as const)('a %s card that was shared by %s opens at %s', (visibility, mode, path) => {
  expect(sharedCardPath({ card: { ...card, visibility }, share: { mark: 'abc234', mode } })).toBe(path);
});

test.each([
  ['PUBLIC', null, '/asha/principal.vcf'],
  // Who has the address needs no token.
  ['UNLISTED', 'a b', '/asha/principal.vcf'],
  ['PRIVATE', null, '/share/c1.vcf'],
  ['PRIVATE', 'a b', '/share/c1.vcf?token=a+b'],
] as const)('the contact file of a %s card is with the token %j at %s', (visibility, token, path) => {
  expect(contactFilePath({ ...card, visibility }, token)).toBe(path);
});
