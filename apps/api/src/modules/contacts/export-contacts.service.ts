import { AppError, CONTACT_LIMITS, contactCsvHead, contactCsvLine, contactVcf } from '@tessera/domain';
import { msg } from '@tessera/texts';
import { type DataSource, In } from 'typeorm';
import { EXPORT_BATCH, readBatch } from '../../infra/export-batch.ts';
import { isUuid } from '../../kernel/lists/page.ts';
import { Contact } from './contact.entity.ts';
import { filterContacts } from './contact-list.service.ts';

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Which contacts a file holds: all that the filter finds, or those of the ids. */
export interface ExportedContacts {
  ids?: readonly string[];
  query?: string;
  tag?: string;
}

/** The owner's contacts as CSV that no spreadsheet runs, a batch at a time, the oldest first. */
export async function* contactsCsv(
  db: DataSource,
  ownerId: string,
  selected: ExportedContacts = {},
): AsyncGenerator<string> {
  // The mark tells spreadsheets that it is UTF-8.
  yield `\uFEFF${contactCsvHead()}`;
  for await (const contacts of readContacts(db, ownerId, selected)) yield contacts.map(contactCsvLine).join('');
}

/** The owner's contacts as vCard 3.0, a batch at a time. */
export async function* contactsVcf(
  db: DataSource,
  ownerId: string,
  selected: ExportedContacts = {},
): AsyncGenerator<string> {
  for await (const contacts of readContacts(db, ownerId, selected)) {
    yield contacts.map((contact) => contactVcf(contact, { uid: contact.id, rev: contact.updatedAt })).join('');
  }
}

/** '' for all, or ids with commas between them. BAD_USER_INPUT for more than 200, or for what is none. */
export function readExportedIds(text: string): readonly string[] | undefined {
  if (!text) return undefined;
  const ids = text.split(',');
  if (ids.length <= CONTACT_LIMITS.chosenAtOnce && ids.every(isUuid)) return ids;
  const problem = msg('Send 1 to {most} IDs of contacts, with commas between them.', {
    most: CONTACT_LIMITS.chosenAtOnce,
  });
  throw new AppError('BAD_USER_INPUT', problem, 'ids');
}

/** Ids are made in the order of time. */
async function* readContacts(
  { manager }: DataSource,
  ownerId: string,
  { ids, query = '', tag }: ExportedContacts,
): AsyncGenerator<Contact[]> {
  const { condition, values } = filterContacts({ id: ownerId }, { query, tag });
  const chosen = ids ? `AND id = ANY ($${values.push(ids)}::uuid[])` : '';
  for (let last = FIRST_ID; ; ) {
    const after = last;
    const { page, contacts } = await readBatch(ownerId, async () => {
      const found = await manager.query<{ id: string }[]>(
        `SELECT id FROM contacts WHERE ${condition} ${chosen} AND id > $${values.length + 1}
          ORDER BY id LIMIT ${EXPORT_BATCH.entities}`,
        [...values, after],
      );
      const where = { id: In(found.map(({ id }) => id)) };
      return { page: found, contacts: await manager.find(Contact, { where, order: { id: 'ASC' } }) };
    });
    if (contacts.length > 0) yield contacts;
    const end = page.at(-1);
    if (!end || page.length < EXPORT_BATCH.entities) return;
    last = end.id;
  }
}
