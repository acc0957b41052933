import { CombinedGraphQLErrors } from '@apollo/client';
import { expect, test } from 'vitest';
import { failureText } from './failure-text.ts';

const refused = (message: string, extensions: object) => {
  const errors = [{ message, extensions: { ...extensions } }];
  return new CombinedGraphQLErrors({ data: null, errors }, errors);
};

test.each([
  ['what the API says to people', refused('The group is full.', { code: 'CONFLICT' }), 'The group is full.'],
  [
    'when the next try counts',
    refused('Too many tries.', { code: 'RATE_LIMITED', retryAfterSeconds: 42 }),
    'Too many tries. Try again in 42 seconds.',
  ],
  [
    'no less than it takes',
    refused('Too many tries.', { code: 'RATE_LIMITED', retryAfterSeconds: 61 }),
    'Too many tries. Try again in 2 minutes.',
  ],
  [
    'one second as one',
    refused('Too many tries.', { code: 'RATE_LIMITED', retryAfterSeconds: 1 }),
    'Too many tries. Try again in 1 second.',
  ],
  ['that it was too often, without a time', refused('Too many tries.', { code: 'RATE_LIMITED' }), 'Too many tries.'],
  ['that the network is gone', new TypeError('Failed to fetch'), 'Network error. Please try again.'],
  ['something for anything', null, 'Network error. Please try again.'],
])('says %s', (_what, error, text) => {
  expect(failureText(error)).toBe(text);
});
