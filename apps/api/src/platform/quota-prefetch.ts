import { LRUCache } from 'lru-cache';

type Fill<Name> = (name: Name, key: string, points: number) => Promise<{ msBeforeNext: number }>;

interface Wanted<Name> {
  name: Name;
  key: string;
  /** How many are taken at once. */
  size: number;
  /** As many in a window are given without asking the store. */
  free?: { points: number; windowMs: number };
}

interface Quota {
  left: number;
  until: number;
  /** While the store is being asked for more. */
  filling: Promise<void> | null;
}

const MOST_QUOTAS = 50_000;

/** Points that this process has taken and not used yet. */
export class QuotaPrefetch<Name extends string> {
  readonly #quotas = new LRUCache<string, Quota>({ max: MOST_QUOTAS });

  constructor(private readonly fill: Fill<Name>) {}

  /** One point. Rejects as the store does when it has no more. */
  async take(wanted: Wanted<Name>): Promise<void> {
    const quota = this.#of(`${wanted.name} ${wanted.key}`);
    if (wanted.free && quota.until <= Date.now()) {
      quota.left = wanted.free.points;
      quota.until = Date.now() + wanted.free.windowMs;
    }
    while (quota.left <= 0 || quota.until <= Date.now()) {
      quota.filling ??= this.#fill(quota, wanted);
      await quota.filling;
    }
    quota.left -= 1;
  }

  drop(name: Name, key: string): void {
    this.#quotas.delete(`${name} ${key}`);
  }

  async #fill(quota: Quota, { name, key, size }: Wanted<Name>): Promise<void> {
    try {
      const { msBeforeNext } = await this.fill(name, key, size);
      quota.left = size;
      quota.until = Date.now() + msBeforeNext;
    } finally {
      quota.filling = null;
    }
  }

  #of(id: string): Quota {
    const quota = this.#quotas.get(id) ?? { left: 0, until: 0, filling: null };
    this.#quotas.set(id, quota);
    return quota;
  }
}
