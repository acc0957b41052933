import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** What one visit cost, in ms. */
export interface Visit {
  waitedMs: number;
  /** Of that, how long the server's main thread was busy with its own code, and how long it waited for a free core. */
  busyMs: number;
  queuedMs: number;
}

/** The visits since the last reading. Each part is the worst of its kind, so they may be of different visits. */
export interface Visits {
  worst: Visit;
  /** The longest wait without the time in which the machine had no free core for the server. */
  worstOwnMs: number;
  asked: number;
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

const servers = workerData as { tortured: Visited; idle: Visited };
let waits = fresh();

// A thread of its own: the one that sends large inputs stalls by itself.
parentPort?.on('message', () => {
  parentPort?.postMessage(waits);
  waits = fresh();
});
void visitAll();

async function visitAll(): Promise<void> {
  for (;;) {
    void visit(servers.tortured, () => waits.tortured);
    void visit(servers.idle, () => waits.idle);
    await sleep(EVERY_MS);
  }
}

async function visit({ url, pid }: Visited, visits: () => Visits): Promise<void> {
  const begun = performance.now();
  const before = readThread(pid);
  const isAnswered = await ask(url);
  const after = readThread(pid);
  const found = visits();
  const waitedMs = performance.now() - begun;
  const queuedMs = after.queuedMs - before.queuedMs;
  found.asked += 1;
  if (!isAnswered) found.failed += 1;
  found.worst.waitedMs = Math.max(found.worst.waitedMs, waitedMs);
  found.worst.busyMs = Math.max(found.worst.busyMs, after.busyMs - before.busyMs);
  found.worst.queuedMs = Math.max(found.worst.queuedMs, queuedMs);
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

/** What the kernel counts for a process' main thread: https://docs.kernel.org/scheduler/sched-stats.html, in ns there. */
function readThread(pid: number): { busyMs: number; queuedMs: number } {
  const [busy, queued] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
  return { busyMs: Number(busy) / 1e6, queuedMs: Number(queued) / 1e6 };
}

function fresh(): Waits {
  const none = () => ({ worst: { waitedMs: 0, busyMs: 0, queuedMs: 0 }, worstOwnMs: 0, asked: 0, failed: 0 });
  return { tortured: none(), idle: none() };
}
