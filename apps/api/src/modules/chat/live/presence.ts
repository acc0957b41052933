import { randomUUID } from 'node:crypto';
import type { Services } from '../../../kernel/context.ts';
import { queryRows } from '../../../kernel/rows.ts';
import { User, Users } from '../../identity/index.ts';
import type { MemberCursor } from '../conversations/conversation-head.service.ts';
import { isAcquainted } from '../conversations/conversation-sql.ts';
import type { ConversationChannel } from './conversation-channel.ts';
import { PresenceBoard } from './presence-board.ts';

/** In a larger crowd nobody is told who comes and goes. */
const MOST_SHOWN = 200;

/** One operation that holds a person in a conversation. */
interface Visit {
  id: string;
  /** Null while they don't show it. */
  leave: (() => void) | null;
}

/** A conversation, as far as it decides what is told of somebody in it. */
export interface PresencePlace {
  id: string;
  /** Whether the person has something to do with who is told. */
  isKnown: boolean;
  isBlocked?: boolean;
}

/** Who is here and types, as far as they show it, and how others are told. */
export class Presence {
  readonly #board: PresenceBoard;
  /** Where people are, by person, whether they show it or not. */
  readonly #visits = new Map<string, Set<Visit>>();
  readonly #stop: () => void;

  constructor(
    private readonly services: Pick<Services, 'db' | 'log' | 'pubSub'>,
    private readonly findChannel: (id: string) => ConversationChannel | undefined,
  ) {
    this.#board = new PresenceBoard(services.pubSub, {
      processId: randomUUID(),
      onChange: (id, userId) => void this.tell(id, [userId]),
      onAnnounce: (userIds) => void this.#keep(userIds),
    });
    this.#stop = services.pubSub.on('presenceChosen', ({ userId, isShown }) => this.#onChosen(userId, isShown));
  }

  /** Everybody who is here and shows it. */
  here(conversationId: string): string[] {
    return this.#board.here(conversationId);
  }

  /** Somebody who shows it types. */
  type(conversationId: string, userId: string, since: number): void {
    this.#board.type(conversationId, userId, since);
  }

  /** Somebody has sent a message, and types no longer. */
  noteSaid(conversationId: string, userId: string): void {
    this.#board.noteSaid(conversationId, userId);
  }

  close(): void {
    this.#stop();
    this.#board.close();
  }

  /** The person is in the conversation; others see it while they show it. Gives how to leave. */
  comeIn(userId: string, cursor: MemberCursor): () => void {
    Users.noteActive(this.services, userId);
    const visit: Visit = { id: cursor.id, leave: cursor.isShown ? this.#board.enter(cursor.id, userId) : null };
    const visits = this.#visits.get(userId) ?? new Set();
    this.#visits.set(userId, visits.add(visit));
    return () => {
      visit.leave?.();
      visits.delete(visit);
      if (visits.size === 0) this.#visits.delete(userId);
    };
  }

  #onChosen(userId: string, isShown: boolean): void {
    for (const visit of this.#visits.get(userId) ?? []) {
      visit.leave?.();
      visit.leave = isShown ? this.#board.enter(visit.id, userId) : null;
    }
  }

  /** Tells who follow the conversation what became of these people. */
  async tell(id: string, userIds: string[], { evenIfBlocked = false } = {}): Promise<void> {
    const channel = this.findChannel(id);
    if (!channel || (channel.members?.isBlocked && !evenIfBlocked)) return;
    const isCrowd = this.#board.here(id).length > MOST_SHOWN;
    try {
      for (const userId of userIds) {
        const isTyping = this.#board.isTyping(id, userId);
        const user = isCrowd && !isTyping ? null : await this.services.db.manager.findOneBy(User, { id: userId });
        if (user) await channel.tell('presence', this.of(await this.#describe(channel, userId), user));
      }
    } catch (error) {
      this.services.log.info({ err: error }, 'who is here could not be told');
    }
  }

  /** What others see of the person; the board has nobody on it who hides. */
  of({ id, isKnown, isBlocked = false }: PresencePlace, user: User) {
    const isSeen = !isBlocked;
    return {
      user,
      isHere: isSeen && this.#board.isHere(id, user.id),
      isTyping: isSeen && this.#board.isTyping(id, user.id),
      lastActiveAt: isSeen && isKnown && user.showsPresence ? user.lastActiveAt : null,
    };
  }

  /** In a group everybody knows each other; of two people one may be a stranger, whom the other has never answered. */
  async #describe({ id, kind, members }: ConversationChannel, userId: string): Promise<PresencePlace> {
    const isBlocked = members?.isBlocked ?? false;
    const otherId = [...(members?.roles.keys() ?? [])].find((one) => one !== userId);
    if (kind === 'group') return { id, isBlocked, isKnown: true };
    const text = `SELECT ${isAcquainted('$1', '$2', '$3')} AS "isKnown"`;
    const values = [id, userId, otherId ?? null];
    const [row] = await queryRows<{ isKnown: boolean | null }>(this.services.db, text, values);
    return { id, isBlocked, isKnown: row?.isKnown === true };
  }

  /** Those who are here are active; those who hide since are taken off. */
  async #keep(userIds: string[]): Promise<void> {
    if (userIds.length === 0) return;
    Users.noteActive(this.services, ...userIds);
    try {
      for (const id of await Users.findHidden(this.services.db, userIds)) this.#onChosen(id, false);
    } catch (error) {
      this.services.log.debug({ err: error }, 'who hides could not be read');
    }
  }
}
