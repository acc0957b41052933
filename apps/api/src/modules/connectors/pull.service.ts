import {
  CONTACT_TEXTS,
  type ContactFields,
  type ContactSource,
  contactTitle,
  type FieldErrors,
  isWellFormed,
  readRecord,
  regionFor,
  type TheirRecord,
} from '@tessera/domain';
import { joinTexts, type Message, msg } from '@tessera/texts';
import { type EntityManager, IsNull } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Services } from '../../kernel/context.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { Contact, ContactStore, ingestContacts, saveFields } from '../contacts/index.ts';
import { User } from '../identity/index.ts';
import { Connector } from './connector.entity.ts';
import { ConnectorLink } from './connector-link.entity.ts';
import { ConnectorRecord } from './connector-record.entity.ts';
import { ConnectorRun } from './connector-run.entity.ts';
import type { Became } from './ingest.service.ts';
import { linkContact } from './push.service.ts';
import { countOutcome } from './run.service.ts';
import type { ConnectorClient } from './vendors/vendor.ts';

const FULL = msg('The address book is full.');

/** Takes a page of their records in, whole or not at all; gives whether there is another one. */
export async function pullPage(
  { db }: Services,
  { connector, run, client }: { connector: Connector; run: ConnectorRun; client: ConnectorClient },
): Promise<boolean> {
  if (!client.list) return false;
  const { records, next } = await client.list(run.cursor);
  return inTransaction(db, async (tx) => {
    await ContactStore.lockAddressBook(tx, connector.ownerId);
    const { affected } = await tx.update(Connector, { id: connector.id }, { lastSyncAt: new Date() });
    if (!affected) return false;
    for (const record of records) {
      const became = await pullOne(tx, connector, record);
      const kept = { id: uuid(), connectorId: connector.id, direction: 'in', data: toKept(record) } as const;
      await tx.insert(ConnectorRecord, { ...kept, ...became });
      await countOutcome(tx, run, became.outcome);
    }
    await tx.update(ConnectorRun, { id: run.id }, { cursor: next });
    return next !== null;
  });
}

/** For the log, and for another try. */
function toKept({ id, fields }: TheirRecord): object {
  const told = Object.entries(withoutNul(fields)).filter(([, text]) => text !== '');
  return { id, fields: Object.fromEntries(told) };
}

/** Tries a record of the log once more. */
export function pullAgain(tx: EntityManager, connector: Connector, data: object): Promise<Became> {
  return pullOne(tx, connector, data as TheirRecord);
}

/** Who is known learns what they lacked; everybody else is new. The address book is locked by the caller. */
async function pullOne(tx: EntityManager, connector: Connector, record: TheirRecord): Promise<Became> {
  const { ownerId, mapping, id: connectorId } = connector;
  const owner = await tx.findOneBy(User, { id: ownerId });
  const clean = { ...record, fields: withoutNul(record.fields) };
  const { contact, leftOut, errors } = readRecord(clean, { mapping, region: regionFor(owner ?? {}) });
  const title = contactTitle(contact);
  if (Object.keys(errors).length > 0) return failed(title, joinErrors(errors) ?? '');
  const linked = await linkedContact(tx, connectorId, record.id);
  if (!linked && !(await ContactStore.hasRoom(tx, ownerId, 1))) return failed(title, FULL);
  const source: ContactSource = connector.kind === 'google' ? 'GOOGLE' : 'HUBSPOT';
  const became = linked
    ? await fillIn(tx, linked, { row: contact, source })
    : toOutcome(await ingestContacts(tx, ownerId, { rows: [contact], source }));
  await linkContact(tx, { connectorId, contactId: became.contactId, theirId: record.id });
  const isKnown = became.outcome === 'skipped';
  return { ...became, title, reason: sayLeftOut(isKnown, joinErrors(leftOut)) };
}

function failed(title: string, reason: Message | ''): Became {
  return { title, outcome: 'failed', reason, contactId: null };
}

function sayLeftOut(isKnown: boolean, fields: Message | null): Message | '' {
  if (!fields) return isKnown ? msg('Nothing new.') : '';
  return isKnown ? msg('Nothing new. Left out: {fields}', { fields }) : msg('Left out: {fields}', { fields });
}

function joinErrors(errors: FieldErrors): Message | null {
  if (Object.keys(errors).length === 0) return null;
  return joinTexts(Object.entries(errors).map((entry) => joinTexts(entry, ': ')));
}

/** What PostgreSQL can't carry. */
function withoutNul(fields: TheirRecord['fields']): Record<string, string> {
  const kept = Object.entries(fields).filter(([, text]) => isWellFormed(text));
  return Object.fromEntries(kept.map(([name, text]) => [name, text.replaceAll('\0', '')]));
}

async function linkedContact(tx: EntityManager, connectorId: string, theirId: string): Promise<Contact | null> {
  const link = await tx.findOneBy(ConnectorLink, { connectorId, theirId });
  return link && tx.findOneBy(Contact, { id: link.contactId, mergeId: IsNull() });
}

interface Taken {
  outcome: 'created' | 'updated' | 'skipped';
  contactId: string;
}

function toOutcome({ added, updated, ids }: Awaited<ReturnType<typeof ingestContacts>>): Taken {
  return { outcome: added > 0 ? 'created' : updated > 0 ? 'updated' : 'skipped', contactId: ids[0] ?? '' };
}

async function fillIn(
  tx: EntityManager,
  contact: Contact,
  { row, source }: { row: ContactFields; source: ContactSource },
): Promise<Taken> {
  const lacking = CONTACT_TEXTS.filter((field) => contact[field] === '' && row[field] !== '');
  const fields = Object.fromEntries(lacking.map((field) => [field, row[field]]));
  if (lacking.length > 0) await saveFields(tx, contact, { fields, source });
  return { outcome: lacking.length > 0 ? 'updated' : 'skipped', contactId: contact.id };
}
