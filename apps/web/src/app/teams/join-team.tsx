import { type TeamByTokenQuery, useJoinTeamMutation, useTeamByTokenQuery } from '@tessera/client';
import { t } from '@tessera/texts';
import { Skeleton, useToast } from '@tessera/ui';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { errorText } from '../../data/errors/error-text.ts';
import { ErrorNotice } from '../../parts/feedback/error-notice.tsx';
import { InvitationSheet, NoInvitation } from '../../parts/screen/invitation-sheet.tsx';
import { paths } from '../../paths.ts';
import { ROLE_WORDS } from './role-words.ts';

/** `/team/{token}`: the team that a mailed link or its own link leads to, and the way into it. */
export function JoinTeam() {
  const { token = '' } = useParams();
  const { data, error, refetch } = useTeamByTokenQuery({ variables: { token }, fetchPolicy: 'network-only' });
  if (error && !data) {
    const onRetry = () => void refetch().catch(() => {});
    return <ErrorNotice title={t('Couldn’t load the team')} error={error} onRetry={onRetry} />;
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
    toast(t('You are in {name}', { name: data.joinOrganization.organization.name }));
    void navigate(paths.team, { replace: true });
  };
  return (
    <InvitationSheet
      lead={t('You are invited to the team')}
      name={name}
      detail={t('Your role: {role}. {rights}', { role: ROLE_WORDS[role].name, rights: ROLE_WORDS[role].may })}
      failure={error && errorText(error)}
      isJoining={loading}
      label={t('Join team')}
      onJoin={() => void take()}
      otherwise={paths.dashboard}
    />
  );
}

/** One answer for every link that lets nobody in. */
function NoTeam() {
  return (
    <NoInvitation
      heading={t('Join a team')}
      title={t('This link has expired or was used already.')}
      text={t('Ask the person who sent it for a new one.')}
      to={paths.team}
      label={t('Go to your team')}
    />
  );
}
