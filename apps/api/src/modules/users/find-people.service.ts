import type { EntityManager } from 'typeorm';
import { hasBlocked, isBlockedBetween } from '../chat/conversations/conversation-sql.service.ts';

type Db = Pick<EntityManager, 'query'>;

/** Number (E.164) → one person: the viewer, else the oldest account that may be found and has not blocked the viewer. */
export async function findByPhone(db: Db, viewerId: string, phones: string[]): Promise<Map<string, string>> {
  const rows = await db.query<{ phone: string; id: string }[]>(
    `SELECT DISTINCT ON (u.phone) u.phone, u.id FROM users u
      WHERE u.phone = ANY ($1) AND (u.id = $2 OR (u.is_findable AND NOT ${hasBlocked('u.id', '$2')}))
      ORDER BY u.phone, u.id = $2 DESC, u.created_at, u.id`,
    [phones, viewerId],
  );
  return new Map(rows.map(({ phone, id }) => [phone, id]));
}

/** Other people with one of the addresses or numbers (E.164) who may be found, where nobody has blocked the other. */
export async function findByAddresses(
  db: Db,
  viewerId: string,
  { emails, phones }: { emails: string[]; phones: string[] },
): Promise<string[]> {
  const rows = await db.query<{ id: string }[]>(
    `SELECT u.id FROM users u
      WHERE (u.email = ANY ($2::citext[]) OR u.phone = ANY ($3::text[])) AND u.is_findable AND u.id <> $1
        AND NOT ${isBlockedBetween('u.id', '$1')}`,
    [viewerId, emails, phones],
  );
  return rows.map(({ id }) => id);
}

/** Those of the ids that belong to people who have not blocked the viewer. */
export async function findUnblocking(db: Db, viewerId: string, ids: string[]): Promise<string[]> {
  const rows = await db.query<{ id: string }[]>(
    `SELECT u.id FROM users u WHERE u.id = ANY ($1::uuid[]) AND NOT ${hasBlocked('u.id', '$2')}`,
    [ids, viewerId],
  );
  return rows.map(({ id }) => id);
}

/** Those of the ids that belong to people who may be found. */
export async function findFindable(db: Db, ids: string[]): Promise<string[]> {
  const rows = await db.query<{ id: string }[]>('SELECT id FROM users WHERE id = ANY ($1::uuid[]) AND is_findable', [
    ids,
  ]);
  return rows.map(({ id }) => id);
}

/**
 * People by name, at most `most`. `people` is a query of their ids, with `values` for its placeholders; the name must
 * match every pattern, in which a space stands before each word.
 */
export async function findByName(
  db: Db,
  { people, values, patterns, most }: { people: string; values: unknown[]; patterns: string[]; most: number },
): Promise<string[]> {
  const names = patterns.map((_, index) => `AND ' ' || lower(u.full_name) LIKE $${values.length + index + 1}`);
  const rows = await db.query<{ id: string }[]>(
    `SELECT u.id FROM users u JOIN (${people}) known USING (id) WHERE true ${names.join(' ')}
      ORDER BY u.full_name, u.id LIMIT ${most}`,
    [...values, ...patterns],
  );
  return rows.map(({ id }) => id);
}
