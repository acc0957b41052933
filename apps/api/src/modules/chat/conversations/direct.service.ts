import { AppError, CHAT_LIMITS, hasText, toLines } from '@tessera/domain';
import { msg } from '@tessera/texts';
import { v7 as uuid } from 'uuid';
import type { Context, Services, Viewer } from '../../../kernel/context.ts';
import { isUuid } from '../../../kernel/lists/page.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { User } from '../../identity/index.ts';
import { Message } from '../messages/message.entity.ts';
import type { Conversation } from './conversation.entity.ts';
import type { ReportUserInput } from './conversation.inputs.ts';
import { announceConversation, bumpMemberVersion, lockConversation } from './conversation.service.ts';
import { DirectMember } from './direct-member.entity.ts';
import { findConversation } from './inbox.service.ts';
import { Report } from './report.entity.ts';

/** The two people's conversation, made when there is none. NOT_FOUND for nobody; BAD_USER_INPUT for oneself. */
export async function openDirect(context: Context, viewer: Viewer, userId: string): Promise<Conversation> {
  await context.rateLimits.consume('directByViewer', viewer.id);
  const peer = await findOther(context, viewer, userId);
  const [id = ''] = await ensureDirects(context, viewer.id, [peer.id]);
  const conversation = await findConversation(context, viewer, id);
  if (!conversation) throw new AppError('NOT_FOUND', msg('This person no longer has an account.'), 'userId');
  return conversation;
}

/** The ids of the conversations of a person with each of the others, in order; those that are missing are made. */
export async function ensureDirects(
  { db }: Pick<Services, 'db'>,
  userId: string,
  otherIds: string[],
): Promise<string[]> {
  const keys = otherIds.map((otherId) => directKey(userId, otherId));
  const known = await findDirects(db.manager, keys);
  if (known.size < new Set(keys).size) {
    for (const otherId of otherIds) await makeDirect({ db }, userId, otherId);
  }
  const all = known.size < new Set(keys).size ? await findDirects(db.manager, keys) : known;
  return keys.flatMap((key) => all.get(key) ?? []);
}

/** Both people's own rows are written with it, so that no one ever sees half a conversation. */
async function makeDirect({ db }: Pick<Services, 'db'>, userId: string, otherId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const made = await tx.query<{ id: string }[]>(
      `INSERT INTO conversations (id, kind, direct_key) VALUES ($1, 'direct', $2)
       ON CONFLICT (direct_key) DO NOTHING RETURNING id`,
      [uuid(), directKey(userId, otherId)],
    );
    const conversationId = made[0]?.id;
    if (!conversationId) return;
    await tx.insert(DirectMember, [
      { conversationId, userId },
      { conversationId, userId: otherId },
    ]);
  });
}

async function findDirects(manager: Services['db']['manager'], keys: string[]): Promise<Map<string, string>> {
  const rows = await manager.query<{ id: string; direct_key: string }[]>(
    'SELECT id, direct_key FROM conversations WHERE direct_key = ANY ($1::text[])',
    [keys],
  );
  return new Map(rows.map((row) => [row.direct_key, row.id]));
}

/** By which two people have one conversation, whoever opens it. */
export function directKey(one: string, other: string): string {
  return [one.toLowerCase(), other.toLowerCase()].sort().join(':');
}

/** From now on neither can write to the other, and neither sees when the other is here. */
export function blockUser(context: Context, viewer: Viewer, userId: string): Promise<User> {
  return changeBlock(context, { viewer, userId }, (blockedId) => [
    'INSERT INTO user_blocks (blocker_id, blocked_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    [viewer.id, blockedId],
  ]);
}

export function unblockUser(context: Context, viewer: Viewer, userId: string): Promise<User> {
  return changeBlock(context, { viewer, userId }, (blockedId) => [
    'DELETE FROM user_blocks WHERE blocker_id = $1 AND blocked_id = $2',
    [viewer.id, blockedId],
  ]);
}

/** Who may write to whom is a matter of members: a message that is on its way meets the new rule or comes before it. */
async function changeBlock(
  context: Context,
  { viewer, userId }: { viewer: Viewer; userId: string },
  statement: (blockedId: string) => [string, unknown[]],
): Promise<User> {
  const other = await findOther(context, viewer, userId);
  const directs = await findDirects(context.db.manager, [directKey(viewer.id, other.id)]);
  const [id] = directs.values();
  await inTransaction(context.db, async (tx) => {
    if (id) await lockConversation(tx, id);
    await tx.query(...statement(other.id));
    if (id) await bumpMemberVersion(tx, id);
  });
  if (id) await announceConversation(context, id);
  return other;
}

/** Keeps what somebody complains of, with the message's text as it is now. All wrong fields at once. */
export async function reportUser(context: Context, viewer: Viewer, input: ReportUserInput): Promise<void> {
  await context.rateLimits.consume('reportByViewer', viewer.id);
  const reason = toLines(input.reason);
  const other = await findOther(context, viewer, input.userId);
  const message = input.messageId
    ? await findReported(context, viewer, { senderId: other.id, id: input.messageId })
    : null;
  const fields = {
    ...(!hasText(reason) && { reason: msg('Enter what is wrong.') }),
    ...(reason.length > CHAT_LIMITS.reason && {
      reason: msg('At most {most} characters.', { most: CHAT_LIMITS.reason }),
    }),
    ...(input.messageId && !message && { messageId: msg('This message isn’t theirs.') }),
  };
  const [text] = Object.values(fields);
  if (text) throw new AppError('BAD_USER_INPUT', text, fields);
  const report = {
    id: uuid(),
    reporterId: viewer.id,
    reportedId: other.id,
    conversationId: message?.conversationId ?? null,
    messageText: message?.text ?? null,
    reason,
  };
  await inTransaction(context.db, (tx) => tx.insert(Report, report));
}

async function findReported(
  context: Context,
  viewer: Viewer,
  { senderId, id }: { senderId: string; id: string },
): Promise<Message | null> {
  const message = isUuid(id) ? await context.db.manager.findOneBy(Message, { id, senderId }) : null;
  return message && (await findConversation(context, viewer, message.conversationId)) ? message : null;
}

/** Another person. NOT_FOUND for nobody; BAD_USER_INPUT for oneself. */
async function findOther({ db }: Context, viewer: Viewer, userId: string): Promise<User> {
  if (userId === viewer.id) {
    const text = msg('This is you.');
    throw new AppError('BAD_USER_INPUT', text, 'userId');
  }
  const user = isUuid(userId) ? await db.manager.findOneBy(User, { id: userId }) : null;
  if (!user) throw new AppError('NOT_FOUND', msg('This person no longer has an account.'), 'userId');
  return user;
}
