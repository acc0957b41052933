import {
  AppError,
  checkNewContact,
  contactTitle,
  type FieldErrors,
  MESSAGES,
  readMapped,
  regionFor,
  theirErrors,
} from '@tessera/domain';
import { joinTexts, msg } from '@tessera/texts';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { ContactStore, ingestContacts } from '../contacts/index.ts';
import { User } from '../identity/index.ts';
import { Connector } from './connector.entity.ts';
import { ConnectorRecord } from './connector-record.entity.ts';

export type Became = Pick<ConnectorRecord, 'title' | 'outcome' | 'reason' | 'contactId'>;
const NONE = { title: '', contactId: null };
const FULL = msg('The address book is full.');

/** Takes in what a service has sent and notes what became of it. With wrong fields, by their names there, it failed. */
export async function ingestRecord(
  tx: EntityManager,
  connector: Connector,
  theirs: Record<string, unknown>,
): Promise<{ record: ConnectorRecord; errors: FieldErrors }> {
  const { became, errors } = await ingestOne(tx, connector, theirs);
  const record = { ...became, id: uuid(), connectorId: connector.id, direction: 'in', data: theirs } as const;
  await tx.insert(ConnectorRecord, record);
  await noteSync(tx, connector, became);
  return { record: await tx.findOneByOrFail(ConnectorRecord, { id: record.id }), errors };
}

/** Tries a record of the log once more, by the mapping as it is now. The address book is locked by the caller. */
export async function ingestAgain(tx: EntityManager, connector: Connector, data: object): Promise<Became> {
  const { became } = await ingestOne(tx, connector, { ...data });
  await noteSync(tx, connector, became);
  return became;
}

async function ingestOne(
  tx: EntityManager,
  { ownerId, mapping }: Connector,
  theirs: Record<string, unknown>,
): Promise<{ became: Became; errors: FieldErrors }> {
  await ContactStore.lockAddressBook(tx, ownerId);
  const { raw, errors: unreadable } = readMapped(mapping, theirs);
  const owner = await tx.findOneBy(User, { id: ownerId });
  const { contact, errors: wrong } = checkNewContact(raw, regionFor(owner ?? {}));
  const errors = { ...theirErrors(mapping, wrong), ...unreadable };
  const title = contactTitle(contact);
  const reasons = Object.entries(errors).map(([field, text]) => joinTexts([field, text], ': '));
  if (reasons.length > 0) {
    return { became: { ...NONE, title, outcome: 'failed', reason: joinTexts(reasons) }, errors };
  }
  if (!(await ContactStore.hasRoom(tx, ownerId, 1))) {
    return { became: { ...NONE, title, outcome: 'failed', reason: FULL }, errors };
  }
  const { added, updated, ids } = await ingestContacts(tx, ownerId, { rows: [contact], source: 'AUTOMATION' });
  const outcome = added > 0 ? 'created' : updated > 0 ? 'updated' : 'skipped';
  const reason = outcome === 'skipped' ? msg('Nothing new.') : '';
  return { became: { title, outcome, reason, contactId: ids[0] ?? null }, errors };
}

async function noteSync(tx: EntityManager, { id }: Connector, { outcome, reason }: Became): Promise<void> {
  await tx.update(Connector, { id }, { lastSyncAt: new Date(), lastError: outcome === 'failed' ? reason : '' });
}

/** What whoever sent a record that failed is told: BAD_USER_INPUT names the fields, CONFLICT says that there is no room. */
export function toRefusal({ reason }: ConnectorRecord, errors: FieldErrors): AppError {
  const isWrong = Object.keys(errors).length > 0;
  return isWrong
    ? new AppError('BAD_USER_INPUT', MESSAGES.invalidFields, errors)
    : new AppError('CONFLICT', joinTexts([reason]));
}
