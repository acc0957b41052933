import {
  AppError,
  CHAT_LIMITS,
  checkMessage,
  findMentions,
  isEmoji,
  MESSAGE_SEARCH_LENGTH,
  mayInGroup,
  searchText,
} from '@tessera/domain';
import { msg } from '@tessera/texts';
import { type EntityManager, Not } from 'typeorm';
import type { Context, Viewer } from '../../../kernel/context.ts';
import { isUuid } from '../../../kernel/lists/page.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { endShare } from '../../shares/index.ts';
import type { Conversation } from '../conversations/conversation.entity.ts';
import {
  advanceRevision,
  announceMessages,
  isBlockedWithin,
  lockConversation,
} from '../conversations/conversation.service.ts';
import { DirectMember } from '../conversations/direct-member.entity.ts';
import { GroupMember } from '../groups/group-member.entity.ts';
import { findNamedMembers } from '../groups/member-list.service.ts';
import { Message } from './message.entity.ts';
import type { EditMessageInput, SetReactionInput } from './message.inputs.ts';
import { removeUnsentPictures } from './message-picture.service.ts';

/** What is said instead of a message that is deleted. */
const NOTHING = {
  text: '',
  search: '',
  shareId: null,
  hasCard: false,
  imageUrl: null,
  imageWidthPx: null,
  imageHeightPx: null,
  mentionIds: [],
};

/**
 * Replaces the text and mentions of the viewer's own message. NOT_FOUND if the message is deleted or the viewer can't see it,
 * FORBIDDEN if someone else wrote it.
 */
export async function editMessage(context: Context, viewer: Viewer, input: EditMessageInput): Promise<Message> {
  await context.rateLimits.consume('editByViewer', viewer.id);
  return change(context, { viewer, id: input.id, isWriting: true }, async (tx, message, role) => {
    if (message.senderId !== viewer.id) throw new AppError('FORBIDDEN', msg('Only the author can edit a message.'));
    const { text, errors } = checkMessage({
      text: input.text,
      hasCard: message.hasCard,
      hasImage: message.imageUrl !== null,
      mentions: 0,
    });
    if (errors.text) throw new AppError('BAD_USER_INPUT', errors.text, { text: errors.text });
    if (text === message.text) return false;
    const mentionIds = role === 'direct' ? [] : await findMentioned(tx, message, text);
    const search = searchText([text], MESSAGE_SEARCH_LENGTH);
    Object.assign(message, { text, search, mentionIds, editedAt: new Date() });
    await tx.save(message);
    return true;
  });
}

/** The members that the text names, at most as many as a new message may mention. */
async function findMentioned(tx: EntityManager, { conversationId }: Message, text: string): Promise<string[]> {
  if (!text.includes('@')) return [];
  const mentions = findMentions(text, await findNamedMembers(tx, conversationId, text));
  return [...new Set(mentions.map(({ id }) => id))].slice(0, CHAT_LIMITS.mentions);
}

/** Takes back what was said: one's own, or as an admin anybody's in the group. Its number stays. */
export function deleteMessage(context: Context, viewer: Viewer, id: string): Promise<Message> {
  return change(context, { viewer, id }, async (tx, message, role) => {
    const mayDelete = message.senderId === viewer.id || (role !== 'direct' && mayInGroup(role, 'deleteMessages'));
    if (!mayDelete) throw new AppError('FORBIDDEN', msg('Only the author or an admin can delete a message.'));
    if (message.shareId) await takeBack(tx, message.shareId, message.id);
    const { imageUrl } = message;
    await tx.query('DELETE FROM message_reactions WHERE message_id = $1', [message.id]);
    await tx.save(Object.assign(message, NOTHING, { deletedAt: new Date() }));
    if (imageUrl) await removeUnsentPictures(tx, [imageUrl]);
    return true;
  });
}

/** One share may be in messages to several people: it ends with the last of them. */
async function takeBack(tx: EntityManager, shareId: string, messageId: string): Promise<void> {
  if (!(await tx.existsBy(Message, { shareId, id: Not(messageId) }))) await endShare(tx, shareId);
}

/** Sets or takes back one of the viewer's reactions; harmless when it is so already. BAD_USER_INPUT on `emoji`. */
export async function setReaction(context: Context, viewer: Viewer, input: SetReactionInput): Promise<Message> {
  const { messageId, emoji, isOn } = input;
  if (!isEmoji(emoji)) throw wrongEmoji(msg('Choose one emoji.'));
  await context.rateLimits.consume('reactionByViewer', viewer.id);
  return change(context, { viewer, id: messageId, isWriting: true }, async (tx, message) => {
    if (!isOn) {
      const statement =
        'DELETE FROM message_reactions WHERE message_id = $1 AND emoji = $2 AND user_id = $3 RETURNING 1';
      const [rows] = await tx.query<[unknown[], number]>(statement, [message.id, emoji, viewer.id]);
      return rows.length > 0;
    }
    const others = await tx.query<unknown[]>(
      'SELECT DISTINCT emoji FROM message_reactions WHERE message_id = $1 AND emoji <> $2',
      [message.id, emoji],
    );
    if (others.length >= CHAT_LIMITS.emojis)
      throw wrongEmoji(msg('At most {most} different ones.', { most: CHAT_LIMITS.emojis }));
    const made = await tx.query<unknown[]>(
      `INSERT INTO message_reactions (message_id, emoji, user_id) VALUES ($1, $2, $3)
       ON CONFLICT DO NOTHING RETURNING 1`,
      [message.id, emoji, viewer.id],
    );
    return made.length > 0;
  });
}

function wrongEmoji(text: ReturnType<typeof msg>): AppError {
  return new AppError('BAD_USER_INPUT', text, 'emoji');
}

type Work = (tx: EntityManager, message: Message, role: GroupMember['role'] | 'direct') => Promise<boolean>;

/** One change of one message under its conversation's lock; when there was one, both get the next revision. */
async function change(
  context: Context,
  { viewer, id, isWriting = false }: { viewer: Viewer; id: string; isWriting?: boolean },
  work: Work,
): Promise<Message> {
  const { conversationId } = (isUuid(id) && (await context.db.manager.findOneBy(Message, { id }))) || {};
  if (!conversationId) throw noMessage();
  const changed = await inTransaction(context.db, async (tx) => {
    const conversation = await lockConversation(tx, conversationId);
    const role = conversation && (await findRole(tx, viewer, conversation));
    const message = role && (await tx.findOneBy(Message, { id }));
    if (!conversation || !role || !message || message.deletedAt) throw noMessage();
    if (isWriting && role === 'direct') await assertUnblocked(tx, conversation);
    if (await work(tx, message, role)) await moveRevision(tx, conversation, message);
    return message;
  });
  await announceMessages(context, conversationId);
  return changed;
}

async function moveRevision(tx: EntityManager, conversation: Conversation, message: Message): Promise<void> {
  message.revision = await advanceRevision(tx, conversation);
  await tx.query('UPDATE messages SET revision = $2 WHERE id = $1', [message.id, message.revision]);
}

/** What the viewer is in the conversation; null for who is not in it. */
async function findRole(tx: EntityManager, viewer: Viewer, { id, kind }: Conversation) {
  if (kind === 'group') return (await tx.findOneBy(GroupMember, { groupId: id, userId: viewer.id }))?.role ?? null;
  const isOneOfTwo = await tx.existsBy(DirectMember, { conversationId: id, userId: viewer.id });
  return isOneOfTwo ? 'direct' : null;
}

async function assertUnblocked(tx: EntityManager, { id }: Conversation): Promise<void> {
  if (await isBlockedWithin(tx, id)) throw new AppError('FORBIDDEN', msg('This can’t be delivered.'));
}

function noMessage(): AppError {
  return new AppError('NOT_FOUND', msg('This message no longer exists.'), 'id');
}
