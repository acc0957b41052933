import { describe, expect, test } from 'vitest';
import { isSitePath, paths } from '../../paths.ts';
import { readOrigin, targetFor } from './origin.ts';

function toSearch(address: string): string {
  return new URL(address, 'https://tessera.example').search;
}

describe('why a visitor is sent to sign in', () => {
  test('stands in the address, where a reload or a new tab finds it', () => {
    expect(paths.signIn({ intent: 'checkout', planId: 'growth', from: '/pricing' })).toBe(
      '/signin?intent=checkout&plan=growth&from=%2Fpricing',
    );
    expect(paths.signUp()).toBe('/signup');
  });

  test.each([
    [{ intent: 'checkout', planId: 'growth', from: '/pricing?currency=usd#plans' }],
    [{ intent: 'start-free', from: '/' }],
    [{ intent: 'trial', planId: 'pro', from: '/pricing' }],
    [{ from: '/dashboard/cards?id=1' }],
  ] as const)('%o is read as it was written, on both pages', (origin) => {
    expect(readOrigin(toSearch(paths.signIn(origin)))).toEqual(origin);
    expect(readOrigin(toSearch(paths.signUp(readOrigin(toSearch(paths.signIn(origin))))))).toEqual(origin);
  });

  test('is left out when it is none that we know', () => {
    expect(readOrigin('?intent=steal&plan=growth')).toEqual({ from: undefined });
  });
});

describe('after signing in', () => {
  test.each([
    ['an intent', paths.signIn({ intent: 'checkout', planId: 'growth' }), '/dashboard/billing?plan=growth'],
    ['a trial', paths.signIn({ intent: 'trial', planId: 'pro' }), '/dashboard/billing?plan=pro&trial=1'],
    ['the wish to see prices', paths.signIn({ intent: 'view-pricing', from: '/' }), '/pricing'],
    ['a start for free', paths.signIn({ intent: 'start-free', from: '/pricing' }), '/dashboard'],
    ['an intent before the page', paths.signIn({ intent: 'view-pricing', from: '/features' }), '/pricing'],
    ['the page', paths.signIn({ from: '/dashboard/cards?id=1#x' }), '/dashboard/cards?id=1#x'],
    ['nothing', paths.signIn(), '/dashboard'],
    ['the form itself', paths.signIn({ from: '/signup?from=/x' }), '/dashboard'],
    ['a broken plan', '/signin?intent=checkout&plan=../x', '/pricing'],
  ])('%s leads on', (_name, address, target) => {
    expect(targetFor(toSearch(address))).toBe(target);
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/%2f%2fevil.example',
    '',
  ])('a page at %j is not followed', (from) => {
    expect(targetFor(toSearch(paths.signIn({ from })))).toBe('/dashboard');
    expect(targetFor(`?from=${from}`)).toBe('/dashboard');
  });
});

test.each([
  ['/', true],
  ['/pricing', true],
  ['/pricing?plan=pro#demo', true],
  ['/pricing/more', false],
  ['/dashboard', false],
  ['/delete-account/confirm', false],
])('%s is a page of the site: %s', (address, isOne) => {
  expect(isSitePath(address)).toBe(isOne);
});
