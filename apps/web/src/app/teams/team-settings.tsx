import { useDeleteTeamMutation, useUpdateTeamMutation } from '@tessera/client';
import { mayInOrganization, ORGANIZATION_LIMITS } from '@tessera/domain';
import { t } from '@tessera/texts';
import { AskingButton, Button, SelectField, TextField } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import { LeaveTeam } from './leave-team.tsx';
import { SecondFactor } from './second-factor.tsx';
import type { TeamProps } from './use-team.ts';
import { useTeamAct } from './use-team-act.ts';

/** The team's name, who inherits, and the ways out of it. */
export function TeamSettings(props: TeamProps) {
  const { viewerRole } = props.team;
  return (
    <div className="grid max-w-2xl gap-10">
      {mayInOrganization(viewerRole, 'editDetails') && <Details {...props} />}
      {mayInOrganization(viewerRole, 'demandSecondFactor') && <SecondFactor {...props} />}
      {mayInOrganization(viewerRole, 'leave') && (
        <div className="border-t border-line pt-6">
          <LeaveTeam team={props.team} heirName={props.team.heir?.name} onLeft={props.onChange} />
        </div>
      )}
      {mayInOrganization(viewerRole, 'delete') && <Delete {...props} />}
    </div>
  );
}

function Details({ team, members }: TeamProps) {
  const [name, setName] = useState(team.name);
  const [update] = useUpdateTeamMutation();
  const { act, isBusy } = useTeamAct();
  const save = (changes: { name?: string; heirId?: string | null }) =>
    act(() => update({ variables: { input: { id: team.id, ...changes } } }), t('Saved'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save({ name });
  };
  return (
    <div className="grid gap-6">
      <form noValidate className="grid items-start gap-2.5 sm:grid-cols-[minmax(0,1fr)_auto]" onSubmit={submit}>
        <TextField
          label={t('Name of the team')}
          dir="auto"
          autoComplete="off"
          maxLength={ORGANIZATION_LIMITS.name}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button
          type="submit"
          className="h-10 pointer-coarse:h-11 justify-self-start sm:mt-6"
          isBusy={isBusy}
          disabled={name.trim() === '' || name === team.name}
        >
          {t('Save name')}
        </Button>
      </form>
      <SelectField
        label={t('Who gets the work of members who leave')}
        hint={t(
          'They get the contacts marked as the team’s and the cards made from its templates. You can choose someone else each time you remove a member.',
        )}
        value={team.heir?.id ?? ''}
        disabled={isBusy}
        onChange={(event) => void save({ heirId: event.target.value || null })}
      >
        <option value="">{t('The owner')}</option>
        {members.map(({ user }) => (
          <option key={user.id} value={user.id}>
            {user.name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

function Delete({ team: { id, name }, onChange }: TeamProps) {
  const [remove] = useDeleteTeamMutation();
  const { act, isBusy } = useTeamAct();
  const run = async () => {
    if (await act(() => remove({ variables: { input: { id } } }), t('{name} is deleted', { name }))) onChange();
  };
  return (
    <div className="grid justify-items-start gap-3 border-t border-line pt-6">
      <p className="text-ink-2">
        {t('You own the team. Transfer it before you leave: press “{manage}” next to the member who should own it.', {
          manage: t('Manage'),
        })}
      </p>
      <AskingButton
        variant="danger"
        isBusy={isBusy}
        question={t('Delete “{name}”?', { name })}
        detail={t(
          'Its members, templates and log are gone for good. Cards and contacts stay with the people who have them.',
        )}
        confirmLabel={t('Delete the team')}
        tone="danger"
        onConfirm={run}
      >
        {t('Delete the team')}
      </AskingButton>
    </div>
  );
}
