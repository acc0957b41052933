import type { Context, Viewer } from '../../composition/context.ts';
import { type CountedPage, findPage, type PageArgs } from '../../platform/page.ts';
import type { Card } from '../cards/card.entity.ts';
import type { User } from '../users/user.entity.ts';
import { Share } from './share.entity.ts';

type Listed = CountedPage<Share>;

/** What the viewer shared, the latest first. */
export function listSent(context: Context, viewer: Viewer, page: PageArgs): Promise<Listed> {
  return list(context, 'share.sender_id = :viewerId', { viewerId: viewer.id }, page);
}

/** What was shared with the viewer or a group they are in, and still opens; the latest first. */
export function listReceived(context: Context, viewer: Viewer, page: PageArgs): Promise<Listed> {
  const condition = `share.sender_id <> :viewerId AND share.revoked_at IS NULL
    AND (share.expires_at IS NULL OR share.expires_at > now())
    AND (EXISTS (SELECT 1 FROM share_recipients r WHERE r.share_id = share.id AND r.user_id = :viewerId)
      OR EXISTS (SELECT 1 FROM group_members m WHERE m.group_id = share.group_id AND m.user_id = :viewerId))`;
  return list(context, condition, { viewerId: viewer.id }, page);
}

/** Every share of a card by anybody, for its owner. */
export function listOfCard(context: Context, card: Card, page: PageArgs): Promise<Listed> {
  return list(context, 'share.card_id = :cardId', { cardId: card.id }, page);
}

async function list({ db }: Context, condition: string, values: object, page: PageArgs): Promise<Listed> {
  const query = db.manager.createQueryBuilder(Share, 'share').where(condition, values);
  const counted = query.clone();
  return { ...(await findPage(query, page)), count: () => counted.getCount() };
}

/** How often a share was opened: views that carried it. */
export async function countOpenings({ db }: Context, share: Share): Promise<number> {
  const [row] = await db.query<{ n: number }[]>(
    `SELECT count(*)::int AS n FROM card_events WHERE share_id = $1 AND kind = 'VIEW' AND NOT is_robot`,
    [share.id],
  );
  return row?.n ?? 0;
}

/** Who of the signed-in opened it, the first first; at most 100. */
export async function listOpenings({ db, loaders }: Context, share: Share): Promise<{ user: User; openedAt: Date }[]> {
  const rows = await db.query<{ user_id: string; opened_at: Date }[]>(
    'SELECT user_id, opened_at FROM share_opens WHERE share_id = $1 ORDER BY opened_at, user_id LIMIT 100',
    [share.id],
  );
  const openings = await Promise.all(
    rows.map(async (row) => ({ user: await loaders.user.load(row.user_id), openedAt: row.opened_at })),
  );
  return openings.flatMap(({ user, openedAt }) => (user ? [{ user, openedAt }] : []));
}

/** To whom it was shared in the app, by name. */
export async function listRecipients({ db, loaders }: Context, share: Share): Promise<User[]> {
  const rows = await db.query<{ user_id: string }[]>('SELECT user_id FROM share_recipients WHERE share_id = $1', [
    share.id,
  ]);
  const users = await Promise.all(rows.map((row) => loaders.user.load(row.user_id)));
  return users.filter((user) => user !== null).sort((one, other) => one.fullName.localeCompare(other.fullName));
}
