type Fill<Name> = (name: Name, key: string, points: number) => Promise<{ msBeforeNext: number }>;

interface Wanted<Name> {
  name: Name;
  key: string;
  /** How many are taken at once. */
  size: number;
  /** As many in a window are given without asking the store. */
  free?: { points: number; windowMs: number };
}

interface Lease {
  left: number;
  until: number;
  /** While the store is being asked for more. */
  filling: Promise<void> | null;
}

const MOST_LEASES = 50_000;

/** Points that this process has taken and not used yet. */
export class PointLeases<Name extends string> {
  readonly #leases = new Map<string, Lease>();

  constructor(private readonly fill: Fill<Name>) {}

  /** One point. Rejects as the store does when it has no more. */
  async take(wanted: Wanted<Name>): Promise<void> {
    const lease = this.#of(`${wanted.name} ${wanted.key}`);
    if (wanted.free && lease.until <= Date.now()) {
      lease.left = wanted.free.points;
      lease.until = Date.now() + wanted.free.windowMs;
    }
    while (lease.left <= 0 || lease.until <= Date.now()) {
      lease.filling ??= this.#fill(lease, wanted);
      await lease.filling;
    }
    lease.left -= 1;
  }

  drop(name: Name, key: string): void {
    this.#leases.delete(`${name} ${key}`);
  }

  async #fill(lease: Lease, { name, key, size }: Wanted<Name>): Promise<void> {
    try {
      const { msBeforeNext } = await this.fill(name, key, size);
      lease.left = size;
      lease.until = Date.now() + msBeforeNext;
    } finally {
      lease.filling = null;
    }
  }

  #of(id: string): Lease {
    const lease = this.#leases.get(id) ?? { left: 0, until: 0, filling: null };
    if (this.#leases.size >= MOST_LEASES) this.#leases.clear();
    this.#leases.set(id, lease);
    return lease;
  }
}
