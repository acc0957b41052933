import type { Pool, QueryResultRow } from 'pg';
import type { DataSource, ObjectType } from 'typeorm';

/**
 * Runs a named statement on the primary, outside of any transaction: PostgreSQL plans it once a connection, which
 * TypeORM can't ask for.
 */
export async function runNamed<Row extends QueryResultRow>(
  db: DataSource,
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const { master } = db.driver as unknown as { master: Pool };
  const { rows } = await master.query<Row>({ name, text, values });
  return rows;
}

/** The entity of what `row_to_json` gives of a row of its table; null of none. */
export function fromJson<T extends object>(
  db: DataSource,
  entity: ObjectType<T> & (new () => T),
  row: Record<string, unknown> | null,
): T | null {
  if (!row) return null;
  const made = new entity();
  for (const { databaseName, propertyName, type } of db.getMetadata(entity).columns) {
    const value = row[databaseName];
    const isTime = typeof value === 'string' && type === 'timestamp with time zone';
    Reflect.set(made, propertyName, isTime ? new Date(value) : value);
  }
  return made;
}
