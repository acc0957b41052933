import { createHash, randomUUID } from 'node:crypto';
import { emailKey } from '@tessera/domain';
import type { LanguageTag } from '@tessera/texts';
import type { EntityManager } from 'typeorm';
import { addJob, addJobSql } from '../jobs.ts';
import { takePoint } from '../limits/rate-limits.ts';
import { type Email, type Mail, translateEmail } from './email.ts';

interface QueuedMail extends Omit<Mail, 'messageId' | 'email'> {
  email: Email;
  language: LanguageTag;
  /**
   * Whether the mail's account has proved this address, or the address is the operator's. Any other address gets at most
   * `mailByRecipient` mails a day from all senders together, so that no one can flood a mailbox through a form.
   */
  isProved: boolean;
  /** The account with this address can't be entered or kept without it. `KEPT_FOR_ACCOUNTS` of the day's mails are such ones. */
  isAccountMail?: boolean;
}

export const MAIL_LIMITS = {
  /** Mails to an address that the account of the mail hasn't proved. */
  mailByRecipient: { points: 5, duration: 86_400 },
};

/** Otherwise anyone could lock the owner of an unproved address out for a day, with five forms. */
const KEPT_FOR_ACCOUNTS = 2;

/**
 * Queues a mail in the transaction that causes it: it leaves if, and only if, that is committed. The email
 * is said in the reader's language. Returns false, and queues nothing, if this address got
 * enough mails today.
 */
export async function queueMail(
  tx: EntityManager,
  { language, email, isProved, isAccountMail = false, ...mail }: QueuedMail,
): Promise<boolean> {
  const payload = { ...mail, email: translateEmail(email, language), messageId: randomUUID() };
  if (isProved) {
    await addJob(tx, 'sendMail', payload);
    return true;
  }
  // Counted and queued in one statement: signing up and changing an address wait for it.
  const { sql, values } = takePoint(
    `mailByRecipient:${hashMailbox(mail.to)}`,
    MAIL_LIMITS.mailByRecipient,
    isAccountMail ? 0 : KEPT_FOR_ACCOUNTS,
  );
  const queued = await tx.query<unknown[]>(`WITH ${sql} SELECT ${addJobSql('sendMail', '$4::json')} FROM taken`, [
    ...values,
    JSON.stringify(payload),
  ]);
  return queued.length > 0;
}

/** The key of the limit: one for all addresses that most providers, and Gmail, deliver to one mailbox. */
function hashMailbox(to: string): string {
  const [local = '', domain = ''] = emailKey(to).split('@');
  const [name = ''] = local.split('+');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  const mailbox = isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
  return createHash('sha256').update(mailbox).digest('base64url');
}
