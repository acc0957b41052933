import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROFILE_NETWORKS } from '@tessera/domain';
import { expect, test } from 'vitest';
import { BRAND_ICONS_FILE, drawBrandIcons, drawServiceIcons, SERVICE_ICONS_FILE } from './brand-icons.ts';
import { projectRoot } from './processes.ts';

test('the files of icons are those of today’s networks and services', () => {
  expect(readFileSync(join(projectRoot, BRAND_ICONS_FILE), 'utf8')).toBe(drawBrandIcons());
  expect(readFileSync(join(projectRoot, SERVICE_ICONS_FILE), 'utf8')).toBe(drawServiceIcons());
});

test('every network has an icon', () => {
  const drawn = drawBrandIcons();
  for (const network of PROFILE_NETWORKS) expect(drawn).toContain(`<symbol id="${network}" `);
});
