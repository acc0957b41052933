import { useConversationMuteQuery } from '@tessera/client';
import { t } from '@tessera/texts';
import { Switch } from '@tessera/ui';
import { RetryLine } from '../../../parts/feedback/error-notice.tsx';
import { useMute } from '../conversation/use-mute.ts';

/** Whether the viewer is notified of mentions in the group; the conversation has the group's id. */
export function MuteSwitch({ groupId }: { groupId: string }) {
  const { data, error, refetch } = useConversationMuteQuery({ variables: { id: groupId } });
  const mute = useMute(groupId);
  if (!data && error) {
    return (
      <p className="text-ink-2">
        <RetryLine text={t('Couldn’t load whether you muted the group.')} error={error} refetch={refetch} />
      </p>
    );
  }
  if (!data?.conversation) return null;
  return (
    <Switch
      label={t('Mute notifications')}
      hint={t('When on, you’re not notified when someone mentions you here.')}
      checked={data.conversation.isMuted}
      onChange={mute}
    />
  );
}
