import type { DataSource } from 'typeorm';
import { ContactSql } from '../contacts/index.ts';

/** The person's reminders, each with its contact; for their own archive. */
export async function reminderFacts(db: DataSource, ownerId: string): Promise<object[]> {
  return db.query<object[]>(
    `SELECT c.name AS contact, r.due_at AS "dueAt", r.note, r.done_at AS "doneAt", r.created_at AS "createdAt"
       FROM contact_reminders r JOIN (${ContactSql.selectContactNames('$1')}) c ON c.id = r.contact_id
      WHERE r.owner_id = $1 ORDER BY r.due_at, r.id`,
    [ownerId],
  );
}
