/** Finished answers that are the same for everybody, for so short a time that nobody has to be told: a second at most. */
const LIFETIME_MS = 900;
const MOST_ENTRIES = 500;
const MAX_ENTRY_BYTES = 128 * 1024;

interface Entry {
  answer: Buffer;
  endsAt: number;
}

export class PublicCache {
  readonly #entries = new Map<string, Entry>();
  #generation = 0;

  /** What a reader notes before it asks the database, and hands to `set`. */
  get generation(): number {
    return this.#generation;
  }

  get(key: string): Buffer | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    if (entry.endsAt > performance.now()) return entry.answer;
    this.#entries.delete(key);
    return null;
  }

  /** Keeps the answer, unless something changed since `generation`: it may have been read before that change. */
  set(key: string, answer: Buffer, generation: number): void {
    if (generation !== this.#generation || answer.length > MAX_ENTRY_BYTES) return;
    this.#put(key, { answer, endsAt: performance.now() + LIFETIME_MS });
  }

  /** What is kept under the one key is kept under the other as well, and no longer. */
  link(alias: string, key: string): void {
    const entry = this.#entries.get(key);
    if (entry) this.#put(alias, entry);
  }

  #put(key: string, entry: Entry): void {
    if (this.#entries.size >= MOST_ENTRIES) this.#entries.delete(this.#entries.keys().next().value ?? '');
    this.#entries.set(key, entry);
  }

  get size(): number {
    return this.#entries.size;
  }

  clear(): void {
    this.#generation += 1;
    this.#entries.clear();
  }
}
