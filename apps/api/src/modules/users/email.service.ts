import { AppError, emailKey, MESSAGES } from '@tessera/domain';
import { type DataSource, type EntityManager, IsNull, MoreThan, Not } from 'typeorm';
import type { Context, Services, Viewer } from '../../composition/context.ts';
import { onDuplicate } from '../../platform/duplicates.ts';
import { queueMail } from '../../platform/mail/mail.ts';
import { recordSecurityEvent } from '../security/log/security-event.service.ts';
import { addressChangedEmail, confirmAddressEmail } from './account-email.ts';
import { EmailLink } from './email-link.entity.ts';
import { createEmailLink, takeEmailLink } from './email-link.service.ts';
import { assertPassword, validEmail } from './password.service.ts';
import { User } from './user.entity.ts';

const LINK_LIFETIME_MS = 3 * 24 * 3600_000;

/** Mails a link that proves the address; using it makes it the account's. */
export async function mailConfirmation(
  tx: EntityManager,
  { env }: Pick<Services, 'env'>,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const link = { userId, purpose: 'CONFIRM_EMAIL', email, lifetimeMs: LINK_LIFETIME_MS } as const;
  await queueMail(tx, { to: email, letter: confirmAddressEmail(env, await createEmailLink(tx, link)) });
}

/** Mails the link once more, to the new address when a change is under way. */
export async function requestEmailConfirmation(context: Context, viewer: Viewer): Promise<string> {
  await context.rateLimits.consume('mailByAccount', viewer.id);
  return context.db.transaction(async (tx) => {
    const user = await tx.findOneByOrFail(User, { id: viewer.id });
    const email = (await findPendingEmail(tx, user)) ?? user.email;
    await mailConfirmation(tx, context, { userId: user.id, email });
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
  await context.db.transaction(async (tx) => {
    if (await tx.existsBy(User, { email, id: Not(viewer.id) })) throw emailTaken();
    await mailConfirmation(tx, context, { userId: viewer.id, email });
  });
  return email;
}

/** Uses a mailed link: the address is the account's and is proved. CONFLICT when it became another's meanwhile. */
export async function confirmEmail(context: Context, input: { token: string }): Promise<string> {
  await context.rateLimits.consume('linkByAddress', context.request.address);
  const confirmed = context.db.transaction(async (tx) => {
    const { userId, email } = await takeEmailLink(tx, 'CONFIRM_EMAIL', input.token);
    const user = await tx.findOneOrFail(User, { where: { id: userId }, lock: { mode: 'pessimistic_write' } });
    await tx.update(User, { id: userId }, { email, emailConfirmedAt: new Date() });
    if (emailKey(user.email) !== emailKey(email)) {
      await queueMail(tx, { to: user.email, letter: addressChangedEmail(email) });
      await recordSecurityEvent(tx, context, { userId, kind: 'EMAIL_CHANGED', subject: email });
    }
    return email;
  });
  return onDuplicate(confirmed, 'users_email_key', emailTaken());
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

function emailTaken(): AppError {
  return new AppError('CONFLICT', MESSAGES.emailTaken, { email: MESSAGES.emailTaken });
}
