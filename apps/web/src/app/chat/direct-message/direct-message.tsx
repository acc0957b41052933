import { useParams } from 'react-router-dom';
import { BackToList } from '../conversation/back-to-list.tsx';
import { ChatFrame } from '../conversation/chat-frame.tsx';
import { ConversationPane } from '../conversation/conversation-pane.tsx';
import { PeerMenu } from './peer-menu.tsx';

/** `/dashboard/dm/{id}`: a conversation of two people. */
export function DirectMessage() {
  const { id = '' } = useParams();
  return (
    <>
      <h1 className="sr-only">Direct messages</h1>
      <ChatFrame>
        <ConversationPane conversationId={id} back={<BackToList />} actions={<PeerMenu conversationId={id} />} />
      </ChatFrame>
    </>
  );
}
