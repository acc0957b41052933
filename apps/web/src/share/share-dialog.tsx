import { Dialog, Skeleton, TabPanel, Tabs } from '@tessera/ui';
import { useState } from 'react';
import { ErrorNotice } from '../shell/error-notice.tsx';
import { NotShared } from './not-shared.tsx';
import { SharePanel } from './share-panel.tsx';
import { type SharedCard, useShareTarget } from './use-share-target.ts';

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
  const [tab, setTab] = useState<string>('qr');
  const { dbId } = card;
  return (
    <Dialog isOpen={isOpen} onOpenChange={(isStillOpen) => !isStillOpen && onClose()} title={`Share “${card.title}”`}>
      <Tabs label="Ways to share" tabs={TABS} value={tab} onValueChange={setTab}>
        <TabPanel value="group">
          <p className="text-ink-2">Posting a card to one of your groups will come with the chat.</p>
        </TabPanel>
        <TabPanel value="qr">
          {dbId === null ? <NotShared card={card} reason="local" /> : <LinkTab card={{ ...card, dbId }} />}
        </TabPanel>
        <TabPanel value="inapp">
          <p className="text-ink-2">Sending a card to people in the app will come with the chat.</p>
        </TabPanel>
      </Tabs>
    </Dialog>
  );
}

function LinkTab({ card }: { card: SharedCard & { dbId: string } }) {
  const target = useShareTarget(card);
  switch (target.status) {
    case 'open':
      return <SharePanel cardId={card.dbId} url={target.url} data={target.data} />;
    case 'private':
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
