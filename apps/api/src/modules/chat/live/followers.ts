import type { Follower, FollowKind } from './follower.ts';
import { SubscriberGroups } from './subscriber-groups.ts';

/** Those of this process who follow one conversation, by what they hear of it. */
export class Followers {
  readonly #byKind = new Map<FollowKind, SubscriberGroups<Follower>>();

  get size(): number {
    let size = 0;
    for (const groups of this.#byKind.values()) size += groups.size;
    return size;
  }

  add(follower: Follower): void {
    const groups = this.groups(follower.kind);
    this.#byKind.set(follower.kind, groups);
    groups.add(follower);
  }

  /** False when it was not there. */
  delete(follower: Follower): boolean {
    return this.#byKind.get(follower.kind)?.delete(follower) ?? false;
  }

  has(follower: Follower): boolean {
    return this.#byKind.get(follower.kind)?.has(follower) ?? false;
  }

  some(kind: FollowKind): boolean {
    return this.groups(kind).size > 0;
  }

  groups(kind: FollowKind): SubscriberGroups<Follower> {
    return this.#byKind.get(kind) ?? new SubscriberGroups();
  }

  /** All of some kinds; of every kind if none is given. They may be dropped while they are gone through. */
  of(...kinds: FollowKind[]): Follower[] {
    const meant = kinds.length > 0 ? kinds.map((kind) => this.groups(kind)) : [...this.#byKind.values()];
    return meant.flatMap((groups) => [...groups].flatMap((group) => [...group]));
  }
}
