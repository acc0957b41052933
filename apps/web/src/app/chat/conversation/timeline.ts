/** What the order of messages needs to know of one. */
export interface Entry {
  id: string;
  /** 1, 2, 3 … inside the conversation, without gaps. */
  number: number;
  clientId: string;
  senderId: string | null;
  /** ISO time. */
  createdAt: string;
}

/** A stretch of a conversation without gaps. */
export interface Timeline {
  entries: readonly Entry[];
  hasBefore: boolean;
  /** The stretch doesn't reach the last message: somebody went to an early one. */
  hasAfter: boolean;
  /** The number of the last message there is, as far as is known. */
  newest: number;
}

export interface TimelinePage {
  nodes: readonly Entry[];
  hasBefore: boolean;
  hasAfter: boolean;
}

/** A stretch out of one page. */
export function openTimeline(page: TimelinePage, newest = 0): Timeline {
  const entries = inOrder(page.nodes);
  return {
    entries,
    hasBefore: page.hasBefore,
    hasAfter: page.hasAfter,
    newest: Math.max(newest, lastNumber({ entries })),
  };
}

/** The stretch with what comes before it; as it was when the page doesn't reach it. */
export function prepend(timeline: Timeline, page: TimelinePage): Timeline {
  const first = timeline.entries[0];
  if (!first) return openTimeline(page, timeline.newest);
  const earlier = inOrder(page.nodes).filter(({ number }) => number < first.number);
  if (earlier.length === 0) return { ...timeline, hasBefore: page.hasBefore };
  if (lastNumber({ entries: earlier }) !== first.number - 1) return timeline;
  return { ...timeline, entries: [...earlier, ...timeline.entries], hasBefore: page.hasBefore };
}

/** The stretch with what comes after it; as it was when there would be a gap. */
export function append(timeline: Timeline, page: TimelinePage): Timeline {
  const last = lastNumber(timeline);
  const later = inOrder(page.nodes).filter(({ number }) => number > last);
  if (later[0] && later[0].number !== last + 1) return timeline;
  const entries = [...timeline.entries, ...later];
  return { ...timeline, entries, hasAfter: page.hasAfter, newest: Math.max(timeline.newest, lastNumber({ entries })) };
}

/**
 * The stretch with a message that came by itself. Known ones change nothing. One that would leave a gap is only noted as
 * the newest: `missing` tells what to ask for.
 */
export function receive(timeline: Timeline, entry: Entry): Timeline {
  const newest = Math.max(timeline.newest, entry.number);
  if (timeline.hasAfter || entry.number !== lastNumber(timeline) + 1) {
    return newest === timeline.newest ? timeline : { ...timeline, newest };
  }
  return { ...timeline, newest, entries: [...timeline.entries, entry] };
}

/** The number after which messages have to be fetched, because the stretch should reach the end and doesn't. */
export function missing(timeline: Timeline): number | null {
  const last = lastNumber(timeline);
  return !timeline.hasAfter && last < timeline.newest ? last : null;
}

/** The number of the stretch's last message; 0 when it is empty. */
export function lastNumber({ entries }: Pick<Timeline, 'entries'>): number {
  return entries.at(-1)?.number ?? 0;
}

/** By number, each once; of a page with a gap only what comes after the last gap. */
function inOrder(nodes: readonly Entry[]): Entry[] {
  const sorted = [...new Map(nodes.map((node) => [node.number, node])).values()].sort((a, b) => a.number - b.number);
  const start = sorted.findLastIndex((entry, index) => entry.number - 1 !== sorted[index - 1]?.number);
  return sorted.slice(Math.max(0, start));
}
