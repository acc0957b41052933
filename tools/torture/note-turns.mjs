import { appendFileSync, readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

// Loaded into the tortured API before its own code. A timer fires once a turn when turns are long, so what the thread has
// worked between two of them is what one turn took, without the time in which the machine had no free core.
const EVERY_MS = 5;
const LEAST_MS = 10;

if (isMainThread) {
  const file = process.env.TURNS_FILE;
  appendFileSync(file, '');
  let before = readWorkedMs();
  setInterval(() => {
    const worked = readWorkedMs();
    if (worked - before > LEAST_MS) appendFileSync(file, `${worked - before}\n`);
    before = worked;
  }, EVERY_MS).unref();
}

/** How long the main thread has had a core: https://docs.kernel.org/scheduler/sched-stats.html, in ns there. */
function readWorkedMs() {
  const [worked] = readFileSync(`/proc/${process.pid}/task/${process.pid}/schedstat`, 'utf8').split(' ');
  return Number(worked) / 1e6;
}
