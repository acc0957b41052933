import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PICTURES } from '../content/features.ts';

const MAX_BYTES = 60_000;
const FOLDER = join(import.meta.dirname, '..', '..', '..', 'public', 'product');
const FILES = PICTURES.flatMap(({ name }) =>
  ['light', 'dark'].flatMap((scheme) => ['avif', 'webp', 'png'].map((ending) => `${name}-${scheme}.${ending}`)),
);

test.each(FILES)('%s is there, and takes at most 60 kB', (file) => {
  const path = join(FOLDER, file);
  expect(existsSync(path), `${path} is missing: run \`npm run pictures\`.`).toBe(true);
  expect(statSync(path).size).toBeLessThanOrEqual(MAX_BYTES);
});
