import { expect, test } from 'vitest';
import { checkNewApp, isRedirectUri, OAUTH_LIMITS } from './oauth.ts';

test.each([
  'https://app.example/callback',
  'https://app.example/callback?from=tessera',
  'http://127.0.0.1:8080/callback',
  'http://localhost:3000/',
  'http://[::1]/callback',
])('a code may be sent to %s', (uri) => {
  expect(isRedirectUri(uri)).toBe(true);
});

test.each([
  'http://app.example/callback',
  'https://app.example/callback#part',
  'https://user:secret@app.example/',
  'https://localhost/callback',
  'http://127.0.0.1.example/',
  'com.example.app:/callback',
  'javascript:alert(1)',
  'app.example/callback',
  `https://app.example/${'a'.repeat(OAUTH_LIMITS.redirectUri)}`,
])('no code is sent to %s', (uri) => {
  expect(isRedirectUri(uri)).toBe(false);
});

test('an app needs a name; spaces and doubles go', () => {
  const uri = 'https://app.example/callback';
  const { app, errors } = checkNewApp({ name: '  Card  sync ', redirectUris: [uri, ` ${uri} `, ''] });
  expect([app, errors]).toEqual([{ name: 'Card sync', redirectUris: [uri] }, {}]);
  expect(Object.keys(checkNewApp({ name: ' ', redirectUris: ['http://app.example'] }).errors)).toEqual([
    'name',
    'redirectUris',
  ]);
});

test('an app has a bounded number of addresses', () => {
  const redirectUris = Array.from({ length: OAUTH_LIMITS.redirectUris + 1 }, (_, n) => `https://app.example/${n}`);
  expect(checkNewApp({ name: 'App', redirectUris }).errors).toHaveProperty('redirectUris');
});
