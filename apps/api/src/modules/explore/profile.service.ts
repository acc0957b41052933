import type { Services } from '../../platform/context.ts';
import { assertPageSize, decodeCursor, encodeCursor, isUuid, type PageArgs } from '../../platform/page.ts';
import type { DirectoryConnection, DirectoryEntry } from './directory.types.ts';

interface Row {
  id: string;
  createdAt: Date;
  view: DirectoryEntry;
}

/** A person's public cards as everybody may see them, the newest first. */
export async function listPublicCards(
  { reads }: Pick<Services, 'reads'>,
  ownerId: string,
  { first, after }: PageArgs,
): Promise<DirectoryConnection> {
  assertPageSize(first);
  const last = after ? decodeCursor(after) : null;
  const rows = await reads.query<Row>(
    last ? 'public_cards_after' : 'public_cards',
    `SELECT c.id, c.created_at AS "createdAt", v.view FROM cards c JOIN card_views v ON v.card_id = c.id
      WHERE c.owner_id = $1 AND c.visibility = 'PUBLIC' ${last ? 'AND (c.created_at, c.id) < ($3, $4)' : ''}
      ORDER BY c.created_at DESC, c.id DESC LIMIT $2`,
    [ownerId, first + 1, ...(last ? [last.createdAt, last.id] : [])],
  );
  const edges = rows.slice(0, first).map((row) => ({ cursor: encodeCursor(row), node: row.view }));
  const pageInfo = { hasNextPage: rows.length > first, endCursor: edges.at(-1)?.cursor ?? null };
  return { edges, pageInfo, patterns: [] };
}

/** A public card by its id, as everybody may see it; null for any other. */
export async function findPublicView({ reads }: Pick<Services, 'reads'>, id: string): Promise<DirectoryEntry | null> {
  if (!isUuid(id)) return null;
  const [row] = await reads.query<{ view: DirectoryEntry }>(
    'public_view',
    `SELECT v.view FROM card_views v JOIN cards c ON c.id = v.card_id WHERE c.id = $1 AND c.visibility = 'PUBLIC'`,
    [id],
  );
  return row?.view ?? null;
}
