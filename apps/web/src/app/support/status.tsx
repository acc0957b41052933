import { type IncidentsQuery, useIncidentsQuery } from '@tessera/client';
import { t } from '@tessera/texts';
import { Trans } from '@tessera/texts/react';
import { Button, Chip, EmptyState, Notice, Skeleton } from '@tessera/ui';
import { useCallback, useEffect, useState } from 'react';
import { formatDate } from '../../locale/format.ts';
import { ListError } from '../../parts/lists/list-error.tsx';

/** Whether each part of the service works now, and when one did not. */
export function Status() {
  return (
    <div className="grid max-w-2xl gap-10">
      <Now />
      <Past />
    </div>
  );
}

const PARTS = {
  server: { label: t('Website and API'), about: t('Pages, GraphQL and REST') },
  database: { label: t('Database'), about: t('Cards, contacts and messages') },
  jobs: { label: t('Background work'), about: t('Emails, renewals and deletions') },
} as const;
type Part = keyof typeof PARTS;

/** Part → what is wrong with it, 'up' when nothing is; null while nobody knows. */
type Seen = Record<Part, string> | null;

function Now() {
  const { seen, isLooking, look } = useReadiness();
  return (
    <section aria-labelledby="status-now">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="status-now">{t('Right now')}</h2>
        <Button isBusy={isLooking} onClick={look}>
          {t('Check again')}
        </Button>
      </div>
      {seen === null ? (
        <div role="status" aria-label={t('Checking the status')} className="grid gap-3">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      ) : (
        <>
          <Notice tone={isAllUp(seen) ? 'ok' : 'bad'} className="mb-4">
            {isAllUp(seen) ? t('Everything works.') : t('Something does not work.')}
          </Notice>
          <ul className="border-t border-line">
            {(Object.keys(PARTS) as Part[]).map((part) => (
              <PartLine key={part} part={part} state={seen[part]} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function PartLine({ part, state }: { part: Part; state: string }) {
  const { label, about } = PARTS[part];
  const isUp = state === 'up';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3">
      <div>
        <p>{label}</p>
        <p className="text-sm text-ink-2">{isUp ? about : state}</p>
      </div>
      <Chip tone={isUp ? 'ok' : 'bad'}>{isUp ? t('Operational') : t('Trouble')}</Chip>
    </li>
  );
}

function Past() {
  const { data, error, refetch } = useIncidentsQuery({ fetchPolicy: 'cache-and-network' });
  const incidents = data?.incidents;
  return (
    <section aria-labelledby="status-past">
      <h2 id="status-past" className="mb-4">
        {t('Last 90 days')}
      </h2>
      {error && !incidents && <ListError error={error} onRetry={() => void refetch()} />}
      {!error && !incidents && (
        <div role="status" aria-label={t('Loading incidents')}>
          <Skeleton className="h-14" />
        </div>
      )}
      {incidents?.length === 0 && (
        <EmptyState title={t('No incidents were recorded.')}>
          {t('The servers check themselves every 30 seconds and record every problem.')}
        </EmptyState>
      )}
      {incidents && incidents.length > 0 && (
        <ul className="border-t border-line">
          {incidents.map((incident) => (
            <IncidentLine key={incident.id} incident={incident} />
          ))}
        </ul>
      )}
    </section>
  );
}

function IncidentLine({ incident }: { incident: IncidentsQuery['incidents'][number] }) {
  const { part, reason, startedAt, endedAt } = incident;
  return (
    <li className="border-b border-line py-3">
      <p>
        {part === 'JOBS' ? PARTS.jobs.label : PARTS.database.label}: {reason}
      </p>
      <p className="text-sm text-ink-2 num">
        <Trans
          message="<0/>, for {duration}"
          parts={{
            0: <time dateTime={startedAt}>{formatDate(startedAt, 'moment')}</time>,
          }}
          values={{ duration: lengthText(startedAt, endedAt) }}
        />
      </p>
    </li>
  );
}

function useReadiness() {
  const [seen, setSeen] = useState<Seen>(null);
  const [isLooking, setIsLooking] = useState(true);
  const look = useCallback(async () => {
    setIsLooking(true);
    setSeen(await readReadiness());
    setIsLooking(false);
  }, []);
  useEffect(() => void look(), [look]);
  return { seen, isLooking, look: () => void look() };
}

/** Asks the server itself, not the API, which needs the database to know who asks. */
async function readReadiness(): Promise<Record<Part, string>> {
  try {
    const response = await fetch('/readyz', { cache: 'no-store' });
    const body: unknown = await response.json();
    const parts: unknown = typeof body === 'object' && body !== null && 'parts' in body ? body.parts : null;
    return { server: 'up', database: readState(parts, 'database'), jobs: readState(parts, 'jobs') };
  } catch {
    return { server: t('no answer'), database: t('not known'), jobs: t('not known') };
  }
}

function readState(parts: unknown, part: string): string {
  const state =
    typeof parts === 'object' && parts !== null ? Object.entries(parts).find(([key]) => key === part) : null;
  return typeof state?.[1] === 'string' ? state[1] : t('not known');
}

function isAllUp(seen: Record<Part, string>): boolean {
  return Object.values(seen).every((state) => state === 'up');
}

function lengthText(startedAt: string, endedAt: string): string {
  const minutes = Math.max(1, Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 60_000));
  if (minutes < 60) return t('{minutes, plural, one {one minute} other {# minutes}}', { minutes });
  const hours = Math.round(minutes / 60);
  return t('{hours, plural, one {one hour} other {# hours}}', { hours });
}
