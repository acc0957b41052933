import { Worker } from 'node:worker_threads';
import { Semaphore } from '../kernel/semaphore.ts';

interface RoomLimits {
  /** Counted from the moment the worker gets the work. */
  timeoutMs: number;
  memoryMb: number;
  maxWaiting: number;
}

/** The work was not finished: it took too long or too much memory, or failed. */
export class WorkerStopped extends Error {
  override readonly name = 'WorkerStopped';
}

/**
 * A separate thread for work on input from people. Hostile input keeps no one else waiting: the thread is stopped at its limits
 * of time and memory. It does one piece of work at a time, and stays for the next one.
 */
export class WorkerRoom<Work, Result> {
  readonly #turns: Semaphore;
  #worker: Worker | null = null;
  /** The work that the thread is doing. */
  #asked: { resolve: (result: Result) => void; reject: (error: WorkerStopped) => void; timer: NodeJS.Timeout } | null =
    null;

  /** `file`: the URL of the thread's module, without its extension. */
  constructor(
    private readonly file: string,
    private readonly limits: RoomLimits,
  ) {
    this.#turns = new Semaphore(1, limits.maxWaiting);
  }

  /** The thread's answer. WorkerStopped; QueueFull when too many others wait. `from`: the sender of the work. */
  run(from: string, work: Work): Promise<Result> {
    return this.#turns.run(from, () => this.#ask(work));
  }

  #ask(work: Work): Promise<Result> {
    const worker = this.#worker ?? this.#start();
    return new Promise<Result>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#fail(worker, 'too slow');
        void worker.terminate();
      }, this.limits.timeoutMs);
      this.#asked = { resolve, reject, timer };
      worker.ref();
      worker.postMessage(work);
    });
  }

  #answer(worker: Worker, { result, failure }: { result?: Result; failure?: string }): void {
    const asked = this.#asked;
    this.#asked = null;
    clearTimeout(asked?.timer);
    // An idle thread doesn't keep the process running.
    worker.unref();
    if (failure === undefined) asked?.resolve(result as Result);
    else asked?.reject(new WorkerStopped(failure));
  }

  /** Another thread is started for the next work. */
  #fail(worker: Worker, reason: string): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    clearTimeout(this.#asked?.timer);
    this.#asked?.reject(new WorkerStopped(reason));
    this.#asked = null;
  }

  #start(): Worker {
    const resourceLimits = { maxOldGenerationSizeMb: this.limits.memoryMb, maxYoungGenerationSizeMb: 32 };
    const worker = import.meta.url.endsWith('.ts')
      ? new Worker(fromSources(`${this.file}.ts`), { eval: true, execArgv: ['--conditions=source'], resourceLimits })
      : new Worker(new URL(`${this.file}.js`), { execArgv: [], resourceLimits });
    worker.on('message', (answer) => this.#answer(worker, answer));
    worker.on('error', (error) => this.#fail(worker, String(error)));
    worker.on('exit', () => this.#fail(worker, 'ended'));
    this.#worker = worker;
    return worker;
  }
}

/** When tests run the sources, a thread needs the loader for TypeScript. */
function fromSources(file: string): string {
  return `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(file)}); })`;
}
