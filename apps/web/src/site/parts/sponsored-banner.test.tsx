import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SponsoredBanner } from './sponsored-banner.tsx';
import { dismissalKey, type SponsoredBannerSettings } from './sponsored-banner-memory.ts';

const HOUR_MS = 3_600_000;
const settings: SponsoredBannerSettings = { href: '/install', imageUrl: '/one.webp' };

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The banner as it is `afterMs` later. */
function show(more: Partial<SponsoredBannerSettings> = {}, afterMs = 0) {
  const view = render(<SponsoredBanner {...settings} {...more} />);
  act(() => vi.advanceTimersByTime(afterMs));
  return view;
}

const banner = () => screen.queryByRole('complementary', { name: 'Advert' });
const picture = () => screen.getByRole('img');
const close = () => screen.queryByRole('button', { name: 'Close the advert' });

describe('without any setting but link and picture', () => {
  test('comes at once, 96 px high at a desk and 88 px on a phone, on no ground of its own, and can’t be dismissed', () => {
    show();
    expect(picture()).toHaveAccessibleName('Sponsored');
    expect(banner()?.style.getPropertyValue('--banner-desk')).toBe('96px');
    expect(banner()?.style.getPropertyValue('--banner-phone')).toBe('88px');
    expect(banner()?.style.background).toBe('');
    expect(close()).toBeNull();
  });

  test('opens its link in a new tab, which learns nothing of this one', () => {
    show();
    const link = screen.getByRole('link');
    expect(link).toHaveAttribute('href', '/install');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener sponsored');
  });
});

test('alt, both heights and bg are taken as given', () => {
  show({ alt: 'Put it on your phone', desktopHeightPx: 120, mobileHeightPx: 60, bg: 'black' });
  expect(picture()).toHaveAccessibleName('Put it on your phone');
  expect(banner()?.style.getPropertyValue('--banner-desk')).toBe('120px');
  expect(banner()?.style.getPropertyValue('--banner-phone')).toBe('60px');
  expect(banner()).toHaveStyle({ background: 'black' });
});

test.each([
  ['one picture', {}, '/one.webp', '/one.webp'],
  ['one for desks', { desktopImageUrl: '/desk.webp' }, '/desk.webp', '/one.webp'],
  ['one for phones', { mobileImageUrl: '/phone.webp' }, '/one.webp', '/phone.webp'],
  ['one for each', { desktopImageUrl: '/d.webp', mobileImageUrl: '/p.webp', imageUrl: '' }, '/d.webp', '/p.webp'],
  ['one for desks alone', { desktopImageUrl: '/d.webp', imageUrl: '' }, '/d.webp', '/d.webp'],
])('%s serves every width', (_name, more, desk, phone) => {
  const { container } = show(more);
  expect(container.querySelector('source')).toHaveAttribute('srcset', desk);
  expect(picture()).toHaveAttribute('src', phone);
});

test('without a picture there is no banner', () => {
  show({ imageUrl: undefined }, HOUR_MS);
  expect(banner()).toBeNull();
});

test('waits for delayMs', () => {
  show({ delayMs: 1500 }, 1499);
  expect(banner()).toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(banner()).not.toBeNull();
});

describe('with showClose', () => {
  const closable = { showClose: true };
  const key = dismissalKey(settings);

  test('is dismissed, and the time of it is stored under a key of its own', () => {
    vi.setSystemTime(1_800_000_000_000);
    show(closable);
    fireEvent.click(close() ?? expect.fail('no button'));
    expect(banner()).toBeNull();
    expect(localStorage.getItem(key)).toBe('1800000000000');
  });

  test.each([
    ['just under 24 hours ago', 24 * HOUR_MS - 1, {}, false],
    ['24 hours ago', 24 * HOUR_MS, {}, true],
    ['less than rememberDismissHours ago', 2 * HOUR_MS - 1, { rememberDismissHours: 2 }, false],
    ['longer than rememberDismissHours ago', 2 * HOUR_MS, { rememberDismissHours: 2 }, true],
    ['in the future, by a wrong clock', -HOUR_MS, {}, true],
  ])('dismissed %s', (_name, ageMs, more, isBack) => {
    localStorage.setItem(key, String(Date.now() - ageMs));
    show({ ...closable, ...more });
    expect(banner() !== null).toBe(isBack);
  });

  test('comes when the browser forbids to remember', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    show(closable);
    expect(banner()).not.toBeNull();
  });
});

test('another link or another picture is another banner', () => {
  const keys = [
    dismissalKey(settings),
    dismissalKey({ ...settings, href: '/pricing' }),
    dismissalKey({ ...settings, imageUrl: '/two.webp' }),
    dismissalKey({ ...settings, desktopImageUrl: '/two.webp' }),
    dismissalKey({ ...settings, mobileImageUrl: '/two.webp' }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});
