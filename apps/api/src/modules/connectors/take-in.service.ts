import {
  AppError,
  checkNewContact,
  contactTitle,
  type FieldErrors,
  MESSAGES,
  readMapped,
  regionOf,
  theirErrors,
} from '@tessera/domain';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Context, Viewer } from '../../platform/context.ts';
import { isUuid } from '../../platform/page.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { hasRoom, lockAddressBook } from '../contacts/contact-store.service.ts';
import { takeIn } from '../contacts/import.service.ts';
import { User } from '../users/user.entity.ts';
import { Connector } from './connector.entity.ts';
import { ConnectorRecord } from './connector-record.entity.ts';

type Became = Pick<ConnectorRecord, 'title' | 'outcome' | 'reason' | 'contactId'>;
const NONE = { title: '', contactId: null };
const FULL = 'The address book is full.';

/** Takes in what a service has sent and notes what became of it. With wrong fields, by their names there, it failed. */
export async function takeInRecord(
  tx: EntityManager,
  connector: Connector,
  theirs: Record<string, unknown>,
): Promise<{ record: ConnectorRecord; errors: FieldErrors }> {
  const { became, errors } = await takeInOne(tx, connector, theirs);
  const record = { ...became, id: uuid(), connectorId: connector.id, direction: 'in', data: theirs } as const;
  await tx.insert(ConnectorRecord, record);
  await noteSync(tx, connector, became);
  return { record: await tx.findOneByOrFail(ConnectorRecord, { id: record.id }), errors };
}

/**
 * Tries a record that failed once more, by the mapping as it is now; gives what became of it. NOT_FOUND for others'
 * records, CONFLICT for one that did not fail.
 */
export function replayRecord({ db }: Context, viewer: Viewer, id: string): Promise<ConnectorRecord> {
  return inTransaction(db, async (tx) => {
    // As everywhere: the address book first.
    await lockAddressBook(tx, viewer.id);
    const record = isUuid(id)
      ? await tx.findOne(ConnectorRecord, { where: { id }, lock: { mode: 'pessimistic_write' } })
      : null;
    const connector = record && (await tx.findOneBy(Connector, { id: record.connectorId, ownerId: viewer.id }));
    if (!record || !connector) {
      throw new AppError('NOT_FOUND', 'This record is no longer kept.', { id: 'no such record' });
    }
    if (record.outcome !== 'failed') throw new AppError('CONFLICT', 'This record has arrived already.');
    const { became } = await takeInOne(tx, connector, { ...record.data });
    await noteSync(tx, connector, became);
    return tx.save(Object.assign(record, became, { tries: record.tries + 1 }));
  });
}

async function takeInOne(
  tx: EntityManager,
  { ownerId, kind, mapping }: Connector,
  theirs: Record<string, unknown>,
): Promise<{ became: Became; errors: FieldErrors }> {
  await lockAddressBook(tx, ownerId);
  const { raw, errors: unreadable } = readMapped(mapping, theirs);
  const owner = await tx.findOneBy(User, { id: ownerId });
  const { contact, errors: wrong } = checkNewContact(raw, regionOf(owner?.locale));
  const errors = { ...theirErrors(mapping, wrong), ...unreadable };
  const title = contactTitle(contact);
  const reasons = Object.entries(errors).map(([field, text]) => `${field}: ${text}`);
  if (reasons.length > 0) {
    return { became: { ...NONE, title, outcome: 'failed', reason: reasons.join(' ') }, errors };
  }
  if (!(await hasRoom(tx, ownerId, 1))) {
    return { became: { ...NONE, title, outcome: 'failed', reason: FULL }, errors };
  }
  const { added, updated, ids } = await takeIn(tx, ownerId, { rows: [contact], source: SOURCES[kind] });
  const outcome = added > 0 ? 'created' : updated > 0 ? 'updated' : 'skipped';
  const reason = outcome === 'skipped' ? 'All of it was known.' : '';
  return { became: { title, outcome, reason, contactId: ids[0] ?? null }, errors };
}

const SOURCES = { automation: 'AUTOMATION' } as const;

async function noteSync(tx: EntityManager, { id }: Connector, { outcome, reason }: Became): Promise<void> {
  await tx.update(Connector, { id }, { lastSyncAt: new Date(), lastError: outcome === 'failed' ? reason : '' });
}

/** What whoever sent a record that failed is told: BAD_USER_INPUT names the fields, CONFLICT says that there is no room. */
export function refusalOf({ reason }: ConnectorRecord, errors: FieldErrors): AppError {
  const isWrong = Object.keys(errors).length > 0;
  return isWrong ? new AppError('BAD_USER_INPUT', MESSAGES.invalidFields, errors) : new AppError('CONFLICT', reason);
}
