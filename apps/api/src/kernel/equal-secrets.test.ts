import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { areEqualSecrets } from './equal-secrets.ts';

test.each([
  ['secret', 'secret', true],
  ['secret', 'secreT', false],
  ['secret', 'secret ', false],
  ['', '', true],
  ['', 'secret', false],
  ['ключ', 'ключ', true],
])('%j and %j: %s', (one, other, expected) => {
  expect(areEqualSecrets(one, other)).toBe(expected);
});

/** What a secret is called where one is compared; names of error codes and kinds are none. */
const COMPARED =
  /(?:\w*(?:[sS]ecret|[tT]oken|[pP]assword|[sS]ignature|[jJ]oinCode)|authorization)\s*[!=]==(?!\s*(?:undefined|null|'(?:string)?'|\d))|[!=]==\s*(?:\w+\.)*(?:env\.\w*[tT]oken|\w*(?:[sS]ecret|[pP]assword|[sS]ignature|[jJ]oinCode)|`Bearer)\b/;

test('no source compares a secret with ===', () => {
  const root = join(import.meta.dirname, '..');
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.ts$/.test(path) && !/\.test\.ts$|^testing\/|\/generated\//.test(path),
  );
  const found = sources.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .filter((line) => COMPARED.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(COMPARED.test('if (request.headers.authorization === `Bearer x`)')).toBe(true);
  expect(COMPARED.test('return isLive && joinCode === normalizeJoinCode(code);')).toBe(true);
  expect(found).toEqual([
    // A token of a vendor against the one that was kept: nobody who asks us chooses either.
    'modules/connectors/connector-client.service.ts: if (stored.accessToken !== used.accessToken) return stored;',
  ]);
});
