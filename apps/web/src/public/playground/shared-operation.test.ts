import { expect, test } from 'vitest';
import { readSharedOperation } from './shared-operation.ts';

test.each([
  ['', {}],
  ['?utm_source=x', {}],
  ['?query=%7BerrorCodes%7D', { initialQuery: '{errorCodes}', initialVariables: '' }],
  [
    '?query=query%20A(%24n%3AInt)%7Ba%7D&variables=%7B%22n%22%3A1%7D&operationName=A',
    { initialQuery: 'query A($n:Int){a}', initialVariables: '{\n  "n": 1\n}', operationName: 'A' },
  ],
  ['?query=%7Ba%7D&variables=%7B', { initialQuery: '{a}', initialVariables: '{' }],
])('%s fills in the shared operation', (search, shared) => {
  expect(readSharedOperation(search)).toEqual(shared);
});
