import { randomUUID } from 'node:crypto';
import type { LanguageTag } from '@tessera/texts';
import type { EntityManager } from 'typeorm';
import { addJob } from '../jobs.ts';
import { type Mail, translateEmail } from './email.ts';

/**
 * Queues a mail in the transaction that causes it: it leaves if, and only if, that is committed. The letter, which was
 * written in English just before, is translated into the reader's language.
 */
export async function queueMail(
  tx: EntityManager,
  { language, letter, ...mail }: Omit<Mail, 'messageId'> & { language: LanguageTag },
): Promise<void> {
  await addJob(tx, 'sendMail', { ...mail, letter: translateEmail(letter, language), messageId: randomUUID() });
}
