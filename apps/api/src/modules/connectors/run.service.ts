import { AppError, CONNECTOR_LIMITS, type ConnectorKind } from '@tessera/domain';
import { msg } from '@tessera/texts';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { addKeyedJob } from '../../infra/jobs.ts';
import type { Context, Services, Viewer } from '../../kernel/context.ts';
import { isUuid } from '../../kernel/lists/page.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { ContactSql } from '../contacts/index.ts';
import { haveOtherVersions } from '../deals/index.ts';
import { Connector } from './connector.entity.ts';
import type { SyncConnectorInput } from './connector.inputs.ts';
import { findConnector } from './connector.service.ts';
import { canPull, requireVendor } from './connector-client.service.ts';
import { ConnectorDeal } from './connector-deal.entity.ts';
import type { RecordDirection, RecordOutcome } from './connector-record.entity.ts';
import { ConnectorRun } from './connector-run.entity.ts';

const MOST_RUNS = 20;
/** Services that have deals of their own. */
const KINDS_WITH_DEALS: readonly ConnectorKind[] = ['hubspot', 'salesforce'];

/**
 * Starts going through the contacts, or through the records there; gives the run that is under way when there is one.
 * NOT_FOUND for others' connectors, CONFLICT when it has to be connected again or no database is chosen.
 */
export async function startRun(
  context: Context,
  viewer: Viewer,
  { id, direction, isFull }: SyncConnectorInput,
): Promise<ConnectorRun> {
  await context.rateLimits.consume('connectorByViewer', viewer.id);
  const connector = await findConnector(context, viewer, id);
  assertReady(connector);
  if (direction === 'in' && !canPull(connector.kind)) {
    throw new AppError('BAD_USER_INPUT', msg('Tessera only sends contacts to this service.'), {
      direction: msg('Tessera only sends contacts to this service.'),
    });
  }
  return inTransaction(context.db, async (tx) => {
    if (isFull) {
      await tx.update(Connector, { id }, { syncedAt: new Date(0), syncedId: null });
      await tx.update(ConnectorDeal, { connectorId: id }, { version: 0 });
    }
    await createRun(tx, connector, { direction, isAutomatic: false });
    // The newest: one that was under way may have ended this very moment.
    const order = { startedAt: 'DESC', id: 'DESC' } as const;
    return tx.findOneOrFail(ConnectorRun, { where: { connectorId: connector.id }, order });
  });
}

function assertReady(connector: Connector): void {
  if (requireVendor(connector) === 'notion' && !connector.databaseId) {
    throw new AppError('CONFLICT', msg('Choose a database first.'));
  }
  if (connector.state === 'reconnect') throw new AppError('CONFLICT', msg('Reconnect the service first.'));
}

/** Does nothing when one is under way. A connection has one job at a time: that of its run. */
async function createRun(
  tx: EntityManager,
  { id: connectorId }: Pick<Connector, 'id'>,
  { direction, isAutomatic }: { direction: RecordDirection; isAutomatic: boolean },
): Promise<void> {
  const [made] = await tx.query<{ id: string }[]>(
    `INSERT INTO connector_runs (id, connector_id, direction, is_automatic) VALUES ($1, $2, $3, $4)
     ON CONFLICT (connector_id) WHERE ended_at IS NULL DO NOTHING RETURNING id`,
    [uuid(), connectorId, direction, isAutomatic],
  );
  if (made) await addKeyedJob(tx, ['syncConnector', { runId: made.id }], { key: buildJobKey(made.id) });
}

export function buildJobKey(runId: string): string {
  return `sync-${runId}`;
}

/** By an alias `c` of connections: which version of the deal went there. */
const SENT_VERSION =
  'SELECT sent.version FROM connector_deals sent WHERE sent.connector_id = c.id AND sent.deal_id = d.id';

/** The job, every few minutes: a run for every connection whose contacts or deals have changed since the last one. */
export async function startDueRuns({ db }: Pick<Services, 'db'>): Promise<void> {
  const due = await db.query<{ id: string }[]>(
    `SELECT c.id FROM connectors c
      WHERE c.is_automatic AND c.state = 'connected' AND c.synced_at IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM connector_runs r WHERE r.connector_id = c.id AND r.ended_at IS NULL)
        AND (${ContactSql.haveContactsChanged('c.owner_id', { at: 'c.synced_at', id: 'coalesce(c.synced_id, $1)' })}
          OR (c.kind = ANY ($2) AND ${haveOtherVersions('c.owner_id', SENT_VERSION)}))`,
    ['00000000-0000-0000-0000-000000000000', KINDS_WITH_DEALS],
  );
  for (const connector of due) {
    await inTransaction(db, (tx) => createRun(tx, connector, { direction: 'out', isAutomatic: true }));
  }
}

/** One more that ended so. */
export async function countOutcome(tx: EntityManager, { id }: ConnectorRun, outcome: RecordOutcome): Promise<void> {
  await tx.increment(ConnectorRun, { id }, `${outcome}Count`, 1);
}

/** The latest first. */
export function listRuns({ db }: Pick<Services, 'db'>, { id: connectorId }: Connector): Promise<ConnectorRun[]> {
  return db.manager.find(ConnectorRun, {
    where: { connectorId },
    order: { startedAt: 'DESC', id: 'DESC' },
    take: MOST_RUNS,
  });
}

/** A run of a connector of the viewer; null for any other. */
export async function findRun({ db }: Pick<Services, 'db'>, viewer: Viewer, id: string): Promise<ConnectorRun | null> {
  return isUuid(id) ? db.manager.findOneBy(ConnectorRun, { id, connector: { ownerId: viewer.id } }) : null;
}

/** Forgets runs with what became of their records. */
export async function sweepRuns({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await db.query(
    `DELETE FROM connector_runs
      WHERE ended_at IS NOT NULL AND started_at < $1::timestamptz - make_interval(days => $2)`,
    [now, CONNECTOR_LIMITS.logDays],
  );
}
