import { needFound } from './errors.ts';
import {
  ActivityAddedDocument,
  ConversationPositionDocument,
  DealPaymentChangedDocument,
  GroupChangedDocument,
  InboxChangedDocument,
  MemberChangedDocument,
  MessageAddedDocument,
  MessageChangedDocument,
  NotificationReceivedDocument,
  WebhookRequestedDocument,
} from './generated/operations.ts';
import type { LiveSocket, SocketSettings } from './live-socket.ts';
import type { Operation } from './operation.ts';
import type { Run } from './transport.ts';

export interface ListenOptions {
  /** Ends the iteration. */
  signal?: AbortSignal | undefined;
  /**
   * Called after a lost connection is back. What happened in between is sent again by `messages` and `messageChanges` only:
   * with all others, read here what you need to know.
   */
  onReconnect?: (() => void) | undefined;
}

export interface ResumeOptions extends ListenOptions {
  /** The last number (`messages`) or revision (`messageChanges`) that you know. Without it, from now on. */
  after?: number | undefined;
}

/** Needs a WebSocket: browsers and Node.js 22 have one, for Node.js 20 pass the class of `ws` as `webSocket`. */
export class Live {
  readonly #settings: SocketSettings;
  readonly #run: Run;
  #socket: Promise<LiveSocket> | undefined;

  /** @internal */
  constructor(settings: SocketSettings, run: Run) {
    this.#settings = settings;
    this.#run = run;
  }

  /**
   * New messages of a conversation, each once and in the order of their numbers, also after a lost connection. Scope:
   * `messages:read`.
   */
  async *messages(conversationId: string, options: ResumeOptions = {}) {
    let after = options.after ?? (await this.#findPosition(conversationId)).messageCount;
    const resume = () => ({ conversationId, after });
    for await (const { messageAdded } of this.#listen(MessageAddedDocument, resume, options)) {
      // What was waiting here when the connection was lost comes again.
      if (messageAdded.number <= after) continue;
      after = messageAdded.number;
      yield messageAdded;
    }
  }

  /** Messages that were edited, deleted or reacted to, as they are now, also after a lost connection. Scope: `messages:read`. */
  async *messageChanges(conversationId: string, options: ResumeOptions = {}) {
    let after = options.after ?? (await this.#findPosition(conversationId)).revision;
    const resume = () => ({ conversationId, after });
    for await (const { messageChanged } of this.#listen(MessageChangedDocument, resume, options)) {
      after = Math.max(after, messageChanged.revision);
      yield messageChanged;
    }
  }

  /** Conversations in which something was said, read or changed. Scope: `messages:read`. */
  async *inbox(options?: ListenOptions) {
    for await (const { inboxChanged } of this.subscribe(InboxChangedDocument, {}, options)) yield inboxChanged;
  }

  /** What happens to your cards. Scope: `analytics:read`. */
  async *activity(options?: ListenOptions) {
    for await (const { activityAdded } of this.subscribe(ActivityAddedDocument, {}, options)) yield activityAdded;
  }

  /** Notifications, of the kinds that the token's scopes include. */
  async *notifications(options?: ListenOptions) {
    const events = this.subscribe(NotificationReceivedDocument, {}, options);
    for await (const { notificationReceived } of events) yield notificationReceived;
  }

  /** The group with its new name, picture, code, owner or people. Scope: `messages:read`. */
  async *group(groupId: string, options?: ListenOptions) {
    for await (const { groupChanged } of this.subscribe(GroupChangedDocument, { groupId }, options)) yield groupChanged;
  }

  /** Each person of the group of whom something changed. Scope: `messages:read`. */
  async *members(groupId: string, options?: ListenOptions) {
    const events = this.subscribe(MemberChangedDocument, { groupId }, options);
    for await (const { memberChanged } of events) yield memberChanged;
  }

  /** Deals that were paid by their link or refunded. Scope: `deals:read`. */
  async *dealPayments(options?: ListenOptions) {
    const events = this.subscribe(DealPaymentChangedDocument, {}, options);
    for await (const { dealPaymentChanged } of events) yield dealPaymentChanged;
  }

  /**
   * The events of a webhook that was made with the address `listen:`, signed as an address would get them. What found nobody
   * listening comes first, also after a lost connection. Scope: `webhooks:read`, and that of each event.
   */
  async *webhook(id: string, options?: ListenOptions) {
    const events = this.subscribe(WebhookRequestedDocument, { id }, options);
    for await (const { webhookRequested } of events) yield webhookRequested;
  }

  /** Any subscription of the schema. It comes back after a lost connection. */
  subscribe<Data, Variables extends object>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    options: ListenOptions = {},
  ): AsyncGenerator<Data, void, undefined> {
    return this.#listen(operation, () => variables, options);
  }

  /** Ends all iterations and closes the connection. A later one opens it again. */
  async close(): Promise<void> {
    const socket = this.#socket;
    this.#socket = undefined;
    (await socket)?.close();
  }

  async *#listen<Data, Variables extends object>(
    operation: Operation<Data, Variables>,
    getVariables: () => Variables,
    { signal, onReconnect }: ListenOptions,
  ): AsyncGenerator<Data, void, undefined> {
    this.#socket ??= openSocket(this.#settings);
    const socket = await this.#socket;
    const forget = onReconnect && socket.onReconnect(onReconnect);
    try {
      const query = operation.toString();
      yield* socket.listen({ query, getVariables, signal }) as AsyncGenerator<Data, void>;
    } finally {
      forget?.();
    }
  }

  async #findPosition(id: string) {
    const { conversation } = await this.#run(ConversationPositionDocument, { id });
    return needFound(conversation, 'conversation');
  }
}

async function openSocket({ webSocket = globalThis.WebSocket, ...settings }: SocketSettings): Promise<LiveSocket> {
  if (!webSocket) {
    throw new Error(
      'This runtime has no WebSocket. Install “ws” and pass its class: new Tessera({ webSocket: WebSocket }).',
    );
  }
  const { openLiveSocket } = await import('./live-socket.ts');
  return openLiveSocket({ ...settings, webSocket });
}
