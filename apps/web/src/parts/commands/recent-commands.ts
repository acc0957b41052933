import { readStored, writeStored } from '../../data/session/storage.ts';

const MOST_KEPT = 5;

/** The ids of what this person used last. They name no contacts: an id tells nobody anything. */
export function readRecent(viewerId: string): readonly string[] {
  const stored = readStored(keyFor(viewerId));
  return stored ? stored.split(' ') : [];
}

export function keepRecent(viewerId: string, id: string): void {
  const ids = [id, ...readRecent(viewerId).filter((other) => other !== id)].slice(0, MOST_KEPT);
  writeStored(keyFor(viewerId), ids.join(' '));
}

function keyFor(viewerId: string): string {
  return `recent-commands:${viewerId}`;
}
