import { AppError, emailKey } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { addJob } from '../../../infra/jobs.ts';
import type { Context } from '../../../kernel/context.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { endAccess } from '../security/recovery/end-access.service.ts';
import { announceEnded } from '../sessions/session.service.ts';
import { Credential } from '../users/credential.entity.ts';
import { takeEmailLink } from '../users/email-link.service.ts';
import { User } from '../users/user.entity.ts';
import { AccountDeletion } from './account-deletion.entity.ts';
import { hashEmail } from './deletion.service.ts';

/** Addresses that nobody can have (RFC 2606). */
const NOBODYS_DOMAIN = '@removed.invalid';

/**
 * Uses the link of the owner of an address that a stranger gave for their account: the account is removed. BAD_USER_INPUT
 * on `token`, also when the address was proved meanwhile.
 */
export async function disownAccount(context: Context, input: { token: string }): Promise<void> {
  await context.rateLimits.consume('linkByAddress', context.request.address);
  const ended = await inTransaction(context.db, async (tx) => {
    const { userId, email } = await takeEmailLink(tx, 'DISOWN_ACCOUNT', input.token);
    const user = await tx.findOneOrFail(User, { where: { id: userId }, lock: { mode: 'pessimistic_write' } });
    if (user.emailConfirmedAt || emailKey(user.email) !== emailKey(email)) {
      const text = msg('The address of this account was confirmed. Sign in, or ask for a new password.');
      throw new AppError('BAD_USER_INPUT', text, { token: text });
    }
    return removeNow(tx, user);
  });
  await announceEnded(context, ended);
}

/** An account that has this address without a proof gives it up and is removed. Gives the ids of what ended. */
export async function removeUnprovedHolder(tx: EntityManager, email: string): Promise<string[]> {
  const user = await tx.findOne(User, { where: { email }, lock: { mode: 'pessimistic_write' } });
  if (!user || user.emailConfirmedAt) return [];
  await tx.update(User, { id: user.id }, { email: user.id + NOBODYS_DOMAIN });
  return removeNow(tx, user);
}

/** The account stays: its owner has it back from somebody who may have asked for the deletion. */
export async function stopDeletion(tx: EntityManager, userId: string): Promise<void> {
  await tx.delete(AccountDeletion, { userId });
}

/** Whether mail to that address can reach somebody. */
export function hasMailbox(email: string): boolean {
  return !email.endsWith(NOBODYS_DOMAIN);
}

/** Nobody gets in from now on; a job removes everything. */
async function removeNow(tx: EntityManager, user: User): Promise<string[]> {
  const { ids } = await endAccess(tx, { userId: user.id });
  await tx.delete(Credential, { userId: user.id });
  await tx.delete(AccountDeletion, { userId: user.id });
  const [deletionId, now] = [uuid(), new Date()];
  const emailHash = hashEmail(deletionId, user.email);
  await tx.insert(AccountDeletion, { id: deletionId, userId: user.id, emailHash, confirmedAt: now, dueAt: now });
  await addJob(tx, 'deleteAccount', { deletionId });
  return ids;
}
