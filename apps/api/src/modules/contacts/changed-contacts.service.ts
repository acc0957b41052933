import type { EntityManager } from 'typeorm';
import { Contact } from './contact.entity.ts';

/** The owner's contacts that changed after a time, or at that time after an id, in the order of their changes. */
export function findChanged(
  tx: EntityManager,
  ownerId: string,
  { at, id, most }: { at: Date; id: string; most: number },
): Promise<Contact[]> {
  return tx
    .createQueryBuilder(Contact, 'c')
    .where('c.owner_id = :ownerId AND c.merge_id IS NULL', { ownerId })
    .andWhere('(c.updated_at, c.id) > (:at, :id)', { at, id })
    .orderBy('c.updated_at')
    .addOrderBy('c.id')
    .limit(most)
    .getMany();
}

/** Holds a contact until the transaction ends; false when it is gone. */
export async function holdContact(tx: EntityManager, id: string): Promise<boolean> {
  const found = await tx.query<unknown[]>('SELECT 1 FROM contacts WHERE id = $1 FOR KEY SHARE', [id]);
  return found.length > 0;
}
