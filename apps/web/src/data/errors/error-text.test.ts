import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client';
import { ServerStartingError } from '@tessera/client';
import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { errorText } from './error-text.ts';

const NETWORK = 'Can’t connect. Check your connection and try again.';

const refused = (message: string, extensions: object) => {
  const errors = [{ message, extensions: { ...extensions } }];
  return new CombinedGraphQLErrors({ data: null, errors }, errors);
};

function answered(status: number, bodyText: string): ServerError {
  return new ServerError('Response not successful', { response: new Response(null, { status }), bodyText });
}

test.each([
  ['what the API says to people', refused('The group is full.', { code: 'CONFLICT' }), 'The group is full.'],
  [
    'when the next try counts',
    refused('Too many tries.', { code: 'RATE_LIMITED', retryAfterSeconds: 42 }),
    'Too many tries. Try again in 42 seconds.',
  ],
  [
    'the time instead of “a little”',
    refused('Too many tries. Wait a little.', { code: 'RATE_LIMITED', retryAfterSeconds: 42 }),
    'Too many tries. Try again in 42 seconds.',
  ],
  [
    'who asks to wait',
    refused('Google is limiting requests.', { code: 'RATE_LIMITED', retryAfterSeconds: 5 }),
    'Google is limiting requests. Try again in 5 seconds.',
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
  ['that the server is starting', new ServerStartingError(), 'Backend is starting. Try again.'],
  ['what REST says to people', new ApiError(409, '409 {"message":"Taken."}', 'Taken.'), 'Taken.'],
  ['what an answer without GraphQL says', answered(429, '{"message":"Too many requests."}'), 'Too many requests.'],
  ['our own words', new Error('The picture is larger than 5 MB.'), 'The picture is larger than 5 MB.'],
  ['that the network is gone', new TypeError('Failed to fetch'), NETWORK],
  ['the same in Firefox', new TypeError('NetworkError when attempting to fetch resource.'), NETWORK],
  ['the same in Safari', new TypeError('Load failed'), NETWORK],
  ['the same of a screen', new TypeError('error loading dynamically imported module: https://t.example/a.js'), NETWORK],
  ['something for anything', null, NETWORK],
])('says %s', (_what, error, text) => {
  expect(errorText(error)).toBe(text);
});

test.each([
  ['is empty', new Error('')],
  ['is no error', 'x'],
  ['is a slip in our code', new TypeError('Cannot read properties of undefined (reading "id")')],
  ['is a slip at “load”', new TypeError("Cannot read properties of undefined (reading 'allowContactDownloads')")],
  ['is a slip at “fetch”', new TypeError('client.fetchMore is not a function')],
  ['is an answer of REST without words', new ApiError(500, '500 Internal Server Error', null)],
  ['is an answer without words', answered(500, '<html>')],
  [
    'is no JSON',
    new ServerParseError(new Error('Unexpected token'), { response: new Response(null), bodyText: '<html>' }),
  ],
])('has the caller’s words for what %s', (_what, error) => {
  expect(errorText(error, 'Couldn’t save this. Try again.')).toBe('Couldn’t save this. Try again.');
});

test('says that the network is gone whatever the caller’s words are', () => {
  expect(errorText(new TypeError('Failed to fetch'), 'Couldn’t save this. Try again.')).toBe(NETWORK);
});
