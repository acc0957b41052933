import type { FastifyBaseLogger } from 'fastify';
import type { DataSource } from 'typeorm';
import type { Loaders } from '../../../kernel/loaders.ts';
import { createLoaders } from '../../../kernel/loaders.ts';
import { type Head, type Members, type Role, readMembers } from '../conversations/conversation-head.service.ts';
import { Group } from '../groups/group.entity.ts';
import type { Message } from '../messages/message.entity.ts';
import { MOST_READ, readMissed, readNews } from '../messages/message-news.service.ts';
import type { Stored } from '../messages/message-store.service.ts';
import type { Follower, FollowKind } from './follower.ts';
import { Followers } from './followers.ts';
import { fanOut } from './listener.ts';

const MISSED_PAGE = 200;
const RETRY_MS = 500;
/** A minute: a database that restarts is back by then; what fails for longer is not the database. */
const MOST_TRIES = 120;

interface Position {
  number: number;
  revision: number;
}

/** Where a channel belongs: what it can't do by itself. */
export interface ChannelHome {
  db: DataSource;
  log: FastifyBaseLogger;
  /** The conversation reads differently in the lists of its people. */
  onNews(channel: ConversationChannel): void;
  /** Somebody is out of it. */
  onOut(channel: ConversationChannel, userId: string): void;
  /** A block came between two people, or went. */
  onBlockChanged(channel: ConversationChannel): void;
}

/**
 * A conversation as this process follows it. All that it tells comes out of PostgreSQL, in the order of the counters:
 * an event of the bus only makes it look.
 */
export class ConversationChannel {
  readonly id: string;
  readonly kind: Head['kind'];
  readonly followers = new Followers();
  /** Known once they have been needed. */
  members: Members | null = null;
  #number: number;
  #revision: number;
  #groupVersion: string | null;
  #memberVersion: number;
  #isLooking = false;
  #mustLook = false;
  #isGone = false;

  constructor(
    private readonly home: ChannelHome,
    head: Head,
  ) {
    this.id = head.id;
    this.kind = head.kind;
    this.#number = head.number;
    this.#revision = head.revision;
    this.#memberVersion = head.memberVersion;
    this.#groupVersion = head.groupVersion;
  }

  get isGone(): boolean {
    return this.#isGone;
  }

  /** Whether the counters are others than those that this process has told of. */
  isBehind({ revision, memberVersion, groupVersion }: Head): boolean {
    return revision !== this.#revision || memberVersion !== this.#memberVersion || groupVersion !== this.#groupVersion;
  }

  /** Begins to tell it; what it has missed first. */
  add(follower: Follower): void {
    this.followers.add(follower);
    if (follower.kind === 'added' || follower.kind === 'changed') void this.#catchUp(follower);
  }

  /** It hears nothing more from here on. */
  drop(follower: Follower): void {
    if (this.followers.delete(follower)) follower.listener.end();
  }

  /** Gives an event that has no place in the counters to those who follow that kind. */
  async tell(kind: FollowKind, event: object): Promise<void> {
    await fanOut(this.followers.groups(kind), event, { loaders: createLoaders(this.home.db) });
  }

  /** Looks what is new. Events that come meanwhile make it look once more. */
  wake(): void {
    this.#mustLook = true;
    if (!this.#isLooking) void this.#look();
  }

  /** A message that this process has stored itself: where it is the next one, nothing has to be read. */
  takeStored({ message, memberVersion }: Stored): void {
    const isNext = message.number === this.#number + 1 && message.revision === this.#revision + 1;
    const isKnown = this.members !== null && memberVersion === this.#memberVersion;
    if (!this.#isLooking && isNext && isKnown) void this.#look(() => this.#stepWith(message));
    else this.wake();
  }

  async #stepWith(message: Message): Promise<void> {
    const before = { number: this.#number, revision: this.#revision };
    this.#number = message.number;
    this.#revision = message.revision;
    this.home.onNews(this);
    await this.#tellOrLetCatchUp([message], before);
  }

  async #look(first?: () => Promise<void>): Promise<void> {
    this.#isLooking = true;
    try {
      await first?.();
      while (this.#mustLook && !this.#isGone) {
        this.#mustLook = false;
        await this.#step();
      }
    } catch (error) {
      this.home.log.info({ err: error, conversation: this.id }, 'a conversation could not be read; it is tried again');
      setTimeout(() => this.wake(), RETRY_MS).unref();
    } finally {
      this.#isLooking = false;
    }
  }

  async #step(): Promise<void> {
    const isRead = this.followers.some('added') || this.followers.some('changed');
    const news = await readNews(this.home.db, this.id, isRead ? this.#revision : null);
    if (!news) return this.#end();
    const { head, messages } = news;
    const isChanged = this.isBehind(head);
    const isMembers = this.members === null || head.memberVersion !== this.#memberVersion;
    const isGroup = head.groupVersion !== this.#groupVersion || head.memberVersion !== this.#memberVersion;
    const before = { number: this.#number, revision: this.#revision };
    const changes = isMembers ? await this.#readMembers() : [];
    if (this.#isGone) return;
    this.#number = head.number;
    this.#revision = head.revision;
    this.#groupVersion = head.groupVersion;
    if (isChanged) this.home.onNews(this);
    await this.#tellOrLetCatchUp(messages, before);
    if (isGroup) await this.#tellGroup(changes);
  }

  /** Too much at once to be sure of the order, or something that failed: each then reads for itself what it misses. */
  async #tellOrLetCatchUp(messages: Message[], before: Position): Promise<void> {
    if (messages.length === MOST_READ) return this.#letCatchUp();
    try {
      await this.#tell(messages, before, createLoaders(this.home.db));
    } catch (error) {
      this.home.log.info({ err: error, conversation: this.id }, 'a message could not be told; it is read again');
      this.#letCatchUp();
    }
  }

  /** Added ones by number, changed ones by revision. */
  async #tell(messages: Message[], before: Position, loaders: Loaders): Promise<void> {
    const added = messages.filter(({ number }) => number > before.number).sort((a, b) => a.number - b.number);
    for (const message of added) await this.#deliver('added', { message, position: message.number }, loaders);
    const changed = messages.filter(({ revision, addedRevision }) => revision > addedRevision);
    for (const message of changed) await this.#deliver('changed', { message, position: message.revision }, loaders);
  }

  async #deliver(
    kind: 'added' | 'changed',
    { message, position }: { message: Message; position: number },
    loaders: Loaders,
  ): Promise<void> {
    const isWanted = ({ isLive, known }: Follower) => isLive && known < position;
    const take = (follower: Follower) => {
      if (!isWanted(follower)) return false;
      follower.known = position;
      return true;
    };
    await fanOut(this.followers.groups(kind), message, { take, isWanted, loaders });
  }

  #letCatchUp(): void {
    for (const follower of this.followers.of('added', 'changed')) {
      if (!follower.isLive) continue;
      follower.isLive = false;
      void this.#catchUp(follower);
    }
  }

  async #catchUp(follower: Follower, tries = 1): Promise<void> {
    const { known } = follower;
    try {
      while (this.followers.has(follower) && !(await this.#readOn(follower)));
    } catch (error) {
      this.home.log.info({ err: error, conversation: this.id }, 'what was missed could not be read; it is tried again');
      const isStuck = follower.known === known && tries >= MOST_TRIES;
      if (isStuck) this.drop(follower);
      else setTimeout(() => void this.#catchUp(follower, follower.known === known ? tries + 1 : 1), RETRY_MS).unref();
    }
  }

  /** One page of what it has missed; true when it has all that this process has told of. */
  async #readOn(follower: Follower): Promise<boolean> {
    const { kind } = follower;
    if (kind !== 'added' && kind !== 'changed') return true;
    if (follower.known >= this.#readPosition(kind)) {
      follower.isLive = true;
      return true;
    }
    const missed = await readMissed(this.home.db, { ...follower, kind, id: this.id }, MISSED_PAGE);
    if (!missed) {
      this.drop(follower);
      return true;
    }
    const loaders = createLoaders(this.home.db);
    for (const message of missed.messages) {
      const text = await follower.listener.render(message, loaders);
      await follower.listener.drained();
      if (!this.followers.has(follower)) return true;
      follower.listener.write(text);
      follower.known = kind === 'added' ? message.number : message.revision;
    }
    const end = kind === 'added' ? missed.head.number : missed.head.revision;
    if (missed.messages.length < MISSED_PAGE) follower.known = Math.max(follower.known, end);
    return false;
  }

  #readPosition(kind: 'added' | 'changed'): number {
    return kind === 'added' ? this.#number : this.#revision;
  }

  /** Who belonged to it when somebody began to follow that. */
  know(members: Members): void {
    if (this.members !== null || this.#isLooking) return;
    this.members = members;
    this.#memberVersion = members.version;
  }

  /** Before anybody follows it: whose lists it belongs to. */
  async readPeople(): Promise<void> {
    this.members ??= await readMembers(this.home.db, this.id);
  }

  /** Reads who belongs to it; who does no more is out. Gives who came, left or has another role. */
  async #readMembers(): Promise<{ userId: string; role: Role | null }[]> {
    const now = await readMembers(this.home.db, this.id);
    if (!now) {
      this.#end();
      return [];
    }
    const before = this.members;
    this.members = now;
    this.#memberVersion = now.version;
    for (const follower of this.followers.of()) {
      // Whose right was read later than this is judged by the next reading.
      if (!now.roles.has(follower.userId) && follower.memberVersion <= now.version) this.drop(follower);
    }
    if (!before) return [];
    if (before.isBlocked !== now.isBlocked) this.home.onBlockChanged(this);
    const gone = [...before.roles.keys()].filter((userId) => !now.roles.has(userId));
    for (const userId of gone) this.home.onOut(this, userId);
    const others = [...now.roles].filter(([userId, role]) => before.roles.get(userId) !== role);
    return [...gone.map((userId) => ({ userId, role: null })), ...others.map(([userId, role]) => ({ userId, role }))];
  }

  async #tellGroup(changes: { userId: string; role: Role | null }[]): Promise<void> {
    const { db } = this.home;
    const group = this.followers.some('group') ? await db.manager.findOneBy(Group, { id: this.id }) : null;
    if (group) await this.tell('group', group);
    const { user: users } = createLoaders(db);
    const memberCount = this.members?.roles.size ?? 0;
    for (const { userId, role } of this.followers.some('members') ? changes : []) {
      const user = await users.load(userId);
      if (user) await this.tell('members', { user, role, memberCount });
    }
  }

  #end(): void {
    this.#isGone = true;
    for (const follower of this.followers.of()) this.drop(follower);
    for (const userId of this.members?.roles.keys() ?? []) this.home.onOut(this, userId);
    this.home.onNews(this);
  }
}
