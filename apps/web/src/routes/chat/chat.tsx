import { IconButton } from '@tessera/ui';
import { clsx } from 'clsx';
import { ArrowLeft, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { ChatFrame } from '../../conversation/chat-frame.tsx';
import { ClosedComposer } from '../../conversation/composer.tsx';
import { ConversationPane } from '../../conversation/conversation-pane.tsx';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/session.ts';
import { ChatList } from './chat-list.tsx';

/** `/dashboard/chat`: the list, and beside it the group that is open. On small screens one after the other. */
export function Chat() {
  const { groupId = null } = useParams();
  const session = useSession();
  const viewer = session.status === 'signed-in' ? session.user : null;
  if (!viewer) return null;
  return (
    <ChatFrame>
      <div className="grid h-full md:grid-cols-[300px_minmax(0,1fr)]">
        <div className={clsx('min-h-0 border-line md:border-r', groupId && 'max-md:hidden')}>
          <ChatList openId={groupId} viewerId={viewer.id} />
        </div>
        <div className={clsx('min-h-0', !groupId && 'max-md:hidden')}>
          {groupId ? <OpenGroup groupId={groupId} /> : <NothingOpen />}
        </div>
      </div>
    </ChatFrame>
  );
}

function OpenGroup({ groupId }: { groupId: string }) {
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  return (
    <ConversationPane
      conversationId={groupId}
      back={
        <Link to={paths.chat()} aria-label="Back to the list" className="md:hidden">
          <ArrowLeft aria-hidden="true" className="size-5" />
        </Link>
      }
      actions={
        <IconButton label="Group settings" aria-expanded={isPanelOpen} onClick={() => setIsPanelOpen(!isPanelOpen)}>
          <SlidersHorizontal aria-hidden="true" />
        </IconButton>
      }
    />
  );
}

function NothingOpen() {
  return (
    <div className="flex h-full flex-col">
      <p className="grid flex-1 place-items-center p-5 text-ink-2">Select a group to start chatting.</p>
      <ClosedComposer>Select a group to start chatting</ClosedComposer>
    </div>
  );
}
