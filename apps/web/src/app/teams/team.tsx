import { errorCode } from '@tessera/client';
import { mayInOrganization } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Skeleton } from '@tessera/ui';
import { useSession } from '../../data/session/session.ts';
import { ErrorNotice } from '../../parts/feedback/error-notice.tsx';
import { ScreenHead } from '../../parts/screen/screen-head.tsx';
import { ClosedTeam } from './closed-team.tsx';
import { CreateTeam } from './create-team.tsx';
import { InvitePeople } from './invite-people.tsx';
import { TeamTabs } from './team-tabs.tsx';
import { useTeam } from './use-team.ts';

/** `/dashboard/team`: the people that the viewer works with under one name. */
export function Team() {
  const { team, members, error, hasMore, showMore, reload } = useTeam();
  const session = useSession();
  const viewerId = session.status === 'signed-in' ? (session.user?.id ?? '') : '';
  if (!team) {
    const isClosed = errorCode(error) === 'SECOND_FACTOR_MISSING';
    return (
      <>
        <ScreenHead title={t('Team')} />
        {error && isClosed && <ClosedTeam onChange={reload} />}
        {error && !isClosed && <ErrorNotice title={t('Couldn’t load the team')} error={error} onRetry={reload} />}
        {!error && team === undefined && <TeamSkeleton />}
        {team === null && <CreateTeam onCreated={reload} />}
      </>
    );
  }
  const props = { team, members, viewerId, onChange: reload };
  return (
    <>
      <ScreenHead
        title={t('Team')}
        note={
          <span className="[overflow-wrap:anywhere]">
            <bdi>{team.name}</bdi> ·{' '}
            {t('{memberCount, plural, one {one member} other {# members}}', { memberCount: team.memberCount })}
          </span>
        }
        actions={mayInOrganization(team.viewerRole, 'invite') && <InvitePeople {...props} />}
      />
      <TeamTabs {...props} hasMore={hasMore} onMore={showMore} />
    </>
  );
}

function TeamSkeleton() {
  return (
    <div role="status" aria-label={t('Loading the team')} className="grid gap-3">
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  );
}
