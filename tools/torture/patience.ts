import { setTimeout as sleep } from 'node:timers/promises';

/** Again and again until it works, for at most a minute. */
export async function patiently<T>(work: () => Promise<T>, pauseMs = 100): Promise<T> {
  const end = performance.now() + 60_000;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() > end) throw error;
      await sleep(pauseMs);
    }
  }
}
