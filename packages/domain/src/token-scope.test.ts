import { expect, test } from 'vitest';
import { allowsScope, checkNewToken, TOKEN_SCOPES } from './token-scope.ts';

const now = new Date('2026-11-21T12:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

test('there are ten areas, all but two to read and to write', () => {
  expect(TOKEN_SCOPES).toHaveLength(20);
  expect(TOKEN_SCOPES.filter((scope) => /^(?:analytics|billing):/.test(scope))).toEqual([
    'analytics:read',
    'billing:read',
  ]);
});

test.each([
  [['cards:read'], 'cards:read', true],
  [['cards:write'], 'cards:read', true],
  [['cards:read'], 'cards:write', false],
  [['contacts:write'], 'cards:read', false],
  [[], 'cards:read', false],
] as const)('%j allows %s: %j', (granted, asked, expected) => {
  expect(allowsScope(granted, asked)).toBe(expected);
});

test('a token has a name, known scopes and an end within a year, or none', () => {
  const made = checkNewToken({ name: ' CRM  sync ', scopes: ['cards:write', 'cards:read'], expiresAt: null }, now);
  expect(made).toEqual({
    token: { name: 'CRM sync', scopes: ['cards:read', 'cards:write'], expiresAt: null },
    errors: {},
  });
  const wrong = checkNewToken({ name: ' ', scopes: [], expiresAt: inDays(-1) }, now);
  expect(Object.keys(wrong.errors).sort()).toEqual(['expiresAt', 'name', 'scopes']);
});

test.each([
  [1, true],
  [366, true],
  [367, false],
  [0, false],
])('an end in %i days is fine: %j', (days, isFine) => {
  const { errors } = checkNewToken({ name: 'x', scopes: ['cards:read'], expiresAt: inDays(days) }, now);
  expect('expiresAt' in errors).toBe(!isFine);
});
