import { DELETION } from '@tessera/domain';
import type { EntityManager } from 'typeorm';
import { IdempotencyKey } from '../../../infra/idempotency-key.entity.ts';
import { addJob, addKeyedJob } from '../../../infra/jobs.ts';
import { queueMail } from '../../../infra/mail/mail.ts';
import type { Services } from '../../../kernel/context.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { queueSubscriptionEnd } from '../../billing/subscription.service.ts';
import { announceConversation } from '../../chat/conversations/conversation.service.ts';
import { forgetReportedTexts } from '../../chat/conversations/report.service.ts';
import { assertAllLocked, lockOwnConversations, transferGroupOwnership } from '../../chat/groups/ownership.service.ts';
import { forgetAllMessages } from '../../chat/messages/forget-messages.service.ts';
import { revokeAllTokens } from '../../connectors/disconnect.service.ts';
import { announceDirectoryChange } from '../../explore/directory.service.ts';
import { forgetInAudit } from '../../teams/audit/audit.service.ts';
import { lockOwnOrganization, transferOwnership } from '../../teams/organizations/organization-transfer.service.ts';
import { Upload } from '../../uploads/upload.entity.ts';
import { endGrants } from '../oauth/grant.service.ts';
import { announceEnded, endSessions } from '../sessions/session.service.ts';
import { removeAllTokens } from '../tokens/access-token.service.ts';
import { retireHandle } from '../users/handle.service.ts';
import { User } from '../users/user.entity.ts';
import { toMailbox } from '../users/user.service.ts';
import { AccountDeletion } from './account-deletion.entity.ts';
import { accountDeletedEmail } from './deletion-email.ts';
import { hasMailbox } from './remove-now.service.ts';

/** Adds a job for every account whose time has come, and removes records that have been kept long enough. */
export async function sweepDeletions({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const due = await tx.query<{ id: string }[]>(
      'SELECT id FROM account_deletions WHERE due_at <= $1 AND deleted_at IS NULL',
      [now],
    );
    for (const { id } of due)
      await addKeyedJob(tx, ['deleteAccount', { deletionId: id }], { key: `delete-account-${id}` });
    await tx.query(
      `DELETE FROM account_deletions
        WHERE deleted_at < $1::timestamptz - make_interval(days => $2)
           OR (confirmed_at IS NULL AND requested_at < $1::timestamptz - make_interval(days => $3))`,
      [now, DELETION.recordDays, DELETION.unconfirmedDays],
    );
  });
}

/** The job: removes the account with everything that hangs on it, in one transaction. Harmless when called off. */
export async function deleteAccount(services: Services, { deletionId }: { deletionId: string }): Promise<void> {
  const removed = await inTransaction(services.db, async (tx) => {
    const found = await tx.findOneBy(AccountDeletion, { id: deletionId });
    if (!found?.userId) return null;
    const conversations = await lockOwnConversations(tx, found.userId);
    const organizationId = await lockOwnOrganization(tx, found.userId);
    // The same order of locks as when the person calls it off: the account, then the request.
    const user = await tx.findOne(User, { where: { id: found.userId }, lock: { mode: 'pessimistic_write' } });
    const deletion = await tx.findOneBy(AccountDeletion, { id: deletionId });
    if (!user || !deletion?.dueAt) return null;
    await assertAllLocked(tx, user.id, conversations);
    await transferOwnership(tx, user.id, organizationId);
    await forgetInAudit(tx, user.email);
    return { conversations, sessions: await removeUser(tx, user, deletion) };
  });
  if (!removed) return;
  await announceEnded(services, removed.sessions);
  for (const id of removed.conversations) await announceConversation(services, id);
  await announceDirectoryChange(services);
}

async function removeUser(tx: EntityManager, user: User, deletion: AccountDeletion): Promise<string[]> {
  const { tokenIds } = await endGrants(tx, { ownerId: user.id });
  const ended = [...(await endSessions(tx, { userId: user.id })), ...(await removeAllTokens(tx, user.id)), ...tokenIds];
  const uploads = await tx.findBy(Upload, { ownerId: user.id });
  if (uploads.length > 0) await addJob(tx, 'removeFiles', { keys: uploads.map(({ key }) => key) });
  await retireHandle(tx, user);
  await forgetAllMessages(tx, user.id);
  await forgetReportedTexts(tx, user.id);
  await transferGroupOwnership(tx, user.id);
  await tx.delete(IdempotencyKey, { userId: user.id });
  await queueSubscriptionEnd(tx, user.id);
  await revokeAllTokens(tx, user.id);
  await tx.delete(User, { id: user.id });
  await tx.update(AccountDeletion, { id: deletion.id }, { deletedAt: new Date(), reason: '' });
  if (hasMailbox(user.email)) {
    await queueMail(tx, { ...toMailbox(user), isAccountMail: true, letter: accountDeletedEmail() });
  }
  return ended;
}
