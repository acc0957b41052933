import { v7 as uuid } from 'uuid';
import { addKeyedJob } from '../../infra/jobs.ts';
import type { Services } from '../../kernel/context.ts';
import { WEBHOOK_PRIORITY } from './webhook-sql.ts';

/** Whose process was killed keeps others waiting for at most so long. */
const LEASE_S = 5;
const RENEW_MS = 1000;

/** The right to send the waiting events of a webhook, which one job has at a time. */
export interface Turn {
  /** Whether another job may have it by now, because this process stood still for too long. */
  isLost(): boolean;
  giveUp(): Promise<void>;
}

/** Null while another job has the turn: then one more looks when its time is over, in case its process was killed. */
export async function takeTurn(services: Services, id: string): Promise<Turn | null> {
  const by = uuid();
  const taken = await write(services, 'sending_by IS NULL OR sending_until < now() OR sending_by = $2', { id, by });
  if (taken) return holdTurn(services, { id, by });
  const [other] = await services.db.query<{ until: Date | null }[]>(
    'SELECT sending_until AS until FROM webhooks WHERE id = $1',
    [id],
  );
  if (!other) return null;
  await queueTurn(services, id, other.until ?? new Date());
  return null;
}

/** One more job looks for waiting events then, behind mails and all other jobs. */
export async function queueTurn({ db }: Pick<Services, 'db'>, id: string, runAt: Date): Promise<void> {
  const when = { key: `webhook-turn-${id}`, runAt, priority: WEBHOOK_PRIORITY };
  await addKeyedJob(db.manager, ['sendEvents', { webhookId: id }], when);
}

function holdTurn(services: Services, turn: { id: string; by: string }): Turn {
  let isLost = false;
  const renewing = setInterval(() => {
    write(services, 'sending_by = $2', turn).then(
      (isKept) => {
        isLost ||= !isKept;
      },
      (error) => services.log.warn({ err: error, webhookId: turn.id }, 'the turn of a webhook could not be kept'),
    );
  }, RENEW_MS);
  return {
    isLost: () => isLost,
    async giveUp() {
      clearInterval(renewing);
      await services.db.query(
        'UPDATE webhooks SET sending_by = NULL, sending_until = NULL WHERE id = $1 AND sending_by = $2',
        [turn.id, turn.by],
      );
    },
  };
}

/** Whether the turn is this one's now. */
async function write({ db }: Services, condition: string, { id, by }: { id: string; by: string }): Promise<boolean> {
  const [rows] = await db.query<[unknown[], number]>(
    `UPDATE webhooks SET sending_by = $2, sending_until = now() + interval '${LEASE_S} seconds'
      WHERE id = $1 AND (${condition}) RETURNING id`,
    [id, by],
  );
  return rows.length > 0;
}
