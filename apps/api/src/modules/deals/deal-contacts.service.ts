import { type EntityManager, In } from 'typeorm';
import type { Lead } from '../exchange/index.ts';
import { Deal } from './deal.entity.ts';

/** Hands the deals with these contacts to another owner, together with the contacts. */
export async function moveDeals(tx: EntityManager, contactIds: string[], heirId: string): Promise<void> {
  await tx.update(Deal, { contactId: In(contactIds) }, { ownerId: heirId });
}

/**
 * Takes what a visitor erased off the deals with their contact: a name that tells who it was becomes “Deal”. The notes
 * go where nothing is left of the contact. Who was merged into the contact is one with it by now.
 */
export async function eraseFromDeals(
  tx: EntityManager,
  lead: Lead,
  { contactId, isContactGone }: { contactId: string; isContactGone: boolean },
): Promise<void> {
  const told = [lead.name, lead.email, lead.phone, lead.company].filter(Boolean).map((text) => text.toLowerCase());
  for (const deal of await tx.findBy(Deal, { contactId })) {
    const isTelling = told.some((text) => deal.name.toLowerCase().includes(text));
    if (!isTelling && !isContactGone) continue;
    const name = isTelling ? 'Deal' : deal.name;
    const note = isContactGone ? '' : deal.note;
    await tx.update(Deal, { id: deal.id }, { name, note, version: deal.version + 1, updatedAt: new Date() });
  }
}
