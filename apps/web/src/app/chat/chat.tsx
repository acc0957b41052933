import { t } from '@tessera/texts';
import { IconButton } from '@tessera/ui';
import { SlidersHorizontal } from 'lucide-react';
import { useLocation, useNavigationType, useParams } from 'react-router-dom';
import { useSession } from '../../data/session/session.ts';
import { deferred, usePreload } from '../../delivery/deferred.tsx';
import { ChatLayout } from './chat-layout.tsx';
import { BackToList } from './conversation/back-to-list.tsx';
import { ClosedComposer } from './conversation/closed-composer.tsx';
import { isBeforeLeaving, SkipLeftGroup } from './left-groups.tsx';
import { PANEL_ID, usePanel } from './panel/use-panel.ts';
import { useIsWide } from './use-is-wide.ts';

// The list is there before it: most people come to see whether there is something new.
const ConversationPane = deferred(async () => (await import('./conversation/conversation-pane.tsx')).ConversationPane);
const PeerMenu = deferred(async () => (await import('./direct-message/peer-menu.tsx')).PeerMenu);
const SidePanel = deferred(async () => (await import('./panel/side-panel.tsx')).SidePanel);

/**
 * `/dashboard/chat` and `/dashboard/dm/{id}`: the list, the conversation that is open, and the side panel of a group. One component
 * for both addresses, so that the list keeps its filter and place.
 */
export function Chat() {
  const { groupId = null, id: directId = null } = useParams();
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const session = useSession();
  const panel = usePanel();
  const isWide = useIsWide();
  usePreload(ConversationPane);
  const viewer = session.status === 'signed-in' ? session.user : null;
  if (!viewer) return null;
  if (groupId && isBack && isBeforeLeaving(groupId)) return <SkipLeftGroup key={key} />;
  return (
    <ChatLayout
      openId={groupId ?? directId}
      viewerId={viewer.id}
      panel={groupId && panel.tab && <SidePanel {...{ groupId, panel, isWide }} viewerId={viewer.id} />}
    >
      {groupId && <OpenGroup groupId={groupId} />}
      {directId && <OpenDirect id={directId} />}
      {!groupId && !directId && <NothingOpen />}
    </ChatLayout>
  );
}

const BACK = <BackToList className="md:hidden" />;
const PANEL_BUTTON = <PanelButton />;

/** Its parts are always the same elements, so that opening the panel draws no message anew. */
function OpenGroup({ groupId }: { groupId: string }) {
  return <ConversationPane conversationId={groupId} back={BACK} actions={PANEL_BUTTON} />;
}

function PanelButton() {
  const panel = usePanel();
  return (
    <IconButton
      label={t('Group settings')}
      aria-expanded={panel.tab !== null}
      aria-controls={PANEL_ID}
      onPointerDown={SidePanel.preload}
      onClick={panel.tab ? panel.close : panel.open}
    >
      <SlidersHorizontal aria-hidden="true" />
    </IconButton>
  );
}

function OpenDirect({ id }: { id: string }) {
  return <ConversationPane conversationId={id} back={BACK} actions={<PeerMenu conversationId={id} />} />;
}

function NothingOpen() {
  return (
    <div className="flex h-full flex-col">
      <p className="grid flex-1 place-items-center p-5 text-center text-ink-2">
        {t('Choose a conversation, create a group, or join one by its code.')}
      </p>
      <ClosedComposer>{t('Select a group to start chatting')}</ClosedComposer>
    </div>
  );
}
