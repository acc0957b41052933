import { useSetTeamSecondFactorMutation, useTeamSecondFactorQuery } from '@tessera/client';
import { t } from '@tessera/texts';
import { Switch } from '@tessera/ui';
import { RetryLine } from '../../parts/feedback/error-notice.tsx';
import type { TeamProps } from './use-team.ts';
import { useTeamAct } from './use-team-act.ts';

/** Whether members need a second factor, for the owner. */
export function SecondFactor({ team, onChange }: TeamProps) {
  const { data, error, refetch } = useTeamSecondFactorQuery({ fetchPolicy: 'cache-and-network' });
  const missing = data?.organization?.membersWithoutSecondFactor;
  const [set] = useSetTeamSecondFactorMutation();
  const { act } = useTeamAct();
  const change = async (isRequired: boolean) => {
    const done = isRequired ? t('Members now need two-step sign-in') : t('Members no longer need two-step sign-in');
    if (await act(() => set({ variables: { input: { id: team.id, isRequired } } }), done)) onChange();
  };
  return (
    <div className="border-t border-line pt-6">
      <Switch
        label={t('Require two-step sign-in')}
        hint={t('Members must sign in with a passkey or a code from an authenticator app. {missing}', {
          missing: describeMissing(missing, team.requiresSecondFactor),
        })}
        checked={team.requiresSecondFactor}
        onChange={change}
      />
      {!data && error && (
        <p className="mt-2 text-sm text-ink-2">
          <RetryLine text={t('Couldn’t load how many members have set it up.')} error={error} refetch={refetch} />
        </p>
      )}
    </div>
  );
}

function describeMissing(count: number | null | undefined, isRequired: boolean): string {
  if (typeof count !== 'number') return '';
  if (count === 0) return t('All members have set it up.');
  return isRequired
    ? t(
        '{count, plural, one {One member has no two-step sign-in yet and can’t open the team.} other {# members have no two-step sign-in yet and can’t open the team.}}',
        { count },
      )
    : t(
        '{count, plural, one {One member has no two-step sign-in yet. They get an email, and can’t open the team until they set it up.} other {# members have no two-step sign-in yet. They get an email, and can’t open the team until they set it up.}}',
        { count },
      );
}
