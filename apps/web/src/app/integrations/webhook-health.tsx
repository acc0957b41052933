import { useWebhookHealthQuery, type WebhookHealthQuery } from '@tessera/client';
import { t } from '@tessera/texts';
import { Notice, Skeleton } from '@tessera/ui';
import { clsx } from 'clsx';
import { formatDate, formatNumber } from '../../locale/format.ts';
import { timeText } from '../../locale/time-text.ts';
import { ErrorNotice } from '../../parts/feedback/error-notice.tsx';
import { eventLabel, toEvent } from './webhook-events.ts';

type Health = NonNullable<WebhookHealthQuery['webhook']>['health'];
type Day = Health['days'][number];

/** How a webhook has done in the last 14 days. */
export function WebhookHealth({ id }: { id: string }) {
  const { data, error, refetch } = useWebhookHealthQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const health = data?.webhook?.health;
  return (
    <section aria-labelledby="health" className="mb-10">
      <h2 id="health" className="mb-3">
        {t('Last 14 days')}
      </h2>
      {health && <Figures health={health} />}
      {!health && error && (
        <ErrorNotice
          title={t('Couldn’t load the stats')}
          error={error}
          onRetry={() => void refetch().catch(() => {})}
        />
      )}
      {!health && !error && <Skeleton className="h-44" />}
    </section>
  );
}

function Figures({ health }: { health: Health }) {
  if (health.days.every((day) => total(day) === 0))
    return <p className="text-ink-2">{t('No events in the last 14 days.')}</p>;
  const { days, successRate, p50Ms, p95Ms, pendingCount, pausesAt, lastFailure } = health;
  return (
    <div className="grid gap-5">
      {pausesAt && (
        <Notice tone="bad">
          {t('Every delivery is failing. If none succeeds by {pausesAt}, we turn this webhook off and email you.', {
            pausesAt: formatDate(pausesAt, 'moment'),
          })}
        </Notice>
      )}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
        <Figure name={t('Arrived')} value={successRate === null ? '–' : shareText(successRate)} />
        <Figure name={t('Waiting')} value={formatNumber(pendingCount)} />
        <Figure name={t('Median response time')} value={msText(p50Ms)} />
        <Figure name={t('Response time, 95th percentile')} value={msText(p95Ms)} />
      </dl>
      <Days days={days} />
      {lastFailure && (
        <p className="text-sm text-ink-2 [overflow-wrap:anywhere]">
          {t('Last failure: {event}, {time}. {error}', {
            event: eventLabel(toEvent(lastFailure.event)),
            time: timeText(lastFailure.at),
            error: lastFailure.error,
          })}
        </p>
      )}
    </div>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-0.5">
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="num text-xl">{value}</dd>
    </div>
  );
}

/** A share below 100% never reads as 100%. */
function shareText(share: number): string {
  return formatNumber(Math.floor(share * 1000) / 1000, { style: 'percent' });
}

function msText(ms: number | null): string {
  return ms === null ? '–' : t('{ms} ms', { ms: formatNumber(ms) });
}

const PARTS = [
  { key: 'pendingCount', name: 'waiting', color: 'bg-ink-3' },
  { key: 'failedCount', name: 'failed', color: 'bg-bad' },
  { key: 'deliveredCount', name: 'arrived', color: 'bg-ok' },
] as const;

/** One column for each day; its parts are what arrived, failed and waits. */
function Days({ days }: { days: readonly Day[] }) {
  const most = Math.max(...days.map(total));
  const [first, last] = [days[0], days.at(-1)];
  return (
    <div>
      <ol className="flex h-24 items-end gap-1 border-b border-line" aria-label={t('Events of each day')}>
        {days.map((day) => (
          <li key={day.date} title={dayText(day)} className="flex h-full min-w-0 flex-1 flex-col justify-end">
            <span className="sr-only">{dayText(day)}</span>
            {PARTS.filter(({ key }) => day[key] > 0).map(({ key, color }) => (
              <span
                key={key}
                aria-hidden="true"
                className={clsx(color, 'min-h-0.5 first-of-type:rounded-t-sm')}
                style={{ height: `${(day[key] / most) * 100}%` }}
              />
            ))}
          </li>
        ))}
      </ol>
      <div className="mt-1.5 flex flex-wrap justify-between gap-x-4 gap-y-1 text-xs text-ink-2">
        <span className="num">{first && dateText(first.date)}</span>
        <ul className="flex flex-wrap gap-x-4 gap-y-1" aria-hidden="true">
          {PARTS.toReversed().map(({ name, color }) => (
            <li key={name} className="flex items-center gap-1.5">
              <span className={clsx(color, 'size-2 rounded-full')} />
              {name}
            </li>
          ))}
        </ul>
        <span className="num">{last && dateText(last.date)}</span>
      </div>
    </div>
  );
}

function total({ deliveredCount, failedCount, pendingCount }: Day): number {
  return deliveredCount + failedCount + pendingCount;
}

function dayText(day: Day): string {
  const parts = PARTS.toReversed().filter(({ key }) => day[key] > 0);
  return `${dateText(day.date)}: ${parts.map(({ key, name }) => `${formatNumber(day[key])} ${name}`).join(t(', ')) || t('nothing')}`;
}

/** Days are UTC's, wherever the reader is. */
function dateText(date: string): string {
  return formatDate(`${date}T00:00:00Z`, 'shortDay', { timeZone: 'UTC' });
}
