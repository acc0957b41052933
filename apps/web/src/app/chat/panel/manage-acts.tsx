import {
  type GroupPanelFragment,
  useChangeJoinCodeMutation,
  useRemoveGroupMemberMutation,
  useToggleGroupAdminMutation,
  useTransferGroupMutation,
} from '@tessera/client';
import { mayActOn, mayInGroup } from '@tessera/domain';
import { t } from '@tessera/texts';
import { Button, Checkbox, Question, useToast } from '@tessera/ui';
import { useState } from 'react';
import { errorText } from '../../../data/errors/error-text.ts';
import { toRole } from '../roles.ts';
import type { Member } from './member-row.tsx';

export interface ManageActsProps {
  person: Member;
  group: GroupPanelFragment;
  /** They are out of the group. */
  onGone: () => void;
}

/** What the viewer may do about a member; what they may not is not there. */
export function ManageActs({ person, group, onGone }: ManageActsProps) {
  const { name, role, isViewer } = person;
  const [asks, setAsks] = useState<'remove' | 'transfer' | null>(null);
  const { toggle, remove, transfer, isBusy } = useManage({ person, group, onGone });
  const viewer = toRole(group.viewerRole);
  const mayChangeCode = mayInGroup(viewer, 'changeCode');
  // Who was removed may have handed the code on.
  const [isNewCode, setIsNewCode] = useState(mayChangeCode);
  const toggleLabel = role === 'admin' ? t('Remove as admin') : t('Make admin');
  const may = {
    toggle: !isViewer && mayActOn(viewer, 'toggleAdmin', role),
    remove: !isViewer && mayActOn(viewer, 'removeMember', role),
    transfer: !isViewer && mayInGroup(viewer, 'transfer'),
  };
  if (!may.toggle && !may.remove && !may.transfer) {
    return (
      <p className="text-sm text-ink-2">{isViewer ? t('This is you.') : t('No one can change the owner’s role.')}</p>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      {may.toggle && (
        <Button isBusy={isBusy} aria-label={`${toggleLabel}: ${name}`} onClick={toggle}>
          {toggleLabel}
        </Button>
      )}
      {may.transfer && (
        <Button isBusy={isBusy} aria-label={t('Make owner: {name}', { name })} onClick={() => setAsks('transfer')}>
          {t('Make owner')}
        </Button>
      )}
      {may.remove && (
        <Button
          variant="danger"
          isBusy={isBusy}
          aria-label={t('Remove {name}', { name })}
          onClick={() => setAsks('remove')}
        >
          {t('Remove')}
        </Button>
      )}
      <Question
        isOpen={asks === 'remove'}
        onOpenChange={() => setAsks(null)}
        question={t('Remove {name} from the group?', { name })}
        detail={t('They lose access to its messages, and can only come back by a new invitation.')}
        confirmLabel={t('Remove')}
        tone="danger"
        onConfirm={() => remove(isNewCode)}
      >
        {mayChangeCode && (
          <Checkbox
            label={t('Change the join code too')}
            hint={t('The current code and link stop working for everyone.')}
            checked={isNewCode}
            onChange={(event) => setIsNewCode(event.target.checked)}
          />
        )}
      </Question>
      <Question
        isOpen={asks === 'transfer'}
        onOpenChange={() => setAsks(null)}
        question={t('Make {name} the owner?', { name })}
        detail={t('You stay as an admin. Only the new owner can transfer or delete the group.')}
        confirmLabel={t('Make owner')}
        onConfirm={transfer}
      />
    </div>
  );
}

function useManage({ person: { id: userId, name, role }, group, onGone }: ManageActsProps) {
  const { id, joinCodeExpiresAt } = group;
  const toast = useToast();
  const [toggleGroupAdmin, toggling] = useToggleGroupAdminMutation();
  const [removeGroupMember, removing] = useRemoveGroupMemberMutation();
  const [changeJoinCode] = useChangeJoinCodeMutation();
  const [transferGroup, transferring] = useTransferGroupMutation();
  const variables = { input: { id, userId } };
  const run = async (act: Promise<unknown>, done: string, then?: () => void) => {
    try {
      await act;
      toast(done);
      then?.();
    } catch (error) {
      toast(errorText(error), { tone: 'bad' });
    }
  };
  const out = async (isNewCode: boolean) => {
    await removeGroupMember({ variables });
    const isOver = joinCodeExpiresAt !== null && Date.parse(joinCodeExpiresAt) <= Date.now();
    const expiresAt = isOver ? null : joinCodeExpiresAt;
    if (isNewCode) await changeJoinCode({ variables: { input: { id, expiresAt } } });
  };
  return {
    isBusy: toggling.loading || removing.loading || transferring.loading,
    toggle: () =>
      void run(
        toggleGroupAdmin({ variables }),
        role === 'admin' ? t('{name} is no longer an admin', { name }) : t('{name} is now an admin', { name }),
      ),
    remove: (isNewCode: boolean) => void run(out(isNewCode), t('{name} is out of the group', { name }), onGone),
    transfer: () => void run(transferGroup({ variables }), t('{name} is the owner now', { name })),
  };
}
