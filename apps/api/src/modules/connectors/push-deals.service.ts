import { decimalValue } from '@tessera/domain';
import type { Message } from '@tessera/texts';
import type { DataSource, EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { Services } from '../../kernel/context.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { MergeLine } from '../contacts/index.ts';
import { type Deal, findOtherVersions, lockDealById } from '../deals/index.ts';
import { Connector } from './connector.entity.ts';
import { ConnectorDeal } from './connector-deal.entity.ts';
import { ConnectorLink } from './connector-link.entity.ts';
import { ConnectorRecord, type RecordOutcome } from './connector-record.entity.ts';
import type { ConnectorRun } from './connector-run.entity.ts';
import { countOutcome } from './run.service.ts';
import { type ConnectorClient, type DealToPush, VendorError } from './vendors/vendor.ts';

const BATCH = 25;

/** The result of sending one deal to the service. */
interface PushedDeal {
  title: string;
  data: { dealId: string } & Omit<DealToPush, 'id'>;
  outcome: RecordOutcome;
  reason: Message | '';
  theirId: string;
}

/** Takes the next deals there, where the service has deals; gives whether there may be more. Throws VendorError. */
export async function pushDeals(
  services: Services,
  { connector, run, client }: { connector: Connector; run: ConnectorRun; client: ConnectorClient },
): Promise<boolean> {
  if (!client.pushDeal) return false;
  const deals = await nextDeals(services.db, connector);
  for (const deal of deals) {
    const pushed = await pushDeal(services.db, { connector, client, deal });
    const isNoted = await inTransaction(services.db, (tx) => note(tx, { connector, run, deal, pushed }));
    if (!isNoted) return false;
  }
  return deals.length === BATCH;
}

/** Those of which another version was sent, or none. */
function nextDeals(db: DataSource, { id: connectorId, ownerId }: Connector): Promise<Deal[]> {
  const sentVersion =
    'SELECT sent.version FROM connector_deals sent WHERE sent.connector_id = :connectorId AND sent.deal_id = d.id';
  return findOtherVersions(db, ownerId, { sentVersion, parameters: { connectorId }, most: BATCH });
}

/** Takes one deal there. What the service refuses of it is told by what it gives. */
export async function pushDeal(
  db: DataSource,
  { connector, client, deal }: { connector: Connector; client: ConnectorClient; deal: Deal },
): Promise<PushedDeal> {
  const told = await toTheirs(db, connector, deal);
  const { id, ...said } = told;
  const pushed = { title: deal.name, data: { dealId: deal.id, ...said } };
  try {
    const made = await client.pushDeal?.(told);
    return { ...pushed, theirId: made?.id ?? '', outcome: made?.isNew ? 'created' : 'updated', reason: '' };
  } catch (error) {
    const isOfThisOne = error instanceof VendorError && (error.fault === 'refused' || error.fault === 'missing');
    if (!isOfThisOne) throw error;
    return { ...pushed, theirId: id, outcome: 'failed', reason: error.text };
  }
}

async function toTheirs(db: DataSource, { id: connectorId }: Connector, deal: Deal): Promise<DealToPush> {
  const { id: dealId, name, valueMinor, currency, stage, note: text, contactId, closedAt, expectedOn } = deal;
  const sent = await db.manager.findOneBy(ConnectorDeal, { connectorId, dealId });
  const contact = contactId ? (await MergeLine.findKeptContacts(db, [contactId])).get(contactId) : null;
  const link = contact && (await db.manager.findOneBy(ConnectorLink, { connectorId, contactId: contact.id }));
  return {
    ...{ id: sent?.theirId ?? '', name, currency, stage, note: text },
    amount: valueMinor === 0 ? '' : decimalValue(valueMinor, currency),
    closesOn: closedAt?.toISOString().slice(0, 10) ?? expectedOn ?? '',
    contactId: link?.theirId ?? '',
  };
}

/** The record, the figure and which version went. False when it was disconnected. */
async function note(
  tx: EntityManager,
  { connector, run, deal, pushed }: { connector: Connector; run: ConnectorRun; deal: Deal; pushed: PushedDeal },
): Promise<boolean> {
  const connectorId = connector.id;
  if (!(await noteVersion(tx, { connectorId, deal, theirId: pushed.theirId }))) return false;
  const { theirId: _id, ...became } = pushed;
  await tx.insert(ConnectorRecord, { id: uuid(), connectorId, direction: 'out', contactId: null, ...became });
  await countOutcome(tx, run, pushed.outcome);
  return true;
}

/** Remembers which record is which deal; false when the connection is gone. */
export async function noteVersion(
  tx: EntityManager,
  { connectorId, deal, theirId }: { connectorId: string; deal: Deal; theirId: string },
): Promise<boolean> {
  const { affected } = await tx.update(Connector, { id: connectorId }, { lastSyncAt: new Date() });
  if (!affected) return false;
  // Deleted meanwhile: nothing is left to remember.
  if (!(await lockDealById(tx, deal.id))) return true;
  const sent = { connectorId, dealId: deal.id, theirId, version: deal.version };
  await tx.upsert(ConnectorDeal, sent, ['connectorId', 'dealId']);
  return true;
}
