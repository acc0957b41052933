import {
  AppError,
  CONTACT_TEXTS,
  type ContactFields,
  type ContactSource,
  contactKeys,
  type FieldOrigin,
  type Provenance,
  QUOTAS,
  quotaReached,
} from '@tessera/domain';
import { msg } from '@tessera/texts';
import { type EntityManager, IsNull } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { emit } from '../../kernel/events.ts';
import { isUuid } from '../../kernel/lists/page.ts';
import { once } from '../../kernel/once.ts';
import { definePort } from '../../kernel/port.ts';
import { Users } from '../identity/index.ts';
import { Contact } from './contact.entity.ts';
import { countNewPeople } from './contact-first.service.ts';
import { selectFamilies, selectFamilyTitles } from './contact-sql.ts';

/** What writes to one address book goes one after the other: limits hold, and nobody is counted or saved twice. */
export async function lockAddressBook(tx: EntityManager, ownerId: string): Promise<void> {
  if (!(await Users.lockUser(tx, ownerId))) throw new AppError('UNAUTHENTICATED', msg('Sign in to continue.'));
}

/** CONFLICT when so many more don't fit any more. */
export async function assertRoom(tx: EntityManager, ownerId: string, more = 1): Promise<void> {
  if (await hasRoom(tx, ownerId, more)) return;
  throw quotaReached('contacts');
}

/** Whether so many more fit into the address book. */
export async function hasRoom(tx: EntityManager, ownerId: string, more: number): Promise<boolean> {
  return (await tx.countBy(Contact, { ownerId })) + more <= QUOTAS.contacts;
}

export interface NewContact {
  fields: ContactFields;
  source: ContactSource;
  userId?: string | null;
  /** With EXCHANGE. */
  entryId?: string;
}

/** Writes contacts that have been checked, and counts who is new. The address book is locked by the caller. */
export async function insertContacts(
  tx: EntityManager,
  ownerId: string,
  made: readonly NewContact[],
): Promise<string[]> {
  const now = new Date();
  const rows = made.map(({ fields, source, userId = null, entryId }) => ({
    ...fields,
    ...contactKeys({ ...fields, userId }),
    id: uuid(),
    ownerId,
    source,
    userId,
    provenance: buildOrigins(fields, { source, at: now.toISOString(), ...(entryId && { entryId }) }),
    ...{ lastActivityAt: now, createdAt: now, updatedAt: now },
  }));
  await tx.insert(Contact, rows);
  await countNewPeople(tx, ownerId, rows);
  await emit(tx, 'contacts.created', { ownerId, contacts: rows });
  return rows.map(({ id }) => id);
}

/** Every field that says something, with its origin. */
function buildOrigins(fields: ContactFields, origin: FieldOrigin): Provenance {
  const origins: Provenance = Object.fromEntries(
    CONTACT_TEXTS.filter((name) => fields[name]).map((name) => [name, origin]),
  );
  if (fields.tags.length > 0) origins.tags = origin;
  if (fields.metAt) origins.metAt = origin;
  return origins;
}

/** SQL: keeps each title on what is left without its contact; `selectTitles` gives (id, title). */
export const keepNames = definePort<(selectTitles: string) => string>('contacts.keepNames');

/** $1: the contacts; $2: their owner. The foreign key clears `deals.contact_id` at the end of the statement, when the names are stored. */
const DELETE_CONTACTS = once(
  () => `
  WITH RECURSIVE ${selectFamilies('$1::uuid[]')}, named AS (${keepNames(selectFamilyTitles('$2'))})
  DELETE FROM contacts WHERE id = ANY ($1::uuid[]) AND owner_id = $2 AND merge_id IS NULL RETURNING id, name, tags`,
);

/** Deletes the owner's contacts among these ids, and the contacts merged into them. Gives the deleted ids. Deals keep the names. */
export async function removeContacts(tx: EntityManager, ownerId: string, ids: readonly string[]): Promise<string[]> {
  const [deleted] = await tx.query<[Pick<Contact, 'id' | 'name' | 'tags'>[]]>(DELETE_CONTACTS(), [ids, ownerId]);
  await emit(tx, 'contacts.gone', { ownerId, contacts: deleted, mergedInto: null });
  return deleted.map(({ id }) => id);
}

/** The viewer's contact, locked. NOT_FOUND when it is gone, merged into another or somebody else's. */
export async function lockContact(tx: EntityManager, ownerId: string, id: string): Promise<Contact> {
  const where = { id, ownerId, mergeId: IsNull() };
  const contact = isUuid(id) ? await tx.findOne(Contact, { where, lock: { mode: 'pessimistic_write' } }) : null;
  if (!contact) throw noSuchContact();
  return contact;
}

export function noSuchContact(): AppError {
  return new AppError('NOT_FOUND', msg('This contact no longer exists.'), 'id');
}
