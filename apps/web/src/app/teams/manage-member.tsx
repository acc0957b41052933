import { useTransferTeamMutation, useUpdateTeamMemberMutation } from '@tessera/client';
import { mayInOrganization, mayManage, type OrganizationRole, rolesToGive } from '@tessera/domain';
import { t } from '@tessera/texts';
import { AskingButton, Button, Dialog } from '@tessera/ui';
import { type FormEvent, useState } from 'react';
import { LabelField, RoleField } from './member-fields.tsx';
import { RemoveMember } from './remove-member.tsx';
import type { ManageMemberProps } from './use-team.ts';
import { useTeamAct } from './use-team-act.ts';

/** Role and job label of one member, and the ways to hand the team over to them or to take them out. */
export function ManageMember(props: ManageMemberProps) {
  const { team, member, viewerId, onClose } = props;
  const isSelf = member.user.id === viewerId;
  return (
    <Dialog isOpen onOpenChange={onClose} size="sm" title={isSelf ? t('Your place in the team') : member.user.name}>
      <div className="grid gap-6">
        <MemberForm {...props} />
        {!isSelf && mayInOrganization(team.viewerRole, 'transfer') && <TransferOwnership {...props} />}
        {!isSelf && mayManage(team.viewerRole, 'removeMember', member.role) && <RemoveMember {...props} />}
      </div>
    </Dialog>
  );
}

function MemberForm({ team, member, onChange, onClose }: ManageMemberProps) {
  const [role, setRole] = useState<OrganizationRole>(member.role);
  const [label, setLabel] = useState(member.label);
  const [update] = useUpdateTeamMemberMutation();
  const { act, isBusy } = useTeamAct();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const input = { id: team.id, userId: member.user.id, label, ...(role !== member.role && { role }) };
    if (!(await act(() => update({ variables: { input } }), t('Saved')))) return;
    onChange();
    onClose();
  };
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <LabelField placeholder={t('Sales')} value={label} onText={setLabel} />
      {rolesToGive(team.viewerRole).includes(member.role) && <RoleField team={team} value={role} onRole={setRole} />}
      <div className="flex justify-end">
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {isBusy ? t('Saving…') : t('Save')}
        </Button>
      </div>
    </form>
  );
}

function TransferOwnership({ team, member: { user }, onChange, onClose }: ManageMemberProps) {
  const [transfer] = useTransferTeamMutation();
  const { act, isBusy } = useTeamAct();
  const transferOwnership = async () => {
    const input = { id: team.id, userId: user.id };
    if (!(await act(() => transfer({ variables: { input } }), t('{name} owns the team now', { name: user.name }))))
      return;
    onChange();
    onClose();
  };
  return (
    <div className="border-t border-line pt-5">
      <AskingButton
        isBusy={isBusy}
        question={t('Make {name} the owner?', { name: user.name })}
        detail={t('You stay in the team as an admin. Only they can give it back.')}
        confirmLabel={t('Transfer')}
        onConfirm={transferOwnership}
      >
        {t('Transfer ownership')}
      </AskingButton>
    </div>
  );
}
