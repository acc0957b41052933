import { type TeamMemberFragment, useUpdateTeamMemberMutation } from '@tessera/client';
import { ORGANIZATION_LIMITS, type OrganizationRole, rolesToGive } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, Dialog, SelectField, TextField } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import { ROLE_WORDS } from './role-words.ts';
import type { TeamProps } from './use-team.ts';
import { useTeamAct } from './use-team-act.ts';

export interface EditMembersProps extends Pick<TeamProps, 'team' | 'onChange'> {
  chosen: readonly TeamMemberFragment[];
  onClose: () => void;
  onSaved: () => void;
}

/** Role and job label of several members at once. What is left empty stays as each of them has it. */
export function EditMembers({ team, chosen, onChange, onClose, onSaved }: EditMembersProps) {
  const [role, setRole] = useState<OrganizationRole | ''>('');
  const [label, setLabel] = useState('');
  const [update] = useUpdateTeamMemberMutation();
  const { act, isBusy } = useTeamAct();
  const isEmpty = role === '' && label.trim() === '';
  const saveAll = async () => {
    const input = { id: team.id, ...(role && { role }), ...(label.trim() && { label }) };
    // One after the other: each is a line of the team's log, in this order.
    for (const { user } of chosen) await update({ variables: { input: { ...input, userId: user.id } } });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty) return;
    const isSaved = await act(saveAll, t('Saved'));
    // Those before one that was refused are changed.
    onChange();
    if (isSaved) onSaved();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="sm"
      title={t('{count, plural, one {Edit one person} other {Edit # people}}', { count: chosen.length })}
    >
      <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <TextField
          label={t('Job label')}
          isOptional
          dir="auto"
          autoComplete="off"
          hint={t('Leave empty to keep what each person has.')}
          maxLength={ORGANIZATION_LIMITS.label}
          value={label}
          onChange={(event) => setLabel(event.target.value)}
        />
        <SelectField
          label={t('Role|in a team')}
          hint={role && ROLE_WORDS[role].may}
          value={role}
          onChange={(event) => setRole(event.target.value as OrganizationRole | '')}
        >
          <option value="">{t('Leave unchanged')}</option>
          {rolesToGive(team.viewerRole).map((one) => (
            <option key={one} value={one}>
              {ROLE_WORDS[one].name}
            </option>
          ))}
        </SelectField>
        <div className="flex justify-end">
          <Button type="submit" variant="primary" isBusy={isBusy} disabled={isEmpty}>
            {isBusy ? t('Saving…') : t('Save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
