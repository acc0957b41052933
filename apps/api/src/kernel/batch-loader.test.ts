import { EventEmitter, once } from 'node:events';
import { expect, test } from 'vitest';
import { createBatchLoader } from './batch-loader.ts';

const DATABASE = {};
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('who asks while others are being answered asks together', async () => {
  const batches: (readonly string[])[] = [];
  const gate = new EventEmitter();
  const load = createBatchLoader<object, string>(async (_database, keys) => {
    batches.push(keys);
    if (batches.length <= 2) await once(gate, 'open');
    return keys.map((key) => key.toUpperCase());
  });
  const first = load(DATABASE, 'a');
  await turn();
  const second = load(DATABASE, 'b');
  await turn();
  const others = ['c', 'd', 'c'].map((key) => load(DATABASE, key));
  await turn();
  expect(batches).toEqual([['a'], ['b']]);
  gate.emit('open');
  expect(await Promise.all([first, second, ...others])).toEqual(['A', 'B', 'C', 'D', 'C']);
  expect(batches).toEqual([['a'], ['b'], ['c', 'd', 'c']]);
});

test('nothing is remembered, not even what failed', async () => {
  let asked = 0;
  const load = createBatchLoader<object, number>(async (_database, keys) => {
    asked += 1;
    if (asked === 2) throw new Error('The database is away.');
    return keys.map(() => asked);
  });
  expect(await load(DATABASE, 'a')).toBe(1);
  await expect(load(DATABASE, 'a')).rejects.toThrow('The database is away.');
  expect(await load(DATABASE, 'a')).toBe(3);
});
