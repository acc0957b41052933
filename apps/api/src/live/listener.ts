import type { Loaders } from '../platform/loaders.ts';

/** One operation of one socket that waits for events. */
export interface Listener {
  /** Listeners with the same key want the same text of the same event; null: nobody else wants this one's. */
  readonly shareKey: string | null;
  /** The event as the operation selects it, with the rights of its viewer: the `payload` of a message, as JSON. */
  render(event: object, loaders?: Loaders): Promise<string>;
  /** Sends what was rendered. A socket that takes nothing more is closed. */
  write(payload: string): void;
  /** The same for many listeners, which is cheaper than each by itself: gives what writes it to one of them. */
  prepare(payload: string): (listener: Listener) => void;
  /** Resolves when the socket has taken most of what it was sent. */
  drained(): Promise<void>;
  /** Ends the operation: the client is told that nothing more comes. */
  end(): void;
}

/** What a subscription field gives: what it follows begins with `start`, and ends with the function that gives. */
export class LiveSource implements AsyncIterable<never> {
  constructor(readonly start: (listener: Listener) => () => void) {}

  /** GraphQL asks for an iterable; events go to the sockets directly. */
  [Symbol.asyncIterator](): AsyncIterator<never> {
    throw new Error('A live source is started, not iterated.');
  }
}

/**
 * Gives each listener its text of the event: rendered once for all that share a key. `isWanted` is asked at the last
 * moment, because rendering takes a while.
 */
export async function fanOut<L extends { listener: Listener }>(
  targets: readonly L[],
  event: object,
  { isWanted, loaders }: { isWanted: (target: L) => boolean; loaders?: Loaders },
): Promise<void> {
  const crowds = groupByKey(targets);
  // All are rendered before the first is told, so that nobody hears of a later event first.
  const texts = await Promise.all(crowds.map(([first]) => first.listener.render(event, loaders)));
  for (const [index, crowd] of crowds.entries()) {
    const text = texts[index] ?? '';
    const [first] = crowd;
    const write = crowd.length > 1 ? first.listener.prepare(text) : () => first.listener.write(text);
    for (const target of crowd) if (isWanted(target)) write(target.listener);
  }
}

/** Those who want the same text; whoever shares with nobody is alone. */
function groupByKey<L extends { listener: Listener }>(targets: readonly L[]): [L, ...L[]][] {
  const crowds: [L, ...L[]][] = [];
  const byKey = new Map<string, L[]>();
  let lastKey: string | null = null;
  let last: L[] | undefined;
  for (const target of targets) {
    const key = target.listener.shareKey;
    // Mostly all have one key: then it is looked up once.
    const crowd = key !== null && key === lastKey ? last : key === null ? undefined : byKey.get(key);
    if (crowd) crowd.push(target);
    else {
      const made: [L, ...L[]] = [target];
      crowds.push(made);
      if (key !== null) byKey.set(key, made);
      last = made;
    }
    if (crowd) last = crowd;
    lastKey = key;
  }
  return crowds;
}
