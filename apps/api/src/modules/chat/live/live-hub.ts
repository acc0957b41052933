import type { User } from '../../identity/index.ts';
import type { Stored } from '../messages/message-store.service.ts';
import type { LiveSource } from './listener.ts';

declare module '../../../kernel/context.ts' {
  interface Services {
    hub: LiveHub;
  }
}

type Viewer = { id: string };

/** What a request may ask of the hub, apart from the class, which needs the context's own types. */
export interface LiveHub {
  presence: LivePresence;
  /** New messages from a number on. NOT_FOUND for somebody outside the conversation, as with the others. */
  followMessages(viewer: Viewer, args: { conversationId: string; after?: number | null }): Promise<LiveSource>;
  /** Changes of messages from a revision on. */
  followChanges(viewer: Viewer, args: { conversationId: string; after?: number | null }): Promise<LiveSource>;
  followGroup(viewer: Viewer, args: { groupId: string }): Promise<LiveSource>;
  followMembers(viewer: Viewer, args: { groupId: string }): Promise<LiveSource>;
  /** The follower counts as present, unless they hide it. */
  followPresence(viewer: Viewer, args: { conversationId: string }): Promise<LiveSource>;
  /** What changes in the viewer's list of conversations. */
  followInbox(viewer: Viewer): Promise<LiveSource>;
  /** A message that this process has stored. */
  onStored(stored: Stored): void;
  /** Whether somebody of this process follows the conversation. */
  isFollowed(conversationId: string): boolean;
}

interface LivePresence {
  /** Everybody who is present and shows it. */
  here(conversationId: string): string[];
  /** Shows the person as typing for a while, unless they have said something since. */
  type(conversationId: string, userId: string, since: number): void;
  /** The person has sent a message, and types no longer. */
  noteSaid(conversationId: string, userId: string): void;
  /** What others see of the person. */
  of(
    place: { id: string; isKnown: boolean; isBlocked?: boolean },
    user: User,
  ): { user: User; isHere: boolean; isTyping: boolean; lastActiveAt: Date | null };
}
