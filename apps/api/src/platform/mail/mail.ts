import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { addJob } from '../jobs.ts';
import type { Mail } from './email.ts';

/** Queues a mail in the transaction that causes it: it leaves if, and only if, that is committed. */
export async function queueMail(tx: EntityManager, mail: Omit<Mail, 'messageId'>): Promise<void> {
  await addJob(tx, 'sendMail', { ...mail, messageId: randomUUID() });
}
