import type { Context, Viewer } from '../../../composition/context.ts';
import { noteActive } from '../../users/last-active.service.ts';
import type { User } from '../../users/user.entity.ts';
import type { Conversation } from './conversation.entity.ts';
import type { Presence } from './conversation.types.ts';
import { findConversation } from './inbox.service.ts';
import { noConversation } from './read.service.ts';

const MOST_LISTED = 100;

/** Shows the viewer as typing for a while; false when they are not shown. NOT_FOUND for who is not in it. */
export async function setTyping(context: Context, viewer: Viewer, conversationId: string): Promise<boolean> {
  const [conversation, self] = await Promise.all([
    findConversation(context, viewer, conversationId),
    context.loaders.user.load(viewer.id),
  ]);
  if (!conversation) throw noConversation();
  noteActive(context, viewer.id);
  if (!self?.showsPresence || (await isPeerBlocked(context, conversation))) return false;
  context.hub.presence.type(conversation.id, viewer.id);
  return true;
}

/** Who is here, and of two people the other one; without those who hide. */
export async function listPresence(context: Context, conversation: Conversation): Promise<Presence[]> {
  if (await isPeerBlocked(context, conversation)) return [];
  const { peer } = conversation;
  const ids = new Set([...(peer ? [peer.id] : []), ...context.hub.presence.here(conversation.id)]);
  const users = await Promise.all([...ids].slice(0, MOST_LISTED).map((id) => context.loaders.user.load(id)));
  const shown = users.filter((user): user is User => user?.showsPresence === true);
  return shown.map((user) => context.hub.presence.of({ id: conversation.id }, user));
}

/** Of those who show it. */
export async function countHere(context: Context, conversation: Conversation): Promise<number> {
  return (await isPeerBlocked(context, conversation)) ? 0 : context.hub.presence.here(conversation.id).length;
}

/** Whether a block lies between two people, whoever set it. */
async function isPeerBlocked({ db }: Context, conversation: Conversation): Promise<boolean> {
  const { peer, viewerId, isBlocked = false } = conversation;
  if (!peer || isBlocked) return isBlocked;
  const rows = await db.query<unknown[]>('SELECT 1 FROM user_blocks WHERE blocker_id = $1 AND blocked_id = $2', [
    peer.id,
    viewerId,
  ]);
  return rows.length > 0;
}
