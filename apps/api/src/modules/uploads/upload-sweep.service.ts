import type { EntityManager } from 'typeorm';
import type { Services } from '../../composition/context.ts';
import { isInMessage } from '../chat/messages/message-sql.service.ts';
import { removeUploads } from './upload.service.ts';

/** How long a picture that nothing shows waits for its use, and one that is shown is not looked for again. */
const CHECK_AFTER_MS = 24 * 60 * 60 * 1000;
/** One pass over the tables, whatever their number. */
const CHECKED_AT_ONCE = 10_000;

/**
 * JSON in which an address keeps no picture: records of what was sent to others. A message's picture is found by its
 * index.
 */
const NOT_SEARCHED = new Set([
  'webhook_deliveries.data',
  'webhook_deliveries.tries',
  'connector_records.data',
  'messages.image_url',
]);

/** JSON columns and those named `url` or `…_url` may show pictures; partitioned tables hold events only. */
const COLUMNS = `
  SELECT c.relname || '.' || a.attname AS name
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
   WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND NOT c.relispartition
     AND a.attnum > 0 AND NOT a.attisdropped
     AND (a.atttypid IN ('json'::regtype, 'jsonb'::regtype) OR a.attname ~ '(^|_)url$')
   ORDER BY 1`;

/** Every column that can show a picture, as 'table.column': read from the database, so that a new one is not forgotten. */
export async function findShowingColumns(tx: EntityManager): Promise<string[]> {
  const rows = await tx.query<{ name: string }[]>(COLUMNS);
  return rows.map(({ name }) => name).filter((name) => !NOT_SEARCHED.has(name));
}

/** Removes pictures that nothing shows, a day after they were uploaded or last seen, with their files. */
export async function sweepUploads({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const due = await tx.query<{ key: string }[]>(
      `SELECT key FROM uploads WHERE checked_at < $1 ORDER BY checked_at LIMIT ${CHECKED_AT_ONCE}
          FOR NO KEY UPDATE SKIP LOCKED`,
      [new Date(now.getTime() - CHECK_AFTER_MS)],
    );
    const keys = due.map(({ key }) => key);
    if (keys.length === 0) return;
    const shown = new Set(await findShown(tx, keys));
    await tx.query('UPDATE uploads SET checked_at = $2 WHERE key = ANY ($1)', [keys, now]);
    await removeUploads(
      tx,
      keys.filter((key) => !shown.has(key)),
    );
  });
}

async function findShown(tx: EntityManager, keys: readonly string[]): Promise<string[]> {
  const searched = (await findShowingColumns(tx)).map((name) => {
    const [table, column] = name.split('.').map((part) => `"${part}"`);
    return `SELECT found[1] AS key
      FROM ${table} t, regexp_matches(t.${column}::text, '/uploads/([0-9a-f]{32}\\.webp)', 'g') found
     WHERE position('/uploads/' IN t.${column}::text) > 0`;
  });
  const rows = await tx.query<{ key: string }[]>(
    `WITH due AS (SELECT unnest($1::text[]) AS key)
     SELECT key FROM due WHERE key IN (${searched.join(' UNION ')}) OR ${isInMessage("'/uploads/' || due.key")}`,
    [keys],
  );
  return rows.map(({ key }) => key);
}
