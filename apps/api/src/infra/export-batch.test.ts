import { expect, test } from 'vitest';
import { readBatch } from './export-batch.ts';

test('downloads read one batch at a time, with a turn for others after each', async () => {
  let reading = 0;
  let most = 0;
  const order: string[] = [];
  const download = async (owner: string) => {
    await readBatch(owner, async () => {
      reading += 1;
      most = Math.max(most, reading);
      order.push(owner);
      await Promise.resolve();
      reading -= 1;
      setImmediate(() => order.push('other'));
    });
  };
  await Promise.all(['a', 'b', 'c'].map(download));
  expect(most).toBe(1);
  expect(order).toEqual(['a', 'other', 'b', 'other', 'c', 'other']);
});

test('a batch that can’t be read doesn’t keep other downloads waiting', async () => {
  await expect(readBatch('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await readBatch('b', () => Promise.resolve(1))).toBe(1);
});
