import { useMuteConversationMutation } from '@tessera/client';
import { useAttempt } from '../../../parts/feedback/use-attempt.ts';

/** Switches notifications of the conversation off or on; shown at once, and taken back when the server refuses. */
export function useMute(conversationId: string): (isMuted: boolean) => void {
  const [mute] = useMuteConversationMutation();
  const attempt = useAttempt();
  return (isMuted) => {
    const conversation = { __typename: 'Conversation' as const, id: conversationId, isMuted };
    const muteConversation = { __typename: 'MuteConversationPayload' as const, conversation };
    const options = { variables: { input: { conversationId, isMuted } }, optimisticResponse: { muteConversation } };
    void attempt(() => mute(options));
  };
}
