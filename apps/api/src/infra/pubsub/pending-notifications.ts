import type { Bus } from './bus.ts';

const MOST_WAITING = 10_000;
/** More in one statement carry no more. */
const BATCH = 50;
const RETRY_MS = 500;
/** As long the first one waits for others: a statement costs as much as a hundred messages in it. */
const LINGER_MS = 2;

/** What waits for the bus, in order. While it is away the oldest are dropped: whoever follows asks the database then. */
export class PendingNotifications {
  #waiting: string[] = [];
  #isClosed = false;
  #sending: Promise<void> | null = null;

  constructor(private readonly bus: Bus) {}

  add(text: string): void {
    if (this.#isClosed) return;
    this.#waiting.push(text);
    if (this.#waiting.length > MOST_WAITING) this.#waiting.splice(0, this.#waiting.length - MOST_WAITING);
    this.#sending ??= this.#send().finally(() => {
      this.#sending = null;
    });
  }

  async #send(): Promise<void> {
    while (this.#waiting.length > 0) {
      if (!this.#isClosed) await new Promise((resolve) => setTimeout(resolve, LINGER_MS));
      const batch = this.#waiting.splice(0, BATCH);
      try {
        await this.bus.send(batch);
      } catch {
        // The bus itself has logged that it is away. A batch that arrived all the same is told twice, which is harmless.
        if (this.#isClosed) return;
        this.#waiting.unshift(...batch);
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref());
      }
    }
  }

  /** Lets the batch that is on its way arrive, and what waits while the bus is up. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#sending;
  }
}
