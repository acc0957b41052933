import { format } from '@wasm-fmt/gofmt';
import { expect, test } from 'vitest';
import { isSubscription, LANGUAGES, writeCode } from './code.ts';
import { EXAMPLES } from './examples.ts';

const origin = 'https://cards.example.com';

test.each(EXAMPLES)('$title has code in each language, or is live', ({ query, variables = '' }) => {
  for (const language of LANGUAGES) {
    const code = writeCode(language, { origin, query, variables });
    if (isSubscription(query) && language !== 'TypeScript') expect(code).toBeNull();
    else expect(code).toContain(new URL(origin).host);
  }
});

test('Go stays as its own formatter writes it, whatever the query says', () => {
  const query = '# `ticks`, "quotes" and \\ backslashes\nquery { errorCodes }\n';
  const code = writeCode('Go', { origin, query, variables: '{ "text": "é\\u2028" }' }) ?? '';
  expect(format(code)).toBe(code);
});

test('a comment that names a subscription makes none of a query', () => {
  expect(isSubscription('# subscription\nquery { viewer { id } }')).toBe(false);
  expect(isSubscription('# Live.\nsubscription Live { activityAdded { kind } }')).toBe(true);
});

test('variables that are no JSON yet are left out', () => {
  expect(writeCode('curl', { origin, query: '{ a }', variables: '{ "a": ' })).toContain('"variables": {}');
});
