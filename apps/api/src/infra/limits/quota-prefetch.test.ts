import { expect, test } from 'vitest';
import { QuotaPrefetch } from './quota-prefetch.ts';

/** A store that has `points` for everybody together. */
function makeStore(points: number) {
  const asked: number[] = [];
  const quotas = new QuotaPrefetch(async (_name: string, _key: string, size: number) => {
    asked.push(size);
    if (asked.length * size > points) throw new Error('none left');
    return { msBeforeNext: 60_000 };
  });
  return { asked, quotas };
}

test('the store is asked once for as many points as are taken at once', async () => {
  const { asked, quotas } = makeStore(4);
  for (let n = 0; n < 4; n += 1) await quotas.take({ name: 'say', key: 'a', size: 2 });
  expect(asked).toEqual([2, 2]);
  await expect(quotas.take({ name: 'say', key: 'a', size: 2 })).rejects.toThrow('none left');
});

test('the first ones of a window are free, for each key; those after them are the store’s', async () => {
  const { asked, quotas } = makeStore(2);
  const wanted = { name: 'look', size: 2, free: { points: 3, windowMs: 60_000 } };
  for (const key of ['a', 'b', 'a', 'b', 'a', 'b']) await quotas.take({ ...wanted, key });
  expect(asked).toEqual([]);
  for (let n = 0; n < 2; n += 1) await quotas.take({ ...wanted, key: 'a' });
  expect(asked).toEqual([2]);
  await expect(quotas.take({ ...wanted, key: 'a' })).rejects.toThrow('none left');
});
