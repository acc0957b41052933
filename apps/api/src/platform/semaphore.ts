/** The work was not done, because too many others wait. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

interface Waiter {
  resolve: () => void;
  reject: (error: QueueFull) => void;
}

/**
 * Lets `size` pieces of work run at once and at most `maxWaiting` wait for their turn. Each network (or who else sends
 * work) has a fair share: they take turns, and a full queue gives up the last work of whoever has most waiting for
 * somebody who has less.
 */
export class Semaphore {
  #free: number;
  #count = 0;
  /** In the order of their next turn. */
  readonly #waiting = new Map<string, Waiter[]>();

  constructor(
    size: number,
    private readonly maxWaiting: number,
  ) {
    this.#free = size;
  }

  /** The work's result. QueueFull when the queue has no place for it, or has to give its place to somebody else. */
  async run<T>(from: string, work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await this.#wait(from);
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  #wait(from: string): Promise<void> {
    const own = this.#waiting.get(from) ?? [];
    if (this.#count >= this.maxWaiting && !this.#makePlace(own.length)) return Promise.reject(new QueueFull());
    this.#waiting.set(from, own);
    this.#count += 1;
    return new Promise<void>((resolve, reject) => own.push({ resolve, reject }));
  }

  /** Whether somebody had at least two more waiting than this, whose last work then isn't done. */
  #makePlace(ownCount: number): boolean {
    const [longest] = [...this.#waiting.values()].sort((a, b) => b.length - a.length);
    if (!longest || longest.length < ownCount + 2) return false;
    this.#count -= 1;
    longest.pop()?.reject(new QueueFull());
    return true;
  }

  #leave(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#free += 1;
      return;
    }
    const [from, waiters] = next;
    const waiter = waiters.shift();
    this.#waiting.delete(from);
    // Behind all others who wait.
    if (waiters.length > 0) this.#waiting.set(from, waiters);
    this.#count -= 1;
    waiter?.resolve();
  }
}
