import { WEBHOOK_MOST_FAILING_DAYS, type WebhookEvent } from '@tessera/domain';
import type { Message } from '@tessera/texts';
import type { Context } from '../../kernel/context.ts';
import { queryRows } from '../../kernel/rows.ts';
import type { Webhook } from './webhook.entity.ts';
import type { WebhookFailure, WebhookHealth, WebhookHealthDay } from './webhook.types.ts';

const DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

/** $1 the webhook, $2 now. Tries are looked at of the newest events only: each is read whole. */
const HEALTH = `
  WITH days AS (
    SELECT day, count(d.id) FILTER (WHERE d.status = 'delivered')::int AS delivered,
           count(d.id) FILTER (WHERE d.status = 'failed')::int AS failed,
           count(d.id) FILTER (WHERE d.status = 'pending')::int AS pending
      FROM generate_series(date_trunc('day', $2::timestamptz AT TIME ZONE 'UTC') - interval '${DAYS - 1} days',
             date_trunc('day', $2::timestamptz AT TIME ZONE 'UTC'), interval '1 day') day
      LEFT JOIN webhook_deliveries d ON d.webhook_id = $1 AND NOT d.is_test
        AND d.created_at >= day AT TIME ZONE 'UTC' AND d.created_at < (day + interval '1 day') AT TIME ZONE 'UTC'
     GROUP BY day
  ), newest AS (
    SELECT d.event, d.tries FROM webhook_deliveries d
     WHERE d.webhook_id = $1 AND NOT d.is_test
       AND d.created_at >= (date_trunc('day', $2::timestamptz AT TIME ZONE 'UTC') - interval '${DAYS - 1} days') AT TIME ZONE 'UTC'
     ORDER BY d.created_at DESC, d.id DESC LIMIT 1000
  ), tries AS (
    SELECT n.event, t.at, t.status, t.error, t."durationMs" AS ms
      FROM newest n, json_to_recordset(n.tries) t (at timestamptz, status int, error jsonb, "durationMs" int)
  )
  SELECT (SELECT json_agg(json_build_object('date', to_char(day, 'YYYY-MM-DD'), 'deliveredCount', delivered,
            'failedCount', failed, 'pendingCount', pending) ORDER BY day) FROM days) AS days,
         (SELECT count(*)::int FROM webhook_deliveries d WHERE d.webhook_id = $1 AND d.status = 'pending' AND NOT d.is_test)
           AS pending,
         (SELECT percentile_disc(ARRAY[0.5, 0.95]) WITHIN GROUP (ORDER BY ms) FROM tries WHERE status IS NOT NULL) AS ms,
         (SELECT row_to_json(f) FROM (SELECT at, event, status, error FROM tries WHERE error <> '""' ORDER BY at DESC LIMIT 1) f)
           AS failure`;

interface Row {
  days: WebhookHealthDay[];
  pending: number;
  ms: [p50: number, p95: number] | null;
  failure: { at: string; event: WebhookEvent; status: number | null; error: Message | '' } | null;
}

/** How the webhook has done lately: one statement. */
export async function findHealth({ db }: Pick<Context, 'db'>, webhook: Webhook): Promise<WebhookHealth> {
  const [row] = await queryRows<Row>(db, HEALTH, [webhook.id, new Date()]);
  if (!row) throw new Error('Aggregates always give a row.');
  const { days, pending, ms, failure } = row;
  const delivered = sum(days.map((day) => day.deliveredCount));
  const failed = sum(days.map((day) => day.failedCount));
  return {
    days,
    pendingCount: pending,
    successRate: delivered + failed === 0 ? null : delivered / (delivered + failed),
    p50Ms: ms?.[0] ?? null,
    p95Ms: ms?.[1] ?? null,
    lastFailure: failure && toFailure(failure),
    pausesAt: pauseTime(webhook),
  };
}

function toFailure({ at, ...failure }: NonNullable<Row['failure']>): WebhookFailure {
  return { ...failure, at: new Date(at) };
}

/** By the rule that switches off what has only failed for days. */
function pauseTime({ failingSince, disabledAt }: Webhook): Date | null {
  if (!failingSince || disabledAt) return null;
  return new Date(failingSince.getTime() + WEBHOOK_MOST_FAILING_DAYS * DAY_MS);
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
