import type { EntityManager } from 'typeorm';
import type { Services } from '../../../kernel/context.ts';

/** Before an account is deleted: removes the text of its messages from reports by others. */
export async function forgetReportedTexts(tx: EntityManager, userId: string): Promise<void> {
  await tx.query('UPDATE reports SET message_text = NULL WHERE reported_id = $1', [userId]);
}

/** Deletes reports after a year. */
export async function sweepReports({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await db.query("DELETE FROM reports WHERE created_at < $1::timestamptz - interval '1 year'", [now]);
}
