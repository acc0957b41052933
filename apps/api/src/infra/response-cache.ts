import { LRUCache } from 'lru-cache';

/** For so short a time that nobody has to be told when an answer changes. */
const LIFETIME_MS = 900;
const MAX_ENTRIES = 500;
const MAX_ENTRY_BYTES = 128 * 1024;

/** Finished answers that are the same for everybody, as bytes. */
export class ResponseCache {
  readonly #entries = new LRUCache<string, Buffer>({ max: MAX_ENTRIES, ttl: LIFETIME_MS });
  #generation = 0;

  /** What a reader notes before it asks the database, and hands to `set`. */
  get generation(): number {
    return this.#generation;
  }

  get(key: string): Buffer | null {
    return this.#entries.get(key) ?? null;
  }

  /** Keeps the answer, unless something changed since `generation`: it may have been read before that change. */
  set(key: string, answer: Buffer, generation: number): void {
    if (generation === this.#generation && answer.length <= MAX_ENTRY_BYTES) this.#entries.set(key, answer);
  }

  /** Keeps the answer of `key` under `alias` as well, and no longer. */
  link(alias: string, key: string): void {
    const answer = this.#entries.get(key);
    if (answer) this.#entries.set(alias, answer, { ttl: this.#entries.getRemainingTTL(key) });
  }

  get size(): number {
    return this.#entries.size;
  }

  clear(): void {
    this.#generation += 1;
    this.#entries.clear();
  }
}
