import {
  AppError,
  CONTACT_LIMITS,
  checkContact,
  contactKeys,
  QUOTAS,
  readCloseWords,
  uniteTags,
} from '@tessera/domain';
import { type Message, msg, numberOf } from '@tessera/texts';
import { type EntityManager, In } from 'typeorm';
import type { Context, Viewer } from '../../kernel/context.ts';
import { emit } from '../../kernel/events.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { Contact } from './contact.entity.ts';
import type { DeleteContactsInput, MatchingContactsInput, TagContactsInput } from './contact.inputs.ts';
import { assertNoErrors, changedOrigins, findOwn } from './contact.service.ts';
import { ContactCard } from './contact-card.entity.ts';
import { countNewPeople } from './contact-first.service.ts';
import { filterContacts } from './contact-list.service.ts';
import { lockAddressBook, removeContacts } from './contact-store.service.ts';

/** Adds tags to contacts and removes others; gives those that are the viewer's. All of them change, or none. */
export function tagContacts(
  { db }: Context,
  viewer: Viewer,
  { add, remove, ...selected }: TagContactsInput,
): Promise<Contact[]> {
  assertSelection(selected);
  const removed = new Set(remove.map((tag) => tag.toLowerCase()));
  return inTransaction(db, async (tx) => {
    await lockAddressBook(tx, viewer.id);
    const contacts = await findOwn(tx, viewer.id, await selectIds(tx, viewer, selected));
    for (const contact of contacts) {
      const kept = contact.tags.filter((tag) => !removed.has(tag.toLowerCase()));
      const { fields, errors } = checkContact({ tags: uniteTags(kept, add) });
      assertNoErrors(errors);
      const now = new Date();
      const provenance = changedOrigins(contact, fields, { source: 'MANUAL', at: now.toISOString() });
      Object.assign(contact, fields, { provenance, lastActivityAt: now, updatedAt: now });
      Object.assign(contact, contactKeys(contact));
    }
    await saveTags(tx, contacts);
    return contacts;
  });
}

/** One statement for all of them, and one for their events. */
async function saveTags(tx: EntityManager, contacts: readonly Contact[]): Promise<void> {
  const [first] = contacts;
  if (!first) return;
  const rows = contacts.map(({ id, tags, provenance, search, updatedAt }) => {
    return { id, tags, provenance, search, updated_at: updatedAt };
  });
  await tx.query(
    `UPDATE contacts c SET tags = r.tags, provenance = r.provenance, search = r.search,
            last_activity_at = r.updated_at, updated_at = r.updated_at
       FROM jsonb_to_recordset($1::jsonb) AS r (id uuid, tags text[], provenance jsonb, search text, updated_at timestamptz)
      WHERE c.id = r.id`,
    [JSON.stringify(rows)],
  );
  await emit(tx, 'contacts.updated', { ownerId: first.ownerId, contacts });
}

/** Deletes contacts and what was merged into them, and gives the ids of those that were the viewer's. All go, or none. */
export function deleteContacts({ db }: Context, viewer: Viewer, selected: DeleteContactsInput): Promise<string[]> {
  assertSelection(selected);
  return inTransaction(db, async (tx) => {
    await lockAddressBook(tx, viewer.id);
    const contacts = await findOwn(tx, viewer.id, await selectIds(tx, viewer, selected));
    const ids = contacts.map(({ id }) => id);
    return removeContacts(tx, viewer.id, ids);
  });
}

/** BAD_USER_INPUT unless it names one way of selecting, within its bound. */
function assertSelection({ ids, matching }: DeleteContactsInput): void {
  if (ids && matching) throw wrong('matching', msg('Send IDs or a filter, not both.'));
  if (matching) {
    if (matching.totalCount > QUOTAS.contactsAtOnce) throw wrong('matching', tooMany());
  } else if (!ids || ids.length === 0 || ids.length > CONTACT_LIMITS.chosenAtOnce) {
    throw wrong('ids', msg('Choose 1 to {most} contacts.', { most: CONTACT_LIMITS.chosenAtOnce }));
  }
}

async function selectIds(
  tx: EntityManager,
  viewer: Viewer,
  { ids, matching }: DeleteContactsInput,
): Promise<readonly string[]> {
  return matching ? findMatching(tx, viewer, matching) : (ids ?? []);
}

/**
 * CONFLICT when the filter finds another number than the viewer saw. Only the words as they are written count: a change that is
 * sent twice finds nobody the second time, where mistyped words would find those who are called alike.
 */
async function findMatching(
  tx: EntityManager,
  viewer: Viewer,
  { totalCount, ...filter }: MatchingContactsInput,
): Promise<string[]> {
  const { condition, values } = filterContacts(viewer, filter, { isExact: true });
  const found = await tx.query<{ id: string }[]>(
    `SELECT id FROM contacts WHERE ${condition} LIMIT ${QUOTAS.contactsAtOnce + 1}`,
    values,
  );
  if (found.length === 0 && readCloseWords(filter.query ?? '')) {
    throw new AppError('CONFLICT', msg('No contact has these words exactly. Correct the search first.'));
  }
  if (found.length !== totalCount) {
    throw new AppError('CONFLICT', msg('Your contacts changed meanwhile. Check the list, then select them again.'));
  }
  return found.map(({ id }) => id);
}

function tooMany(): Message {
  return msg('At most {most} contacts at once. Narrow the list first.', { most: numberOf(QUOTAS.contactsAtOnce) });
}

function wrong(field: string, text: Message): AppError {
  return new AppError('BAD_USER_INPUT', text, field);
}

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
