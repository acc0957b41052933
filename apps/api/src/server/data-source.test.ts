import { expect, test } from 'vitest';
import { assertNewEnough } from './data-source.ts';

test('a PostgreSQL before 16 is refused, with the version that is needed', () => {
  const message = 'This database runs PostgreSQL 15. Tessera needs PostgreSQL 16 or newer.';
  expect(() => assertNewEnough(150_018)).toThrow(message);
  expect(() => assertNewEnough(160_000)).not.toThrow();
  expect(() => assertNewEnough(180_001)).not.toThrow();
});
