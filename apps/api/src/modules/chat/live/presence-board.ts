import type { PubSub } from '../../../infra/pubsub/pubsub.ts';

const TYPING_MS = 5000;
const SWEEP_MS = 250;
/** Processes say it again this often, and what was not said again is forgotten. */
const ANNOUNCE_MS = 20_000;
const FORGET_MS = 45_000;
/** NOTIFY carries 8,000 bytes; a person takes 39 of them, a conversation 41. */
const MOST_IN_A_MESSAGE = 80;
/** A person who types says so with every key; others need it once in this time. */
const TYPING_AGAIN_MS = 2000;

interface Place {
  /** Person → how many operations hold them here, in this process. */
  own: Map<string, number>;
  /** Person → process → until when that holds. */
  others: Map<string, Map<string, number>>;
  /** Person → until when. */
  typing: Map<string, number>;
}

/** Who is here and who types, in all processes as far as they have said so. Hidden people are never put on it. */
export class PresenceBoard {
  readonly #places = new Map<string, Place>();
  /** Conversation and person → when they last said something by this process, for 5 s. */
  readonly #said = new Map<string, number>();
  readonly #stop: (() => void)[];

  constructor(
    private readonly pubSub: PubSub,
    private readonly options: {
      processId: string;
      /** Somebody came, went, began or ended to type. */
      onChange(conversationId: string, userId: string): void;
      /** Called before all of this process are announced: people who hide since are taken off then. */
      onAnnounce(userIds: string[]): void;
    },
  ) {
    const announce = setInterval(() => this.announce(), ANNOUNCE_MS).unref();
    const sweep = setInterval(() => this.#sweep(Date.now()), SWEEP_MS).unref();
    this.#stop = [
      pubSub.on('presence', (message) => message.from !== options.processId && this.#hear(message)),
      pubSub.on('typing', ({ id, userId, isOver }) => (isOver ? this.#stopTyping(id, userId) : this.#type(id, userId))),
      pubSub.on('presenceAsked', () => this.announce()),
      () => clearInterval(announce),
      () => clearInterval(sweep),
    ];
    void pubSub.publish('presenceAsked', {});
  }

  isHere(conversationId: string, userId: string): boolean {
    const place = this.#places.get(conversationId);
    return Boolean(place && (place.own.has(userId) || place.others.has(userId)));
  }

  isTyping(conversationId: string, userId: string): boolean {
    return this.#places.get(conversationId)?.typing.has(userId) ?? false;
  }

  /** Everybody who is here. */
  here(conversationId: string): string[] {
    const place = this.#places.get(conversationId);
    return place ? [...new Set([...place.own.keys(), ...place.others.keys()])] : [];
  }

  /** Gives how to leave. A person is here as long as one of their operations is. */
  enter(conversationId: string, userId: string): () => void {
    const { own } = this.#findPlace(conversationId);
    const wasHere = this.isHere(conversationId, userId);
    own.set(userId, (own.get(userId) ?? 0) + 1);
    if (own.get(userId) === 1) this.#publish({ here: { [conversationId]: [userId] } });
    if (!wasHere) this.options.onChange(conversationId, userId);
    let isOut = false;
    return () => {
      if (isOut) return;
      isOut = true;
      const left = (own.get(userId) ?? 0) - 1;
      if (left > 0) own.set(userId, left);
      else this.#leave(conversationId, userId);
    };
  }

  /** `since` is when the person said so: what they have sent meanwhile is typed no more. */
  type(conversationId: string, userId: string, since: number): void {
    if (since <= (this.#said.get(`${conversationId} ${userId}`) ?? 0)) return;
    const until = this.#places.get(conversationId)?.typing.get(userId) ?? 0;
    // Local listeners hear what is published too.
    if (until - Date.now() < TYPING_MS - TYPING_AGAIN_MS)
      void this.pubSub.publish('typing', { id: conversationId, userId });
  }

  /** The person has sent a message, here: they type no longer, also where that is told late. */
  noteSaid(conversationId: string, userId: string): void {
    this.#said.set(`${conversationId} ${userId}`, Date.now());
    if (this.isTyping(conversationId, userId))
      void this.pubSub.publish('typing', { id: conversationId, userId, isOver: true });
  }

  /** Says once more who of this process is here. */
  announce(): void {
    const entries = [...this.#places].flatMap(([id, { own }]) =>
      [...own.keys()].map((userId) => [id, userId] as const),
    );
    this.options.onAnnounce([...new Set(entries.map(([, userId]) => userId))]);
    for (let n = 0; n < entries.length; n += MOST_IN_A_MESSAGE) {
      const here: Record<string, string[]> = {};
      for (const [id, userId] of entries.slice(n, n + MOST_IN_A_MESSAGE)) here[id] = [...(here[id] ?? []), userId];
      this.#publish({ here });
    }
  }

  close(): void {
    for (const stop of this.#stop) stop();
    for (const [id, { own }] of this.#places)
      for (const userId of own.keys()) this.#publish({ gone: { [id]: [userId] } });
  }

  #publish(message: { here?: Record<string, string[]>; gone?: Record<string, string[]> }): void {
    void this.pubSub.publish('presence', { from: this.options.processId, ...message });
  }

  #leave(conversationId: string, userId: string): void {
    const place = this.#places.get(conversationId);
    if (!place?.own.delete(userId)) return;
    this.#publish({ gone: { [conversationId]: [userId] } });
    this.#afterLeaving(conversationId, userId);
  }

  #hear({
    from,
    here = {},
    gone = {},
  }: {
    from: string;
    here?: Record<string, string[]>;
    gone?: Record<string, string[]>;
  }) {
    const until = Date.now() + FORGET_MS;
    for (const [id, userIds] of Object.entries(here))
      for (const userId of userIds) this.#hearHere(id, userId, { from, until });
    for (const [id, userIds] of Object.entries(gone)) for (const userId of userIds) this.#forget(id, userId, from);
  }

  #hearHere(conversationId: string, userId: string, { from, until }: { from: string; until: number }): void {
    const wasHere = this.isHere(conversationId, userId);
    const { others } = this.#findPlace(conversationId);
    const processes = others.get(userId) ?? new Map<string, number>();
    others.set(userId, processes.set(from, until));
    if (!wasHere) this.options.onChange(conversationId, userId);
  }

  #forget(conversationId: string, userId: string, from: string): void {
    const place = this.#places.get(conversationId);
    const processes = place?.others.get(userId);
    if (!place || !processes?.delete(from) || processes.size > 0) return;
    place.others.delete(userId);
    this.#afterLeaving(conversationId, userId);
  }

  #afterLeaving(conversationId: string, userId: string): void {
    const place = this.#places.get(conversationId);
    if (!place || this.isHere(conversationId, userId)) return;
    place.typing.delete(userId);
    if (place.own.size + place.others.size + place.typing.size === 0) this.#places.delete(conversationId);
    this.options.onChange(conversationId, userId);
  }

  #type(conversationId: string, userId: string): void {
    const { typing } = this.#findPlace(conversationId);
    const wasTyping = typing.has(userId);
    typing.set(userId, Date.now() + TYPING_MS);
    if (!wasTyping) this.options.onChange(conversationId, userId);
  }

  /** What is over: typing after 5 s, and people of processes that say nothing any more. */
  #sweep(now: number): void {
    for (const [key, at] of this.#said) if (at + TYPING_MS <= now) this.#said.delete(key);
    for (const [id, place] of [...this.#places]) {
      for (const [userId, until] of place.typing) if (until <= now) this.#stopTyping(id, userId);
      for (const [userId, processes] of place.others) {
        for (const [from, until] of processes) if (until <= now) this.#forget(id, userId, from);
      }
    }
  }

  #stopTyping(conversationId: string, userId: string): void {
    const place = this.#places.get(conversationId);
    if (!place?.typing.delete(userId)) return;
    if (place.own.size + place.others.size + place.typing.size === 0) this.#places.delete(conversationId);
    this.options.onChange(conversationId, userId);
  }

  #findPlace(conversationId: string): Place {
    const place = this.#places.get(conversationId) ?? { own: new Map(), others: new Map(), typing: new Map() };
    this.#places.set(conversationId, place);
    return place;
  }
}
