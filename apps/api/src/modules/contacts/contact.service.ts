import {
  AppError,
  CONTACT_TEXTS,
  type ContactFields,
  type ContactSource,
  checkContact,
  checkNewContact,
  completePoints,
  contactKeys,
  type FieldErrors,
  type FieldOrigin,
  isNobody,
  MESSAGES,
  type Provenance,
} from '@tessera/domain';
import { type EntityManager, IsNull } from 'typeorm';
import type { Context, Viewer } from '../../kernel/context.ts';
import { emit } from '../../kernel/events.ts';
import { isUuid } from '../../kernel/lists/page.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { Users } from '../identity/index.ts';
import { Contact } from './contact.entity.ts';
import type { CreateContactInput, DeleteContactInput, UpdateContactInput } from './contact.inputs.ts';
import { noteOtherKey } from './contact-first.service.ts';
import {
  assertRoom,
  insertContacts,
  lockAddressBook,
  lockContact,
  noSuchContact,
  removeContacts,
} from './contact-store.service.ts';

/** The viewer's own contact; null for any other. */
export async function findContact({ db }: Context, viewer: Viewer, id: string): Promise<Contact | null> {
  return isUuid(id) ? db.manager.findOneBy(Contact, { id, ownerId: viewer.id, mergeId: IsNull() }) : null;
}

/** Writes somebody down by hand. BAD_USER_INPUT names all wrong fields. */
export async function createContact(context: Context, viewer: Viewer, input: CreateContactInput): Promise<Contact> {
  await context.rateLimits.consume('contactByViewer', viewer.id);
  const { contact: fields, errors } = checkNewContact(input, await Users.regionOfViewer(context, viewer));
  assertNoErrors(errors);
  return inTransaction(context.db, async (tx) => {
    await lockAddressBook(tx, viewer.id);
    await assertRoom(tx, viewer.id);
    const [id] = await insertContacts(tx, viewer.id, [{ fields, source: 'MANUAL' }]);
    return tx.findOneByOrFail(Contact, { id });
  });
}

/** Changes what is given. BAD_USER_INPUT names all wrong fields; NOT_FOUND for others' contacts. */
export async function updateContact(
  context: Context,
  viewer: Viewer,
  { id, ...input }: UpdateContactInput,
): Promise<Contact> {
  const region = await Users.regionOfViewer(context, viewer);
  return inTransaction(context.db, async (tx) => {
    await lockAddressBook(tx, viewer.id);
    const contact = await lockContact(tx, viewer.id, id);
    const { fields, errors } = checkContact(input, region);
    if (isNobody({ ...contact, ...completePoints(contact, fields) }))
      Object.assign(errors, checkNewContact({}).errors, errors);
    assertNoErrors(errors);
    return saveFields(tx, contact, { fields, source: 'MANUAL' });
  });
}

/** Writes changed fields with their origin, and what the contact is found and counted by. */
export async function saveFields(
  tx: EntityManager,
  contact: Contact,
  { fields: changed, ...origin }: { fields: Partial<ContactFields>; source: ContactSource; entryId?: string },
): Promise<Contact> {
  const fields = completePoints(contact, changed);
  const before = { ...contact };
  const now = new Date();
  const provenance = changedOrigins(contact, fields, { ...origin, at: now.toISOString() });
  Object.assign(contact, fields, { provenance, lastActivityAt: now, updatedAt: now });
  Object.assign(contact, contactKeys(contact));
  await noteOtherKey(tx, contact.ownerId, { before, after: contact });
  const saved = await tx.save(contact);
  await emit(tx, 'contacts.updated', { ownerId: contact.ownerId, contacts: [saved] });
  return saved;
}

/** The origins of a contact whose fields are about to change. */
export function changedOrigins(contact: Contact, fields: Partial<ContactFields>, origin: FieldOrigin) {
  const origins: Provenance = { ...contact.provenance };
  for (const name of [...CONTACT_TEXTS, 'tags', 'metAt'] as const) {
    const value = fields[name];
    if (value === undefined || JSON.stringify(value) === JSON.stringify(contact[name])) continue;
    if (isEmpty(value)) delete origins[name];
    else origins[name] = origin;
  }
  return origins;
}

function isEmpty(value: string | string[] | Date | null): boolean {
  return value === null || (!(value instanceof Date) && value.length === 0);
}

/**
 * Deletes the contact and the contacts merged into it, and returns its id. Its deals keep the name. NOT_FOUND for others'
 * contacts.
 */
export async function deleteContact({ db }: Context, viewer: Viewer, { id }: DeleteContactInput): Promise<string> {
  if (!isUuid(id)) throw noSuchContact();
  const [deleted] = await inTransaction(db, (tx) => removeContacts(tx, viewer.id, [id]));
  if (!deleted) throw noSuchContact();
  return deleted;
}

/** Those of the ids that are the owner's contacts, in the order of their ids. */
export function findOwn(tx: EntityManager, ownerId: string, ids: readonly string[]): Promise<Contact[]> {
  return tx
    .createQueryBuilder(Contact, 'contact')
    .where('contact.id = ANY (:ids)', { ids: ids.filter(isUuid) })
    .andWhere('contact.owner_id = :ownerId AND contact.merge_id IS NULL', { ownerId })
    .orderBy('contact.id')
    .setLock('pessimistic_write')
    .getMany();
}

/** BAD_USER_INPUT that names the wrong fields. */
export function assertNoErrors(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw new AppError('BAD_USER_INPUT', MESSAGES.invalidFields, errors);
}
