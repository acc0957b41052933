import { addJobSql } from '../../infra/jobs.ts';
import type { Services } from '../../kernel/context.ts';
import { WEBHOOK_PRIORITY } from './webhook-sql.ts';

/**
 * Once a minute: has events sent whose own job ended with its process. Such a job stays locked for hours. Those that are
 * late for another try wait as new ones do from now on.
 */
export async function wakeWebhooks({ db }: Pick<Services, 'db'>): Promise<void> {
  const job = addJobSql('sendEvents', "json_build_object('webhookId', w.webhook_id)", { priority: WEBHOOK_PRIORITY });
  await db.query(
    `WITH late AS (
       UPDATE webhook_deliveries SET next_attempt_at = NULL
        WHERE status = 'pending' AND next_attempt_at < now() - interval '5 minutes' RETURNING webhook_id
     ), waiting AS (
       SELECT webhook_id FROM late
       UNION SELECT webhook_id FROM webhook_deliveries
        WHERE status = 'pending' AND next_attempt_at IS NULL AND NOT is_test AND created_at < now() - interval '1 minute'
     ) SELECT count(${job}) FROM waiting w`,
  );
}
