import { createHash } from 'node:crypto';
import type { Services } from '../../kernel/context.ts';
import type { ListArgs } from '../../kernel/lists/list-args.ts';
import { alphabetically, earliestFirst, latestFirst } from '../../kernel/lists/list-order.ts';
import { readListed } from '../../kernel/lists/listed-page.ts';
import { decodeCursor, encodeCursor, isUuid, type Page, toPage } from '../../kernel/lists/page.ts';
import { type PageArgs, readStart, seekWords } from '../../kernel/lists/page-args.ts';
import type { DirectoryConnection, DirectoryEntry } from './directory.types.ts';
import { VIEW_FIELDS } from './explore.service.ts';

export type PublicCardOrder = 'NEWEST' | 'OLDEST' | 'TITLE';
const PLACE = { time: 'l."createdAt"', id: 'l.id' };
const LISTING = {
  rows: `SELECT ${VIEW_FIELDS}, s.search FROM directory_entries v JOIN card_search s ON s.card_id = v.card_id
          WHERE v.owner_id = $1`,
  text: 'l.search',
  orders: {
    NEWEST: latestFirst(PLACE),
    OLDEST: earliestFirst(PLACE),
    TITLE: [alphabetically('l.title'), ...latestFirst(PLACE)],
  },
  usual: 'NEWEST',
} as const;

/** A person's public cards as everybody may see them, the newest first unless another order is asked for. */
export async function listPublicCards(
  { reads }: Pick<Services, 'reads'>,
  ownerId: string,
  args: ListArgs<PublicCardOrder>,
): Promise<DirectoryConnection> {
  const { edges, pageInfo } =
    args.orderBy === 'NEWEST' && !args.query.trim()
      ? await listNewest(reads, ownerId, args)
      : await readListed<DirectoryEntry, PublicCardOrder>(
          (text, values) =>
            reads.query(`public_cards_${createHash('sha256').update(text).digest('base64url')}`, text, values),
          { ...LISTING, values: [ownerId] },
          args,
        );
  return {
    edges: edges.map(({ cursor, node }) => ({ cursor, isFeatured: false, node })),
    pageInfo,
    words: { patterns: [], isClose: false },
  };
}

async function listNewest(reads: Services['reads'], ownerId: string, page: PageArgs): Promise<Page<DirectoryEntry>> {
  const start = readStart(page, decodeCursor);
  const { order, beyond } = seekWords(start, 'DESC');
  const { place, size, isBackwards } = start;
  const rows = await reads.query<DirectoryEntry>(
    `public_cards${place ? '_beyond' : ''}${isBackwards ? '_backwards' : ''}`,
    `SELECT ${VIEW_FIELDS} FROM directory_entries v
      WHERE v.owner_id = $1 ${place ? `AND (v.created_at, v.card_id) ${beyond} ($3, $4)` : ''}
      ORDER BY v.created_at ${order}, v.card_id ${order} LIMIT $2`,
    [ownerId, size + 1, ...(place ? [place.createdAt, place.id] : [])],
  );
  return toPage(rows, page, { cursor: encodeCursor, node: (row) => row });
}

/** A public card by its id, as everybody may see it; null for any other. */
export async function findPublicView({ reads }: Pick<Services, 'reads'>, id: string): Promise<DirectoryEntry | null> {
  if (!isUuid(id)) return null;
  const statement = `SELECT ${VIEW_FIELDS} FROM directory_entries v WHERE v.card_id = $1`;
  const [row] = await reads.query<DirectoryEntry>('public_view', statement, [id]);
  return row ?? null;
}
