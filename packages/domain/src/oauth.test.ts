import { expect, test } from 'vitest';
import { checkNewApp, isRedirectUri, OAUTH_LIMITS } from './oauth.ts';

test.each([
  'https://app.example/callback',
  'https://app.example/callback?from=tessera',
  'http://127.0.0.1:8080/callback',
  'http://localhost:3000/',
  'http://[::1]/callback',
  'com.example.app:/oauth2redirect',
  'cursor://x.y/oauth/callback',
])('a code may be sent to %s', (uri) => {
  expect(isRedirectUri(uri)).toBe(true);
});

test.each([
  'http://app.example/callback',
  'https://app.example/callback#part',
  'https://user:secret@app.example/',
  'https://localhost/callback',
  'http://127.0.0.1.example/',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'JavaScript://app.example/%0Aalert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'vbscript:x',
  'blob:https://app.example/1',
  'view-source:https://app.example/',
  'ms-msdt:/id',
  'mailto:a@b.example',
  'com.example.app:/callback#part',
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

test.each([
  'Card sync',
  'Côté CRM',
  'Картотека 2',
  'कार्ड सिंक',
  'بطاقات',
  'LINE 名刺',
  'Contacts ❤️',
  'Tesla & Terra',
  'Desserts',
  'Tesseract',
])('an app may be called %j', (name) => {
  expect(checkNewApp({ name, redirectUris: [] }).errors).toEqual({});
});

test.each([
  'Tessera',
  'tessera security',
  'T e s s e r a',
  'T-E-S-S-E-R-A',
  'Téssera',
  'Ｔｅｓｓｅｒａ',
  'T3ss3ra',
  '7e$$er4',
  'Tеssera',
  'Теѕѕега',
  'ΤεѕѕεrΑ',
  '𝐓𝐞𝐬𝐬𝐞𝐫𝐚',
  'MyTesseraApp',
  'Gооgle',
  'Pаypal sync',
  'Card\u202Ecnys',
  'Card\u200Bsync',
  'Card\u3164sync',
  'Card\nsync',
  'Card\u2028sync',
  '\u2800',
])('no app may be called %j', (name) => {
  expect(Object.keys(checkNewApp({ name, redirectUris: [] }).errors)).toEqual(['name']);
});
