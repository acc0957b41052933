import type { Listener } from './listener.ts';

export type FollowKind = 'added' | 'changed' | 'group' | 'members' | 'presence';

/** One subscription to one conversation. */
export interface Follower {
  userId: string;
  kind: FollowKind;
  listener: Listener;
  /** With `added` the last number that it has, with `changed` the last revision. */
  known: number;
  /** False while what it has missed is being read for it. */
  isLive: boolean;
  /** Of which its right was read. */
  memberVersion: number;
}
