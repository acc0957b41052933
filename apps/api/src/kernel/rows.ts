import type pg from 'pg';
import type { DataSource, ObjectType } from 'typeorm';
import { StoredTime } from './stored-time.ts';

/**
 * The rows of a statement on the primary, outside of any transaction. From its second use on it is a named prepared one.
 * Past TypeORM, whose way to a connection takes longer than many a statement.
 */
export async function queryRows<Row extends pg.QueryResultRow>(
  db: DataSource,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const { master: pool } = db.driver as unknown as { master: pg.Pool };
  return (await pool.query<Row>(text, values)).rows;
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
    if (value !== undefined) fields[propertyName] = isTime && value !== null ? new StoredTime(String(value)) : value;
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

/** Rows as JSON, an array for each column. */
export type ColumnArrays = Record<string, unknown[] | null>;

/**
 * SQL: an aggregate of rows as `ColumnArrays`, in their order. PostgreSQL writes it, and Node.js reads it, in half the
 * time of an object for each row. `prefix` stands before the names of the columns in the statement.
 */
export function columnArrays(names: readonly string[], prefix = ''): string {
  return `json_build_object(${names.map((name) => `'${name}', json_agg(${prefix}${name})`).join(', ')})`;
}

/** The columns of the entity's table. */
export function columnNames<T extends object>(db: DataSource, entity: ObjectType<T>): string[] {
  return readColumns(db, entity).map(({ databaseName }) => databaseName);
}

/** The entities of rows of their table; a column that was not read stays undefined. */
export function toEntities<T extends object>(
  db: DataSource,
  entity: ObjectType<T> & (new () => T),
  arrays: ColumnArrays,
): T[] {
  const read = readColumns(db, entity).flatMap(({ databaseName, propertyName, isTime }) => {
    const values = arrays[databaseName];
    return values ? [{ values, propertyName, isTime }] : [];
  });
  const length = Math.max(0, ...read.map(({ values }) => values.length));
  return Array.from({ length }, (_, row) => {
    const made = new entity();
    const fields = made as Record<string, unknown>;
    for (const { values, propertyName, isTime } of read) {
      const value = values[row];
      fields[propertyName] = isTime && value !== null ? new StoredTime(value as string) : value;
    }
    return made;
  });
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

/** SQL that sorts a text as the Unicode Collation Algorithm does: 'Álvaro' stands beside 'Alvin', not after 'Zoe'. */
export function inAlphabet(text: string): string {
  return `lower(${text}) COLLATE "unicode"`;
}
