import { QueryFailedError } from 'typeorm';
import { expect, test } from 'vitest';
import { retryOnDuplicate } from './duplicates.ts';

const refused = new QueryFailedError(
  'INSERT',
  [],
  Object.assign(new Error('duplicate key'), { code: '23505', constraint: 'shares_mark_key' }),
);

/** Work that fails so many times, and how often it was tried. */
function failing(times: number) {
  let tries = 0;
  const work = async () => {
    tries += 1;
    if (tries <= times) throw refused;
    return 'made';
  };
  return { work, count: () => tries };
}

test('work that chose a taken value is tried again', async () => {
  const { work, count } = failing(3);
  expect(await retryOnDuplicate(work, 'shares_mark_key')).toBe('made');
  expect(count()).toBe(4);
});

test('work that never finds a free value fails after ten tries', async () => {
  const { work, count } = failing(1000);
  await expect(retryOnDuplicate(work, 'shares_mark_key')).rejects.toBe(refused);
  expect(count()).toBe(10);
});

test('another constraint is no reason to try again', async () => {
  const { work, count } = failing(1);
  await expect(retryOnDuplicate(work, 'users_handle_key')).rejects.toBe(refused);
  expect(count()).toBe(1);
});
