import { AppError, emailKey, MESSAGES } from '@tessera/domain';
import { msg } from '@tessera/texts';
import { type DataSource, type EntityManager, IsNull, MoreThan, Not } from 'typeorm';
import { addJob } from '../../../infra/jobs.ts';
import { queueMail } from '../../../infra/mail/mail.ts';
import type { Context, Viewer } from '../../../kernel/context.ts';
import { onDuplicate } from '../../../kernel/duplicates.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { removeUnprovedHolder, stopDeletion } from '../deletions/remove-now.service.ts';
import { removeAuthenticatorSince } from '../security/authenticators/remove-authenticator.service.ts';
import { recordSecurityEvent } from '../security/log/security-event.service.ts';
import { endAccess } from '../security/recovery/end-access.service.ts';
import { announceEnded } from '../sessions/session.service.ts';
import { addressChangedEmail, confirmAddressEmail } from './account-email.ts';
import { Credential } from './credential.entity.ts';
import { EmailLink } from './email-link.entity.ts';
import {
  createEmailLink,
  createUndoLink,
  forgetUndosSince,
  RESCUE_LIFETIME_MS,
  takeEmailLink,
} from './email-link.service.ts';
import { assertPassword, validEmail } from './password.service.ts';
import { User } from './user.entity.ts';
import { toMailbox } from './user.service.ts';

const LINK_LIFETIME_MS = 3 * 24 * 3600_000;

/**
 * Mails a link that proves the address and assigns it to the account. For a new account, also a link that removes it. Returns
 * false if the address got enough mails today.
 */
export async function mailConfirmation(
  tx: EntityManager,
  { env, request }: Pick<Context, 'env' | 'request'>,
  { userId, email, isNew = false }: { userId: string; email: string; isNew?: boolean },
): Promise<boolean> {
  const link = { userId, email, lifetimeMs: LINK_LIFETIME_MS };
  const token = await createEmailLink(tx, { ...link, purpose: 'CONFIRM_EMAIL' });
  const disown = { ...link, purpose: 'DISOWN_ACCOUNT', lifetimeMs: RESCUE_LIFETIME_MS } as const;
  const tokens = { token, ...(isNew && { disownToken: await createEmailLink(tx, disown) }) };
  const confirmation = confirmAddressEmail(env, tokens);
  const { language } = request;
  const mail = { to: email, isProved: false, isAccountMail: true, language, email: confirmation };
  return queueMail(tx, mail);
}

/** Mails the link once more, to the new address when a change is under way. */
export async function requestEmailConfirmation(context: Context, viewer: Viewer): Promise<string> {
  await context.rateLimits.consume('mailByAccount', viewer.id);
  return inTransaction(context.db, async (tx) => {
    const user = await tx.findOneByOrFail(User, { id: viewer.id });
    const email = (await findPendingEmail(tx, user)) ?? user.email;
    if (!(await mailConfirmation(tx, context, { userId: user.id, email }))) throw enoughMails();
    return email;
  });
}

/** Begins a change of address: the account keeps the old one until the new one is proved. */
export async function changeEmail(
  context: Context,
  viewer: Viewer,
  input: { email: string; password: string },
): Promise<string> {
  const email = validEmail(input.email);
  await assertPassword(context, viewer, { password: input.password });
  await context.rateLimits.consume('mailByAccount', viewer.id);
  await inTransaction(context.db, async (tx) => {
    if (await tx.existsBy(User, { email, id: Not(viewer.id) })) throw emailTaken();
    if (!(await mailConfirmation(tx, context, { userId: viewer.id, email }))) throw enoughMails();
  });
  return email;
}

/**
 * Uses a mailed link: the address is the account's and is proved. With another address all access to the account ends but
 * this session, and the former address gets a link that undoes the change. CONFLICT when it became another's meanwhile.
 */
export async function confirmEmail(context: Context, input: { token: string }): Promise<string> {
  await context.rateLimits.consume('linkByAddress', context.request.address);
  const confirmed = inTransaction(context.db, async (tx) => {
    const { userId, email } = await takeEmailLink(tx, 'CONFIRM_EMAIL', input.token);
    const user = await tx.findOneOrFail(User, { where: { id: userId }, lock: { mode: 'pessimistic_write' } });
    await tx.update(User, { id: userId }, { email, emailConfirmedAt: new Date() });
    const isOther = emailKey(user.email) !== emailKey(email);
    return { email, ended: isOther ? await endWithFormerAddress(tx, context, { user, email }) : [] };
  });
  const { email, ended } = await onDuplicate(confirmed, 'users_email_key', emailTaken());
  await announceEnded(context, ended);
  return email;
}

/** Gives the ids of what ended. */
async function endWithFormerAddress(
  tx: EntityManager,
  context: Context,
  { user, email }: { user: User; email: string },
): Promise<string[]> {
  const userId = user.id;
  const keptSessionId = context.viewer?.id === userId ? context.viewer.sessionId : undefined;
  const { ids, texts } = await endAccess(tx, { userId, keptSessionId });
  // An address that nobody had proved gives no right over the account.
  const undoToken = await createUndoLink(tx, user);
  if (undoToken) {
    const warning = addressChangedEmail(context.env, { newEmail: email, undoToken, texts });
    // Only a proved address gets such a link.
    await queueMail(tx, { ...toMailbox(user), isProved: true, email: warning });
  }
  await recordSecurityEvent(tx, context, { userId, kind: 'EMAIL_CHANGED', subject: email });
  return ids;
}

/**
 * Uses the link that went to the former address, or with word of a new authenticator app: the account has the address
 * again, all access ends, and the password is worth nothing until it is set anew by another mailed link. So does what an
 * intruder may have begun: an authenticator app, unless it was on a week before, and a deletion. BAD_USER_INPUT on `token`.
 */
export async function undoEmailChange(context: Context, input: { token: string }): Promise<string> {
  await context.rateLimits.consume('linkByAddress', context.request.address);
  const undone = inTransaction(context.db, async (tx) => {
    const { userId, email, createdAt } = await takeEmailLink(tx, 'UNDO_EMAIL_CHANGE', input.token);
    const user = await tx.findOneOrFail(User, { where: { id: userId }, lock: { mode: 'pessimistic_write' } });
    await forgetUndosSince(tx, userId, createdAt);
    await stopDeletion(tx, userId);
    const squatters = await removeUnprovedHolder(tx, email);
    await tx.update(User, { id: userId }, { email, emailConfirmedAt: new Date() });
    await tx.delete(Credential, { userId });
    const { ids } = await endAccess(tx, { userId, isRescue: true });
    const since = new Date(createdAt.getTime() - RESCUE_LIFETIME_MS);
    const hadApp = await removeAuthenticatorSince(tx, userId, since);
    if (hadApp) await recordSecurityEvent(tx, context, { userId, kind: 'AUTHENTICATOR_REMOVED' });
    const isOther = emailKey(user.email) !== emailKey(email);
    if (isOther) await recordSecurityEvent(tx, context, { userId, kind: 'EMAIL_CHANGE_UNDONE', subject: email });
    await addJob(tx, 'startPasswordReset', { email, isKnown: true });
    return { email, ended: [...ids, ...squatters] };
  });
  const { email, ended } = await onDuplicate(undone, 'users_email_key', emailTaken());
  await announceEnded(context, ended);
  return email;
}

/** The address that waits for its proof while another is in use; null when there is none. */
export async function findPendingEmail(
  db: Pick<DataSource['manager'], 'findOne'>,
  user: Pick<User, 'id' | 'email'>,
): Promise<string | null> {
  const link = await db.findOne(EmailLink, {
    where: { userId: user.id, purpose: 'CONFIRM_EMAIL', usedAt: IsNull(), expiresAt: MoreThan(new Date()) },
  });
  return link && emailKey(link.email) !== emailKey(user.email) ? link.email : null;
}

/** RATE_LIMITED. */
function enoughMails(): AppError {
  const text = msg('We’ve sent this address enough emails for today. Look in its spam folder, or try again tomorrow.');
  return new AppError('RATE_LIMITED', text).with({ retryAfterSeconds: 24 * 3600 });
}

function emailTaken(): AppError {
  return new AppError('CONFLICT', MESSAGES.emailTaken, { email: MESSAGES.emailTaken });
}
