import { AppError } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { Services, Viewer } from '../../../kernel/context.ts';
import { isUuid } from '../../../kernel/lists/page.ts';
import { Users } from '../../identity/index.ts';
import {
  findMemberCursor,
  type Head,
  type MemberCursor,
  readHeads,
  readMembers,
  readOwnHeads,
} from '../conversations/conversation-head.service.ts';
import type { Stored } from '../messages/message-store.service.ts';
import { type ChannelHome, ConversationChannel } from './conversation-channel.ts';
import type { Follower, FollowKind } from './follower.ts';
import { InboxBoard } from './inbox-board.ts';
import { LiveSource } from './listener.ts';
import { Presence } from './presence.ts';

declare module '../../../kernel/context.ts' {
  interface Services {
    hub: Hub;
  }
}

const TICK_MS = 1000;
/** With the bus away counters are asked for every second; else this seldom, for what the bus may have lost. */
const TICKS_WHILE_UP = 15;
/** Whether people have come into other conversations costs more to ask. */
const MEMBERSHIP_TICKS = { up: 60, down: 5 };
const CHUNK = 5000;
/** In a larger group each reading would be told to too many: there one sees who has read on coming back. */
const MOST_TOLD_OF_READING = 50;

type Needs = Pick<Services, 'db' | 'log' | 'pubSub'>;

interface Followed {
  id: string;
  /** The argument that names it. */
  field?: 'conversationId' | 'groupId';
  /** What the follower has already: a number or a revision. */
  from?: (cursor: MemberCursor) => number;
}

/** Who follows what in this process, and how they come to hear of it. */
export class Hub implements ChannelHome {
  readonly presence: Presence;
  readonly #channels = new Map<string, ConversationChannel>();
  readonly #inbox: InboxBoard;
  readonly #stop: (() => void)[];
  #ticks = 0;
  #isAsking = false;

  constructor(private readonly services: Needs) {
    const { pubSub } = services;
    this.#inbox = new InboxBoard(services);
    this.presence = new Presence(services, (id) => this.#channels.get(id));
    const ticking = setInterval(() => void this.#tick(), TICK_MS).unref();
    this.#stop = [
      pubSub.on('conversationChanged', ({ id, isMembers }) => void this.#onChanged(id, isMembers ?? false)),
      pubSub.on('conversationRead', ({ id, userId }) => this.#onRead(id, userId)),
      pubSub.onState((isUp) => isUp && void this.#ask({ memberships: true })),
      () => clearInterval(ticking),
      () => this.presence.close(),
    ];
  }

  get db() {
    return this.services.db;
  }

  get log() {
    return this.services.log;
  }

  /** New messages from a number on. NOT_FOUND for who is not in the conversation, as with all of these. */
  followMessages(viewer: Viewer, args: { conversationId: string; after?: number | null }): Promise<LiveSource> {
    return this.#follow('added', viewer, {
      id: args.conversationId,
      from: ({ number }) => Math.min(args.after ?? number, number),
    });
  }

  /** Changes of messages from a revision on. */
  followChanges(viewer: Viewer, args: { conversationId: string; after?: number | null }): Promise<LiveSource> {
    return this.#follow('changed', viewer, {
      id: args.conversationId,
      from: ({ revision }) => Math.min(args.after ?? revision, revision),
    });
  }

  followGroup(viewer: Viewer, args: { groupId: string }): Promise<LiveSource> {
    return this.#follow('group', viewer, { id: args.groupId, field: 'groupId' });
  }

  followMembers(viewer: Viewer, args: { groupId: string }): Promise<LiveSource> {
    return this.#follow('members', viewer, { id: args.groupId, field: 'groupId' });
  }

  /** Who follows this is here, unless they don't show it. */
  followPresence(viewer: Viewer, args: { conversationId: string }): Promise<LiveSource> {
    return this.#follow('presence', viewer, { id: args.conversationId });
  }

  /** What changes in the viewer's list of conversations. */
  async followInbox(viewer: Viewer): Promise<LiveSource> {
    const heads = await readOwnHeads(this.db, [viewer.id]);
    return new LiveSource((listener) => {
      const ids = heads.map(({ id }) => id);
      const stop = this.#inbox.follow(viewer.id, ids, listener);
      for (const head of heads) this.#openChannel(head);
      // What happened since they were read: the counters of channels that are followed already say it too.
      void this.#askFor(ids);
      Users.noteActive(this.services, viewer.id);
      return () => {
        stop();
        for (const id of ids) this.#forget(id);
      };
    });
  }

  /** A message that was stored by this process. */
  onStored(stored: Stored): void {
    this.#channels.get(stored.message.conversationId)?.takeStored(stored);
  }

  /** Whether somebody of this process hears what is said there. */
  isFollowed(conversationId: string): boolean {
    return this.#channels.has(conversationId);
  }

  onNews(channel: ConversationChannel): void {
    this.#inbox.takeIn(channel);
    if (channel.isGone) {
      this.#inbox.takeAllOut(channel.id);
      this.#channels.delete(channel.id);
    } else this.#inbox.redraw(channel.id);
  }

  onOut(channel: ConversationChannel, userId: string): void {
    this.#inbox.takeOut(channel.id, userId);
  }

  onBlockChanged(channel: ConversationChannel): void {
    void this.presence.tell(channel.id, this.presence.here(channel.id), { evenIfBlocked: true });
  }

  close(): void {
    for (const stop of this.#stop) stop();
  }

  async #follow(
    kind: FollowKind,
    viewer: Viewer,
    { id, field = 'conversationId', from = () => 0 }: Followed,
  ): Promise<LiveSource> {
    const cursor = isUuid(id) ? await findMemberCursor(this.db, id.toLowerCase(), viewer.id) : null;
    const isMeant = cursor && (field === 'conversationId' || cursor.kind === 'group');
    if (!isMeant) throw new AppError('NOT_FOUND', msg('You are not in this conversation.'), field);
    // Who comes and goes is told by comparing with who was there.
    const members = kind === 'members' ? await readMembers(this.db, cursor.id) : null;
    return new LiveSource((listener) => {
      if (members) this.#openChannel(cursor).know(members);
      return this.#start({ kind, userId: viewer.id, known: from(cursor), listener }, cursor);
    });
  }

  #start(follow: Omit<Follower, 'isLive' | 'memberVersion'>, cursor: MemberCursor): () => void {
    const isNew = !this.#channels.has(cursor.id);
    const channel = this.#openChannel(cursor);
    const follower: Follower = { ...follow, isLive: false, memberVersion: cursor.memberVersion };
    channel.add(follower);
    // What happened between reading the cursor and now; and who its people are, so that it is seen when they change.
    if (isNew || channel.members === null || channel.isBehind(cursor)) channel.wake();
    const leave = follow.kind === 'presence' ? this.presence.comeIn(follow.userId, cursor) : null;
    return () => {
      channel.followers.delete(follower);
      leave?.();
      this.#forget(cursor.id);
    };
  }

  #openChannel(head: Head): ConversationChannel {
    const channel = this.#channels.get(head.id) ?? new ConversationChannel(this, head);
    this.#channels.set(head.id, channel);
    return channel;
  }

  /** A channel that nobody follows any more. */
  #forget(id: string): void {
    if (this.#channels.get(id)?.followers.size === 0 && !this.#inbox.has(id)) this.#channels.delete(id);
  }

  async #onChanged(id: string, isMembers: boolean): Promise<void> {
    const channel = this.#channels.get(id);
    if (channel) return channel.wake();
    // Nobody here was in it; somebody may be now.
    const people = this.#inbox.userIds;
    if (!isMembers || people.length === 0) return;
    try {
      const [head] = await readHeads(this.db, [id]);
      if (!head || this.#channels.has(id)) return this.#channels.get(id)?.wake();
      const fresh = this.#openChannel(head);
      await fresh.readPeople();
      this.#inbox.takeIn(fresh);
      this.#inbox.redraw(id);
      this.#forget(id);
    } catch (error) {
      this.log.info({ err: error }, 'a new conversation could not be read; lists will show it a little later');
    }
  }

  /**
   * The reader's other lists. For two people also the other's list, which shows read marks, unless one has blocked the
   * other; in a group the lists of those who look at it.
   */
  #onRead(id: string, userId: string): void {
    const channel = this.#channels.get(id);
    const isForBoth = channel?.kind === 'direct' && !channel.members?.isBlocked;
    this.#inbox.redraw(id, isForBoth ? undefined : [userId, ...(channel ? findLookers(channel) : [])]);
  }

  async #tick(): Promise<void> {
    this.#ticks += 1;
    const isUp = this.services.pubSub.isUp;
    const memberships = this.#ticks % (isUp ? MEMBERSHIP_TICKS.up : MEMBERSHIP_TICKS.down) === 0;
    if (!isUp || this.#ticks % TICKS_WHILE_UP === 0) await this.#ask({ memberships });
  }

  /** Asks the database what the bus may not have said. */
  async #ask({ memberships }: { memberships: boolean }): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    try {
      await this.#askFor([...this.#channels.keys()]);
      if (memberships) await this.#askMemberships();
    } catch (error) {
      this.log.debug({ err: error }, 'the counters could not be read');
    } finally {
      this.#isAsking = false;
    }
  }

  async #askFor(ids: string[]): Promise<void> {
    for (let n = 0; n < ids.length; n += CHUNK) {
      const chunk = ids.slice(n, n + CHUNK);
      const heads = new Map((await readHeads(this.db, chunk)).map((head) => [head.id, head]));
      for (const id of chunk) {
        const [channel, head] = [this.#channels.get(id), heads.get(id)];
        if (channel && (!head || channel.isBehind(head))) channel.wake();
      }
    }
  }

  /** People whose lists are open may have come into conversations that no channel here is of. */
  async #askMemberships(): Promise<void> {
    const userIds = this.#inbox.userIds;
    for (let n = 0; n < userIds.length; n += CHUNK) {
      const heads = await readOwnHeads(this.db, userIds.slice(n, n + CHUNK));
      for (const id of new Set(heads.map((head) => head.id))) {
        if (!this.#channels.has(id)) await this.#onChanged(id, true);
      }
    }
  }
}

/** Who is told at once who has read: the people who look at a group that is not too large. */
function findLookers({ kind, members, followers }: ConversationChannel): string[] {
  if (kind !== 'group' || (members?.roles.size ?? 0) > MOST_TOLD_OF_READING) return [];
  return followers.of('added').map(({ userId }) => userId);
}
