import { ADDRESSES, fillPath } from '@tessera/domain';
import type { Services } from '../../kernel/context.ts';
import { CardSql } from '../../modules/cards/index.ts';

/** Cards in one file of the site map; with their owners' profiles it has at most twice as many entries. */
const CARDS_IN_FILE = 5000;

/** A page that search engines shall know; `changedAt` only where it is really known. */
export interface ListedPage {
  path: string;
  changedAt?: Date;
}

/** How many files the public cards fill: at least one. */
export async function countSiteMapFiles({ reads }: Pick<Services, 'reads'>): Promise<number> {
  const [row] = await reads.query<{ count: number }>(
    'listed_cards',
    'SELECT count(*)::int AS count FROM card_search',
    [],
  );
  return Math.max(1, Math.ceil((row?.count ?? 0) / CARDS_IN_FILE));
}

/**
 * Public cards of that file (1 is the first), the oldest first, so that new ones come at the end; then the profiles of
 * whose they are. The offset is a walk over a narrow index, which 200,000 entries do not make slow.
 */
export async function listPublicPages({ reads }: Pick<Services, 'reads'>, file: number): Promise<ListedPage[]> {
  const rows = await reads.query<{ owner: string; slug: string; updatedAt: Date }>(
    'listed_pages',
    `SELECT coalesce(u.handle, u.id::text) AS owner, c.slug, c.updated_at AS "updatedAt"
       FROM (SELECT card_id, created_at FROM card_search ORDER BY created_at, card_id LIMIT $1 OFFSET $2) listed
       JOIN cards c ON c.id = listed.card_id AND ${CardSql.wherePublic('c')}
       JOIN users u ON u.id = c.owner_id
      ORDER BY listed.created_at, listed.card_id`,
    [CARDS_IN_FILE, (file - 1) * CARDS_IN_FILE],
  );
  const owners = new Set(rows.map(({ owner }) => owner));
  return [
    ...rows.map(({ owner, slug, updatedAt }) => ({ path: `/${owner}/${slug}`, changedAt: updatedAt })),
    ...[...owners].map((owner) => ({ path: fillPath(ADDRESSES.publicProfile.path, { owner }) })),
  ];
}
