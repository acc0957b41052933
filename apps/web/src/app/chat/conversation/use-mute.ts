import { useMuteConversationMutation } from '@tessera/client';
import { useToast } from '@tessera/ui';
import { errorText } from '../../../errors/error-text.ts';

/** Switches notifications of the conversation off or on; shown at once, and taken back when the server refuses. */
export function useMute(conversationId: string): (isMuted: boolean) => void {
  const [mute] = useMuteConversationMutation();
  const toast = useToast();
  return (isMuted) => {
    const muteConversation = { __typename: 'Conversation' as const, id: conversationId, isMuted };
    mute({ variables: { input: { conversationId, isMuted } }, optimisticResponse: { muteConversation } }).catch(
      (error) => toast(errorText(error), { tone: 'bad' }),
    );
  };
}
