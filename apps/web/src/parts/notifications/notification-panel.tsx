import { type NotificationRowFragment, useMarkNotificationsReadMutation, useNotificationsQuery } from '@tessera/client';
import { t } from '@tessera/texts';
import { Trans } from '@tessera/texts/react';
import { Button, Panel, Skeleton } from '@tessera/ui';
import { Settings2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { ErrorNotice } from '../feedback/error-notice.tsx';
import { useAttempt } from '../feedback/use-attempt.ts';
import { LONE_LINK } from '../screen/text-link.ts';
import { NotificationRow } from './notification-row.tsx';
import { PushSwitch } from './push-switch.tsx';
import { writeUnread } from './unread.ts';

export interface NotificationPanelProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  unread: number;
}

/** The list behind the bell: beside it on wide screens, from below on phones. */
export function NotificationPanel({ isOpen, onOpenChange, unread }: NotificationPanelProps) {
  const close = () => onOpenChange(false);
  return (
    <Panel
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('Notifications')}
      actions={
        <Link
          to={paths.settingsPage('notifications')}
          aria-label={t('Notification settings')}
          title={t('Notification settings')}
          className="inline-grid size-9 place-items-center rounded-full text-ink-2 hover:bg-brass-soft hover:text-ink"
          onClick={close}
        >
          <Settings2 aria-hidden="true" className="size-[18px] stroke-[1.6]" />
        </Link>
      }
    >
      <NotificationList unread={unread} onFollow={close} />
      <div className="mt-4 empty:hidden">
        <PushSwitch isOffer />
      </div>
    </Panel>
  );
}

function NotificationList({ unread, onFollow }: { unread: number; onFollow: () => void }) {
  const { data, error, refetch, fetchMore } = useNotificationsQuery({ fetchPolicy: 'cache-and-network' });
  const mark = useMarking(data?.viewer?.id, unread);
  const found = data?.viewer?.notifications;
  if (error && !found)
    return <ErrorNotice title={t('Couldn’t load your notifications')} error={error} onRetry={() => void refetch()} />;
  if (!found) return <ListSkeleton />;
  const rows = found.edges.map(({ node }) => node);
  if (rows.length === 0) return <Empty onFollow={onFollow} />;
  const { hasNextPage, endCursor } = found.pageInfo;
  return (
    <>
      {unread > 0 && (
        <Button variant="quiet" className="mb-1 -ms-1.75" onClick={() => void mark(rows)}>
          {t('Mark all as read')}
        </Button>
      )}
      <ul className="border-t border-line">
        {rows.map((row) => (
          <NotificationRow key={row.id} row={row} onRead={() => void mark([row], [row.id])} onFollow={onFollow} />
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="quiet"
          className="mt-2 -ms-1.75"
          onClick={() => void fetchMore({ variables: { after: endCursor } })}
        >
          {t('Show earlier ones')}
        </Button>
      )}
    </>
  );
}

/** Marks those with these ids as read, or all; the rows show it at once. */
function useMarking(viewerId: string | undefined, unread: number) {
  const [markRead] = useMarkNotificationsReadMutation();
  const attempt = useAttempt();
  return (rows: readonly NotificationRowFragment[], ids?: string[]) => {
    const readAt = new Date().toISOString();
    const left = ids ? Math.max(0, unread - ids.length) : 0;
    return attempt(() =>
      markRead({
        variables: { input: ids ? { ids } : {} },
        optimisticResponse: {
          markNotificationsRead: { __typename: 'MarkNotificationsReadPayload', unreadCount: left },
        },
        update: (cache, { data }) => {
          if (viewerId && data) writeUnread(cache, viewerId, data.markNotificationsRead.unreadCount);
          for (const row of rows) {
            cache.modify({ id: cache.identify({ ...row }), fields: { readAt: (before) => before ?? readAt } });
          }
        },
      }),
    );
  };
}

function Empty({ onFollow }: { onFollow: () => void }) {
  return (
    <div className="py-8 text-center">
      <p>{t('No notifications yet')}</p>
      <p className="mt-1 text-md text-ink-2">
        <Trans
          message="You’ll see new leads, messages, shared cards and reminders here. <0>Choose what you hear about</0>"
          parts={{
            0: (text) => (
              <Link to={paths.settingsPage('notifications')} className={LONE_LINK} onClick={onFollow}>
                {text}
              </Link>
            ),
          }}
        />
      </p>
    </div>
  );
}

function ListSkeleton() {
  return (
    <div role="status" aria-label={t('Loading your notifications')} className="grid gap-3 py-2">
      {['first', 'second', 'third'].map((key) => (
        <Skeleton key={key} className="h-12" />
      ))}
    </div>
  );
}
