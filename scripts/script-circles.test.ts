import { expect, test } from 'vitest';
import { findCircle } from '../apps/web/script-circles.config.ts';

test('a circle between scripts is named from its first script back to it', () => {
  const imports = new Map([
    ['index.js', ['vendor.js', 'shell.js']],
    ['vendor.js', []],
    ['shell.js', ['chat.js', 'vendor.js']],
    ['chat.js', ['shell.js']],
  ]);
  expect(findCircle(imports)).toEqual(['shell.js', 'chat.js', 'shell.js']);
});

test('scripts that share one are no circle', () => {
  const imports = new Map([
    ['index.js', ['shell.js', 'vendor.js']],
    ['shell.js', ['vendor.js']],
    ['vendor.js', []],
  ]);
  expect(findCircle(imports)).toBeNull();
});
