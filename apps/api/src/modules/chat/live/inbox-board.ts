import type { Services } from '../../../kernel/context.ts';
import { createLoaders } from '../../../kernel/loaders.ts';
import { findMemberships } from '../conversations/inbox.service.ts';
import type { ConversationChannel } from './conversation-channel.ts';
import { fanOut, type Listener } from './listener.ts';
import { SubscriberGroups } from './subscriber-groups.ts';

/** One person's lists: all their open `inboxChanged`. */
interface Person {
  userId: string;
  followers: SubscriberGroups<{ listener: Listener }>;
  conversationIds: Set<string>;
}

const AT_LEAST_MS = 100;
/** Lists are redrawn for at most a tenth of the time, however large the group and however lively the talk. */
const REST_FACTOR = 10;
const BATCH = 500;

interface Due {
  /** Null: all its people. */
  userIds: Set<string> | null;
  timer: NodeJS.Timeout | null;
  readyAt: number;
}

/** Who of this process follows their list, and of which conversations. */
export class InboxBoard {
  readonly #people = new Map<string, Person>();
  readonly #byConversation = new Map<string, Set<Person>>();
  readonly #due = new Map<string, Due>();

  constructor(private readonly services: Pick<Services, 'db' | 'log'>) {}

  get userIds(): string[] {
    return [...this.#people.keys()];
  }

  /** Whether somebody's list shows it. */
  has(conversationId: string): boolean {
    return this.#byConversation.has(conversationId);
  }

  follow(userId: string, conversationIds: string[], listener: Listener): () => void {
    const person = this.#people.get(userId) ?? {
      userId,
      followers: new SubscriberGroups(),
      conversationIds: new Set(),
    };
    this.#people.set(userId, person);
    const follower = { listener };
    person.followers.add(follower);
    for (const id of conversationIds) this.#link(person, id);
    return () => {
      if (!person.followers.delete(follower) || person.followers.size > 0) return;
      this.#people.delete(userId);
      for (const id of [...person.conversationIds]) this.#unlink(person, id);
    };
  }

  /** Those whose lists show the conversation now; new ones of its people are among them from here on. */
  takeIn(channel: ConversationChannel): void {
    const roles = channel.members?.roles;
    if (!roles) return;
    const [few, isMany] = roles.size < this.#people.size ? [roles.keys(), false] : [this.#people.keys(), true];
    for (const userId of few) {
      const person = this.#people.get(userId);
      if (person && (!isMany || roles.has(userId))) this.#link(person, channel.id);
    }
  }

  /** The conversation is gone from the person's lists. */
  takeOut(conversationId: string, userId: string): void {
    const person = this.#people.get(userId);
    if (!person?.conversationIds.has(conversationId)) return;
    this.#unlink(person, conversationId);
    void this.#tell(person, { conversationId, conversation: null });
  }

  /** Everybody, when it is over. */
  takeAllOut(conversationId: string): void {
    for (const { userId } of [...(this.#byConversation.get(conversationId) ?? [])]) {
      this.takeOut(conversationId, userId);
    }
  }

  /** Their lists are redrawn soon: at once where that is cheap. Without `userIds` the lists of all its people. */
  redraw(conversationId: string, userIds?: string[]): void {
    if (!this.has(conversationId)) return;
    const due = this.#due.get(conversationId) ?? { userIds: new Set<string>(), timer: null, readyAt: 0 };
    this.#due.set(conversationId, due);
    if (!userIds) due.userIds = null;
    for (const userId of userIds ?? []) due.userIds?.add(userId);
    due.timer ??= setTimeout(() => void this.#redrawDue(conversationId, due), Math.max(0, due.readyAt - Date.now()));
    due.timer.unref();
  }

  async #redrawDue(conversationId: string, due: Due): Promise<void> {
    const { userIds } = due;
    const began = Date.now();
    due.userIds = new Set();
    const people = [...(this.#byConversation.get(conversationId) ?? [])];
    const meant = userIds ? people.filter(({ userId }) => userIds.has(userId)) : people;
    try {
      for (let n = 0; n < meant.length; n += BATCH) await this.#draw(conversationId, meant.slice(n, n + BATCH));
    } catch (error) {
      this.services.log.info({ err: error }, 'lists of conversations could not be told of a change');
    }
    due.readyAt = Date.now() + Math.max(AT_LEAST_MS, REST_FACTOR * (Date.now() - began));
    due.timer = null;
    if (due.userIds === null || due.userIds.size > 0)
      this.redraw(conversationId, due.userIds ? [...due.userIds] : undefined);
    else setTimeout(() => this.#forget(conversationId, due), due.readyAt - Date.now()).unref();
  }

  #forget(conversationId: string, due: Due): void {
    if (due.timer === null && this.#due.get(conversationId) === due) this.#due.delete(conversationId);
  }

  /** The same statements for all of them, however many they are. */
  async #draw(conversationId: string, people: Person[]): Promise<void> {
    const { db } = this.services;
    const loaders = createLoaders(db);
    const pairs = people.map(({ userId }) => ({ id: conversationId, userId }));
    const conversations = await findMemberships({ db, loaders }, pairs);
    // All at once, so that the loaders read for all of them together.
    await Promise.all(
      people.map((person, index) => {
        const conversation = conversations[index] ?? null;
        if (conversation) return this.#tell(person, { conversationId, conversation }, loaders);
        return this.takeOut(conversationId, person.userId);
      }),
    );
  }

  async #tell(person: Person, event: object, loaders = createLoaders(this.services.db)): Promise<void> {
    try {
      await fanOut(person.followers, event, { loaders });
    } catch (error) {
      this.services.log.info({ err: error }, 'a list of conversations could not be told of a change');
    }
  }

  #link(person: Person, conversationId: string): void {
    if (person.conversationIds.has(conversationId)) return;
    person.conversationIds.add(conversationId);
    const people = this.#byConversation.get(conversationId) ?? new Set();
    this.#byConversation.set(conversationId, people.add(person));
  }

  #unlink(person: Person, conversationId: string): void {
    person.conversationIds.delete(conversationId);
    const people = this.#byConversation.get(conversationId);
    people?.delete(person);
    if (people?.size === 0) this.#byConversation.delete(conversationId);
  }
}
