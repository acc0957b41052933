import { contactCsvHead, contactCsvLine, contactVcf } from '@tessera/domain';
import { type DataSource, IsNull, MoreThan } from 'typeorm';
import { Contact } from './contact.entity.ts';

const PER_READ = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Every contact of the owner as CSV that no spreadsheet runs, a batch at a time, the oldest first. */
export async function* contactsCsv(db: DataSource, ownerId: string): AsyncGenerator<string> {
  // The mark tells spreadsheets that it is UTF-8.
  yield `\uFEFF${contactCsvHead()}`;
  for await (const contacts of readContacts(db, ownerId)) yield contacts.map(contactCsvLine).join('');
}

/** Every contact of the owner as vCard 3.0, a batch at a time. */
export async function* contactsVcf(db: DataSource, ownerId: string): AsyncGenerator<string> {
  for await (const contacts of readContacts(db, ownerId)) {
    yield contacts.map((contact) => contactVcf(contact, { uid: contact.id, rev: contact.updatedAt })).join('');
  }
}

/** Ids are made in the order of time. */
async function* readContacts({ manager }: DataSource, ownerId: string): AsyncGenerator<Contact[]> {
  for (let last = FIRST_ID; ; ) {
    const where = { ownerId, mergeId: IsNull(), id: MoreThan(last) };
    const contacts = await manager.find(Contact, { where, order: { id: 'ASC' }, take: PER_READ });
    if (contacts.length > 0) yield contacts;
    const end = contacts.at(-1);
    if (!end || contacts.length < PER_READ) return;
    last = end.id;
  }
}
