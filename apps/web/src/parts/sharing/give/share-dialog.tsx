import { t } from '@tessera/texts';
import { Dialog, TabPanel, Tabs } from '@tessera/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { AccessField } from './access-field.tsx';
import { GroupTab, useRooms } from './group-tab.tsx';
import { keepLastShared } from './last-shared.ts';
import { NoWay } from './no-way.tsx';
import { NotShared } from './not-shared.tsx';
import { PeopleTab } from './people-tab.tsx';
import { PrivatePanel } from './private-panel.tsx';
import { SharePanel } from './share-panel.tsx';
import { SharedList } from './shared-list.tsx';
import { type OpenTarget, type SharedCard, useShareTarget } from './use-share-target.ts';

export interface ShareDialogProps {
  card: SharedCard;
  isOpen: boolean;
  onClose: () => void;
  /** Stands over everything, e.g. the choice of another card. */
  above?: ReactNode;
}

const TABS = [
  { value: 'group', label: t('GROUP') },
  { value: 'qr', label: 'QR' },
  { value: 'inapp', label: t('INAPP') },
] as const;

/** Hands a card on. Opening it is no act of sharing and records nothing. */
export function ShareDialog({ card, isOpen, onClose, above }: ShareDialogProps) {
  const { id, dbId } = card;
  useEffect(() => keepLastShared(id), [id]);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
      title={t('Share “{title}”', { title: card.title })}
      isTall
    >
      {above}
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
    <Tabs label={t('Ways to share')} tabs={TABS} value={tab} onValueChange={setTab}>
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
      <div className="mt-6">
        <AccessField card={card} />
      </div>
      {target.status === 'open' && target.shareCount !== null && (
        <SharedList cardId={card.dbId} count={target.shareCount} />
      )}
    </>
  );
}
