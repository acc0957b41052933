import { AppError } from '@tessera/domain';
import { msg } from '@tessera/texts';
import { type DataSource, type EntityManager, In } from 'typeorm';
import type { Context, Viewer } from '../../../kernel/context.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import {
  type Contact,
  ContactStore,
  findOwn,
  finishMergesInto,
  MergeLine,
  moveContacts,
} from '../../contacts/index.ts';
import { moveDeals } from '../../deals/index.ts';
import { Lead } from '../../exchange/index.ts';
import { Reminder } from '../../reminders/index.ts';
import { OrganizationCard } from '../templates/organization-card.entity.ts';
import type { MarkOrganizationContactsInput } from './organization.inputs.ts';
import { OrganizationContact } from './organization-contact.entity.ts';
import { OrganizationMember } from './organization-member.entity.ts';

const MARKED_AT_ONCE = 100;

/** Notes of the viewer's contacts whether they are the team's. NOT_FOUND on `ids` unless all are theirs. */
export function markContacts(
  { db }: Context,
  viewer: Viewer,
  { ids, isOrganizations }: MarkOrganizationContactsInput,
): Promise<Contact[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0 || wanted.length > MARKED_AT_ONCE) {
    const text = msg('Choose 1 to {most} contacts.', { most: MARKED_AT_ONCE });
    throw new AppError('BAD_USER_INPUT', text, 'ids');
  }
  return inTransaction(db, async (tx) => {
    const member = await tx.findOneBy(OrganizationMember, { userId: viewer.id });
    if (!member) throw new AppError('NOT_FOUND', msg('You aren’t in a team.'));
    const contacts = await findOwn(tx, viewer.id, wanted);
    if (contacts.length < wanted.length) {
      throw new AppError('NOT_FOUND', msg('One of these contacts no longer exists.'), 'ids');
    }
    if (isOrganizations) await mark(tx, member.organizationId, wanted);
    else await tx.delete(OrganizationContact, { contactId: In(wanted) });
    return contacts;
  });
}

async function mark(tx: EntityManager, organizationId: string, ids: string[]): Promise<void> {
  const rows = ids.map((contactId) => ({ contactId, organizationId }));
  await tx.upsert(OrganizationContact, rows, ['contactId']);
}

/** Whose contacts go to whom. */
interface Transfer {
  organizationId: string;
  userId: string;
  heirId: string;
}

/** Moves the team's contacts of somebody into another member's address book, with all that hangs on them. How many. */
export async function transferContacts(tx: EntityManager, { organizationId, userId, heirId }: Transfer) {
  for (const id of [userId, heirId].sort()) await ContactStore.lockAddressBook(tx, id);
  const ids = await findTheirs(tx, organizationId, userId);
  if (ids.length === 0) return 0;
  // What is merged into them becomes one with them; it could not be taken apart between two address books.
  for (const id of ids) await finishMergesInto(tx, id);
  // Also beyond what an address book may have otherwise: else a full one would keep its colleagues' accounts from ending.
  await moveContacts(tx, ids, heirId);
  for (const Row of [Lead, Reminder]) {
    await tx.update<Lead | Reminder>(Row, { contactId: In(ids) }, { ownerId: heirId });
  }
  await moveDeals(tx, ids, heirId);
  await mark(tx, organizationId, ids);
  return ids.length;
}

/**
 * Those that were marked, and those who left their details on a card of the team; of one that was merged into another,
 * that one.
 */
async function findTheirs(tx: EntityManager, organizationId: string, userId: string): Promise<string[]> {
  const marked = await tx.findBy(OrganizationContact, { organizationId });
  const cards = await tx.findBy(OrganizationCard, { organizationId });
  const cardIds = cards.map(({ cardId }) => cardId);
  const leads = await tx.findBy(Lead, { ownerId: userId, cardId: In(cardIds) });
  return MergeLine.findKept(
    tx,
    userId,
    [...marked, ...leads].map(({ contactId }) => contactId),
  );
}

/** Which of the contacts are a team's, in the order of the ids. */
export async function findMarked(db: DataSource, ids: readonly string[]): Promise<boolean[]> {
  const rows = await db.manager.findBy(OrganizationContact, { contactId: In(ids) });
  const marked = new Set(rows.map(({ contactId }) => contactId));
  return ids.map((id) => marked.has(id));
}
