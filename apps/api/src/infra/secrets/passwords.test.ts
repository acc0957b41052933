import type { AppError } from '@tessera/domain';
import { expect, test } from 'vitest';
import { QueueFull, Semaphore } from '../../kernel/semaphore.ts';
import { PasswordHasher } from './passwords.ts';

test('as many run at once as there is room, and the others in their order', async () => {
  const semaphore = new Semaphore(2, 10);
  const started: number[] = [];
  const finish: (() => void)[] = [];
  const all = Array.from({ length: 4 }, (_, n) =>
    semaphore.run('', async () => {
      started.push(n);
      await new Promise<void>((resolve) => finish.push(resolve));
    }),
  );
  await Promise.resolve();
  expect(started).toEqual([0, 1]);
  finish[1]?.();
  await all[1];
  await expect.poll(() => started).toEqual([0, 1, 2]);
  for (const go of finish) go();
  await expect.poll(() => started).toEqual([0, 1, 2, 3]);
  finish[3]?.();
  await Promise.all(all);
});

test('beyond the queue nothing is taken, and a failure gives its place back', async () => {
  const semaphore = new Semaphore(1, 0);
  const failing = semaphore.run('', () => Promise.reject(new Error('broken')));
  await expect(semaphore.run('', async () => 1)).rejects.toThrow(QueueFull);
  await expect(failing).rejects.toThrow('broken');
  expect(await semaphore.run('', async () => 2)).toBe(2);
});

test('a crowd of sign-ins is answered or told when to come back, never queued without end', async () => {
  const passwords = new PasswordHasher();
  const hash = await passwords.hash('right');
  const answers = await Promise.allSettled(Array.from({ length: 120 }, () => passwords.verify(hash, 'right')));
  const refusals = answers.filter((answer) => answer.status === 'rejected').map(({ reason }) => reason as AppError);
  expect(refusals.length).toBeGreaterThan(0);
  expect(refusals.length).toBeLessThan(120);
  for (const refusal of refusals) {
    expect(refusal).toMatchObject({ code: 'RATE_LIMITED', status: 429, details: { retryAfterSeconds: 2 } });
  }
});

test('networks take turns, and a full queue gives up the last work of the one with most', async () => {
  const semaphore = new Semaphore(1, 4);
  const done: string[] = [];
  const work = (name: string) => semaphore.run(name.charAt(0), async () => done.push(name));
  const floods = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map(work);
  const others = ['b1', 'c1', 'b2'].map(work);
  const outcomes = await Promise.allSettled([...floods, ...others]);
  expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual([
    ...[true, true, true, false, false, false],
    ...[true, true, false],
  ]);
  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
});

test('a flood of sign-ins from one network, whatever its addresses, refuses nobody else', async () => {
  const shared = new PasswordHasher();
  const hash = await shared.hash('right');
  const signIn = (address: string) => new PasswordHasher(shared, address).verify(hash, 'right');
  const flood = Array.from({ length: 200 }, (_, n) => signIn(`2001:db8:0:1::${n.toString(16)}`));
  const others = Array.from({ length: 20 }, (_, n) => signIn(`192.0.2.${n}`));
  const [floodOutcomes, otherOutcomes] = await Promise.all([Promise.allSettled(flood), Promise.allSettled(others)]);
  expect(otherOutcomes.every(({ status }) => status === 'fulfilled')).toBe(true);
  expect(floodOutcomes.some(({ status }) => status === 'rejected')).toBe(true);
  expect(floodOutcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
});

test('a hash that is not there is never right', async () => {
  expect(await new PasswordHasher().verify(null, 'no account has this password')).toBe(false);
});
