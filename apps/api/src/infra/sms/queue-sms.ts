import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { addJob } from '../jobs.ts';
import type { Sms } from './sms.ts';

/** Queues a text message in the transaction that causes it: it leaves if, and only if, that is committed. */
export async function queueSms(tx: EntityManager, sms: Omit<Sms, 'messageId'>): Promise<void> {
  await addJob(tx, 'sendSms', { ...sms, messageId: randomUUID() });
}
