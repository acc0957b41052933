import { AppError } from '@tessera/domain';
import { msg } from '@tessera/texts';
import { type EntityManager, In } from 'typeorm';
import type { Viewer } from '../../kernel/context.ts';
import { isUuid } from '../../kernel/lists/page.ts';
import { type Contact, ContactStore, MergeLine } from '../contacts/index.ts';
import { Lead } from '../exchange/index.ts';
import type { CreateDealInput } from './deal.inputs.ts';

interface DealOrigin {
  contact: Contact;
  /** What a visitor left and what led to the deal. */
  lead: Lead | null;
}

/**
 * The viewer's contact that a deal is opened with, locked, and the lead that it comes from: the one that is named, or the
 * contact's latest. NOT_FOUND for others'; BAD_USER_INPUT for a lead of another contact.
 */
export async function findDealOrigin(
  tx: EntityManager,
  viewer: Viewer,
  { contactId, leadId }: Pick<CreateDealInput, 'contactId' | 'leadId'>,
): Promise<DealOrigin> {
  if (!leadId) {
    const contact = await ContactStore.lockContact(tx, viewer.id, contactId ?? '');
    return { contact, lead: await findLatestLead(tx, contact) };
  }
  const lead = isUuid(leadId) ? await tx.findOneBy(Lead, { id: leadId, ownerId: viewer.id }) : null;
  const kept = lead && (await MergeLine.findLine(tx, lead.contactId)).at(-1);
  if (!kept) throw new AppError('NOT_FOUND', msg('This lead no longer exists.'), 'leadId');
  if (contactId && contactId !== kept.id) {
    const text = msg('This lead belongs to another contact.');
    throw new AppError('BAD_USER_INPUT', text, 'leadId');
  }
  return { contact: await ContactStore.lockContact(tx, viewer.id, kept.id), lead };
}

async function findLatestLead(tx: EntityManager, contact: Contact): Promise<Lead | null> {
  const ids = [contact, ...(await MergeLine.findMerged(tx, contact.id))].map(({ id }) => id);
  return tx.findOne(Lead, { where: { contactId: In(ids) }, order: { createdAt: 'DESC', id: 'DESC' } });
}
