import { ADDRESSES } from '@tessera/domain';
import { type EntityManager, MoreThan } from 'typeorm';
import { addJobSql } from '../../infra/jobs.ts';
import { queueMail } from '../../infra/mail/mail.ts';
import type { Services } from '../../kernel/context.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { User, Users } from '../identity/index.ts';
import { leadDigestEmail } from './exchange-email.ts';
import { Lead } from './lead.entity.ts';

const HOUR_MS = 3600_000;

/**
 * Queues a digest for the owner in an hour, because more leads came today than are mailed one by one. Keeps one that is already
 * queued.
 */
export async function queueLeadDigest(tx: EntityManager, ownerId: string): Promise<void> {
  const job = addJobSql('mailLeadDigest', "json_build_object('ownerId', $1::text)", {
    key: "'leads ' || $1",
    keyMode: 'preserve_run_at',
    runAt: "now() + interval '1 hour'",
  });
  await tx.query(`SELECT ${job}`, [ownerId]);
}

/** Mails the owner how many left their details in the last hour. */
export async function mailLeadDigest(
  { db, env }: Pick<Services, 'db' | 'env'>,
  { ownerId }: { ownerId: string },
  now = new Date(),
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const owner = await tx.findOneBy(User, { id: ownerId });
    const count = await tx.countBy(Lead, { ownerId, createdAt: MoreThan(new Date(now.getTime() - HOUR_MS)) });
    if (!owner?.notifyLeads || !owner.emailConfirmedAt || count === 0) return;
    const email = leadDigestEmail(env, count, env.publicOrigin + ADDRESSES.contacts.path);
    await queueMail(tx, { ...Users.toMailbox(owner), email });
  });
}
