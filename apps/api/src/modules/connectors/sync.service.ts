import { SYNC_RETRY_SECONDS } from '@tessera/domain';
import { type Message, msg } from '@tessera/texts';
import { IsNull } from 'typeorm';
import { addKeyedJob } from '../../infra/jobs.ts';
import type { Services } from '../../kernel/context.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { Connector } from './connector.entity.ts';
import { connectClient } from './connector-client.service.ts';
import { ConnectorRun } from './connector-run.entity.ts';
import { pullPage } from './pull.service.ts';
import { pushBatch } from './push.service.ts';
import { pushDeals } from './push-deals.service.ts';
import { buildJobKey } from './run.service.ts';
import { VendorError } from './vendors/vendor.ts';

/** Whoever asks to wait for longer is asked again after a day. */
const MOST_WAIT_SECONDS = 86_400;

/**
 * The job: a part of a run, and the next part as another job, so that a long one leaves the workers to others. Harmless
 * when the run has ended. Who asks to wait is asked again then; nobody waits meanwhile.
 */
export async function syncConnector(services: Services, { runId }: { runId: string }): Promise<void> {
  const run = await services.db.manager.findOneBy(ConnectorRun, { id: runId, endedAt: IsNull() });
  const connector = run && (await services.db.manager.findOneBy(Connector, { id: run.connectorId }));
  if (!run || !connector) return;
  try {
    const { client } = connectClient(services, connector);
    const part = { connector, run, client };
    const isMore = run.direction === 'out' ? await pushAll(services, part) : await pullPage(services, part);
    await (isMore ? goOn(services, run) : finish(services, run));
  } catch (error) {
    if (!(error instanceof VendorError)) throw error;
    await giveWay(services, run, error);
  }
}

/** Contacts first: deals are told of together with them. */
async function pushAll(services: Services, part: Parameters<typeof pushBatch>[1]): Promise<boolean> {
  return (await pushBatch(services, part)) || (await pushDeals(services, part));
}

function goOn({ db }: Services, { id }: ConnectorRun): Promise<void> {
  return inTransaction(db, async (tx) => {
    await tx.update(ConnectorRun, { id }, { status: 'running', reason: '', tries: 0, resumesAt: null });
    await addKeyedJob(tx, ['syncConnector', { runId: id }], { key: buildJobKey(id) });
  });
}

function finish({ db }: Services, { id, connectorId }: ConnectorRun): Promise<void> {
  return inTransaction(db, async (tx) => {
    await tx.update(ConnectorRun, { id }, { status: 'done', reason: '', resumesAt: null, endedAt: new Date() });
    const run = await tx.findOneBy(ConnectorRun, { id });
    const lastError = run?.failedCount ? msg('{count} failed. The log says why.', { count: run.failedCount }) : '';
    await tx.update(Connector, { id: connectorId }, { lastError });
    // An address book without anybody has been gone through, too: whoever is added from now on follows.
    if (run?.direction === 'out') {
      await tx.update(Connector, { id: connectorId, syncedAt: IsNull() }, { syncedAt: new Date(0) });
    }
  });
}

/** Goes on when the service says, or after growing pauses; without the permission it ends. */
async function giveWay(services: Services, run: ConnectorRun, error: VendorError): Promise<void> {
  if (error.fault === 'busy') return waitFor(services, run, { reason: error.text, seconds: error.retryAfterSeconds });
  const seconds = SYNC_RETRY_SECONDS[run.tries];
  if (error.fault !== 'away' || seconds === undefined) return fail(services, run, error);
  await waitFor(services, run, { reason: error.text, seconds, tries: run.tries + 1 });
}

function waitFor(
  { db }: Services,
  { id }: ConnectorRun,
  { reason, seconds, tries = 0 }: { reason: Message; seconds: number; tries?: number },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const resumesAt = new Date(Date.now() + Math.min(seconds, MOST_WAIT_SECONDS) * 1000);
    await tx.update(ConnectorRun, { id }, { status: 'waiting', reason, tries, resumesAt });
    await addKeyedJob(tx, ['syncConnector', { runId: id }], { key: buildJobKey(id), runAt: resumesAt });
  });
}

function fail({ db }: Services, { id, connectorId }: ConnectorRun, { text, fault }: VendorError): Promise<void> {
  return inTransaction(db, async (tx) => {
    const ended = { status: 'failed', reason: text, resumesAt: null, endedAt: new Date() } as const;
    await tx.update(ConnectorRun, { id }, ended);
    const state = fault === 'unauthorised' ? ({ state: 'reconnect' } as const) : {};
    await tx.update(Connector, { id: connectorId }, { ...state, lastError: text });
  });
}
