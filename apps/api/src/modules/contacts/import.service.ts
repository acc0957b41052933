import { setTimeout as pause } from 'node:timers/promises';
import { type ContactFields, type ContactSource, emailKey, mergeContactFields, textKey } from '@tessera/domain';
import type { EntityManager } from 'typeorm';
import type { Services } from '../../composition/context.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { Contact } from './contact.entity.ts';
import { saveFields } from './contact.service.ts';
import { ContactImport } from './contact-import.entity.ts';
import { hasRoom, insertContacts, lockAddressBook } from './contact-store.service.ts';

const BATCH_ROWS = 250;
/** Between batches, for everybody else on this database. */
const PAUSE_MS = 10;
const KEPT_DAYS = 7;

/** Imports what waits, a batch at a time. A batch is written whole or not at all, so that a job that died goes on there. */
export async function importContacts({ db }: Pick<Services, 'db'>, { importId }: { importId: string }): Promise<void> {
  while (await inTransaction(db, (tx) => importBatch(tx, importId))) await pause(PAUSE_MS);
}

/** Gives whether there may be more. */
async function importBatch(tx: EntityManager, importId: string): Promise<boolean> {
  const found = await tx.findOneBy(ContactImport, { id: importId, status: 'RUNNING' });
  if (!found) return false;
  await lockAddressBook(tx, found.ownerId);
  if (!(await hasRoom(tx, found.ownerId, BATCH_ROWS))) return end(tx, found, 'FULL');
  const rows = await takeRows(tx, importId);
  if (rows.length === 0) return end(tx, found, 'DONE');
  const source: ContactSource = found.format === 'CSV' ? 'IMPORT_CSV' : 'IMPORT_VCARD';
  const { added, updated } = await ingestContacts(tx, found.ownerId, { rows, source });
  await tx.query(
    `UPDATE contact_imports SET added_count = added_count + $2, updated_count = updated_count + $3,
            known_count = known_count + $4 WHERE id = $1`,
    [importId, added, updated, rows.length - added - updated],
  );
  return true;
}

async function end(tx: EntityManager, { id }: ContactImport, status: 'DONE' | 'FULL'): Promise<false> {
  await tx.query('DELETE FROM contact_import_rows WHERE import_id = $1', [id]);
  await tx.update(ContactImport, { id }, { status });
  return false;
}

async function takeRows(tx: EntityManager, importId: string): Promise<ContactFields[]> {
  const [rows] = await tx.query<[{ line: number; contact: Omit<ContactFields, 'metAt'> & { metAt: string | null } }[]]>(
    `DELETE FROM contact_import_rows WHERE import_id = $1 AND line IN (
       SELECT line FROM contact_import_rows WHERE import_id = $1 ORDER BY line LIMIT ${BATCH_ROWS})
     RETURNING line, contact`,
    [importId],
  );
  const inOrder = rows.sort((one, other) => one.line - other.line);
  return inOrder.map(({ contact }) => ({ ...contact, metAt: contact.metAt ? new Date(contact.metAt) : null }));
}

/** Who is there already learns what they lacked; everybody else is new. `ids`: whose contact each row became. */
export async function ingestContacts(
  tx: EntityManager,
  ownerId: string,
  { rows, source }: { rows: ContactFields[]; source: ContactSource },
): Promise<{ added: number; updated: number; ids: string[] }> {
  const known = new KnownPeople(await findKnown(tx, ownerId, rows));
  const fresh: ContactFields[] = [];
  const changed = new Map<Contact, ContactFields>();
  const places: ContactFields[] = [];
  for (const row of rows) {
    const same = known.find(row);
    places.push(same ?? row);
    if (!same) {
      fresh.push(row);
      known.add(row);
    } else {
      const merged = pickFields(mergeContactFields({ ...same, provenance: {} }, [{ ...row, provenance: {} }]));
      if (JSON.stringify(merged) === JSON.stringify(pickFields(same))) continue;
      if (same instanceof Contact) changed.set(same, merged);
      else Object.assign(same, merged);
    }
  }
  for (const [contact, fields] of changed) await saveFields(tx, contact, { fields, source });
  const made = fresh.map((fields) => ({ fields, source }));
  const madeIds = made.length > 0 ? await insertContacts(tx, ownerId, made) : [];
  const freshIds = new Map(fresh.map((fields, at) => [fields, madeIds[at] ?? '']));
  const ids = places.map((place) => (place instanceof Contact ? place.id : (freshIds.get(place) ?? '')));
  return { added: fresh.length, updated: changed.size, ids };
}

/** The owner's contacts that have an email address or a number of these. */
export function findKnown(tx: EntityManager, ownerId: string, rows: readonly ContactFields[]): Promise<Contact[]> {
  return tx
    .createQueryBuilder(Contact, 'contact')
    .where('contact.owner_id = :ownerId AND contact.merge_id IS NULL', { ownerId })
    .andWhere('(contact.email = ANY (CAST(:emails AS citext[])) OR contact.phone = ANY (CAST(:phones AS text[])))', {
      emails: rows.map(({ email }) => email).filter(Boolean),
      phones: rows.map(({ phone }) => phone).filter(Boolean),
    })
    .orderBy('contact.created_at')
    .getMany();
}

/** Who is in the address book or came earlier in the batch. */
export class KnownPeople {
  readonly #byKey = new Map<string, ContactFields>();

  constructor(contacts: readonly ContactFields[]) {
    for (const contact of contacts) this.add(contact);
  }

  add(contact: ContactFields): void {
    for (const key of toKeys(contact)) if (!this.#byKey.has(key)) this.#byKey.set(key, contact);
  }

  /** Matches by email, or by number and name, because an office shares one number. */
  find(row: ContactFields): ContactFields | undefined {
    const [found] = toKeys(row).flatMap((key) => this.#byKey.get(key) ?? []);
    const isOther =
      found !== undefined && found.email !== '' && row.email !== '' && emailKey(found.email) !== emailKey(row.email);
    return isOther ? undefined : found;
  }
}

function toKeys({ email, phone, name }: ContactFields): string[] {
  return [...(email ? [`email ${emailKey(email)}`] : []), ...(phone ? [`phone ${phone} ${textKey(name)}`] : [])];
}

function pickFields({
  name,
  company,
  role,
  email,
  phone,
  website,
  note,
  event,
  tags,
  metAt,
}: ContactFields): ContactFields {
  return { name, company, role, email, phone, website, note, event, tags, metAt };
}

/** Forgets files that nobody imported within a day, and imports after a week. */
export async function sweepImports({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
  await db.query(`DELETE FROM contact_imports WHERE status = 'CHECKED' AND created_at < $1 OR created_at < $2`, [
    daysAgo(1),
    daysAgo(KEPT_DAYS),
  ]);
}
