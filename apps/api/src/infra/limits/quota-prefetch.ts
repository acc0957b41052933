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
  /** What was used of this window. */
  used: number;
  until: number;
  /** While the store is being asked for more. */
  filling: Promise<void> | null;
}

/** How many points this process has used in the window, and when the window ends. */
export interface QuotaState {
  used: number;
  until: number;
}

const MOST_QUOTAS = 50_000;

/** Points that this process has taken and not used yet. */
export class QuotaPrefetch<Name extends string> {
  readonly #quotas = new LRUCache<string, Quota>({ max: MOST_QUOTAS });

  constructor(private readonly fill: Fill<Name>) {}

  /** Takes points, one unless told. Rejects as the store does when it has no more; none is taken then. */
  async take(wanted: Wanted<Name>, points = 1): Promise<QuotaState> {
    const quota = this.#find(wanted);
    while (quota.left < points || quota.until <= Date.now()) {
      quota.filling ??= this.#fill(quota, { ...wanted, size: Math.max(wanted.size, points) });
      await quota.filling;
    }
    quota.left -= points;
    quota.used += points;
    return quota;
  }

  /** Gives points back that were taken in the window that ends at `until`; nothing after that. */
  refund(wanted: Wanted<Name>, { points, until }: { points: number; until: number }): void {
    const quota = this.#find(wanted);
    if (quota.until !== until || until <= Date.now()) return;
    quota.left += points;
    quota.used -= points;
  }

  /** What can still be taken without asking the store. */
  left(wanted: Wanted<Name>): number {
    return this.#find(wanted).left;
  }

  drop(name: Name, key: string): void {
    this.#quotas.delete(`${name} ${key}`);
  }

  async #fill(quota: Quota, { name, key, size }: Wanted<Name>): Promise<void> {
    try {
      const { msBeforeNext } = await this.fill(name, key, size);
      // What is left of the free points, or of a larger lease, isn't lost.
      const isOver = quota.until <= Date.now();
      quota.left = isOver ? size : quota.left + size;
      if (isOver) quota.used = 0;
      quota.until = isOver ? Date.now() + msBeforeNext : Math.min(quota.until, Date.now() + msBeforeNext);
    } finally {
      quota.filling = null;
    }
  }

  #find({ name, key, free }: Wanted<Name>): Quota {
    const id = `${name} ${key}`;
    const quota = this.#quotas.get(id) ?? { left: 0, used: 0, until: 0, filling: null };
    this.#quotas.set(id, quota);
    if (free && quota.until <= Date.now()) {
      quota.left = free.points;
      quota.used = 0;
      quota.until = Date.now() + free.windowMs;
    }
    return quota;
  }
}
