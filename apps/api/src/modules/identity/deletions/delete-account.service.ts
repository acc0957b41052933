import { DELETION } from '@tessera/domain';
import type { EntityManager } from 'typeorm';
import { IdempotencyKey } from '../../../infra/idempotency-key.entity.ts';
import { addKeyedJob } from '../../../infra/jobs.ts';
import { queueMail } from '../../../infra/mail/mail.ts';
import { announcePublicChange } from '../../../infra/response-cache.ts';
import type { Services } from '../../../kernel/context.ts';
import { type AccountEnd, HOOKS } from '../../../kernel/hooks.ts';
import { afterCommit, inTransaction } from '../../../kernel/transaction.ts';
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
  await inTransaction(services.db, async (tx) => {
    const found = await tx.findOneBy(AccountDeletion, { id: deletionId });
    const { userId } = found ?? {};
    if (!userId) return;
    const held: { hook: AccountEnd; locked: unknown }[] = [];
    for (const hook of HOOKS.accountEnd) held.push({ hook, locked: await hook.lock?.(tx, userId) });
    // The same order of locks as when the person calls it off: the account, then the request.
    const user = await tx.findOne(User, { where: { id: userId }, lock: { mode: 'pessimistic_write' } });
    const deletion = await tx.findOneBy(AccountDeletion, { id: deletionId });
    if (!user || !deletion?.dueAt) return;
    for (const { hook, locked } of held) await hook.end(tx, { user, locked }, services);
    const ended = await removeUser(tx, user, deletion);
    afterCommit(tx, () => announceEnded(services, ended));
    afterCommit(tx, () => announcePublicChange(services));
  });
}

async function removeUser(tx: EntityManager, user: User, deletion: AccountDeletion): Promise<string[]> {
  const { tokenIds } = await endGrants(tx, { ownerId: user.id });
  const ended = [...(await endSessions(tx, { userId: user.id })), ...(await removeAllTokens(tx, user.id)), ...tokenIds];
  await retireHandle(tx, user);
  await tx.delete(IdempotencyKey, { userId: user.id });
  await tx.delete(User, { id: user.id });
  await tx.update(AccountDeletion, { id: deletion.id }, { deletedAt: new Date(), reason: '' });
  if (hasMailbox(user.email)) {
    await queueMail(tx, { ...toMailbox(user), isAccountMail: true, email: accountDeletedEmail() });
  }
  return ended;
}
