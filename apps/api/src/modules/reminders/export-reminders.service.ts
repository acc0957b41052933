import type { DataSource } from 'typeorm';

/** The person's reminders with whom they are about, and their kept filters; for their own archive. */
export async function reminderFacts(db: DataSource, ownerId: string): Promise<object> {
  const reminders = await db.query<object[]>(
    `SELECT c.name AS contact, r.due_at AS "dueAt", r.note, r.done_at AS "doneAt", r.created_at AS "createdAt"
       FROM contact_reminders r JOIN contacts c ON c.id = r.contact_id
      WHERE r.owner_id = $1 ORDER BY r.due_at, r.id`,
    [ownerId],
  );
  const views = await db.query<object[]>(
    'SELECT name, query, tag, sort FROM contact_views WHERE owner_id = $1 ORDER BY created_at, id',
    [ownerId],
  );
  return { reminders, views };
}
