import { useLeaveTeamMutation } from '@tessera/client';
import { t } from '@tessera/texts';
import { Button, Question } from '@tessera/ui';
import { useState } from 'react';
import { useTeamAct } from './use-team-act.ts';

interface LeaveTeamProps {
  team: { id: string; name: string };
  /** Who gets what the viewer leaves behind; the owner when nobody is named. */
  heirName?: string | undefined;
  onLeft: () => void;
}

/** The button with which a member leaves, and the question before. */
export function LeaveTeam({ team: { id, name }, heirName = t('its owner'), onLeft }: LeaveTeamProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [leave] = useLeaveTeamMutation();
  const { act, isBusy } = useTeamAct();
  const run = async () => {
    if (await act(() => leave({ variables: { input: { id } } }), t('You have left {name}', { name }))) onLeft();
  };
  return (
    <>
      <Button variant="danger" isBusy={isBusy} onClick={() => setIsAsking(true)}>
        {t('Leave the team')}
      </Button>
      <Question
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        question={t('Leave “{name}”?', { name })}
        detail={t(
          'Cards made from its templates and contacts you marked as the team’s go to {heirName}. Everything else stays yours.',
          { heirName },
        )}
        confirmLabel={t('Leave')}
        tone="danger"
        onConfirm={() => void run()}
      />
    </>
  );
}
