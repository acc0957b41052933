import type { ApolloClient } from '@apollo/client';
import {
  ConversationStartDocument,
  MessageAddedDocument,
  MessageChangedDocument,
  type MessageFragment,
  MessagePageDocument,
  type MessagePageFragment,
} from '@tessera/client';
import {
  append,
  type Entry,
  lastNumber,
  missing,
  openTimeline,
  prepend,
  receive,
  type Timeline,
  type TimelinePage,
} from './timeline.ts';

export const PAGE_SIZE = 50;
/** With more unread messages than this the conversation opens at the first of them, otherwise at its end. */
const UNREAD_ON_ONE_PAGE = 40;
/** So many read ones stand above the first unread one. */
const READ_ABOVE = 10;

export interface FeedState {
  /** `left`: the viewer has left the conversation, or it is gone. */
  status: 'loading' | 'failed' | 'ready' | 'left';
  /** Why it failed. */
  error?: unknown;
  timeline: Timeline;
  /** The number of the last message before the first new one. Null without new ones: deleted messages are none. */
  readUntil: number | null;
}

const EMPTY: FeedState = { status: 'loading', timeline: openTimeline(asPage(null)), readUntil: null };

/** The order of one conversation's messages, as it comes in. What each says is in the cache, under its id. */
export class MessageFeed {
  private state = EMPTY;
  private readonly listeners = new Set<() => void>();
  /** Where the subscriptions go on after the connection was lost. */
  private readonly known = { number: 0, revision: 0 };
  private lastWork: Promise<void> = Promise.resolve();
  private end = () => {};
  private readonly client: ApolloClient;
  private readonly conversationId: string;

  constructor(client: ApolloClient, conversationId: string) {
    this.client = client;
    this.conversationId = conversationId;
  }

  readonly get = (): FeedState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Loads the messages and follows changes until the returned function is called. Starting again ends the last run. */
  start(): () => void {
    this.end();
    let stop: (() => void) | null = null;
    let isStopped = false;
    const begin = async () => {
      await this.load();
      if (!isStopped && this.state.status === 'ready') stop = this.follow();
    };
    begin().catch((error: unknown) => this.change({ status: 'failed', error }));
    this.end = () => {
      isStopped = true;
      stop?.();
    };
    return () => this.end();
  }

  loadBefore(): Promise<void> {
    return this.inTurn(async () => {
      const [first] = this.state.timeline.entries;
      if (!first || !this.state.timeline.hasBefore) return;
      const found = await this.fetchPage({ before: first.number });
      this.change({ timeline: prepend(this.state.timeline, asPage(found)) });
    });
  }

  loadAfter(): Promise<void> {
    return this.inTurn(async () => {
      if (!this.state.timeline.hasAfter) return;
      const found = await this.fetchPage({ after: lastNumber(this.state.timeline) });
      this.change({ timeline: append(this.state.timeline, asPage(found)) });
      await this.fill();
    });
  }

  /** Shows the stretch around that message. */
  goTo(number: number): Promise<void> {
    return this.inTurn(async () => {
      if (this.state.timeline.entries.some((entry) => entry.number === number)) return;
      await this.open(await this.fetchPage({ after: Math.max(0, number - 1 - PAGE_SIZE / 2) }));
    });
  }

  goToEnd(): Promise<void> {
    return this.inTurn(async () => {
      if (this.state.timeline.hasAfter) await this.open(await this.fetchPage({}));
    });
  }

  /** A message that came by itself, or that the viewer has sent: then it may be here before the subscription tells. */
  add(message: MessageFragment): void {
    if (this.state.status !== 'ready') return;
    this.change({ timeline: receive(this.state.timeline, toEntry(message)) });
    // A page that can't be had now is asked for again with the next message.
    if (missing(this.state.timeline) !== null) void this.inTurn(() => this.fill()).catch(() => {});
  }

  private async load(): Promise<void> {
    const { data } = await this.client.query({
      query: ConversationStartDocument,
      variables: { id: this.conversationId, last: PAGE_SIZE },
      fetchPolicy: 'network-only',
    });
    const conversation = data?.conversation;
    if (!conversation) return this.change({ status: 'left' });
    const { readNumber, messageCount, revision, messages } = conversation;
    Object.assign(this.known, { number: messageCount, revision });
    const unread = messageCount - readNumber;
    const isFar = unread > UNREAD_ON_ONE_PAGE;
    const start = isFar ? await this.fetchPage({ after: Math.max(0, readNumber - READ_ABOVE) }) : messages;
    const timeline = openTimeline(asPage(start), messageCount);
    const firstNew = start?.nodes.find(({ number, deletedAt }) => number > readNumber && deletedAt === null);
    this.change({ status: 'ready', timeline, readUntil: firstNew ? firstNew.number - 1 : null });
  }

  private follow(): () => void {
    const { client, conversationId: id, known } = this;
    const left = () => this.change({ status: 'left' });
    const added = client
      .subscribe({
        query: MessageAddedDocument,
        variables: { id, after: known.number },
        context: { resume: () => ({ after: known.number }) },
      })
      .subscribe({ next: ({ data }) => data && this.hear(data.messageAdded), complete: left, error: left });
    const changed = client
      .subscribe({
        query: MessageChangedDocument,
        variables: { id, after: known.revision },
        context: { resume: () => ({ after: known.revision }) },
      })
      .subscribe({
        // The cache has the message already, so every place that shows it sees the change.
        next: ({ data }) => {
          known.revision = Math.max(known.revision, data?.messageChanged.revision ?? 0);
        },
        error: () => {},
      });
    return () => {
      added.unsubscribe();
      changed.unsubscribe();
    };
  }

  private hear(message: MessageFragment): void {
    this.known.number = Math.max(this.known.number, message.number);
    this.add(message);
  }

  /** Fetches until the stretch reaches the newest message, or nothing more comes. */
  private async fill(): Promise<void> {
    for (let after = missing(this.state.timeline); after !== null; ) {
      this.change({ timeline: append(this.state.timeline, asPage(await this.fetchPage({ after }))) });
      const next = missing(this.state.timeline);
      after = next === after ? null : next;
    }
  }

  private async fetchPage(place: { before?: number; after?: number }): Promise<MessagePageFragment | null> {
    const { data } = await this.client.query({
      query: MessagePageDocument,
      variables: { id: this.conversationId, last: PAGE_SIZE, before: null, after: null, ...place },
      fetchPolicy: 'network-only',
    });
    return data?.conversation?.messages ?? null;
  }

  private open(found: MessagePageFragment | null): Promise<void> {
    if (found) this.change({ timeline: openTimeline(asPage(found), this.state.timeline.newest) });
    // What was said while the page was on its way may have come before it, and nobody tells it twice.
    return this.fill();
  }

  /** One page at a time: however fast somebody scrolls, the pages come in order. */
  private inTurn(work: () => Promise<void>): Promise<void> {
    this.lastWork = this.lastWork.then(work, work);
    return this.lastWork;
  }

  private change(part: Partial<FeedState>): void {
    this.state = { ...this.state, ...part };
    for (const listener of this.listeners) listener();
  }
}

function asPage(found: MessagePageFragment | null): TimelinePage {
  return {
    nodes: found?.nodes.map(toEntry) ?? [],
    hasBefore: found?.pageInfo.hasPreviousPage ?? false,
    hasAfter: found?.pageInfo.hasNextPage ?? false,
  };
}

function toEntry({ id, number, clientId, sender, createdAt }: MessageFragment): Entry {
  return { id, number, clientId, senderId: sender?.id ?? null, createdAt };
}
