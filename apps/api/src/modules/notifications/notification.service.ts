import {
  AppError,
  allowsScope,
  MOST_UNREAD_COUNTED,
  NOTIFICATION_KINDS,
  NOTIFICATION_SCOPES,
  type NotificationKind,
} from '@tessera/domain';
import { msg } from '@tessera/texts';
import { In } from 'typeorm';
import type { Context, Services, Viewer } from '../../kernel/context.ts';
import type { ListArgs } from '../../kernel/lists/list-args.ts';
import { earliestFirst, largestFirst, latestFirst } from '../../kernel/lists/list-order.ts';
import { foldTexts } from '../../kernel/lists/list-search.ts';
import { findListed, type ListRecipe } from '../../kernel/lists/listed-page.ts';
import { type CountedPage, isUuid } from '../../kernel/lists/page.ts';
import { Notification } from './notification.entity.ts';
import { describeNotification, selectSubjectTexts } from './notification-subject.service.ts';
import { announceReading } from './notify.service.ts';

const KEPT = '90 days';
const MOST_MARKED = 100;

type Reading = Pick<Context, 'db' | 'loaders'>;

export type NotificationOrder = 'NEWEST' | 'OLDEST' | 'UNREAD';
const PLACE = { time: 'notification.created_at', id: 'notification.id' };
const RECIPE: ListRecipe<NotificationOrder> = {
  text: foldTexts([selectSubjectTexts({ id: 'notification.id', ownerId: 'notification.owner_id' })]),
  orders: {
    NEWEST: null,
    OLDEST: earliestFirst(PLACE),
    UNREAD: [largestFirst('(notification.read_at IS NULL)::int'), ...latestFirst(PLACE)],
  },
};

/** The viewer's notifications, the latest first unless another order is asked for; a program gets the kinds that its token may read. */
export async function listNotifications(
  { db, loaders }: Reading,
  viewer: Viewer,
  { unreadOnly, ...args }: ListArgs<NotificationOrder> & { unreadOnly: boolean },
): Promise<CountedPage<Notification>> {
  const query = db.manager
    .createQueryBuilder(Notification, 'notification')
    .where('notification.ownerId = :ownerId', { ownerId: viewer.id })
    .andWhere('notification.isListed')
    .andWhere('notification.kind = ANY (:kinds)', { kinds: readableKinds(viewer) });
  if (unreadOnly) query.andWhere('notification.readAt IS NULL');
  const page = await findListed(query, args, RECIPE);
  const nodes = await Promise.all(page.edges.map(({ node }) => describeNotification(loaders, node)));
  const edges = page.edges.filter((_, at) => nodes[at]);
  return { ...page, edges };
}

/** One of them; null for others' and for kinds that the viewer's token may not read. */
export async function findNotification(reading: Reading, viewer: Viewer, id: string): Promise<Notification | null> {
  const where = { id, ownerId: viewer.id, kind: In(readableKinds(viewer)), isListed: true };
  const notification = await reading.db.manager.findOneBy(Notification, where);
  return notification && describeNotification(reading.loaders, notification);
}

/** How many are unread, counted up to 100. */
export async function countUnread({ db }: Pick<Services, 'db'>, viewer: Viewer): Promise<number> {
  const [row] = await db.query<{ n: number }[]>(
    `SELECT count(*)::int AS n FROM (SELECT 1 FROM notifications
      WHERE owner_id = $1 AND read_at IS NULL AND is_listed AND kind = ANY ($2::text[]) LIMIT ${MOST_UNREAD_COUNTED}) unread`,
    [viewer.id, readableKinds(viewer)],
  );
  return row?.n ?? 0;
}

/** Marks these as read, or all; gives how many are unread then. Ids of others' do nothing. BAD_USER_INPUT for more than 100 ids. */
export async function markNotificationsRead(
  context: Context,
  viewer: Viewer,
  { ids }: { ids?: string[] | null },
): Promise<number> {
  const { db, pubSub } = context;
  if (ids && ids.length > MOST_MARKED)
    throw new AppError('BAD_USER_INPUT', msg('At most {most} at once.', { most: MOST_MARKED }), 'ids');
  const [, count] = await db.query<[unknown, number]>(
    `UPDATE notifications SET read_at = now()
      WHERE owner_id = $1 AND read_at IS NULL AND kind = ANY ($2::text[]) AND ($3::uuid[] IS NULL OR id = ANY ($3))`,
    [viewer.id, readableKinds(viewer), ids?.filter(isUuid) ?? null],
  );
  if (count > 0) await announceReading(pubSub, viewer.id);
  return countUnread(context, viewer);
}

/** Forgets what is older than 90 days. */
export async function sweepNotifications({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await db.query(`DELETE FROM notifications WHERE created_at < $1::timestamptz - interval '${KEPT}'`, [now]);
}

/** A notification tells what its subject says, so a program needs the scope of each kind. */
function readableKinds({ token }: Viewer): NotificationKind[] {
  return NOTIFICATION_KINDS.filter((kind) => !token || allowsScope(token.scopes, NOTIFICATION_SCOPES[kind]));
}
