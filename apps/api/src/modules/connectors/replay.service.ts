import { AppError } from '@tessera/domain';
import { msg } from '@tessera/texts';
import { type EntityManager, IsNull } from 'typeorm';
import type { Context, Viewer } from '../../kernel/context.ts';
import { isUuid } from '../../kernel/lists/page.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { Contact, ContactStore } from '../contacts/index.ts';
import { Deal } from '../deals/index.ts';
import { Connector } from './connector.entity.ts';
import { connectClient, toAppError } from './connector-client.service.ts';
import { ConnectorRecord } from './connector-record.entity.ts';
import { ingestAgain } from './ingest.service.ts';
import { pullAgain } from './pull.service.ts';
import { linkContact, type Pushed, preparePush } from './push.service.ts';
import { noteVersion, pushDeal } from './push-deals.service.ts';

/**
 * Tries a record that failed once more, by the mapping as it is now; gives what became of it. NOT_FOUND for others'
 * records and for a contact that is gone, CONFLICT for one that did not fail.
 */
export async function replayRecord(context: Context, viewer: Viewer, id: string): Promise<ConnectorRecord> {
  await context.rateLimits.consume('connectorByViewer', viewer.id);
  const { record, connector } = await findFailed(context.db.manager, viewer, id);
  return record.direction === 'in'
    ? replayIn(context, viewer, record.id)
    : replayOut(context, connector, record).catch((error: unknown) => {
        throw toAppError(error);
      });
}

function replayIn({ db }: Context, viewer: Viewer, id: string): Promise<ConnectorRecord> {
  return inTransaction(db, async (tx) => {
    // As everywhere: the address book first.
    await ContactStore.lockAddressBook(tx, viewer.id);
    const { record, connector } = await findFailed(tx, viewer, id);
    const again = connector.kind === 'automation' ? ingestAgain : pullAgain;
    const became = await again(tx, connector, record.data);
    return tx.save(Object.assign(record, became, { tries: record.tries + 1 }));
  });
}

/** The contact or the deal as it is now. */
async function replayOut(context: Context, connector: Connector, record: ConnectorRecord): Promise<ConnectorRecord> {
  const dealId: unknown = Reflect.get(record.data, 'dealId');
  if (typeof dealId === 'string') return replayDeal(context, connector, { record, dealId });
  const where = { id: record.contactId ?? record.id, ownerId: connector.ownerId, mergeId: IsNull() };
  const contact = await context.db.manager.findOneBy(Contact, where);
  if (!contact) throw new AppError('NOT_FOUND', msg('This contact no longer exists.'), 'id');
  const { client } = connectClient(context, connector);
  const push = await preparePush(context, { connector, client, contacts: [contact] });
  return noteAgain(context, record.id, { contactId: contact.id, pushed: await push(contact) });
}

async function replayDeal(
  context: Context,
  connector: Connector,
  { record, dealId }: { record: ConnectorRecord; dealId: string },
): Promise<ConnectorRecord> {
  const deal = await context.db.manager.findOneBy(Deal, { id: dealId, ownerId: connector.ownerId });
  if (!deal) throw new AppError('NOT_FOUND', msg('This deal no longer exists.'), 'id');
  const { client } = connectClient(context, connector);
  const { theirId, ...became } = await pushDeal(context.db, { connector, client, deal });
  return inTransaction(context.db, async (tx) => {
    const locked = await lockRecord(tx, record.id);
    if (!locked || !(await noteVersion(tx, { connectorId: connector.id, deal, theirId }))) throw noSuchRecord();
    return tx.save(Object.assign(locked, became, { tries: locked.tries + 1 }));
  });
}

function noteAgain(
  { db }: Context,
  id: string,
  { contactId, pushed }: { contactId: string; pushed: Pushed },
): Promise<ConnectorRecord> {
  return inTransaction(db, async (tx) => {
    const record = await lockRecord(tx, id);
    if (!record) throw noSuchRecord();
    const { theirId, ...became } = pushed;
    const linkedId = await linkContact(tx, { connectorId: record.connectorId, contactId, theirId });
    return tx.save(Object.assign(record, became, { contactId: linkedId, tries: record.tries + 1 }));
  });
}

async function findFailed(
  tx: EntityManager,
  viewer: Viewer,
  id: string,
): Promise<{ record: ConnectorRecord; connector: Connector }> {
  const record = isUuid(id)
    ? await (tx.queryRunner ? lockRecord(tx, id) : tx.findOneBy(ConnectorRecord, { id }))
    : null;
  const connector = record && (await tx.findOneBy(Connector, { id: record.connectorId, ownerId: viewer.id }));
  if (!record || !connector) throw noSuchRecord();
  if (record.outcome !== 'failed') throw new AppError('CONFLICT', msg('This record has already been delivered.'));
  return { record, connector };
}

function lockRecord(tx: EntityManager, id: string): Promise<ConnectorRecord | null> {
  return tx.findOne(ConnectorRecord, { where: { id }, lock: { mode: 'pessimistic_write' } });
}

function noSuchRecord(): AppError {
  return new AppError('NOT_FOUND', msg('This record is no longer available.'), 'id');
}
