import { useClosedTeamQuery } from '@tessera/client';
import { mayInOrganization } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, buttonClass, EmptyState } from '@tessera/ui';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { LeaveTeam } from './leave-team.tsx';

/** The team asks for a second factor, and this session has shown none. */
export function ClosedTeam({ onChange }: { onChange: () => void }) {
  const { data } = useClosedTeamQuery();
  const team = data?.organization;
  return (
    <EmptyState
      title={
        team?.name
          ? t('{team} asks for two-step sign-in', { team: team.name })
          : t('Your team asks for two-step sign-in')
      }
      action={
        <div className="flex flex-wrap gap-2.5">
          <Link to={`${paths.settingsPage('security')}#security`} className={buttonClass('primary')}>
            {t('Open Settings')}
          </Link>
          <Button variant="outline" onClick={onChange}>
            {t('Try again')}
          </Button>
          {team && mayInOrganization(team.viewerRole, 'leave') && <LeaveTeam team={team} onLeft={onChange} />}
        </div>
      }
    >
      {t('Add a passkey or an authenticator app in Settings. If you have one already, sign out and sign in with it.')}
    </EmptyState>
  );
}
