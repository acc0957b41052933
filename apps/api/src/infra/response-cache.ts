import type { FormattedExecutionResult } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Services } from '../kernel/context.ts';

declare module '../kernel/context.ts' {
  interface Services {
    responseCache: ResponseCache;
  }
}

/** For so short a time that nobody has to be told when an answer changes. */
const LIFETIME_MS = 900;
const MAX_ENTRIES = 500;
const MAX_ENTRY_LENGTH = 128 * 1024;

/** Finished answers that are the same for everybody, with their JSON. */
export class ResponseCache {
  readonly #entries = new LRUCache<string, FormattedExecutionResult>({ max: MAX_ENTRIES, ttl: LIFETIME_MS });
  readonly #texts = new WeakMap<object, string>();
  #generation = 0;

  /** What a reader notes before it asks the database, and hands to `set`. */
  get generation(): number {
    return this.#generation;
  }

  get(key: string): FormattedExecutionResult | null {
    return this.#entries.get(key) ?? null;
  }

  /** Keeps the answer, unless something changed since `generation`: it may have been read before that change. */
  set(key: string, answer: FormattedExecutionResult, generation: number): void {
    const text = `${JSON.stringify(answer)}\n`;
    if (answer.data) this.#texts.set(answer.data, text);
    if (generation === this.#generation && text.length <= MAX_ENTRY_LENGTH) this.#entries.set(key, answer);
  }

  /** The JSON of the answer with these data, where it has been written already. */
  findText(data: object | null | undefined): string | null {
    return (data && this.#texts.get(data)) ?? null;
  }

  get size(): number {
    return this.#entries.size;
  }

  clear(): void {
    this.#generation += 1;
    this.#entries.clear();
  }
}

/** Drops the cached public answers in all processes. Call it after the commit. */
export async function announcePublicChange({
  responseCache,
  pubSub,
}: Pick<Services, 'responseCache' | 'pubSub'>): Promise<void> {
  responseCache.clear();
  await pubSub.publish('directoryChanged', {});
}
