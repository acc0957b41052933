import { AppError } from '@tessera/domain';
import { type DataSource, type EntityManager, In } from 'typeorm';
import type { Context, Viewer } from '../../../composition/context.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { Contact } from '../../contacts/contact.entity.ts';
import { findOwn } from '../../contacts/contact.service.ts';
import { countNewPeople } from '../../contacts/contact-first.service.ts';
import { lockAddressBook } from '../../contacts/contact-store.service.ts';
import { finishMergesOf } from '../../contacts/merge.service.ts';
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
    const text = `1 to ${MARKED_AT_ONCE} contacts are marked at once.`;
    throw new AppError('BAD_USER_INPUT', text, { ids: text });
  }
  return inTransaction(db, async (tx) => {
    const member = await tx.findOneBy(OrganizationMember, { userId: viewer.id });
    if (!member) throw new AppError('NOT_FOUND', 'You are in no team.');
    const contacts = await findOwn(tx, viewer.id, wanted);
    if (contacts.length < wanted.length) {
      throw new AppError('NOT_FOUND', 'One of these contacts no longer exists.', { ids: 'no such contact' });
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
interface HandOver {
  organizationId: string;
  userId: string;
  heirId: string;
}

/**
 * Those that were marked, and those who left their details on a card of the team; of one that was merged into another,
 * that one.
 */
const THEIRS = `
  WITH RECURSIVE theirs AS (
    SELECT c.id, c.merge_id FROM contacts c
     WHERE c.owner_id = $2
       AND (c.id IN (SELECT contact_id FROM organization_contacts WHERE organization_id = $1)
         OR c.id IN (SELECT e.contact_id FROM exchange_entries e JOIN organization_cards o ON o.card_id = e.card_id
                      WHERE o.organization_id = $1 AND e.owner_id = $2))
    UNION
    SELECT kept.id, kept.merge_id FROM theirs t
      JOIN contact_merges m ON m.id = t.merge_id JOIN contacts kept ON kept.id = m.kept_id)
  SELECT id FROM theirs WHERE merge_id IS NULL`;

/** Moves the team's contacts of somebody into another member's address book, with all that hangs on them. How many. */
export async function handOverContacts(tx: EntityManager, { organizationId, userId, heirId }: HandOver) {
  for (const id of [userId, heirId].sort()) await lockAddressBook(tx, id);
  const rows = await tx.query<{ id: string }[]>(THEIRS, [organizationId, userId]);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  // What is merged into them becomes one with them; it could not be taken apart between two address books.
  for (const id of ids) await finishMergesOf(tx, id);
  // Also beyond what an address book may have otherwise: else a full one would keep its colleagues' accounts from ending.
  await moveContacts(tx, ids, heirId);
  await mark(tx, organizationId, ids);
  return ids.length;
}

async function moveContacts(tx: EntityManager, ids: string[], heirId: string): Promise<void> {
  await tx.query(
    `DELETE FROM contact_cards WHERE contact_id = ANY ($1::uuid[])
        AND card_id IN (SELECT card_id FROM contact_cards WHERE owner_id = $2)`,
    [ids, heirId],
  );
  await tx.query('DELETE FROM contact_differences WHERE (one_id = ANY ($1::uuid[])) <> (other_id = ANY ($1::uuid[]))', [
    ids,
  ]);
  await tx.query('UPDATE contacts SET owner_id = $2 WHERE id = ANY ($1::uuid[])', [ids, heirId]);
  for (const table of ['contact_cards', 'exchange_entries', 'contact_reminders']) {
    await tx.query(`UPDATE ${table} SET owner_id = $2 WHERE contact_id = ANY ($1::uuid[])`, [ids, heirId]);
  }
  await countNewPeople(tx, heirId, await tx.findBy(Contact, { id: In(ids) }));
}

/** Which of the contacts are a team's, in the order of the ids. */
export async function findMarked(db: DataSource, ids: readonly string[]): Promise<boolean[]> {
  const rows = await db.manager.findBy(OrganizationContact, { contactId: In(ids) });
  const marked = new Set(rows.map(({ contactId }) => contactId));
  return ids.map((id) => marked.has(id));
}
