import type { Services } from '../../composition/context.ts';
import { assertPageSize, decodeCursor, encodeCursor, isUuid, type PageArgs, toPageInfo } from '../../platform/page.ts';
import type { DirectoryConnection, DirectoryEntry } from './directory.types.ts';
import { VIEW_FIELDS } from './explore.service.ts';

/** A person's public cards as everybody may see them, the newest first. */
export async function listPublicCards(
  { reads }: Pick<Services, 'reads'>,
  ownerId: string,
  { first, after }: PageArgs,
): Promise<DirectoryConnection> {
  assertPageSize(first);
  const last = after ? decodeCursor(after) : null;
  const rows = await reads.query<DirectoryEntry>(
    last ? 'public_cards_after' : 'public_cards',
    `SELECT ${VIEW_FIELDS} FROM directory_entries v
      WHERE v.owner_id = $1 ${last ? 'AND (v.created_at, v.card_id) < ($3, $4)' : ''}
      ORDER BY v.created_at DESC, v.card_id DESC LIMIT $2`,
    [ownerId, first + 1, ...(last ? [last.createdAt, last.id] : [])],
  );
  const edges = rows.slice(0, first).map((row) => ({ cursor: encodeCursor(row), isFeatured: false, node: row }));
  const pageInfo = toPageInfo(edges, { hasNextPage: rows.length > first, after });
  return { edges, pageInfo, patterns: [] };
}

/** A public card by its id, as everybody may see it; null for any other. */
export async function findPublicView({ reads }: Pick<Services, 'reads'>, id: string): Promise<DirectoryEntry | null> {
  if (!isUuid(id)) return null;
  const statement = `SELECT ${VIEW_FIELDS} FROM directory_entries v WHERE v.card_id = $1`;
  const [row] = await reads.query<DirectoryEntry>('public_view', statement, [id]);
  return row ?? null;
}
