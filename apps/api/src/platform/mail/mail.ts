import { createHash, randomUUID } from 'node:crypto';
import { emailKey } from '@tessera/domain';
import type { LanguageTag } from '@tessera/texts';
import type { EntityManager } from 'typeorm';
import { addJob, addJobSql } from '../jobs.ts';
import { takePoint } from '../rate-limits.ts';
import { type Mail, translateEmail } from './email.ts';

interface QueuedMail extends Omit<Mail, 'messageId'> {
  language: LanguageTag;
  /**
   * Whether the mail's account has proved this address, or the address is the operator's. Any other address gets at most
   * `mailByRecipient` mails a day from all senders together, so that no one can flood a mailbox through a form.
   */
  isProved: boolean;
}

/**
 * Queues a mail in the transaction that causes it: it leaves if, and only if, that is committed. The letter, which was
 * written in English just before, is translated into the reader's language. Returns false, and queues nothing, if this address got
 * enough mails today.
 */
export async function queueMail(
  tx: EntityManager,
  { language, letter, isProved, ...mail }: QueuedMail,
): Promise<boolean> {
  const payload = { ...mail, letter: translateEmail(letter, language), messageId: randomUUID() };
  if (isProved) {
    await addJob(tx, 'sendMail', payload);
    return true;
  }
  // Counted and queued in one statement: signing up and changing an address wait for it.
  const { sql, values } = takePoint('mailByRecipient', hashRecipient(mail.to));
  const queued = await tx.query<unknown[]>(`WITH ${sql} SELECT ${addJobSql('sendMail', '$4::json')} FROM taken`, [
    ...values,
    JSON.stringify(payload),
  ]);
  return queued.length > 0;
}

/** The key of the limit for an unproved address. */
function hashRecipient(to: string): string {
  return createHash('sha256').update(emailKey(to)).digest('base64url');
}
