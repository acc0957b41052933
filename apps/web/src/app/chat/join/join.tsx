import { type GroupByCodeQuery, useGroupByCodeQuery } from '@tessera/client';
import { initials } from '@tessera/domain';
import { Avatar, Button, buttonClass, EmptyState, Notice, Skeleton } from '@tessera/ui';
import type { ReactNode } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { ErrorNotice } from '../../../shell/error-notice.tsx';
import { useJoinGroup } from '../enter-group.ts';

/** `/join/{code}`: the group that a link or a QR code leads to, and the way into it. */
export function Join() {
  const { code = '' } = useParams();
  // Asked anew each time: a code may have ended, and who is in the group already is led there.
  const { data, error, refetch } = useGroupByCodeQuery({ variables: { code }, fetchPolicy: 'network-only' });
  if (error && !data) {
    return (
      <ErrorNotice title="Failed to load the group" error={error} onRetry={() => void refetch().catch(() => {})} />
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
    <Sheet>
      <Avatar size="lg" initials={initials(name)} src={photoUrl} />
      <div className="max-w-full">
        <p className="text-ink-2">You are invited to</p>
        <h1 dir="auto" className="mt-1 [overflow-wrap:anywhere]">
          {name}
        </h1>
        <p className="mt-2 text-sm text-ink-2">{memberCount === 1 ? '1 member' : `${memberCount} members`}</p>
      </div>
      {failure && !isJoining && (
        <Notice tone="bad" className="w-full text-left">
          {failure}
        </Notice>
      )}
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="primary" size="lg" isBusy={isJoining} onClick={() => void join(code)}>
          {isJoining ? 'Joining…' : 'Join group'}
        </Button>
        <Link to={paths.chat()} className={buttonClass('quiet', 'lg')}>
          Not now
        </Link>
      </div>
      <p className="text-sm text-ink-3">The members will see your name and photo.</p>
    </Sheet>
  );
}

/** One answer for every code that lets nobody in. */
function NoGroup() {
  return (
    <>
      <h1 className="mb-6.5">Join a group</h1>
      <EmptyState
        title="No group has this code."
        action={
          <Link to={paths.chat()} className={buttonClass()}>
            To the chat
          </Link>
        }
      >
        It may be mistyped, or have ended. Ask somebody in the group for the present one.
      </EmptyState>
    </>
  );
}

function Sheet({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto grid max-w-110 grid-cols-[minmax(0,1fr)] justify-items-center gap-5 rounded-xl border border-line bg-surface px-5 py-10 text-center sm:mt-6 sm:px-10">
      {children}
    </div>
  );
}

function Loading() {
  return (
    <Sheet>
      <span role="status" className="sr-only">
        Loading…
      </span>
      <div className="size-20 overflow-hidden rounded-full">
        <Skeleton className="size-full" />
      </div>
      <Skeleton className="h-20 w-3/4" />
      <Skeleton className="h-11.5 w-40" />
    </Sheet>
  );
}
