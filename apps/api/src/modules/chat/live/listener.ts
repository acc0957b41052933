import type { Loaders } from '../../../kernel/loaders.ts';

/** One operation of one socket that waits for events. */
export interface Listener {
  /** Listeners with the same key want the same text of the same event; null: nobody else wants this one's. */
  readonly dedupeKey: string | null;
  /** The event as the operation selects it, with the rights of its viewer: the `payload` of a message, as JSON. */
  render(event: object, loaders?: Loaders): Promise<string>;
  /** Sends what was rendered. A socket that takes nothing more is closed. */
  write(payload: string): void;
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
 * Gives each its text of the event, rendered once a group. Who wants it is asked at the last moment, because rendering
 * takes a while; who has left by then hears nothing.
 */
export async function fanOut<Target extends { listener: Listener }>(
  groups: Iterable<ReadonlySet<Target>>,
  event: object,
  { take = () => true, isWanted = take, loaders }: FanOutOptions<Target>,
): Promise<void> {
  const wanted = [...groups].flatMap((group) => {
    for (const target of group) if (isWanted(target)) return [{ group, first: target.listener }];
    return [];
  });
  // All are rendered before the first is told, so that nobody hears of a later event first.
  const texts = await Promise.all(wanted.map(({ first }) => first.render(event, loaders)));
  for (const [index, { group }] of wanted.entries()) {
    for (const target of group) if (take(target)) target.listener.write(texts[index] ?? '');
  }
}

export interface FanOutOptions<Target> {
  /** Whether it wants the event now; it is told at once if so. Without it all do. */
  take?: (target: Target) => boolean;
  /** The same question before the event is rendered, asked without a consequence. */
  isWanted?: (target: Target) => boolean;
  loaders?: Loaders;
}
