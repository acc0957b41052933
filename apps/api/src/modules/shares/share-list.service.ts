import { allowsScope, type TokenScope } from '@tessera/domain';
import type { Context, Viewer } from '../../kernel/context.ts';
import type { ListArgs } from '../../kernel/lists/list-args.ts';
import { alphabetically, earliestFirst, latestFirst } from '../../kernel/lists/list-order.ts';
import { foldTexts } from '../../kernel/lists/list-search.ts';
import { findListed, type ListRecipe } from '../../kernel/lists/listed-page.ts';
import { type CountedPage, isUuid } from '../../kernel/lists/page.ts';
import { once } from '../../kernel/once.ts';
import { type Card, CardSql } from '../cards/index.ts';
import { UserSql } from '../identity/index.ts';
import { isInGroup, selectGroupName } from './group-access.ts';
import { Share } from './share.entity.ts';
import type { ShareOrder } from './share.types.ts';
import { wasViewed } from './share-facts.service.ts';
import { isLive, selectReaching, selectRecipientNames } from './share-sql.ts';

type Listed = CountedPage<Share>;
type Asked = ListArgs<ShareOrder>;

const PLACE = { time: 'share.created_at', id: 'share.id' };
const titleOf = () => `CASE WHEN :readsCards THEN ${CardSql.selectSeenTitle('share.card_id', ':viewerId')} END`;
/** A share is found by what its fields tell the viewer, or the program that acts for them. */
const RECIPE = once(
  (): ListRecipe<ShareOrder> => ({
    text: foldTexts([
      titleOf(),
      UserSql.selectNames('share.sender_id'),
      `CASE WHEN share.sender_id = :viewerId THEN ${selectRecipientNames('share.id')} END`,
      `CASE WHEN :readsGroups AND ${isInGroup('share.group_id', ':viewerId')} THEN ${selectGroupName('share.group_id')} END`,
    ]),
    orders: {
      NEWEST: null,
      OLDEST: earliestFirst(PLACE),
      TITLE: [alphabetically(titleOf()), ...latestFirst(PLACE)],
    },
  }),
);

/** What the viewer shared, or only of one card, opened or not; the latest first unless another order is asked for. */
export function listSent(
  context: Context,
  viewer: Viewer,
  { cardId, isOpened, ...asked }: Asked & { cardId?: string | null; isOpened?: boolean | null },
): Promise<Listed> {
  const conditions = [
    'share.sender_id = :viewerId',
    cardId && (isUuid(cardId) ? 'share.card_id = :cardId' : 'false'),
    isOpened != null && (isOpened ? wasOpened() : `NOT ${wasOpened()}`),
  ];
  return list(context, viewer, { where: [conditions.filter(Boolean).join(' AND '), { cardId }], asked });
}

const wasOpened = () => `(EXISTS (SELECT FROM share_opens o WHERE o.share_id = share.id)
  OR ${wasViewed('share.id')})`;

/** Shares with the viewer, or with a group they are in, that still open. */
export function listReceived(context: Context, viewer: Viewer, asked: Asked): Promise<Listed> {
  const condition = `share.sender_id <> :viewerId AND ${isLive('share')}
    AND share.id IN (${selectReaching(':viewerId')})`;
  return list(context, viewer, { where: [condition, {}], asked });
}

/** Every share of a card by anybody, for its owner. */
export function listOfCard(context: Context, viewer: Viewer, asked: Asked & { card: Card }): Promise<Listed> {
  const { card, ...rest } = asked;
  return list(context, viewer, { where: ['share.card_id = :cardId', { cardId: card.id }], asked: rest });
}

interface Wanted {
  where: [condition: string, values: object];
  asked: Asked;
}

function list({ db }: Context, viewer: Viewer, { where: [condition, values], asked }: Wanted): Promise<Listed> {
  const reads = (scope: TokenScope) => !viewer.token || allowsScope(viewer.token.scopes, scope);
  const query = db.manager.createQueryBuilder(Share, 'share').where(condition, {
    ...values,
    viewerId: viewer.id,
    readsCards: reads('cards:read'),
    readsGroups: reads('messages:read'),
  });
  return findListed(query, asked, RECIPE());
}
