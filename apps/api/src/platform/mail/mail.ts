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
   * Whether the account that the mail is about has proved that the address is its own, or the address is the operator's. To any
   * other go `mailByRecipient` mails a day, whoever causes them: nobody's mailbox is filled by forms that take any address.
   */
  isProved: boolean;
}

/**
 * Queues a mail in the transaction that causes it: it leaves if, and only if, that is committed. The letter, which was
 * written in English just before, is translated into the reader's language. Gives false, and queues nothing, when enough went
 * to this address today.
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

/** What is kept of an address that nobody has proved. */
function hashRecipient(to: string): string {
  return createHash('sha256').update(emailKey(to)).digest('base64url');
}
