import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChromium } from './chromium.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-chromium-'));
  for (const name of ['chromium', 'chromium-headless-shell', 'mine']) {
    writeFileSync(join(folder, name), '');
    chmodSync(join(folder, name), 0o755);
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

test('the browser that CHROMIUM_PATH names comes first', () => {
  expect(findChromium({ CHROMIUM_PATH: join(folder, 'mine'), PATH: folder })).toBe(join(folder, 'mine'));
});

test('a CHROMIUM_PATH that leads nowhere is not silently replaced by another browser', () => {
  expect(findChromium({ CHROMIUM_PATH: join(folder, 'gone'), PATH: folder })).toBeNull();
});

test('a browser on the PATH is found by its usual names, one without windows first', () => {
  expect(findChromium({ PATH: `/nowhere:${folder}` })).toBe(join(folder, 'chromium-headless-shell'));
});
