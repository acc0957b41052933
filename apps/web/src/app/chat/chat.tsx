import { IconButton } from '@tessera/ui';
import { clsx } from 'clsx';
import { SlidersHorizontal } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { deferred, usePreload } from '../../loading/deferred.tsx';
import { useSession } from '../../session/session.ts';
import { ChatList } from './chat-list.tsx';
import { BackToList } from './conversation/back-to-list.tsx';
import { ChatFrame } from './conversation/chat-frame.tsx';
import { ClosedComposer } from './conversation/closed-composer.tsx';
import { usePanel } from './panel/use-panel.ts';
import { useIsWide } from './use-is-wide.ts';

// The list is there before it: most people come to see whether there is something new.
const ConversationPane = deferred(async () => (await import('./conversation/conversation-pane.tsx')).ConversationPane);
const SidePanel = deferred(async () => (await import('./panel/side-panel.tsx')).SidePanel);

/** `/dashboard/chat`: the list, the group that is open, and its side panel. On small screens one after the other. */
export function Chat() {
  const { groupId = null } = useParams();
  const session = useSession();
  const panel = usePanel();
  const isWide = useIsWide();
  usePreload(ConversationPane);
  const viewer = session.status === 'signed-in' ? session.user : null;
  if (!viewer) return null;
  const hasColumn = groupId !== null && panel.tab !== null && isWide;
  return (
    <ChatFrame>
      {/* On small screens the list, which has the heading, is not there. */}
      {groupId && <h1 className="sr-only md:hidden">Chat</h1>}
      <div
        className={clsx(
          'grid h-full grid-rows-[minmax(0,1fr)] md:grid-cols-[300px_minmax(0,1fr)]',
          hasColumn && 'xl:grid-cols-[300px_minmax(0,1fr)_380px]',
        )}
      >
        <div className={clsx('min-h-0 min-w-0 border-line md:border-r', groupId && 'max-md:hidden')}>
          <ChatList openId={groupId} viewerId={viewer.id} />
        </div>
        <div className={clsx('min-h-0 min-w-0', !groupId && 'max-md:hidden')}>
          {groupId ? <OpenGroup groupId={groupId} panel={panel} /> : <NothingOpen />}
        </div>
        {groupId && panel.tab && <SidePanel {...{ groupId, panel, isWide }} viewerId={viewer.id} />}
      </div>
    </ChatFrame>
  );
}

type Panel = ReturnType<typeof usePanel>;

function OpenGroup({ groupId, panel }: { groupId: string; panel: Panel }) {
  return (
    <ConversationPane
      conversationId={groupId}
      back={<BackToList className="md:hidden" />}
      actions={
        <IconButton
          label="Group settings"
          aria-expanded={panel.tab !== null}
          onPointerDown={SidePanel.preload}
          onClick={panel.tab ? panel.close : panel.open}
        >
          <SlidersHorizontal aria-hidden="true" />
        </IconButton>
      }
    />
  );
}

function NothingOpen() {
  return (
    <div className="flex h-full flex-col">
      <p className="grid flex-1 place-items-center p-5 text-center text-ink-2">
        Choose a conversation, create a group, or join one by its code.
      </p>
      <ClosedComposer>Select a group to start chatting</ClosedComposer>
    </div>
  );
}
