import type { Listener } from './listener.ts';

/** Subscribers to the same events, in groups that want the same text of each. */
export class SubscriberGroups<Target extends { listener: Listener }> implements Iterable<ReadonlySet<Target>> {
  /** A subscriber without a dedupe key is its own key. */
  readonly #byKey = new Map<unknown, Set<Target>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(target: Target): void {
    const key = readKey(target);
    const group = this.#byKey.get(key) ?? new Set();
    this.#byKey.set(key, group.add(target));
    this.#size += 1;
  }

  /** False when it was not there. */
  delete(target: Target): boolean {
    const key = readKey(target);
    const group = this.#byKey.get(key);
    if (!group?.delete(target)) return false;
    if (group.size === 0) this.#byKey.delete(key);
    this.#size -= 1;
    return true;
  }

  has(target: Target): boolean {
    return this.#byKey.get(readKey(target))?.has(target) ?? false;
  }

  [Symbol.iterator](): Iterator<ReadonlySet<Target>> {
    return this.#byKey.values();
  }
}

function readKey<Target extends { listener: Listener }>(target: Target): unknown {
  return target.listener.dedupeKey ?? target;
}
