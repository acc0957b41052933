import type { Context, Viewer } from '../../composition/context.ts';
import { type CountedPage, findPage, isUuid } from '../../platform/page.ts';
import type { PageArgs } from '../../platform/page-args.ts';
import type { Card } from '../cards/card.entity.ts';
import { Share } from './share.entity.ts';
import { isLive, reaches } from './share-sql.service.ts';

type Listed = CountedPage<Share>;

/** What the viewer shared, or only of one card, the latest first. */
export function listSent(
  context: Context,
  viewer: Viewer,
  { cardId, ...page }: PageArgs & { cardId?: string | null },
): Promise<Listed> {
  const own = 'share.sender_id = :viewerId';
  if (!cardId) return list(context, [own, { viewerId: viewer.id }], page);
  const of = isUuid(cardId) ? `${own} AND share.card_id = :cardId` : 'false';
  return list(context, [of, { viewerId: viewer.id, cardId }], page);
}

/** What was shared with the viewer or a group they are in, and still opens; the latest first. */
export function listReceived(context: Context, viewer: Viewer, page: PageArgs): Promise<Listed> {
  const condition = `share.sender_id <> :viewerId AND ${isLive('share')} AND ${reaches('share', ':viewerId')}`;
  return list(context, [condition, { viewerId: viewer.id }], page);
}

/** Every share of a card by anybody, for its owner. */
export function listOfCard(context: Context, card: Card, page: PageArgs): Promise<Listed> {
  return list(context, ['share.card_id = :cardId', { cardId: card.id }], page);
}

async function list({ db }: Context, where: [condition: string, values: object], page: PageArgs): Promise<Listed> {
  const query = db.manager.createQueryBuilder(Share, 'share').where(...where);
  const counted = query.clone();
  return { ...(await findPage(query, page)), count: () => counted.getCount() };
}
