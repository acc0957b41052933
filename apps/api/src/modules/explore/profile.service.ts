import type { Services } from '../../composition/context.ts';
import { decodeCursor, encodeCursor, isUuid, toPage } from '../../platform/page.ts';
import { type PageArgs, readStart, seekWords } from '../../platform/page-args.ts';
import type { DirectoryConnection, DirectoryEntry } from './directory.types.ts';
import { VIEW_FIELDS } from './explore.service.ts';

/** A person's public cards as everybody may see them, the newest first. */
export async function listPublicCards(
  { reads }: Pick<Services, 'reads'>,
  ownerId: string,
  page: PageArgs,
): Promise<DirectoryConnection> {
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
  const { edges, pageInfo } = toPage(rows, page, { cursor: encodeCursor, node: (row) => row });
  return {
    edges: edges.map(({ cursor, node }) => ({ cursor, isFeatured: false, node })),
    pageInfo,
    patterns: [],
  };
}

/** A public card by its id, as everybody may see it; null for any other. */
export async function findPublicView({ reads }: Pick<Services, 'reads'>, id: string): Promise<DirectoryEntry | null> {
  if (!isUuid(id)) return null;
  const statement = `SELECT ${VIEW_FIELDS} FROM directory_entries v WHERE v.card_id = $1`;
  const [row] = await reads.query<DirectoryEntry>('public_view', statement, [id]);
  return row ?? null;
}
