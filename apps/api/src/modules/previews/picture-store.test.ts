import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PictureStore } from './picture-store.ts';

let folder: string;
let drawn: number;
let release: () => void;
let gate: Promise<void>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-pictures-'));
  drawn = 0;
  gate = new Promise((resolve) => {
    release = resolve;
  });
});
afterEach(() => rmSync(folder, { recursive: true }));

const HOME = '192.0.2.1';
const open = () => new PictureStore(folder, { warn: () => {} });
async function draw(): Promise<Buffer> {
  drawn += 1;
  await gate;
  return Buffer.from(`picture ${drawn}`);
}

test('what many ask for at once is drawn once, and not again after a restart', async () => {
  const store = open();
  const answers = Array.from({ length: 50 }, () => store.get('a.jpg', HOME, draw));
  release();
  expect(new Set((await Promise.all(answers)).map(String))).toEqual(new Set(['picture 1']));
  expect(String(await open().get('a.jpg', HOME, draw))).toBe('picture 1');
  expect(drawn).toBe(1);
});

test('only two are drawn at a time, and those who would wait too long are told at once', async () => {
  const store = open();
  const answers = Array.from({ length: 40 }, (_, index) => store.get(`${index}.jpg`, HOME, draw));
  await expect.poll(() => drawn).toBe(2);
  release();
  const refused = (await Promise.all(answers)).filter((answer) => answer === null);
  expect(refused).toHaveLength(40 - 2 - 32);
});

test('a drawing that fails is tried again by the next who asks', async () => {
  const store = open();
  release();
  await expect(store.get('a.jpg', HOME, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(String(await store.get('a.jpg', HOME, draw))).toBe('picture 1');
});

test('a picture is forgotten after a day', async () => {
  const store = open();
  release();
  await store.get('a.jpg', HOME, draw);
  const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  await store.sweep(hoursFromNow(23));
  await store.get('a.jpg', HOME, draw);
  expect(drawn).toBe(1);
  await store.sweep(hoursFromNow(25));
  await store.get('a.jpg', HOME, draw);
  expect(drawn).toBe(2);
});

test('a network that fills the queue keeps nobody else out', async () => {
  const store = open();
  let refused = 0;
  const countRefused = (answer: Buffer | null) => {
    if (answer === null) refused += 1;
  };
  const flood = Array.from({ length: 60 }, (_, n) => store.get(`flood-${n}.jpg`, HOME, draw).then(countRefused));
  await expect.poll(() => refused).toBe(60 - 2 - 32);
  const other = store.get('other.jpg', '192.0.2.2', async () => Buffer.from('other'));
  await expect.poll(() => refused).toBe(60 - 2 - 31);
  release();
  expect(String(await other)).toBe('other');
  await Promise.all(flood);
});
