import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  displayUrl,
  mailtoHref,
  mapUrl,
  normalizeUrl,
  safeHref,
  safeImageUrl,
  shownImageUrl,
  telHref,
} from './link.ts';
import { socialUrl } from './social.ts';
import { SOCIAL_NETWORKS } from './social-network.ts';
import { hostileLinks } from './testing/hostile-links.ts';

test.each([
  ['Example.com/a ', 'https://example.com/a'],
  ['example.com', 'https://example.com'],
  ['https://example.com/', 'https://example.com'],
  ['http://example.com', 'http://example.com'],
  ['HTTPS://EXAMPLE.COM/Path', 'https://example.com/Path'],
  ['//example.com/a', 'https://example.com/a'],
  ['example.com:8080/a?b=c#d', 'https://example.com:8080/a?b=c#d'],
  ['example.com?q=a b', 'https://example.com/?q=a%20b'],
  ['http://localhost:4000/a', 'http://localhost:4000/a'],
  ['http://192.168.1.2:4000', 'http://192.168.1.2:4000'],
  ['http://[::1]/', 'http://[::1]'],
  ['münchen.de', 'https://xn--mnchen-3ya.de'],
])('%j becomes %j', (raw, url) => {
  expect(normalizeUrl(raw)).toBe(url);
});

test.each(hostileLinks)('%j is no web address', (raw) => {
  expect(normalizeUrl(raw)).toBeNull();
});

test.each([
  ['mailto:asha@example.com', 'mailto:asha@example.com'],
  ['MAILTO: asha@example.com', 'mailto:asha@example.com'],
  ['mailto:asha', null],
  ['mailto:a@b.de?bcc=everyone@c.de', null],
  ['tel:+91 98765 43210', 'tel:+919876543210'],
  ['tel:javascript', null],
  ['example.com', 'https://example.com'],
  ['javascript:alert(1)', null],
])('%j in an href is %j', (raw, href) => {
  expect(safeHref(raw)).toBe(href);
});

test.each([
  ['+91 98765-43210', 'tel:+919876543210'],
  ['(022) 2345', 'tel:0222345'],
  ['', null],
  ['+', null],
  ['call me', null],
  ['1234567890123456', null],
])('the telephone link of %j is %j', (phone, href) => {
  expect(telHref(phone)).toBe(href);
});

test.each([
  ['asha@example.com', 'mailto:asha@example.com'],
  ['a+b&c?d@example.com', 'mailto:a%2Bb%26c%3Fd@example.com'],
  ['nobody', null],
])('the mail link of %j is %j', (email, href) => {
  expect(mailtoHref(email)).toBe(href);
});

test.each([
  ['/uploads/ab/c-d_1.webp', '/uploads/ab/c-d_1.webp'],
  ['https://example.com/a.png', 'https://example.com/a.png'],
  ['/uploads/../secret', null],
  ['/uploads/', null],
  ['/uploads//evil.com/a.png', null],
  ['/uploads/a.png?x=1', null],
  ['/other/a.png', null],
  ['data:image/svg+xml,<svg onload=alert(1)>', null],
  ['blob:https://example.com/1', null],
])('the picture %j is shown from %j', (raw, url) => {
  expect(safeImageUrl(raw)).toBe(url);
});

test.each([
  ['https://maps.app.goo.gl/x', '1 Road', 'https://maps.app.goo.gl/x'],
  ['maps.app.goo.gl/x', '', 'https://maps.app.goo.gl/x'],
  ['', '1 Road\nPune & more', 'https://www.google.com/maps/search/?api=1&query=1%20Road%20Pune%20%26%20more'],
  ['javascript:alert(1)', 'Pune', 'https://www.google.com/maps/search/?api=1&query=Pune'],
  ['', ' ', null],
  ['', 'half \uD800', null],
])('the map for link %j and address %j is %j', (link, address, url) => {
  expect(mapUrl(link, address)).toBe(url);
});

test('a link of more than 2048 characters is none, even when only encoding makes it so', () => {
  expect(normalizeUrl(`https://example.com/${'a'.repeat(2048)}`)).toBeNull();
  expect(normalizeUrl(`https://example.com/${'é'.repeat(1000)}`)).toBeNull();
  expect(normalizeUrl('a'.repeat(1_000_000))).toBeNull();
});

test('a link is shown without its scheme', () => {
  expect(displayUrl('https://www.example.com/a/')).toBe('www.example.com/a');
});

test.each([
  ['münchen-bugs.example', 'münchen-bugs.example'],
  ['भारत.example', 'भारत.example'],
  ['https://example.com/straße', 'example.com/straße'],
  ['https://пример.example/путь?ключ=1', 'пример.example/путь?ключ=1'],
  ['https://例え.example/道', '例え.example/道'],
  // What could hide something stays escaped.
  ['https://example.com/a%20b%2Fc%E2%80%AEd', 'example.com/a%20b%2Fc%E2%80%AEd'],
  ['https://example.com/%ff', 'example.com/%ff'],
  // “apple” with a Cyrillic а could be taken for another host.
  ['https://аpple.example', 'xn--pple-43d.example'],
])('the website %s is shown as people write it: %s', (typed, shown) => {
  expect(displayUrl(normalizeUrl(typed) ?? '')).toBe(shown);
});

describe('for any text', () => {
  const scheme = fc.constantFrom(
    'javascript:',
    'JaVaScRiPt:',
    'data:',
    'vbscript:',
    'https:',
    'http://',
    '//',
    '\\\\',
    'mailto:',
    'tel:',
    '',
  );
  const soup = fc.string({ unit: fc.constantFrom(...'abc.:/\\@#?%&+0123 \t\n\r\0<>"\'[]'), maxLength: 40 });
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.tuple(scheme, fc.oneof(soup, fc.string())).map(([head, tail]) => head + tail),
  );
  const readProtocol = (url: string) => new URL(url).protocol;

  test('a normalised link is null or plain http(s) without credentials that normalises to itself', () => {
    fc.assert(
      fc.property(texts, (raw) => {
        const url = normalizeUrl(raw);
        if (url === null) return;
        expect(['http:', 'https:']).toContain(readProtocol(url));
        expect(new URL(url).username + new URL(url).password).toBe('');
        expect(normalizeUrl(url)).toBe(url);
      }),
      { numRuns: 400 },
    );
  });

  test('an href is null or http, https, mailto or tel', () => {
    fc.assert(
      fc.property(texts, (raw) => {
        for (const href of [safeHref(raw), mailtoHref(raw), telHref(raw), mapUrl(raw, raw)]) {
          if (href !== null) expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(readProtocol(href));
        }
      }),
      { numRuns: 400 },
    );
  });

  test('a profile link is null or http(s)', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SOCIAL_NETWORKS), texts, (network, raw) => {
        const url = socialUrl(network, raw);
        if (url !== null) expect(['http:', 'https:']).toContain(readProtocol(url));
      }),
      { numRuns: 400 },
    );
  });
});

test.each([
  ['/uploads/a.webp', '/uploads/a.webp'],
  ['https://example.com/a.png?x=1&y=2', '/uploads/copy?of=https%3A%2F%2Fexample.com%2Fa.png%3Fx%3D1%26y%3D2'],
  ['http://example.com/a.png', '/uploads/copy?of=http%3A%2F%2Fexample.com%2Fa.png'],
  ['javascript:alert(1)', null],
  ['data:image/png;base64,AAAA', null],
  ['', null],
])('a picture %j is shown from %j', (raw, src) => {
  expect(shownImageUrl(raw)).toBe(src);
});
