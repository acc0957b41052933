/** The work was not done, because too many others wait. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

interface Waiter {
  weight: number;
  resolve: () => void;
  reject: (error: QueueFull) => void;
}

/**
 * Runs work of a total weight of `size` at once, and lets at most `maxWaiting` pieces wait. Each network (or other sender) gets a
 * fair share: senders take turns, and a full queue drops the last work of the sender with the most waiting to admit one with
 * less.
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
  async run<T>(from: string, work: () => Promise<T>, weight = 1): Promise<T> {
    // Light work never overtakes waiting work, which might otherwise wait for ever.
    if (this.#count === 0 && this.#free >= weight) this.#free -= weight;
    else await this.#wait(from, weight);
    try {
      return await work();
    } finally {
      this.#free += weight;
      this.#startNext();
    }
  }

  #wait(from: string, weight: number): Promise<void> {
    const own = this.#waiting.get(from) ?? [];
    if (this.#count >= this.maxWaiting && !this.#makePlace(own.length)) return Promise.reject(new QueueFull());
    this.#waiting.set(from, own);
    this.#count += 1;
    return new Promise<void>((resolve, reject) => own.push({ weight, resolve, reject }));
  }

  /** Whether somebody had at least two more waiting than this, whose last work then isn't done. */
  #makePlace(ownCount: number): boolean {
    const [longest] = [...this.#waiting.values()].sort((a, b) => b.length - a.length);
    if (!longest || longest.length < ownCount + 2) return false;
    this.#count -= 1;
    longest.pop()?.reject(new QueueFull());
    return true;
  }

  #startNext(): void {
    for (;;) {
      const [next] = this.#waiting;
      const waiter = next?.[1][0];
      if (!next || !waiter || waiter.weight > this.#free) return;
      const [from, waiters] = next;
      waiters.shift();
      this.#waiting.delete(from);
      // Behind all others who wait.
      if (waiters.length > 0) this.#waiting.set(from, waiters);
      this.#count -= 1;
      this.#free -= waiter.weight;
      waiter.resolve();
    }
  }
}
