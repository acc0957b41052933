import { AppError, checkEmail } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { EntityManager } from 'typeorm';
import { addJob } from '../../../infra/jobs.ts';
import { queueMail } from '../../../infra/mail/mail.ts';
import type { Context, Services, Viewer } from '../../../kernel/context.ts';
import { asWrongCredential } from '../../../kernel/refusals.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { maySendMail, takeMailAttempt } from '../security/devices/attempts.service.ts';
import { rememberDevice } from '../security/devices/known-device.service.ts';
import { recordSecurityEvent } from '../security/log/security-event.service.ts';
import { type EndedAccess, endAccess } from '../security/recovery/end-access.service.ts';
import { announceEnded, endSessions } from '../sessions/session.service.ts';
import { passwordChangedEmail, resetPasswordEmail } from './account-email.ts';
import { findPasswordProblem } from './common-password.ts';
import { Credential } from './credential.entity.ts';
import { createEmailLink, forgetEmailLinks, takeEmailLink } from './email-link.service.ts';
import { User } from './user.entity.ts';
import { isDemoEmail, toMailbox } from './user.service.ts';

const LINK_LIFETIME_MS = 3600_000;

/** Mails a link to the address if it has an account. Whether it has one is not told, nor to be measured. */
export async function requestPasswordReset(context: Context, input: { email: string }): Promise<void> {
  const email = validEmail(input.email);
  const isKnown = await takeMailAttempt(context, email);
  await addJob(context.db.manager, 'startPasswordReset', { email, isKnown });
}

/** The job behind `requestPasswordReset`. */
export async function startPasswordReset(
  services: Services,
  request: { email: string; isKnown: boolean },
): Promise<void> {
  const { db, env } = services;
  const { email } = request;
  if (isDemoEmail({ env }, email) || !(await maySendMail(services, request))) return;
  await inTransaction(db, async (tx) => {
    const user = await tx.findOneBy(User, { email });
    if (!user) return;
    const link = { userId: user.id, purpose: 'RESET_PASSWORD', email, lifetimeMs: LINK_LIFETIME_MS } as const;
    const token = await createEmailLink(tx, link);
    const reset = resetPasswordEmail(env, token);
    await queueMail(tx, { ...toMailbox(user), isAccountMail: true, email: reset });
  });
}

/**
 * Sets the password by a mailed link and ends everything that an intruder could have left in the account. BAD_USER_INPUT
 * on `password` or `token`.
 */
export async function resetPassword(context: Context, input: { token: string; password: string }): Promise<void> {
  await context.rateLimits.consume('linkByAddress', context.request.address);
  const passwordHash = await hashNew(context, input.password, 'password');
  const ended = await inTransaction(context.db, async (tx) => {
    const { userId, email } = await takeEmailLink(tx, 'RESET_PASSWORD', input.token);
    // Whoever could read the mail has proved the address.
    await tx.update(User, { id: userId, email }, { emailConfirmedAt: new Date() });
    const access = await endAccess(tx, { userId, isRescue: true });
    // Every other device is forgotten. This one signs in next, also while strangers use up the account's tries.
    await rememberDevice(tx, context, userId);
    await setPassword(tx, context, { userId, passwordHash, kind: 'PASSWORD_RESET', texts: access.texts });
    return access.ids;
  });
  await announceEnded(context, ended);
}

/** Sets a new password for the right present one and ends all other sessions. BAD_USER_INPUT names the field. */
export async function changePassword(
  context: Context,
  viewer: Viewer,
  input: { currentPassword: string; newPassword: string },
): Promise<void> {
  await assertPassword(context, viewer, { currentPassword: input.currentPassword });
  const passwordHash = await hashNew(context, input.newPassword, 'newPassword');
  const ended = await inTransaction(context.db, async (tx) => {
    const texts = [msg('All other devices were signed out.')];
    await setPassword(tx, context, { userId: viewer.id, passwordHash, kind: 'PASSWORD_CHANGED', texts });
    await forgetEmailLinks(tx, viewer.id);
    return endSessions(tx, { userId: viewer.id, exceptId: viewer.sessionId });
  });
  await announceEnded(context, ended);
}

/** BAD_USER_INPUT on the one given field unless it is the viewer's password. RATE_LIMITED like signing in. */
export async function assertPassword(context: Context, viewer: Viewer, field: Record<string, string>): Promise<void> {
  const [[name, password] = ['', '']] = Object.entries(field);
  await context.rateLimits.consume('proofBySession', viewer.sessionId);
  const credential = await context.db.manager.findOneBy(Credential, { userId: viewer.id });
  if (await context.passwords.verify(credential?.passwordHash ?? null, password)) return;
  const text = msg('That password isn’t right.');
  throw asWrongCredential(new AppError('BAD_USER_INPUT', text, name));
}

/** The address, trimmed. BAD_USER_INPUT on `email`. */
export function validEmail(raw: string): string {
  const checked = checkEmail(raw);
  if (checked.error === undefined) return checked.email;
  throw new AppError('BAD_USER_INPUT', checked.error, 'email');
}

async function hashNew({ env, passwords }: Services, password: string, field: string): Promise<string> {
  const problem = findPasswordProblem(env, password);
  if (problem) throw new AppError('BAD_USER_INPUT', problem, field);
  return passwords.hash(password);
}

interface NewPassword {
  userId: string;
  passwordHash: string;
  kind: 'PASSWORD_CHANGED' | 'PASSWORD_RESET';
  /** What ended with the old one, for the mail. */
  texts: EndedAccess['texts'];
}

async function setPassword(
  tx: EntityManager,
  context: Context,
  { userId, passwordHash, kind, texts }: NewPassword,
): Promise<void> {
  const user = await tx.findOneByOrFail(User, { id: userId });
  await recordSecurityEvent(tx, context, { userId, kind });
  // There is none after a change of address was undone.
  await tx.upsert(Credential, { userId, passwordHash, changedAt: new Date() }, ['userId']);
  const email = passwordChangedEmail(context.env, texts);
  await queueMail(tx, { ...toMailbox(user), isAccountMail: true, email });
}
