import type { ApolloCache } from '@apollo/client';

/** Notes how many notifications are unread, wherever it is shown. */
export function writeUnread(cache: ApolloCache, viewerId: string, unread: number): void {
  cache.modify({
    id: cache.identify({ __typename: 'Viewer', id: viewerId }),
    fields: { unreadNotifications: () => unread },
  });
}
