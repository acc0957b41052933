import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_TAGS } from '@tessera/texts';
import { expect, test } from 'vitest';
import { PICTURES } from '../content/features.ts';
import { FEATURES, SCAN } from '../content/home.ts';

const MAX_BYTES = 60_000;
const FOLDER = join(import.meta.dirname, '..', '..', '..', 'public', 'product');
const NAMES = [...SCAN, ...FEATURES, ...PICTURES].flatMap(({ picture }) => picture ?? []);
const FILES = NAMES.flatMap((name) => ['light', 'dark'].map((scheme) => `${name}-${scheme}.webp`));

test('there are pictures for the scan, for each feature that can be used, and for the stories', () => {
  expect(NAMES).toHaveLength(12);
});

test.each(LANGUAGE_TAGS.flatMap((language) => FILES.map((file) => join(language, file))))(
  '%s is there, and takes at most 60 kB',
  (file) => {
    const path = join(FOLDER, file);
    expect(existsSync(path), `${path} is missing: run \`npm run pictures\`.`).toBe(true);
    expect(statSync(path).size).toBeLessThanOrEqual(MAX_BYTES);
  },
);
