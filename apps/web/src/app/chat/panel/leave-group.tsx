import { useApolloClient } from '@apollo/client/react';
import { type GroupPanelFragment, useLeaveGroupMutation } from '@tessera/client';
import { t } from '@tessera/texts';
import { AskingButton, useToast } from '@tessera/ui';
import { LogOut } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { errorText } from '../../../data/errors/error-text.ts';
import { applyInboxChange } from '../../../parts/inbox/inbox-cache.ts';
import { paths } from '../../../paths.ts';
import { noteLeftGroup } from '../left-groups.tsx';

/** The way out, after a question. */
export function LeaveGroup({ group: { id, name } }: { group: Pick<GroupPanelFragment, 'id' | 'name'> }) {
  const toast = useToast();
  const gone = useGone();
  const [leaveGroup, { loading }] = useLeaveGroupMutation();
  const leave = () => {
    leaveGroup({ variables: { input: { id } } }).then(
      () => gone(id, t('You have left {name}', { name })),
      (error: unknown) => toast(errorText(error), { tone: 'bad' }),
    );
  };
  return (
    <div className="border-t border-line pt-5">
      <AskingButton
        variant="danger"
        isBusy={loading}
        question={t('Leave “{name}”?', { name })}
        detail={t('You’ll lose access to its messages. To come back, use its code or ask a member to add you.')}
        confirmLabel={t('Leave')}
        tone="danger"
        onConfirm={leave}
      >
        <LogOut aria-hidden="true" />
        {t('Leave group')}
      </AskingButton>
    </div>
  );
}

/** Takes a group that the viewer has left or deleted out of the list and closes it, also for Back. */
export function useGone() {
  const { cache } = useApolloClient();
  const toast = useToast();
  const navigate = useNavigate();
  return (groupId: string, message: string) => {
    noteLeftGroup(groupId);
    applyInboxChange(cache, { conversationId: groupId, conversation: null });
    toast(message);
    void navigate(paths.chat(), { replace: true });
  };
}
