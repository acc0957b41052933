import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** The visits since the last reading. */
export interface Visits {
  /** The longest wait, in ms. */
  worstMs: number;
  /** The longest wait without the time in which the machine had no free core for the server, in ms. */
  worstOwnMs: number;
  failed: number;
}

/** The server that inputs are sent to, and one that is idle on the same machine. */
export interface Waits {
  tortured: Visits;
  idle: Visits;
}

export interface Visited {
  url: string;
  pid: number;
}

const EVERY_MS = 20;
const TIMEOUT_MS = 60_000;
/** Questions without an answer. More of them would be what the server is busy with. */
const MOST_OPEN = 10;

const servers = workerData as { tortured: Visited; idle: Visited };
let waits = fresh();

// A thread of its own: the one that sends large inputs stalls by itself.
parentPort?.on('message', () => {
  parentPort?.postMessage(waits);
  waits = fresh();
});
void visitAll();

async function visitAll(): Promise<void> {
  const open = { tortured: 0, idle: 0 };
  for (;;) {
    for (const name of ['tortured', 'idle'] as const) {
      if (open[name] >= MOST_OPEN) continue;
      open[name] += 1;
      void visit(servers[name], () => waits[name]).finally(() => {
        open[name] -= 1;
      });
    }
    await sleep(EVERY_MS);
  }
}

async function visit({ url, pid }: Visited, visits: () => Visits): Promise<void> {
  const begun = performance.now();
  const queuedBefore = readQueuedMs(pid);
  const isAnswered = await ask(url);
  const waitedMs = performance.now() - begun;
  const queuedMs = readQueuedMs(pid) - queuedBefore;
  const found = visits();
  if (!isAnswered) found.failed += 1;
  found.worstMs = Math.max(found.worstMs, waitedMs);
  found.worstOwnMs = Math.max(found.worstOwnMs, waitedMs - queuedMs);
}

async function ask(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

/** How long a process' main thread has waited for a free core: https://docs.kernel.org/scheduler/sched-stats.html, in ns there. */
function readQueuedMs(pid: number): number {
  const [, queued] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
  return Number(queued) / 1e6;
}

function fresh(): Waits {
  const none = () => ({ worstMs: 0, worstOwnMs: 0, failed: 0 });
  return { tortured: none(), idle: none() };
}
