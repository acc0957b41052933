import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** What the visitor waited for at most, in ms: for the server, and for one that is idle on the same machine. */
export interface Waits {
  worstMs: number;
  idleWorstMs: number;
  asked: number;
  failed: number;
}

const EVERY_MS = 20;
const TIMEOUT_MS = 60_000;

const { url, idleUrl } = workerData as { url: string; idleUrl: string };
let waits = fresh();

// A thread of its own: the one that sends large inputs stalls by itself.
parentPort?.on('message', () => {
  parentPort?.postMessage(waits);
  waits = fresh();
});
void visit();

async function visit(): Promise<void> {
  for (;;) {
    void ask(url).then((ms) => {
      waits.asked += 1;
      waits.worstMs = Math.max(waits.worstMs, ms);
    });
    void ask(idleUrl).then((ms) => {
      waits.idleWorstMs = Math.max(waits.idleWorstMs, ms);
    });
    await sleep(EVERY_MS);
  }
}

async function ask(address: string): Promise<number> {
  const begun = performance.now();
  try {
    const { ok } = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!ok) waits.failed += 1;
  } catch {
    waits.failed += 1;
  }
  return performance.now() - begun;
}

function fresh(): Waits {
  return { worstMs: 0, idleWorstMs: 0, asked: 0, failed: 0 };
}
