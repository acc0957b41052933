import { LRUCache } from 'lru-cache';
import type { ResponseCache } from '../../infra/response-cache.ts';

declare module '../../kernel/context.ts' {
  interface Services {
    featuredTurns: FeaturedTurns;
  }
}

/** As long as public answers are kept. */
const LIFETIME_MS = 900;
const MAX_ENTRIES = 500;

/**
 * The featured cards whose turn it is, in their order, by place and minute. They are forgotten with the public answers, so
 * with any change of the directory.
 */
export class FeaturedTurns {
  readonly #changes: Pick<ResponseCache, 'generation'>;
  readonly #turns = new LRUCache<string, { generation: number; ids: readonly string[] }>({
    max: MAX_ENTRIES,
    ttl: LIFETIME_MS,
  });

  constructor(changes: Pick<ResponseCache, 'generation'>) {
    this.#changes = changes;
  }

  /** What a reader notes before it asks the database, and hands to `set`. */
  get generation(): number {
    return this.#changes.generation;
  }

  /** The ids of the cards; null where they have to be looked for. */
  get(key: string): readonly string[] | null {
    const turn = this.#turns.get(key);
    return turn && turn.generation === this.generation ? turn.ids : null;
  }

  set(key: string, ids: readonly string[], generation: number): void {
    this.#turns.set(key, { ids, generation });
  }
}
