import type { WebhookEvent } from '@tessera/domain';
import type { Message } from '@tessera/texts';
import type { Services } from '../../kernel/context.ts';
import type { JobPayloads } from '../../kernel/module.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { recordArrivals, recordAttempt, switchOff } from './record-attempt.service.ts';
import { sendDelivery } from './send-delivery.service.ts';
import { queueTurn, type Turn, takeTurn } from './sending-turn.service.ts';
import { Webhook } from './webhook.entity.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import { findObstacle } from './webhook-rights.service.ts';

/** Events that are read and noted together. A process that is killed sends as many once more. */
const BATCH = 200;
/** Objects whose events are on their way at once. */
const SENT_AT_ONCE = 32;
/** No request begins later than that in a batch, and no batch later than that in a job: other jobs want their turn. */
const BATCH_MS = 2000;
const TURN_MS = 5000;

/**
 * The job: sends the waiting events of a webhook, of each object in the order in which they happened. One process does it
 * at a time. An event that fails is tried again by itself, and those after it don't wait for it.
 */
export async function sendEvents(services: Services, { webhookId: id }: JobPayloads['sendEvents']): Promise<void> {
  const end = Date.now() + TURN_MS;
  do {
    const turn = await takeTurn(services, id);
    if (!turn) return;
    try {
      await sendWaiting(services, { id, turn, end });
    } finally {
      await turn.giveUp();
    }
    // Whoever came meanwhile found the turn taken: so it is looked once more.
  } while (Date.now() < end && (await isAnyWaiting(services, id)));
  if (await isAnyWaiting(services, id)) await queueTurn(services, id, new Date());
}

interface Work {
  id: string;
  turn: Turn;
  /** Milliseconds of the clock after which no batch begins. */
  end: number;
}

async function sendWaiting(services: Services, { id, turn, end }: Work): Promise<void> {
  while (Date.now() < end && !turn.isLost()) {
    const webhook = await services.db.manager.findOneBy(Webhook, { id });
    const deliveries = webhook ? await listWaiting(services, id) : [];
    if (!webhook || deliveries.length === 0) return;
    if (await mayBeSent(services, webhook, deliveries)) await sendBatch(services, webhook, deliveries);
  }
}

/** Sends them, of each object one after the other, and notes what came of it. */
async function sendBatch(services: Services, webhook: Webhook, deliveries: readonly WebhookDelivery[]): Promise<void> {
  const latest = Date.now() + BATCH_MS;
  const queues = toQueues(deliveries);
  const arrivals: Parameters<typeof recordArrivals>[2][number][] = [];
  const work = async () => {
    for (let queue = queues.shift(); queue; queue = queues.shift()) {
      for (const delivery of queue) {
        if (Date.now() > latest) return;
        const attempt = await sendDelivery(services, webhook, delivery);
        const { pauseSeconds: _, ...kept } = attempt;
        if (attempt.error === '') arrivals.push({ id: delivery.id, attempt: kept });
        else await recordAttempt(services, delivery.id, attempt);
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: SENT_AT_ONCE }, work));
  await recordArrivals(services, webhook.id, arrivals);
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}

/** The events of each object, which have to stay in order. */
function toQueues(deliveries: readonly WebhookDelivery[]): WebhookDelivery[][] {
  const queues = new Map<string, WebhookDelivery[]>();
  for (const delivery of deliveries) {
    const key = readObjectId(delivery);
    const queue = queues.get(key);
    if (queue) queue.push(delivery);
    else queues.set(key, [delivery]);
  }
  return [...queues.values()];
}

/** The object, or the conversation of a message. */
function readObjectId({ event, data }: WebhookDelivery): string {
  const [object] = Object.values(data) as { id: string; conversationId?: string }[];
  return `${event.split('.')[0]} ${object?.conversationId ?? object?.id}`;
}

/** False when the webhook is off, or has to be switched off: nothing waits any more then. */
async function mayBeSent(
  services: Services,
  webhook: Webhook,
  deliveries: readonly WebhookDelivery[],
): Promise<boolean> {
  const obstacle = await findFirstObstacle(services, webhook, [...new Set(deliveries.map(({ event }) => event))]);
  if (obstacle) await inTransaction(services.db, (tx) => switchOff(tx, services, { id: webhook.id, reason: obstacle }));
  if (!obstacle && !webhook.disabledAt) return true;
  await services.db.query(
    "UPDATE webhook_deliveries SET status = 'failed' WHERE webhook_id = $1 AND status = 'pending' AND next_attempt_at IS NULL",
    [webhook.id],
  );
  return false;
}

async function findFirstObstacle(
  services: Services,
  webhook: Webhook,
  events: readonly WebhookEvent[],
): Promise<Message | null> {
  for (const event of events) {
    const obstacle = await findObstacle(services, webhook, event);
    if (obstacle) return obstacle;
  }
  return null;
}

function listWaiting({ db }: Services, webhookId: string): Promise<WebhookDelivery[]> {
  return db.manager
    .createQueryBuilder(WebhookDelivery, 'd')
    .where(`d.webhook_id = :webhookId AND ${IS_WAITING}`, { webhookId })
    .orderBy('d.sequence')
    .limit(BATCH)
    .getMany();
}

async function isAnyWaiting({ db }: Services, webhookId: string): Promise<boolean> {
  const found = await db.query<unknown[]>(
    `SELECT 1 FROM webhook_deliveries d WHERE d.webhook_id = $1 AND ${IS_WAITING} LIMIT 1`,
    [webhookId],
  );
  return found.length > 0;
}

/** Not tried yet; test events are sent by the request that asks for them. */
const IS_WAITING = "d.status = 'pending' AND d.next_attempt_at IS NULL AND NOT d.is_test";
