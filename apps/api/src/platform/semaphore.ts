/** Lets `size` pieces of work run at once and at most `maxWaiting` wait for their turn. */
export class Semaphore {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(
    size: number,
    private readonly maxWaiting: number,
  ) {
    this.#free = size;
  }

  /** The work's result, or null at once when the queue is full. */
  run<T>(work: () => Promise<T>): Promise<T> | null {
    if (this.#free === 0 && this.#waiting.length >= this.maxWaiting) return null;
    return this.#enter()
      .then(work)
      .finally(() => this.#leave());
  }

  async #enter(): Promise<void> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  #leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
  }
}
