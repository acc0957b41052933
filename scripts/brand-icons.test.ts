import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROFILE_NETWORKS } from '@tessera/domain';
import { expect, test } from 'vitest';
import { BRAND_ICONS_FILE, drawBrandIcons } from './brand-icons.ts';
import { projectRoot } from './processes.ts';

test('the file of icons is that of today’s networks', () => {
  expect(readFileSync(join(projectRoot, BRAND_ICONS_FILE), 'utf8')).toBe(drawBrandIcons());
});

test('every network has an icon', () => {
  const drawn = drawBrandIcons();
  for (const network of PROFILE_NETWORKS) expect(drawn).toContain(`<symbol id="${network}" `);
});
