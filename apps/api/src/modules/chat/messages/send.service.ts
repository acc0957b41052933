import { AppError, checkMessage } from '@tessera/domain';
import { msg } from '@tessera/texts';
import { QueryFailedError } from 'typeorm';
import type { Context, Viewer } from '../../../kernel/context.ts';
import { isUuid } from '../../../kernel/lists/page.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { Users } from '../../identity/index.ts';
import { findShareable, recordShare } from '../../shares/index.ts';
import { areBlocked, lockConversation } from '../conversations/conversation.service.ts';
import { findConversation } from '../conversations/inbox.service.ts';
import { noConversation } from '../conversations/read.service.ts';
import type { Message } from './message.entity.ts';
import type { SendMessageInput } from './message.inputs.ts';
import { announceNotifications, announceReading } from './message-news.ts';
import { findPicture } from './message-picture.service.ts';
import { findSent, insertMessage, type NewMessage, type Stored, storeMessage } from './message-store.service.ts';

/** A transaction that lost a race is tried again this often; each time somebody else's change went through. */
const MOST_TRIES = 5;

/**
 * Says something; the same `clientId` again gives what was said the first time, and changes nothing. NOT_FOUND for who
 * is not in the conversation, FORBIDDEN where a block lies between two people. All wrong fields at once.
 */
export async function sendMessage(context: Context, viewer: Viewer, input: SendMessageInput): Promise<Message> {
  await context.rateLimits.consume('messageByViewer', viewer.id);
  const draft = await checkDraft(context, viewer, input);
  const sent = input.cardId
    ? await sendCard(context, viewer, { draft, cardId: input.cardId })
    : await sendPlain(context, viewer, draft);
  Users.noteActive(context, viewer.id);
  return sent;
}

async function sendPlain(context: Context, viewer: Viewer, draft: NewMessage): Promise<Message> {
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    const stored = await nullOnDuplicate(storeMessage(context.db, draft, context.hub.isFollowed(draft.conversationId)));
    if (stored) return announce(context, stored);
    const sent = await findSent(context.db, draft);
    if (sent) return sent;
    await assertMayWrite(context, viewer, draft);
  }
  throw new AppError('UNAVAILABLE', msg('This conversation is very busy. Try again.'));
}

/** Those who follow it here are told without asking the database once more. */
function announce({ hub, pubSub }: Context, stored: Stored): Message {
  const { message, notified } = stored;
  hub.onStored(stored);
  void announceNotifications(pubSub, notified);
  if (stored.hasAnswered && message.senderId) void announceReading(pubSub, message.senderId);
  if (message.senderId) hub.presence.noteSaid(message.conversationId, message.senderId);
  pubSub.publishElsewhere('conversationChanged', { id: message.conversationId });
  return message;
}

/** A card in a message is an act of sharing: both are written together, or neither. */
async function sendCard(
  context: Context,
  viewer: Viewer,
  { draft, cardId }: { draft: NewMessage; cardId: string },
): Promise<Message> {
  const earlier = await findSent(context.db, draft);
  if (earlier) return earlier;
  const conversation = await assertMayWrite(context, viewer, draft);
  const card = await findShareable(context, viewer, cardId);
  const peerId = conversation.peer?.id;
  const share = peerId
    ? ({ senderId: viewer.id, mode: 'IN_APP' } as const)
    : ({ senderId: viewer.id, mode: 'GROUP', groupId: draft.conversationId } as const);
  const made = await nullOnDuplicate(
    inTransaction(context.db, async (tx) => {
      await lockConversation(tx, draft.conversationId);
      const shareId = await recordShare(tx, card, { share, recipientIds: peerId ? [peerId] : [] });
      const stored = await insertMessage(tx, { ...draft, shareId });
      // Sent meanwhile, or a member no more: the share goes with the message.
      if (!stored) throw new NothingStored();
      return stored;
    }),
  );
  if (made) return announce(context, made);
  const sent = await findSent(context.db, draft);
  if (sent) return sent;
  await assertMayWrite(context, viewer, draft);
  throw new AppError('UNAVAILABLE', msg('This conversation is very busy. Try again.'));
}

class NothingStored extends Error {}

/** Null when the very same message is being stored by another request, which the table's constraint tells. */
async function nullOnDuplicate<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    const cause = error instanceof QueryFailedError ? error.driverError : error;
    const { constraint } = cause as { constraint?: string };
    if (constraint === 'messages_client_id_key' || error instanceof NothingStored) return null;
    throw error;
  }
}

/** The conversation, or why nothing can be said in it. */
async function assertMayWrite(context: Context, viewer: Viewer, draft: NewMessage) {
  const conversation = await findConversation(context, viewer, draft.conversationId);
  if (!conversation) throw noConversation();
  const { replyToNumber } = draft;
  if (replyToNumber && (replyToNumber < 1 || replyToNumber > conversation.messageCount)) {
    throw new AppError('BAD_USER_INPUT', msg('This message doesn’t exist.'), 'replyToNumber');
  }
  if (conversation.kind === 'direct') await assertReaches(context, viewer, conversation.peer?.id);
  return conversation;
}

/** Both sides get the same answer, so a block can't be detected. */
async function assertReaches(context: Context, viewer: Viewer, peerId: string | undefined): Promise<void> {
  if (!peerId || (await areBlocked(context, viewer.id, peerId)))
    throw new AppError('FORBIDDEN', msg('This message can’t be delivered.'));
}

async function checkDraft(context: Context, viewer: Viewer, input: SendMessageInput): Promise<NewMessage> {
  const { conversationId, clientId, cardId, imageUrl, replyToNumber } = input;
  const mentionIds = [...new Set(input.mentionIds ?? [])];
  const { text, errors } = checkMessage({
    text: input.text ?? '',
    hasCard: Boolean(cardId),
    hasImage: Boolean(imageUrl),
    mentions: mentionIds.length,
  });
  const image = imageUrl ? await findPicture(context, viewer, imageUrl) : null;
  if (!isUuid(clientId)) errors.clientId = msg('This has to be a UUID.');
  if (imageUrl && !image) errors.imageUrl = msg('Upload the picture again: this one was not uploaded for a message.');
  const [first] = Object.values(errors);
  if (first) throw new AppError('BAD_USER_INPUT', first, errors);
  if (!isUuid(conversationId)) throw noConversation();
  return {
    conversationId,
    senderId: viewer.id,
    clientId,
    text,
    image,
    replyToNumber: replyToNumber ?? null,
    mentionIds: mentionIds.filter(isUuid),
  };
}
