import { type EntityManager, In } from 'typeorm';
import { Contact } from './contact.entity.ts';
import { ContactCard } from './contact-card.entity.ts';
import { countNewPeople } from './contact-first.service.ts';

/** Moves contacts into another address book, with the cards as which they were saved. Both address books are locked. */
export async function moveContacts(tx: EntityManager, ids: string[], heirId: string): Promise<void> {
  await tx.query(
    `DELETE FROM contact_cards WHERE contact_id = ANY ($1::uuid[])
        AND card_id IN (SELECT card_id FROM contact_cards WHERE owner_id = $2)`,
    [ids, heirId],
  );
  await tx.query('DELETE FROM contact_differences WHERE (one_id = ANY ($1::uuid[])) <> (other_id = ANY ($1::uuid[]))', [
    ids,
  ]);
  await tx.update(Contact, { id: In(ids) }, { ownerId: heirId });
  await tx.update(ContactCard, { contactId: In(ids) }, { ownerId: heirId });
  await countNewPeople(tx, heirId, await tx.findBy(Contact, { id: In(ids) }));
}
