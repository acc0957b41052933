import type { EntityManager } from 'typeorm';
import type { Contact } from './contact.entity.ts';
import { ContactCard } from './contact-card.entity.ts';

/** Notes that the card was saved as the contact. A card that is saved already stays with the contact that it is. */
export async function noteSavedCard(
  tx: EntityManager,
  saved: { ownerId: string; cardId: string; contactId: string },
): Promise<void> {
  await tx.createQueryBuilder().insert().into(ContactCard).values(saved).orIgnore().execute();
}

/** The contact was saved as that card no more, and is no account's when it was saved as no other. */
export async function forgetSavedCard(tx: EntityManager, contact: Contact, cardId: string): Promise<void> {
  await tx.delete(ContactCard, { contactId: contact.id, cardId });
  if (!(await tx.existsBy(ContactCard, { contactId: contact.id }))) contact.userId = null;
}
