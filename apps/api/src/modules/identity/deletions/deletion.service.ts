import { createHash } from 'node:crypto';
import { AppError, addBusinessDays, checkEmail, checkFullName, DELETION, MESSAGES } from '@tessera/domain';
import { msg } from '@tessera/texts';
import { type DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { addJob } from '../../../infra/jobs.ts';
import { queueMail } from '../../../infra/mail/mail.ts';
import { type Context, requireViewer, type Services } from '../../../kernel/context.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { maySendMail, takeMailAttempt } from '../security/devices/attempts.service.ts';
import { findHasSecondFactor } from '../security/proofs/second-factor-sql.ts';
import { createEmailLink, takeEmailLink } from '../users/email-link.service.ts';
import { User } from '../users/user.entity.ts';
import { isDemoEmail, toMailbox } from '../users/user.service.ts';
import { AccountDeletion } from './account-deletion.entity.ts';
import { confirmDeletionEmail, deletionCancelledEmail, deletionScheduledEmail } from './deletion-email.ts';

const DAY_MS = 24 * 3600_000;
const CONFIRM_LIFETIME_MS = 3 * DAY_MS;

/** Mails a link to the address if it has an account. Whether it has one is not told, nor to be measured. */
export async function requestAccountDeletion(
  context: Context,
  input: { fullName: string; email: string; reason?: string | null },
): Promise<void> {
  const { email, reason } = checkRequest(input);
  const isKnown = await takeMailAttempt(context, email);
  await addJob(context.db.manager, 'startDeletion', { email, reason, isKnown });
}

/** The job behind `requestAccountDeletion`. A request that is confirmed already only gets its email again. */
export async function startDeletion(
  services: Services,
  request: { email: string; reason: string; isKnown: boolean },
): Promise<void> {
  const { db, env } = services;
  if (isDemoEmail({ env }, request.email) || !(await maySendMail(services, request))) return;
  await inTransaction(db, async (tx) => {
    const user = await tx.findOne(User, { where: { email: request.email }, lock: { mode: 'pessimistic_write' } });
    if (!user) return;
    const running = await tx.findOneBy(AccountDeletion, { userId: user.id });
    if (running?.dueAt) return mailSchedule(tx, env, { user, dueAt: running.dueAt });
    if (running) await tx.delete(AccountDeletion, { id: running.id });
    const id = uuid();
    const emailHash = hashEmail(id, user.email);
    await tx.insert(AccountDeletion, { id, userId: user.id, emailHash, reason: request.reason });
    const link = { userId: user.id, purpose: 'CONFIRM_DELETION', email: user.email } as const;
    const token = await createEmailLink(tx, { ...link, lifetimeMs: CONFIRM_LIFETIME_MS });
    const email = confirmDeletionEmail(env, token);
    await queueMail(tx, { ...toMailbox(user), isAccountMail: true, email });
  });
}

/**
 * Uses the mailed link; gives when the account will be deleted. Whoever reads the mails of an account with a second factor
 * can't delete it: the call has to come from a session that has shown one. BAD_USER_INPUT on `token`, UNAUTHENTICATED.
 */
export async function confirmAccountDeletion(context: Context, input: { token: string }): Promise<Date> {
  await context.rateLimits.consume('linkByAddress', context.request.address);
  return inTransaction(context.db, async (tx) => {
    const { userId } = await takeEmailLink(tx, 'CONFIRM_DELETION', input.token);
    const isProved = context.viewer?.id === userId && context.viewer.hasSecondFactor;
    if (!isProved && (await findHasSecondFactor(tx, userId))) throw secondFactorFirst();
    const user = await tx.findOneOrFail(User, { where: { id: userId }, lock: { mode: 'pessimistic_write' } });
    const confirmedAt = new Date();
    const dueAt = addBusinessDays(confirmedAt, DELETION.dueBusinessDays);
    await tx.update(AccountDeletion, { userId }, { confirmedAt, dueAt });
    await mailSchedule(tx, context.env, { user, dueAt });
    return dueAt;
  });
}

/** Calls the deletion off, by the mailed link or as the signed-in person. NOT_FOUND when none is under way. */
export async function cancelAccountDeletion(context: Context, input: { token?: string | null }): Promise<void> {
  await context.rateLimits.consume('linkByAddress', context.request.address);
  await inTransaction(context.db, async (tx) => {
    const userId = input.token
      ? (await takeEmailLink(tx, 'CANCEL_DELETION', input.token)).userId
      : requireViewer(context).id;
    const user = await tx.findOneOrFail(User, { where: { id: userId }, lock: { mode: 'pessimistic_write' } });
    const { affected } = await tx.delete(AccountDeletion, { userId, dueAt: Not(IsNull()) });
    if (!affected) throw new AppError('NOT_FOUND', msg('This account isn’t scheduled for deletion.'));
    await queueMail(tx, { ...toMailbox(user), isAccountMail: true, email: deletionCancelledEmail() });
  });
}

function secondFactorFirst(): AppError {
  const text = msg('This account has two-step sign-in. Sign in with it, then open the link in the email again.');
  return new AppError('UNAUTHENTICATED', text);
}

/** When the account will be deleted, or null. */
export async function findDeletionDueAt({ manager }: DataSource, userId: string): Promise<Date | null> {
  const running = await manager.findOneBy(AccountDeletion, { userId });
  return running?.dueAt ?? null;
}

function checkRequest(input: { fullName: string; email: string; reason?: string | null }) {
  const name = checkFullName(input.fullName);
  const { email, error } = checkEmail(input.email);
  const reason = input.reason?.trim() ?? '';
  const fields = {
    ...(name.error && { fullName: name.error }),
    ...(error && { email: error }),
    ...(reason.length > DELETION.reasonMax && {
      reason: msg('At most {most} characters.', { most: DELETION.reasonMax }),
    }),
  };
  if (Object.keys(fields).length > 0) throw new AppError('BAD_USER_INPUT', MESSAGES.invalidFields, fields);
  return { email: email ?? '', reason };
}

async function mailSchedule(
  tx: EntityManager,
  env: Services['env'],
  { user, dueAt }: { user: User; dueAt: Date },
): Promise<void> {
  // The job may come somewhat later than the day; until then the person may still change their mind.
  const lifetimeMs = dueAt.getTime() - Date.now() + 7 * DAY_MS;
  const token = await createEmailLink(tx, {
    userId: user.id,
    purpose: 'CANCEL_DELETION',
    email: user.email,
    lifetimeMs,
  });
  const email = deletionScheduledEmail(env, dueAt, token);
  await queueMail(tx, { ...toMailbox(user), isAccountMail: true, email });
}

/** Answers for whoever knows the address whether it was deleted. */
export function hashEmail(id: string, email: string): Buffer {
  return createHash('sha256').update(`${id}\n${email.toLowerCase()}`).digest();
}

/** SQL: deletions that people asked for, as (requested_at, facts). */
export const SELECT_DELETIONS = `SELECT requested_at, jsonb_build_object('confirmed', coalesce(confirmed_at::text, ''),
  'due', coalesce(due_at::text, ''), 'deleted', coalesce(deleted_at::text, ''), 'reason', reason) AS facts
  FROM account_deletions`;
