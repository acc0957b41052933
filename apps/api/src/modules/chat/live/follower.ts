import type { FastifyBaseLogger } from 'fastify';
import type { DataSource } from 'typeorm';
import type { Listener } from './listener.ts';
import type { Topic } from './topic.ts';

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

/** Where a topic belongs: what it can't do by itself. */
export interface TopicHome {
  db: DataSource;
  log: FastifyBaseLogger;
  /** The conversation reads differently in the lists of its people. */
  onNews(topic: Topic): void;
  /** Somebody is out of it. */
  onOut(topic: Topic, userId: string): void;
  /** A block came between two people, or went. */
  onCut(topic: Topic): void;
}
