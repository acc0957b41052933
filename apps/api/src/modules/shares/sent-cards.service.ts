import type { CardPreview } from '@tessera/domain';
import type { Context, Viewer } from '../../kernel/context.ts';
import type { ListArgs } from '../../kernel/lists/list-args.ts';
import { alphabetically, earliestFirst, largestFirst, latestFirst } from '../../kernel/lists/list-order.ts';
import { foldTexts } from '../../kernel/lists/list-search.ts';
import { fromPrimary, readListed } from '../../kernel/lists/listed-page.ts';
import type { CountedPage } from '../../kernel/lists/page.ts';
import { once } from '../../kernel/once.ts';
import { CardAccess, CardSql } from '../cards/index.ts';
import { toDirectoryEntry } from '../explore/index.ts';
import { IS_PRINTED } from './share.service.ts';
import type { SentCard, SentCardOrder } from './share.types.ts';
import { readShareFacts } from './share-facts.service.ts';
import { selectRecipientNames } from './share-sql.ts';

interface SentRow {
  id: string;
  lastActivityAt: Date;
  /** Of the shares, and whether somebody who was signed in opened each. */
  shareIds: string[];
  wereOpened: boolean[];
  countedShareCount: number;
}

/** $1 the sender. Anonymous views are counted elsewhere and don't move a card up. */
const SENT_CARDS = `SELECT s.card_id AS id, max(greatest(s.created_at, o.opened_at)) AS "lastActivityAt",
    array_agg(s.id ORDER BY s.id) AS "shareIds", array_agg(o.opened_at IS NOT NULL ORDER BY s.id) AS "wereOpened",
    count(*) FILTER (WHERE NOT ${IS_PRINTED})::int AS "countedShareCount"
  FROM shares s LEFT JOIN LATERAL (SELECT max(opened_at) AS opened_at FROM share_opens WHERE share_id = s.id) o ON true
  WHERE s.sender_id = $1 GROUP BY s.card_id`;

const PLACE = { time: 'l."lastActivityAt"', id: 'l.id' };
const LISTING = once(() => {
  const title = CardSql.selectSeenTitle('l.id', '$1::uuid');
  return {
    rows: SENT_CARDS,
    text: foldTexts([
      title,
      `(SELECT string_agg(${selectRecipientNames('sent.id')}, ' ') FROM unnest(l."shareIds") AS sent (id))`,
    ]),
    orders: {
      LATEST: latestFirst(PLACE),
      EARLIEST: earliestFirst(PLACE),
      TITLE: [alphabetically(title), ...latestFirst(PLACE)],
      SHARES: [largestFirst('cardinality(l."shareIds")'), ...latestFirst(PLACE)],
    },
    usual: 'LATEST',
  } as const;
});

/**
 * The cards that the viewer shared, the latest activity first unless another order is asked for. BAD_USER_INPUT for a page
 * size outside 1–100.
 */
export async function listSentCards(
  context: Context,
  viewer: Viewer,
  args: ListArgs<SentCardOrder>,
): Promise<CountedPage<SentCard>> {
  const listing = { ...LISTING(), values: [viewer.id] };
  const { edges, ...page } = await readListed<SentRow, SentCardOrder>(fromPrimary(context.db), listing, args);
  const counted = await Promise.all(edges.map(({ node }) => countShares(context, node)));
  // All of them are counted without looking up who opened each share.
  const count = args.query.trim() ? page.count : () => countCards(context, viewer);
  return { ...page, count, edges: counted.map((node, at) => ({ node, cursor: edges[at]?.cursor ?? '' })) };
}

async function countShares(context: Context, { shareIds, wereOpened, ...row }: SentRow): Promise<SentCard> {
  const views = await Promise.all(shareIds.map((id) => readShareFacts(context).views.load(id)));
  const openedShareCount = wereOpened.filter((isKnown, at) => isKnown || (views[at]?.count ?? 0) > 0).length;
  return { ...row, shareCount: shareIds.length, openedShareCount };
}

async function countCards({ db }: Context, viewer: Viewer): Promise<number> {
  const [row] = await db.query<{ count: number }[]>(
    'SELECT count(DISTINCT card_id)::int AS count FROM shares WHERE sender_id = $1',
    [viewer.id],
  );
  return row?.count ?? 0;
}

/** The card's face as others see it; null when the viewer may not see the card any more. */
export async function previewSentCard(context: Context, cardId: string): Promise<CardPreview | null> {
  const card = await CardAccess.loadVisibleCard(context, cardId);
  const owner = card && (await context.loaders.user.load(card.ownerId));
  return card && owner ? toDirectoryEntry(card, owner).preview : null;
}
