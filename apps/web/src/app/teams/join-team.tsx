import { type TeamByTokenQuery, useJoinTeamMutation, useTeamByTokenQuery } from '@tessera/client';
import { Button, buttonClass, EmptyState, Notice, Skeleton, useToast } from '@tessera/ui';
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom';
import { errorText } from '../../errors/error-text.ts';
import { paths } from '../../paths.ts';
import { ErrorNotice } from '../../shell/error-notice.tsx';
import { ROLE_WORDS } from './role-words.ts';

/** `/team/{token}`: the team that a mailed link or its own link leads to, and the way into it. */
export function JoinTeam() {
  const { token = '' } = useParams();
  const { data, error, refetch } = useTeamByTokenQuery({ variables: { token }, fetchPolicy: 'network-only' });
  if (error && !data) {
    const onRetry = () => void refetch().catch(() => {});
    return <ErrorNotice title="Failed to load the team" error={error} onRetry={onRetry} />;
  }
  if (!data) return <Skeleton className="mx-auto h-60 max-w-110" />;
  const team = data.organizationByToken;
  if (!team) return <NoTeam />;
  return team.isMember ? <Navigate to={paths.team} replace /> : <Invitation token={token} team={team} />;
}

interface InvitationProps {
  token: string;
  team: NonNullable<TeamByTokenQuery['organizationByToken']>;
}

function Invitation({ token, team: { name, role } }: InvitationProps) {
  const [join, { loading, error }] = useJoinTeamMutation();
  const navigate = useNavigate();
  const toast = useToast();
  const take = async () => {
    // What goes wrong is shown below.
    const { data } = await join({ variables: { input: { token } } }).catch(() => ({ data: null }));
    if (!data) return;
    toast(`You are in ${data.joinOrganization.name}`);
    void navigate(paths.team, { replace: true });
  };
  return (
    <div className="mx-auto grid max-w-110 grid-cols-[minmax(0,1fr)] justify-items-center gap-5 rounded-xl border border-line bg-surface px-5 py-10 text-center sm:mt-6 sm:px-10">
      <div className="max-w-full">
        <p className="text-ink-2">You are invited to the team</p>
        <h1 dir="auto" className="mt-1 [overflow-wrap:anywhere]">
          {name}
        </h1>
      </div>
      <p className="text-sm text-ink-2">
        As {ROLE_WORDS[role].name}. {ROLE_WORDS[role].may}
      </p>
      {error && !loading && (
        <Notice tone="bad" className="w-full text-left">
          {errorText(error)}
        </Notice>
      )}
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="primary" size="lg" isBusy={loading} onClick={() => void take()}>
          {loading ? 'Joining…' : 'Join team'}
        </Button>
        <Link to={paths.dashboard} className={buttonClass('quiet', 'lg')}>
          Not now
        </Link>
      </div>
      <p className="text-sm text-ink-3">The members will see your name and photo.</p>
    </div>
  );
}

/** One answer for every link that lets nobody in. */
function NoTeam() {
  return (
    <>
      <h1 className="mb-6.5">Join a team</h1>
      <EmptyState
        title="This link has expired or was used already."
        action={
          <Link to={paths.team} className={buttonClass()}>
            To your team
          </Link>
        }
      >
        Ask whoever sent it for a new one.
      </EmptyState>
    </>
  );
}
