import type { Context, Viewer } from '../../../kernel/context.ts';
import { queryRows } from '../../../kernel/rows.ts';
import { type User, Users } from '../../identity/index.ts';
import type { Conversation } from './conversation.entity.ts';
import type { Presence } from './conversation.types.ts';
import { hasBlocked, isAcquainted } from './conversation-sql.ts';
import { findConversation } from './inbox.service.ts';
import { noConversation } from './read.service.ts';

const MOST_LISTED = 100;

/** Shows the viewer as typing for a while; false when they are not shown. NOT_FOUND for who is not in it. */
export async function setTyping(context: Context, viewer: Viewer, conversationId: string): Promise<boolean> {
  const since = Date.now();
  const [conversation, self] = await Promise.all([
    findConversation(context, viewer, conversationId),
    context.loaders.user.load(viewer.id),
  ]);
  if (!conversation) throw noConversation();
  Users.noteActive(context, viewer.id);
  if (!self?.showsPresence || (await isPeerBlocked(context, conversation))) return false;
  context.hub.presence.type(conversation.id, viewer.id, since);
  return true;
}

/** Who is here, and of two people the other one; without those who hide. */
export async function listPresence(context: Context, conversation: Conversation): Promise<Presence[]> {
  const { isBlocked, isKnown } = await readPeer(context, conversation);
  if (isBlocked) return [];
  const { id, peer } = conversation;
  const ids = new Set([...(peer ? [peer.id] : []), ...context.hub.presence.here(id)]);
  const users = await Promise.all([...ids].slice(0, MOST_LISTED).map((one) => context.loaders.user.load(one)));
  const shown = users.filter((user): user is User => user?.showsPresence === true);
  return shown.map((user) => context.hub.presence.of({ id, isKnown }, user));
}

/** Of those who show it. */
export async function countHere(context: Context, conversation: Conversation): Promise<number> {
  return (await isPeerBlocked(context, conversation)) ? 0 : context.hub.presence.here(conversation.id).length;
}

async function isPeerBlocked(context: Context, conversation: Conversation): Promise<boolean> {
  return (await readPeer(context, conversation)).isBlocked;
}

/** Of two people: whether a block lies between them, whoever set it, and whether the other one knows the viewer. */
async function readPeer(
  { db }: Context,
  { id, peer, viewerId, isBlocked = false }: Conversation,
): Promise<{ isBlocked: boolean; isKnown: boolean }> {
  if (!peer || isBlocked) return { isBlocked, isKnown: !peer };
  const text = `SELECT ${hasBlocked('$1', '$2')} AS "isBlocked", ${isAcquainted('$3', '$1', '$2')} AS "isKnown"`;
  const [row] = await queryRows<{ isBlocked: boolean; isKnown: boolean }>(db, text, [peer.id, viewerId, id]);
  return row ?? { isBlocked: true, isKnown: false };
}
