import { type TeamLogQuery, useTeamLogQuery } from '@tessera/client';
import { AUDIT_ACTIONS, type AuditAction, auditText } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { EmptyState, SelectField, Skeleton } from '@tessera/ui';
import { useState } from 'react';
import { timeText } from '../../locale/time-text.ts';
import { ErrorNotice } from '../../parts/feedback/error-notice.tsx';
import { ShowMore } from '../../parts/lists/show-more.tsx';
import { DownloadButton } from './download-button.tsx';
import { logDetail } from './log-detail.ts';
import type { TeamProps } from './use-team.ts';

const PAGE_SIZE = 50;

type Entry = NonNullable<TeamLogQuery['organization']>['auditLog']['edges'][number]['node'];

interface LogFilter {
  action: AuditAction | null;
  userId: string | null;
}

/** Who did what to whom in the team, the latest first; as a file, too. */
export function TeamLog({ team, members }: TeamProps) {
  const [filter, setFilter] = useState<LogFilter>({ action: null, userId: null });
  const { data, error, refetch, fetchMore } = useTeamLogQuery({
    variables: { ...filter, first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const log = data?.organization?.auditLog;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap">
        <SelectField
          label={t('What')}
          className="max-sm:col-span-2"
          value={filter.action ?? ''}
          onChange={(event) => setFilter({ ...filter, action: (event.target.value || null) as AuditAction | null })}
        >
          <option value="">{t('Everything')}</option>
          {AUDIT_ACTIONS.map((action) => (
            <option key={action} value={action}>
              {say(auditText(action))}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('Who')}
          className="min-w-0 sm:max-w-72"
          value={filter.userId ?? ''}
          onChange={(event) => setFilter({ ...filter, userId: event.target.value || null })}
        >
          <option value="">{t('Everyone')}</option>
          {members.map(({ user }) => (
            <option key={user.id} value={user.id}>
              {user.name}
            </option>
          ))}
        </SelectField>
        <LogFile organizationId={team.id} filter={filter} />
      </div>
      {error && !data && (
        <ErrorNotice title={t('Couldn’t load the log')} error={error} onRetry={() => void refetch().catch(() => {})} />
      )}
      {!error && !log && <Skeleton className="h-60" />}
      {log?.totalCount === 0 && <EmptyState title={t('No entries of this kind yet')} />}
      {log && log.totalCount > 0 && (
        <ul aria-label={t('Log')}>
          {log.edges.map(({ node }) => (
            <LogRow key={node.id} entry={node} />
          ))}
        </ul>
      )}
      {log && (
        <ShowMore
          hasMore={log.pageInfo.hasNextPage}
          onLoad={() => fetchMore({ variables: { after: log.pageInfo.endCursor } })}
          className="justify-items-start"
        />
      )}
    </div>
  );
}

function LogRow({ entry: { action, actor, person, subject, detail, createdAt } }: { entry: Entry }) {
  const isSelf = person !== null && person.id === actor?.id;
  return (
    <li className="grid gap-x-4 gap-y-1 border-b border-line py-3 [overflow-wrap:anywhere] first:border-t sm:grid-cols-[11rem_minmax(0,1fr)]">
      <time dateTime={createdAt} className="num text-sm text-ink-3">
        {timeText(createdAt)}
      </time>
      <div>
        <p>
          <span className="font-medium">{say(auditText(action))}</span>
          {[isSelf ? null : person?.name, subject].map(
            (what) =>
              what && (
                <span key={what}>
                  {' '}
                  · <bdi>{what}</bdi>
                </span>
              ),
          )}
        </p>
        <p className="text-sm text-ink-2">
          <bdi>{actor?.name ?? t('An account that is gone')}</bdi>
          {detail && ` · ${logDetail(detail)}`}
        </p>
      </div>
    </li>
  );
}

/** What the filter finds, all pages of it, as CSV. */
function LogFile({ organizationId, filter }: { organizationId: string; filter: LogFilter }) {
  const query = new URLSearchParams({ action: filter.action ?? '', userId: filter.userId ?? '' });
  return (
    <DownloadButton
      className="h-10 pointer-coarse:h-11"
      path={`/api/organizations/${encodeURIComponent(organizationId)}/audit.csv?${query}`}
      fileName="tessera-team-log.csv"
    >
      {t('Log as CSV')}
    </DownloadButton>
  );
}
