import type { CardPreview } from '@tessera/domain';
import type { Context, Viewer } from '../../composition/context.ts';
import { type CountedPage, decodeCursor, encodeCursor, toPage } from '../../platform/page.ts';
import { type PageArgs, readStart, seekWords } from '../../platform/page-args.ts';
import { loadVisibleCard } from '../cards/card-access.service.ts';
import { toDirectoryEntry } from '../explore/directory.service.ts';
import type { SentCard } from './share.types.ts';
import { readShareFacts } from './share-facts.service.ts';

interface SentRow {
  id: string;
  lastActivityAt: Date;
  /** Of the shares, and whether somebody who was signed in opened each. */
  shareIds: string[];
  wereOpened: boolean[];
}

/** $1 the sender. Anonymous views are counted elsewhere and don't move a card up. */
const SENT_CARDS = `SELECT s.card_id AS id, max(greatest(s.created_at, o.opened_at)) AS "lastActivityAt",
    array_agg(s.id ORDER BY s.id) AS "shareIds", array_agg(o.opened_at IS NOT NULL ORDER BY s.id) AS "wereOpened"
  FROM shares s LEFT JOIN LATERAL (SELECT max(opened_at) AS opened_at FROM share_opens WHERE share_id = s.id) o ON true
  WHERE s.sender_id = $1 GROUP BY s.card_id`;

/** The cards that the viewer shared, the latest activity first. BAD_USER_INPUT for a page size outside 1–100. */
export async function listSentCards(context: Context, viewer: Viewer, page: PageArgs): Promise<CountedPage<SentCard>> {
  const start = readStart(page, decodeCursor);
  const { order, beyond } = seekWords(start, 'DESC');
  const { place, size } = start;
  const rows = await context.db.query<SentRow[]>(
    `SELECT * FROM (${SENT_CARDS}) c ${place ? `WHERE ("lastActivityAt", id) ${beyond} ($3, $4)` : ''}
      ORDER BY "lastActivityAt" ${order}, id ${order} LIMIT $2`,
    [viewer.id, size + 1, ...(place ? [place.createdAt, place.id] : [])],
  );
  const counted = await Promise.all(rows.map((row) => countShares(context, row)));
  const shown = toPage(counted, page, {
    cursor: ({ id, lastActivityAt }) => encodeCursor({ id, createdAt: lastActivityAt }),
    node: (card) => card,
  });
  return { ...shown, count: () => countCards(context, viewer) };
}

async function countShares(context: Context, { id, lastActivityAt, shareIds, wereOpened }: SentRow): Promise<SentCard> {
  const views = await readShareFacts(context).openCount.loadMany(shareIds);
  const openedShareCount = wereOpened.filter((isKnown, at) => isKnown || Number(views[at]) > 0).length;
  return { id, lastActivityAt, shareCount: shareIds.length, openedShareCount };
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
  const card = await loadVisibleCard(context, cardId);
  const owner = card && (await context.loaders.user.load(card.ownerId));
  return card && owner ? toDirectoryEntry(card, owner).preview : null;
}
