import { Dialog, Skeleton, TabPanel, Tabs } from '@tessera/ui';
import { type ReactNode, useState } from 'react';
import { ErrorNotice } from '../shell/error-notice.tsx';
import { GroupTab, useRooms } from './group-tab.tsx';
import { NotShared } from './not-shared.tsx';
import { PeopleTab } from './people-tab.tsx';
import { PrivatePanel } from './private-panel.tsx';
import { SharePanel } from './share-panel.tsx';
import { SharedList } from './shared-list.tsx';
import { type OpenTarget, type SharedCard, type ShareTarget, useShareTarget } from './use-share-target.ts';

export interface ShareDialogProps {
  card: SharedCard;
  isOpen: boolean;
  onClose: () => void;
}

const TABS = [
  { value: 'group', label: 'Group' },
  { value: 'qr', label: 'QR' },
  { value: 'inapp', label: 'In-app' },
] as const;

/** Hands a card on. Opening it is no act of sharing and records nothing. */
export function ShareDialog({ card, isOpen, onClose }: ShareDialogProps) {
  const { dbId } = card;
  return (
    <Dialog isOpen={isOpen} onOpenChange={(isStillOpen) => !isStillOpen && onClose()} title={`Share “${card.title}”`}>
      {dbId === null ? (
        <ShareTabs panel={() => <NotShared card={card} reason="local" />} />
      ) : (
        <ShareWays card={{ ...card, dbId }} />
      )}
    </Dialog>
  );
}

type TabName = (typeof TABS)[number]['value'];

function ShareTabs({ panel }: { panel: (tab: TabName) => ReactNode }) {
  const [tab, setTab] = useState<string>('qr');
  return (
    <Tabs label="Ways to share" tabs={TABS} value={tab} onValueChange={setTab}>
      {TABS.map(({ value }) => (
        <TabPanel key={value} value={value}>
          {panel(value)}
        </TabPanel>
      ))}
    </Tabs>
  );
}

function ShareWays({ card }: { card: SharedCard & { dbId: string } }) {
  const target = useShareTarget(card);
  const rooms = useRooms();
  const way = (tab: TabName, open: OpenTarget) => {
    if (tab === 'group') return <GroupTab cardId={card.dbId} isPrivate={open.isPrivate} rooms={rooms} />;
    if (tab === 'inapp') return <PeopleTab cardId={card.dbId} isPrivate={open.isPrivate} />;
    if (open.isPrivate) return <PrivatePanel card={card} target={open} />;
    return <SharePanel cardId={card.dbId} title={card.title} target={open} />;
  };
  return (
    <>
      <ShareTabs
        panel={(tab) => (target.status === 'open' ? way(tab, target) : <NoWay card={card} target={target} />)}
      />
      {target.status === 'open' && target.shareCount !== null && (
        <SharedList cardId={card.dbId} count={target.shareCount} />
      )}
    </>
  );
}

function NoWay({ card, target }: { card: SharedCard; target: Exclude<ShareTarget, OpenTarget> }) {
  switch (target.status) {
    case 'foreign':
    case 'gone':
      return <NotShared card={card} reason={target.status} />;
    case 'failed':
      return <ErrorNotice title="Failed to load the card’s address" error={target.error} onRetry={target.retry} />;
    case 'loading':
      return <PanelSkeleton />;
  }
}

function PanelSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading the card’s address"
      className="grid gap-7 sm:grid-cols-[216px_minmax(0,1fr)]"
    >
      <Skeleton className="aspect-square rounded-lg" />
      <div className="grid content-start gap-3">
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </div>
    </div>
  );
}
