import { type SecurityEventRowFragment, useSecurityLogQuery } from '@tessera/client';
import { securityEventText } from '@tessera/domain';
import { say, t } from '@tessera/texts';
import { Skeleton } from '@tessera/ui';
import { timeText } from '../../../locale/time-text.ts';
import { ErrorNotice } from '../../../parts/feedback/error-notice.tsx';
import { ShowMore } from '../../../parts/lists/show-more.tsx';

const PAGE_SIZE = 10;

/** What happened to the safety of the account, the latest first. */
export function SecurityLog() {
  const { data, error, refetch, fetchMore } = useSecurityLogQuery({
    variables: { first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const log = data?.viewer?.securityEvents;
  if (error && !log)
    return (
      <ErrorNotice title={t('Couldn’t load the log')} error={error} onRetry={() => void refetch().catch(() => {})} />
    );
  if (!log) return <Skeleton className="h-40" />;
  if (log.edges.length === 0) {
    return (
      <p className="text-ink-2">{t('Sign-ins on new devices and changes to your account’s security appear here.')}</p>
    );
  }
  return (
    <div className="grid gap-5">
      <ul aria-label={t('Security log')}>
        {log.edges.map(({ node }) => (
          <SecurityEventRow key={node.id} event={node} />
        ))}
      </ul>
      <ShowMore
        hasMore={log.pageInfo.hasNextPage}
        onLoad={() => fetchMore({ variables: { after: log.pageInfo.endCursor } })}
        className="justify-items-start"
      />
    </div>
  );
}

function SecurityEventRow({ event: { kind, subject, device, createdAt } }: { event: SecurityEventRowFragment }) {
  return (
    <li className="grid gap-x-4 gap-y-1 border-b border-line py-3 [overflow-wrap:anywhere] first:border-t sm:grid-cols-[11rem_minmax(0,1fr)]">
      <time dateTime={createdAt} className="num text-sm text-ink-3">
        {timeText(createdAt)}
      </time>
      <div>
        <p>
          {say(securityEventText(kind))}
          {subject && (
            <>
              : <bdi className="font-medium">{subject}</bdi>
            </>
          )}
        </p>
        {device && <p className="text-sm text-ink-2">{device}</p>}
      </div>
    </li>
  );
}
