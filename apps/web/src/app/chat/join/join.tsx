import { type GroupByCodeQuery, useGroupByCodeQuery } from '@tessera/client';
import { initials } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Avatar, Skeleton } from '@tessera/ui';
import { Navigate, useParams } from 'react-router-dom';
import { ErrorNotice } from '../../../parts/feedback/error-notice.tsx';
import { InvitationSheet, NoInvitation, Sheet } from '../../../parts/screen/invitation-sheet.tsx';
import { paths } from '../../../paths.ts';
import { useJoinGroup } from '../enter-group.ts';

/** `/join/{code}`: the group that a link or a QR code leads to, and the way into it. */
export function Join() {
  const { code = '' } = useParams();
  // Asked again each time: a code may have ended, and a member of the group is led there.
  const { data, error, refetch } = useGroupByCodeQuery({ variables: { code }, fetchPolicy: 'network-only' });
  if (error && !data) {
    return (
      <ErrorNotice title={t('Couldn’t load the group')} error={error} onRetry={() => void refetch().catch(() => {})} />
    );
  }
  if (!data) return <Loading />;
  if (!data.groupByCode) return <NoGroup />;
  const { groupId } = data.groupByCode;
  if (groupId) return <Navigate to={paths.chat(groupId)} replace />;
  return <Invitation code={code} group={data.groupByCode} />;
}

function Invitation({ code, group }: { code: string; group: NonNullable<GroupByCodeQuery['groupByCode']> }) {
  const { join, isJoining, failure } = useJoinGroup({ replace: true });
  const { name, photoUrl, memberCount } = group;
  return (
    <InvitationSheet
      lead={t('You are invited to')}
      name={name}
      avatar={<Avatar size="lg" initials={initials(name)} src={photoUrl} />}
      detail={t('{memberCount, plural, one {1 member} other {# members}}', { memberCount })}
      failure={failure}
      isJoining={isJoining}
      label={t('Join group')}
      onJoin={() => void join(code)}
      otherwise={paths.chat()}
    />
  );
}

/** One answer for every code that lets nobody in. */
function NoGroup() {
  return (
    <NoInvitation
      heading={t('Join a group')}
      title={t('No group has this code.')}
      text={t('The code may be mistyped or expired. Ask someone in the group for the current one.')}
      to={paths.chat()}
      label={t('Go to chat')}
    />
  );
}

function Loading() {
  return (
    <Sheet>
      <span role="status" className="sr-only">
        {t('Loading…')}
      </span>
      <div className="size-20 overflow-hidden rounded-full">
        <Skeleton className="size-full" />
      </div>
      <Skeleton className="h-20 w-3/4" />
      <Skeleton className="h-11.5 w-40" />
    </Sheet>
  );
}
