import { setTimeout as pause } from 'node:timers/promises';
import {
  type ContactFields,
  type ContactSource,
  completePoints,
  cutText,
  emailKey,
  emailMatchKey,
  mergeContactFields,
  phoneMatchKey,
  textKey,
} from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { EntityManager } from 'typeorm';
import type { Services } from '../../kernel/context.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { Contact } from './contact.entity.ts';
import { saveFields } from './contact.service.ts';
import { ContactImport } from './contact-import.entity.ts';
import { hasRoom, insertContacts, lockAddressBook } from './contact-store.service.ts';

const MAX_SHOWN = 100;
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
  const taken = await takeRows(tx, importId);
  if (taken.length === 0) return end(tx, found, 'DONE');
  const rows = taken.map(({ fields }) => fields);
  const source: ContactSource = found.format === 'CSV' ? 'IMPORT_CSV' : 'IMPORT_VCARD';
  const { added, updated, unmerged } = await ingestContacts(tx, found.ownerId, { rows, source });
  const problems = unmerged.map(({ row, field, value }) => ({
    ...{ line: taken[row]?.line ?? 0, field, value: cutText(value, MAX_SHOWN), isImported: true },
    message: msg('Your existing contact has no room for this.'),
  }));
  await tx.query(
    `UPDATE contact_imports SET added_count = added_count + $2, updated_count = updated_count + $3,
            known_count = known_count + $4, problems = problems || $5::jsonb WHERE id = $1`,
    [importId, added, updated, rows.length - added - updated, JSON.stringify(problems)],
  );
  return true;
}

async function end(tx: EntityManager, { id }: ContactImport, status: 'DONE' | 'FULL'): Promise<false> {
  await tx.query('DELETE FROM contact_import_rows WHERE import_id = $1', [id]);
  await tx.update(ContactImport, { id }, { status });
  return false;
}

type StoredRow = Omit<ContactFields, 'metAt'> & { metAt: string | null };

async function takeRows(tx: EntityManager, importId: string): Promise<ImportedRow[]> {
  const [rows] = await tx.query<[{ line: number; contact: StoredRow }[]]>(
    `DELETE FROM contact_import_rows WHERE import_id = $1 AND line IN (
       SELECT line FROM contact_import_rows WHERE import_id = $1 ORDER BY line LIMIT ${BATCH_ROWS})
     RETURNING line, contact`,
    [importId],
  );
  const inOrder = rows.sort((one, other) => one.line - other.line);
  return inOrder.map(({ line, contact }) => {
    // Files that were checked before contacts had lists have none.
    const lists = completePoints({ phones: [], emails: [] }, contact as Partial<ContactFields>);
    const { phones = [], emails = [] } = lists;
    return { line, fields: { ...contact, phones, emails, metAt: contact.metAt ? new Date(contact.metAt) : null } };
  });
}

interface ImportedRow {
  line: number;
  fields: ContactFields;
}

interface Ingested {
  added: number;
  updated: number;
  /** The contact that each row became. */
  ids: string[];
  /** Ends of long notes, and numbers, addresses and tags beyond a contact's limit, with the index of their row. */
  unmerged: { row: number; field: string; value: string }[];
}

/** Values that the contact already has stay as they are, and don't count as lost. */
const GROWING = new Set(['note', 'phones', 'emails', 'tags']);

/** Fills in missing details of existing contacts, and adds everyone else. */
export async function ingestContacts(
  tx: EntityManager,
  ownerId: string,
  { rows, source }: { rows: ContactFields[]; source: ContactSource },
): Promise<Ingested> {
  const known = new KnownPeople(await findKnown(tx, ownerId, rows));
  const fresh: ContactFields[] = [];
  const changed = new Map<Contact, ContactFields>();
  const places: ContactFields[] = [];
  const lost: Ingested['unmerged'] = [];
  for (const [at, row] of rows.entries()) {
    const same = known.find(row);
    places.push(same ?? row);
    if (!same) {
      fresh.push(row);
      known.add(row);
    } else {
      const { merged: whole, unmerged } = mergeContactFields({ ...same, provenance: {} }, [{ ...row, provenance: {} }]);
      lost.push(...unmerged.filter(({ field }) => GROWING.has(field)).map((one) => ({ row: at, ...one })));
      const merged = pickFields(whole);
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
  return { added: fresh.length, updated: changed.size, ids, unmerged: lost };
}

/** The owner's contacts with one of these email addresses or numbers, at any position in their lists. */
export function findKnown(tx: EntityManager, ownerId: string, rows: readonly ContactFields[]): Promise<Contact[]> {
  return tx
    .createQueryBuilder(Contact, 'contact')
    .where('contact.owner_id = :ownerId AND contact.merge_id IS NULL', { ownerId })
    .andWhere('contact.match_keys && CAST(:keys AS text[])', {
      keys: rows.flatMap(({ emails, phones }) => [
        ...emails.map(({ value }) => emailMatchKey(value)),
        ...phones.map(({ value }) => phoneMatchKey(value)),
      ]),
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
    return found && isOther(found, row) ? undefined : found;
  }
}

/** Both have addresses, but none in common. */
function isOther(one: ContactFields, other: ContactFields): boolean {
  const known = new Set(one.emails.map(({ value }) => emailKey(value)));
  return known.size > 0 && other.emails.length > 0 && !other.emails.some(({ value }) => known.has(emailKey(value)));
}

function toKeys({ emails, phones, name }: ContactFields): string[] {
  const who = textKey(name);
  return [
    ...emails.map(({ value }) => `email ${emailKey(value)}`),
    ...phones.map(({ value }) => `phone ${value} ${who}`),
  ];
}

function pickFields({
  name,
  company,
  role,
  email,
  phone,
  phones,
  emails,
  website,
  note,
  event,
  tags,
  metAt,
}: ContactFields): ContactFields {
  return { name, company, role, email, phone, phones, emails, website, note, event, tags, metAt };
}

/** Forgets files that nobody imported within a day, and imports after a week. */
export async function sweepImports({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
  await db.query(`DELETE FROM contact_imports WHERE status = 'CHECKED' AND created_at < $1 OR created_at < $2`, [
    daysAgo(1),
    daysAgo(KEPT_DAYS),
  ]);
}
