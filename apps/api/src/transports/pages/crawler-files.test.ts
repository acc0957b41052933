import { expect, test } from 'vitest';
import { siteMap } from './crawler-files.ts';

test('an address in the site map is escaped, and has a time only where one is known', () => {
  const xml = siteMap('https://t.example', [
    { path: '/a?b=1&c=2' },
    { path: '/asha/card', changedAt: new Date('2026-01-02T03:04:05Z') },
  ]);
  expect(xml).toContain('<url><loc>https://t.example/a?b=1&amp;c=2</loc></url>');
  expect(xml).toContain('<loc>https://t.example/asha/card</loc><lastmod>2026-01-02T03:04:05.000Z</lastmod>');
});
