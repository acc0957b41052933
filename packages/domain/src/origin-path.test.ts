import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterSignIn, afterSignUp, readIntent, safeOriginPath } from './origin-path.ts';
import { hostilePaths } from './testing/hostile-paths.ts';

test.each([
  '/',
  '/dashboard',
  '/dashboard/builder?id=1',
  '/explore?q=a%20b&category=Design#results',
  '/u/asha?card=1',
  '/share/1?token=abc',
  '/pricing?next=//evil.com',
  '/a%20b',
  '/asha/card-title-2',
  '/.well-known/x',
])('%j is followed', (path) => {
  expect(safeOriginPath(path, '/fallback')).toBe(path);
});

test('the list of hostile paths is long and without repetitions', () => {
  expect(new Set(hostilePaths).size).toBe(hostilePaths.length);
  expect(hostilePaths.length).toBeGreaterThanOrEqual(60);
});

test.each(hostilePaths)('%j is not followed', (path) => {
  expect(safeOriginPath(path, '/fallback')).toBe('/fallback');
});

test.each([undefined, null, 1, {}, [], ['/dashboard'], { pathname: '/dashboard' }])('%j is no path', (value) => {
  expect(safeOriginPath(value, '/fallback')).toBe('/fallback');
});

test('a path of more than 2048 characters is not followed', () => {
  expect(safeOriginPath(`/${'a'.repeat(2048)}`, '/fallback')).toBe('/fallback');
});

test('for any text the result stays on the origin, however often it is resolved', () => {
  const soup = fc.string({ unit: fc.constantFrom(...'/\\.@:?#%25cf0ae \t\n'), maxLength: 30 });
  fc.assert(
    fc.property(
      fc.oneof(
        soup,
        soup.map((tail) => `/${tail}`),
        fc.string({ unit: 'binary' }),
        fc.webUrl(),
      ),
      (raw) => {
        const path = safeOriginPath(raw, '/fallback');
        const url = new URL(path, 'https://tessera.test');
        expect(url.origin).toBe('https://tessera.test');
        expect(url.pathname + url.search + url.hash).toBe(path);
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(safeOriginPath(path, '/other')).toBe(path);
      },
    ),
    { numRuns: 800 },
  );
});

describe('after signing in', () => {
  test.each([
    [{ type: 'start-free', from: '/pricing' }, '/dashboard'],
    [{ type: 'view-pricing', from: '/' }, '/pricing'],
    [{ type: 'trial', planId: 'pro' }, '/dashboard/billing?plan=pro&trial=1'],
    [{ type: 'trial' }, '/dashboard/billing?plan=pro&trial=1'],
    [{ type: 'checkout', planId: 'growth' }, '/dashboard/billing?plan=growth'],
    [{ type: 'checkout' }, '/pricing'],
    [{ type: 'checkout', planId: '../x&y' }, '/pricing'],
  ])('the intent %j leads to %s', (intent, target) => {
    expect(afterSignIn(intent, '/explore')).toBe(target);
  });

  test.each([
    ['/explore?q=x', '/explore?q=x'],
    ['//evil.com', '/dashboard'],
    [undefined, '/dashboard'],
    ['/signin', '/dashboard'],
    ['/signup?x=1', '/dashboard'],
    ['/signin-help', '/signin-help'],
  ])('without an intent, coming from %j leads to %s', (from, target) => {
    expect(afterSignIn(null, from)).toBe(target);
  });
});

describe('after signing up', () => {
  test.each([
    [null, undefined],
    [{ type: 'start-free' }, '/pricing'],
    [null, '/explore?q=x'],
    [null, '/dashboard/chat'],
    [null, '//evil.com'],
    [null, '/signup'],
    [null, '/joined'],
    [null, '/asha/share'],
  ])('the intent %j from %j leads to the first card', (intent, from) => {
    expect(afterSignUp(intent, from)).toEqual({ path: '/dashboard/cards', startsTrial: false });
  });

  test.each([
    [{ type: 'trial', planId: 'pro' }, '/pricing'],
    [{ type: 'view-pricing', from: '/' }, '/'],
  ])('the intent %j leads there too, and starts the trial', (intent, from) => {
    expect(afterSignUp(intent, from)).toEqual({ path: '/dashboard/cards', startsTrial: true });
  });

  test.each(['/share/1?token=abc', '/join/AB12CD34', '/team/token#x', '/oauth/consent/7?x=1', '/oauth/device?code=AB'])(
    'the invitation %s is followed',
    (from) => {
      expect(afterSignUp(null, from)).toEqual({ path: from, startsTrial: false });
      expect(afterSignUp({ type: 'start-free' }, from)).toEqual({ path: from, startsTrial: false });
    },
  );

  test.each([
    [{ type: 'checkout', planId: 'growth' }, '/dashboard/billing?plan=growth'],
    [{ type: 'checkout' }, '/pricing'],
  ])('the intent %j leads to %s', (intent, path) => {
    expect(afterSignUp(intent, '/pricing')).toEqual({ path, startsTrial: false });
  });
});

test('an intent from storage keeps only what is known and safe', () => {
  expect(readIntent({ type: 'checkout', planId: 'pro', from: '//evil.com', extra: 1 })).toEqual({
    type: 'checkout',
    planId: 'pro',
    from: '/',
  });
  expect(readIntent({ type: 'other' })).toBeNull();
  expect(readIntent(null)).toBeNull();
  expect(readIntent('checkout')).toBeNull();
});
