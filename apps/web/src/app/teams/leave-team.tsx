import { useLeaveTeamMutation } from '@tessera/client';
import { t } from '@tessera/texts';
import { AskingButton } from '@tessera/ui';
import { useTeamAct } from './use-team-act.ts';

interface LeaveTeamProps {
  team: { id: string; name: string };
  /** Who gets what the viewer leaves behind; the owner when nobody is named. */
  heirName?: string | undefined;
  onLeft: () => void;
}

/** The button with which a member leaves, and the question before. */
export function LeaveTeam({ team: { id, name }, heirName = t('its owner'), onLeft }: LeaveTeamProps) {
  const [leave] = useLeaveTeamMutation();
  const { act, isBusy } = useTeamAct();
  const run = async () => {
    if (await act(() => leave({ variables: { input: { id } } }), t('You have left {name}', { name }))) onLeft();
  };
  return (
    <AskingButton
      variant="danger"
      isBusy={isBusy}
      question={t('Leave “{name}”?', { name })}
      detail={t(
        'Cards made from its templates and contacts you marked as the team’s go to {heirName}. Everything else stays yours.',
        { heirName },
      )}
      confirmLabel={t('Leave')}
      tone="danger"
      onConfirm={run}
    >
      {t('Leave the team')}
    </AskingButton>
  );
}
