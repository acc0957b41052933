import type { Pool, QueryResultRow } from 'pg';
import type { DataSource, ObjectType } from 'typeorm';

/**
 * Runs a named statement on the primary, outside of any transaction: PostgreSQL plans it once a connection, which
 * TypeORM can't ask for.
 */
export async function runNamed<Row extends QueryResultRow>(
  db: DataSource,
  [name, text]: readonly [name: string, text: string],
  values: unknown[],
): Promise<Row[]> {
  const { master } = db.driver as unknown as { master: Pool };
  const { rows } = await master.query<Row>({ name, text, values });
  return rows;
}

/** Runs a statement on the primary, outside of any transaction and past TypeORM, which takes longer than many of them. */
export async function query<Row extends QueryResultRow>(
  db: DataSource,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const { master } = db.driver as unknown as { master: Pool };
  return (await master.query<Row>(text, values)).rows;
}

/** The entity of what `row_to_json` gives of a row of its table; a column that was not read stays undefined. */
export function toEntity<T extends object>(
  db: DataSource,
  entity: ObjectType<T> & (new () => T),
  row: Record<string, unknown>,
): T {
  const made = new entity();
  const fields = made as Record<string, unknown>;
  for (const { databaseName, propertyName, isTime } of readColumns(db, entity)) {
    const value = row[databaseName];
    if (value !== undefined) fields[propertyName] = isTime && value !== null ? new Date(String(value)) : value;
  }
  return made;
}

/** The same of a row that may be missing. */
export function fromJson<T extends object>(
  db: DataSource,
  entity: ObjectType<T> & (new () => T),
  row: Record<string, unknown> | null,
): T | null {
  return row && toEntity(db, entity, row);
}

interface JsonColumn {
  databaseName: string;
  propertyName: string;
  isTime: boolean;
}

const columns = new WeakMap<object, JsonColumn[]>();

function readColumns<T extends object>(db: DataSource, entity: ObjectType<T>): JsonColumn[] {
  const known = columns.get(entity);
  if (known) return known;
  const found = db.getMetadata(entity).columns.map(({ databaseName, propertyName, type }) => {
    return { databaseName, propertyName, isTime: type === 'timestamp with time zone' };
  });
  columns.set(entity, found);
  return found;
}
