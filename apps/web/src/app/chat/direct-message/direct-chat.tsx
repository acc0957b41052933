import { useOpenDirectMutation, usePeerNameQuery } from '@tessera/client';
import { t } from '@tessera/texts';
import { useCallback, useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ErrorNotice } from '../../../parts/feedback/error-notice.tsx';
import { paths } from '../../../paths.ts';
import { ChatFrame } from '../conversation/chat-frame.tsx';
import { ClosedComposer } from '../conversation/closed-composer.tsx';
import { LoadingMessages } from '../conversation/loading-messages.tsx';

/** `/dashboard/chat/direct/{peerId}`: opens the conversation with that person, or finds it, and leads there. */
export function DirectChat() {
  const { peerId = '' } = useParams();
  const navigate = useNavigate();
  const [openDirect, { error }] = useOpenDirectMutation();
  const { data } = usePeerNameQuery({ variables: { id: peerId } });
  const open = useCallback(async () => {
    // What goes wrong is shown below.
    const { data: opened } = await openDirect({ variables: { input: { userId: peerId } } }).catch(() => ({
      data: null,
    }));
    return opened?.openDirect.conversation.id;
  }, [openDirect, peerId]);
  const lead = useCallback(
    (id: string | undefined) => id && navigate(paths.directMessages(id), { replace: true }),
    [navigate],
  );
  useEffect(() => {
    let isGone = false;
    void open().then((id) => isGone || lead(id));
    return () => {
      isGone = true;
    };
  }, [open, lead]);

  return (
    <ChatFrame isConversation={false}>
      <div className="flex h-full flex-col">
        <header className="border-b border-line px-5 py-4">
          <h1 className="truncate text-base font-medium">
            {t('Direct chat with {name}', { name: data?.user?.name ?? t('User') })}
          </h1>
        </header>
        {error ? (
          <div className="grid flex-1 place-items-center p-5 text-ink-2">
            <ErrorNotice title={t('Couldn’t open the chat')} error={error} onRetry={() => void open().then(lead)} />
          </div>
        ) : (
          <LoadingMessages />
        )}
        <ClosedComposer>{t('Message')}</ClosedComposer>
      </div>
    </ChatFrame>
  );
}
