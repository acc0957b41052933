import { ADDRESSES, type AddressName } from '@tessera/domain';
import { expect, test } from 'vitest';
import router from '../router.tsx?raw';
import { SCREEN_MODULES } from './screen-modules.ts';

test.each(Object.entries(SCREEN_MODULES))('the router loads what is fetched ahead for %s', (name, modules) => {
  expect(ADDRESSES).toHaveProperty(name);
  const route = new RegExp(`screen\\(\\s*'${name}',[^;]*?import\\('\\.(/[^']+)'`).exec(router);
  expect(modules.at(-1)).toBe(`src${route?.[1]}`);
  for (const module of modules) expect(router).toContain(`'.${module.slice('src'.length)}'`);
});

test('every place of the sidebar is fetched ahead', () => {
  const names = Object.keys(SCREEN_MODULES) as AddressName[];
  const places = ['profile', 'chat', 'cards', 'builder', 'shares', 'analytics', 'contacts', 'team', 'marketplace'];
  expect(names).toEqual(expect.arrayContaining([...places, 'integrations', 'billing', 'settings', 'support']));
});
