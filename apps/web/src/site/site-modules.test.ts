import { expect, test } from 'vitest';
import pages from './pages.ts?raw';
import { SITE_MODULES } from './site-modules.ts';

test.each(Object.entries(SITE_MODULES))('the site loads what the build names for %s', (name, module) => {
  const content = new RegExp(`\\b${name}: \\{[^}]*?import\\('\\.(/[^']+)'`).exec(pages);
  expect(module).toBe(`src/site${content?.[1]}`);
});
