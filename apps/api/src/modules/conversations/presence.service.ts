import type { Context, Viewer } from '../../platform/context.ts';
import type { Conversation } from './conversation.entity.ts';
import type { Presence } from './conversation.types.ts';
import { findConversation } from './inbox.service.ts';
import { noConversation } from './read.service.ts';

/** Shows the viewer as typing for a while. NOT_FOUND for who is not in the conversation. */
export async function setTyping(context: Context, viewer: Viewer, conversationId: string): Promise<boolean> {
  if (!(await findConversation(context, viewer, conversationId))) throw noConversation();
  return false;
}

/** Who is here, and of two people the other one. */
export async function listPresence(_context: Context, _conversation: Conversation): Promise<Presence[]> {
  return [];
}

export function countHere(_context: Context, _conversation: Conversation): number {
  return 0;
}
