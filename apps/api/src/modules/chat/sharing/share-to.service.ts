import { AppError } from '@tessera/domain';
import { type Message, msg } from '@tessera/texts';
import { v7 as uuid } from 'uuid';
import type { Context, Viewer } from '../../../kernel/context.ts';
import { isUuid } from '../../../kernel/lists/page.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import type { Card } from '../../cards/index.ts';
import { findShareable, type RecordedShare, recordShare, Share } from '../../shares/index.ts';
import { announceMessages, lockConversation } from '../conversations/conversation.service.ts';
import { ensureDirects } from '../conversations/direct.service.ts';
import { isMember } from '../groups/group.service.ts';
import { announceNotifications, type Notified } from '../messages/message-news.ts';
import { insertMessage } from '../messages/message-store.service.ts';
import { findReachable } from './people.service.ts';
import type { ShareCardToGroupInput, ShareCardWithPeopleInput } from './share-to.inputs.ts';

const MAX_RECIPIENTS = 50;

/** Posts the card into a group that the viewer is in, as a message. NOT_FOUND for any other. */
export async function shareCardToGroup(context: Context, viewer: Viewer, input: ShareCardToGroupInput): Promise<Share> {
  const card = await findShareable(context, viewer, input.cardId);
  if (!(await isMember(context, input.groupId, viewer.id))) throw noGroup();
  const share = { senderId: viewer.id, mode: 'GROUP', groupId: input.groupId } as const;
  return record(context, card, { share, conversationIds: [input.groupId] });
}

/** Sends the card to each recipient as a message. BAD_USER_INPUT on `recipientIds` if `people` doesn't list one of them. */
export async function shareCardWithPeople(
  context: Context,
  viewer: Viewer,
  input: ShareCardWithPeopleInput,
): Promise<Share> {
  const card = await findShareable(context, viewer, input.cardId);
  const ids = [...new Set(input.recipientIds)];
  if (ids.length === 0) throw wrong('recipientIds', msg('Choose at least one person.'));
  if (ids.length > MAX_RECIPIENTS)
    throw wrong('recipientIds', msg('At most {most} people at once.', { most: MAX_RECIPIENTS }));
  const known = ids.every(isUuid) ? await findReachable(context, viewer, ids) : [];
  if (known.length < ids.length) {
    throw wrong('recipientIds', msg('Choose people from your contacts, messages, team or groups.'));
  }
  const conversationIds = await ensureDirects(context, viewer.id, ids);
  return record(context, card, { share: { senderId: viewer.id, mode: 'IN_APP' }, recipientIds: ids, conversationIds });
}

/** The act with its messages, or none of it. */
async function record(
  context: Context,
  card: Card,
  { share, recipientIds = [], conversationIds = [] }: RecordedShare & { conversationIds?: string[] },
): Promise<Share> {
  const { saved, notified } = await inTransaction(context.db, async (tx) => {
    const notified: Notified[] = [];
    for (const id of [...conversationIds].sort()) await lockConversation(tx, id);
    const shareId = await recordShare(tx, card, { share, recipientIds });
    for (const conversationId of conversationIds) {
      const sent = { conversationId, senderId: share.senderId ?? '', clientId: uuid(), text: '', shareId };
      const stored = await insertMessage(tx, sent);
      if (!stored) throw noGroup();
      notified.push(...stored.notified);
    }
    return { saved: await tx.findOneByOrFail(Share, { id: shareId }), notified };
  });
  for (const id of conversationIds) await announceMessages(context, id);
  await announceNotifications(context.pubSub, notified);
  return saved;
}

function noGroup(): AppError {
  return new AppError('NOT_FOUND', msg('You are not in this group.'), 'groupId');
}

function wrong(field: string, text: Message): AppError {
  return new AppError('BAD_USER_INPUT', text, field);
}
