import { expect, test } from 'vitest';
import { sharedCardPath } from './shared-card-path.ts';

const card = { id: 'c1', path: '/asha/principal' };

test.each([
  ['PUBLIC', 'GROUP', '/asha/principal?s=s1&c=group'],
  ['UNLISTED', 'INAPP', '/asha/principal?s=s1&c=in-app'],
  // Its page answers 404 to everybody but its owner.
  ['PRIVATE', 'GROUP', '/share/c1?s=s1&c=group'],
  ['PRIVATE', 'INAPP', '/share/c1?s=s1&c=in-app'],
] as const)('a %s card that was shared by %s opens at %s', (visibility, mode, path) => {
  expect(sharedCardPath({ card: { ...card, visibility }, share: { id: 's1', mode } })).toBe(path);
});
