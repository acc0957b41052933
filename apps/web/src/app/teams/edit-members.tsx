import { type TeamMemberFragment, useUpdateTeamMemberMutation } from '@tessera/client';
import type { OrganizationRole } from '@tessera/domain';
import { listOf, t } from '@tessera/texts';
import { Button, Dialog } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../data/errors/error-text.ts';
import { LabelField, RoleField } from './member-fields.tsx';
import type { TeamProps } from './use-team.ts';
import { useTeamAct } from './use-team-act.ts';

export interface EditMembersProps extends Pick<TeamProps, 'team' | 'onChange'> {
  chosen: readonly TeamMemberFragment[];
  onClose: () => void;
  /** Gets the ids of those who were refused. */
  onSaved: (refusedIds: readonly string[]) => void;
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
    const refused: { member: TeamMemberFragment; error: unknown }[] = [];
    // One after the other: each is a line of the team's log, in this order.
    for (const member of chosen) {
      const variables = { input: { ...input, userId: member.user.id } };
      await update({ variables }).catch((error: unknown) => refused.push({ member, error }));
    }
    onSaved(refused.map(({ member }) => member.user.id));
    const [first] = refused;
    if (!first) return;
    const names = listOf(refused.map(({ member }) => member.user.name));
    throw new Error(t('{reason} Not changed: {names}', { reason: errorText(first.error), names }));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty) return;
    const isSaved = await act(saveAll, t('Saved'));
    onChange();
    if (isSaved) onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="sm"
      title={t('{count, plural, one {Edit one person} other {Edit # people}}', { count: chosen.length })}
    >
      <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <LabelField hint={t('Leave empty to keep what each person has.')} value={label} onText={setLabel} />
        <RoleField<OrganizationRole | ''> team={team} value={role} onRole={setRole} none={t('Leave unchanged')} />
        <div className="flex justify-end">
          <Button type="submit" variant="primary" isBusy={isBusy} disabled={isEmpty}>
            {isBusy ? t('Saving…') : t('Save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
