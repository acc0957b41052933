import { useApolloClient } from '@apollo/client/react';
import { useAccountStateQuery, useNotificationReceivedSubscription } from '@tessera/client';
import { MOST_UNREAD_COUNTED } from '@tessera/domain';
import { t } from '@tessera/texts';
import { IconButton } from '@tessera/ui';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { deferred } from '../../delivery/deferred.tsx';
import { writeUnread } from './unread.ts';

// Nobody needs its code before the bell is pressed.
const NotificationPanel = deferred(async () => (await import('./notification-panel.tsx')).NotificationPanel);

/** How many notifications are unread, and behind it the list. What comes meanwhile is read out. */
export function NotificationBell() {
  const [isWanted, setIsWanted] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const viewer = useAccountStateQuery().data?.viewer;
  const latest = useLiveNotifications(viewer?.id);
  const unread = viewer?.unreadNotifications ?? 0;
  const open = () => {
    setIsWanted(true);
    setIsOpen(true);
  };
  return (
    <>
      <IconButton
        label={
          unread > 0 ? t('Notifications, {countText} unread', { countText: countText(unread) }) : t('Notifications')
        }
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="relative"
        onPointerDown={NotificationPanel.preload}
        onFocus={NotificationPanel.preload}
        onClick={open}
      >
        <Bell aria-hidden="true" />
        {unread > 0 && <Badge text={countText(unread)} />}
      </IconButton>
      <p role="status" className="sr-only">
        {latest}
      </p>
      {isWanted && <NotificationPanel isOpen={isOpen} onOpenChange={setIsOpen} unread={unread} />}
    </>
  );
}

function Badge({ text }: { text: string }) {
  return (
    <span
      aria-hidden="true"
      className="absolute -top-0.5 left-1/2 min-w-4.5 rounded-full bg-action px-1 text-xs leading-4.5 font-medium text-on-action tabular-nums"
    >
      {text}
    </span>
  );
}

/** '99+' where more are unread than are counted. */
function countText(unread: number): string {
  return unread < MOST_UNREAD_COUNTED ? String(unread) : `${MOST_UNREAD_COUNTED - 1}+`;
}

/** Keeps the number and an open list up to date, and gives what came last. */
function useLiveNotifications(viewerId: string | undefined): string {
  const client = useApolloClient();
  const { pathname } = useLocation();
  const [latest, setLatest] = useState('');
  useNotificationReceivedSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (!data || !viewerId) return;
      const { notification, unreadNotifications } = data.notificationReceived;
      // The conversation on screen is being read: in a moment there is nothing to tell.
      if (notification?.path === pathname && document.visibilityState === 'visible') return;
      writeUnread(client.cache, viewerId, unreadNotifications);
      if (notification) setLatest(notification.message);
      void client.refetchQueries({ include: 'active', onQueryUpdated: isList }).catch(() => {});
    },
  });
  return latest;
}

function isList({ queryName }: { queryName?: string }): boolean {
  return queryName === 'Notifications';
}
