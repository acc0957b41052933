import type { EntityManager } from 'typeorm';

type Db = Pick<EntityManager, 'query'>;

/** Those of the ids that belong to people who may be found. */
export async function findFindable(db: Db, ids: string[]): Promise<string[]> {
  const rows = await db.query<{ id: string }[]>('SELECT id FROM users WHERE id = ANY ($1::uuid[]) AND is_findable', [
    ids,
  ]);
  return rows.map(({ id }) => id);
}

interface NameSearch {
  /** A query of the ids of those who are looked through, with `values` for its placeholders. */
  people: string;
  values: unknown[];
  /** The name must match each, with a space before each of its words. */
  patterns: string[];
  most: number;
  /** The id of one of these people: then only those who come after that person. */
  after?: string | null | undefined;
}

/** People by name, at most `most`. */
export async function findByName(db: Db, { people, values, patterns, most, after }: NameSearch): Promise<string[]> {
  const names = patterns.map((_, index) => `AND ' ' || lower(u.full_name) LIKE $${values.length + index + 1}`);
  const rest = `AND (u.full_name, u.id) > (SELECT l.full_name, l.id FROM users l JOIN known USING (id)
    WHERE l.id = $${values.length + patterns.length + 1})`;
  const rows = await db.query<{ id: string }[]>(
    `WITH known AS MATERIALIZED (${people})
     SELECT u.id FROM users u JOIN known USING (id) WHERE true ${names.join(' ')} ${after ? rest : ''}
      ORDER BY u.full_name, u.id LIMIT ${most}`,
    [...values, ...patterns, ...(after ? [after] : [])],
  );
  return rows.map(({ id }) => id);
}
