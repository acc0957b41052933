import type { Follower, FollowKind } from './follower.ts';
import { Crowds } from './listener.ts';

/** Those of this process who follow one conversation, by what they hear of it. */
export class Followers {
  readonly #byKind = new Map<FollowKind, Crowds<Follower>>();

  get size(): number {
    let size = 0;
    for (const crowds of this.#byKind.values()) size += crowds.size;
    return size;
  }

  add(follower: Follower): void {
    const crowds = this.crowds(follower.kind);
    this.#byKind.set(follower.kind, crowds);
    crowds.add(follower);
  }

  /** False when it was not there. */
  delete(follower: Follower): boolean {
    return this.#byKind.get(follower.kind)?.delete(follower) ?? false;
  }

  has(follower: Follower): boolean {
    return this.#byKind.get(follower.kind)?.has(follower) ?? false;
  }

  some(kind: FollowKind): boolean {
    return this.crowds(kind).size > 0;
  }

  crowds(kind: FollowKind): Crowds<Follower> {
    return this.#byKind.get(kind) ?? new Crowds();
  }

  /** All of some kinds; of every kind if none is given. They may be dropped while they are gone through. */
  of(...kinds: FollowKind[]): Follower[] {
    const meant = kinds.length > 0 ? kinds.map((kind) => this.crowds(kind)) : [...this.#byKind.values()];
    return meant.flatMap((crowds) => [...crowds].flatMap((crowd) => [...crowd]));
  }
}
