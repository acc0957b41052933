import { useChangeTeamLinkMutation, useRemoveTeamMemberMutation } from '@tessera/client';
import { mayInOrganization } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, Checkbox, SelectField } from '@tessera/ui';
import { useState } from 'react';
import type { ManageMemberProps } from './use-team.ts';
import { useTeamAct } from './use-team-act.ts';

/** Takes somebody out, after it was said who gets what they have for the team. */
export function RemoveMember({ team, members, member: { user }, onChange, onClose }: ManageMemberProps) {
  const [isAsking, setIsAsking] = useState(false);
  const others = members.filter((one) => one.user.id !== user.id);
  const [heirId, setHeirId] = useState(heirAmong(team.heir?.id, others));
  const mayChangeLink = Boolean(team.joinUrl) && mayInOrganization(team.viewerRole, 'changeLink');
  // Who was removed may have handed the link on.
  const [isNewLink, setIsNewLink] = useState(mayChangeLink);
  const [remove] = useRemoveTeamMemberMutation();
  const [changeLink] = useChangeTeamLinkMutation();
  const { act, isBusy } = useTeamAct();
  const submit = async () => {
    const input = { id: team.id, userId: user.id, heirId };
    const out = async () => {
      await remove({ variables: { input } });
      if (isNewLink) await changeLink({ variables: { input: { id: team.id } } });
    };
    if (!(await act(out, t('{name} was removed from the team', { name: user.name })))) return;
    onChange();
    onClose();
  };
  if (!isAsking) {
    return (
      <div className="border-t border-line pt-5">
        <Button variant="danger" onClick={() => setIsAsking(true)}>
          {t('Remove from the team')}
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-5 border-t border-line pt-5">
      <SelectField
        label={t('Who gets their team cards and contacts')}
        hint={t('Contacts they marked as the team’s and cards made from its templates. Everything else stays theirs.')}
        value={heirId}
        onChange={(event) => setHeirId(event.target.value)}
      >
        {others.map((one) => (
          <option key={one.user.id} value={one.user.id}>
            {one.user.name}
          </option>
        ))}
      </SelectField>
      {mayChangeLink && (
        <Checkbox
          label={t('Change the join link too')}
          hint={t('The current link stops working for everyone. They can only come back by a new invitation.')}
          checked={isNewLink}
          onChange={(event) => setIsNewLink(event.target.checked)}
        />
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={() => setIsAsking(false)}>
          {t('Cancel')}
        </Button>
        <Button variant="danger" isBusy={isBusy} onClick={() => void submit()}>
          {isBusy ? t('Removing…') : t('Remove {name}', { name: user.name })}
        </Button>
      </div>
    </div>
  );
}

/** The heir that the team has named, or the owner. */
function heirAmong(named: string | undefined, others: ManageMemberProps['members']): string {
  const known = others.find(({ user }) => user.id === named) ?? others.find(({ role }) => role === 'OWNER');
  return known?.user.id ?? '';
}
