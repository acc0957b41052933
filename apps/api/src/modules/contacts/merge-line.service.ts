import { type DataSource, type EntityManager, In } from 'typeorm';
import { toEntity } from '../../kernel/rows.ts';
import { Contact } from './contact.entity.ts';
import { selectFamily } from './contact-sql.ts';

/** A contact, then the one that it was merged into, and so on; the last one is what its owner sees. */
export async function findLine(tx: EntityManager, contactId: string): Promise<Contact[]> {
  const rows = await tx.query<{ id: string }[]>(
    `WITH RECURSIVE line AS (
       SELECT id, merge_id, 0 AS step FROM contacts WHERE id = $1
       UNION ALL
       SELECT k.id, k.merge_id, l.step + 1 FROM line l
         JOIN contact_merges m ON m.id = l.merge_id JOIN contacts k ON k.id = m.kept_id
     ) SELECT id FROM line ORDER BY step`,
    [contactId],
  );
  const found = await tx.findBy(Contact, { id: In(rows.map(({ id }) => id)) });
  return rows.flatMap(({ id }) => found.find((contact) => contact.id === id) ?? []);
}

/** What was merged into the contact, step by step, and can still be taken apart; the oldest first. */
export async function findMerged(tx: EntityManager, rootId: string): Promise<Contact[]> {
  const rows = await tx.query<{ id: string }[]>(
    `WITH RECURSIVE ${selectFamily('$1::uuid')} SELECT id FROM family WHERE id <> $1`,
    [rootId],
  );
  return tx.find(Contact, { where: { id: In(rows.map(({ id }) => id)) }, order: { createdAt: 'ASC', id: 'ASC' } });
}

/** What the owner sees of these contacts: of one that was merged into another, that one. */
export async function findKept(tx: EntityManager, ownerId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ id: string }[]>(
    `WITH RECURSIVE line AS (
       SELECT id, merge_id FROM contacts WHERE owner_id = $1 AND id = ANY ($2::uuid[])
       UNION
       SELECT kept.id, kept.merge_id FROM line l
         JOIN contact_merges m ON m.id = l.merge_id JOIN contacts kept ON kept.id = m.kept_id)
     SELECT id FROM line WHERE merge_id IS NULL`,
    [ownerId, ids],
  );
  return rows.map(({ id }) => id);
}

/** What their owners see of these contacts, by the id that was asked for; what is gone has no entry. One statement. */
export async function findKeptContacts(db: DataSource, ids: readonly string[]): Promise<Map<string, Contact>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<{ asked: string; contact: Record<string, unknown> }[]>(
    `WITH RECURSIVE line AS (
       SELECT id AS asked, id, merge_id FROM contacts WHERE id = ANY ($1::uuid[])
       UNION
       SELECT l.asked, kept.id, kept.merge_id FROM line l
         JOIN contact_merges m ON m.id = l.merge_id JOIN contacts kept ON kept.id = m.kept_id)
     SELECT asked, row_to_json(c.*) AS contact FROM line JOIN contacts c USING (id) WHERE line.merge_id IS NULL`,
    [ids],
  );
  return new Map(rows.map(({ asked, contact }) => [asked, toEntity(db, Contact, contact)]));
}
