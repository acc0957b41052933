import type { EntityManager } from 'typeorm';
import type { Services } from '../../kernel/context.ts';
import { once } from '../../kernel/once.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { CardSql } from '../cards/index.ts';
import { isInMessage, selectTeammates, selectTeams } from './picture-uses.ts';
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

/** JSON columns and those named `url` or `…_url` may show pictures and files; partitioned tables hold events only. */
const COLUMNS = `
  SELECT c.relname || '.' || a.attname AS name, ARRAY(SELECT other.attname::text FROM pg_attribute other
      WHERE other.attrelid = c.oid AND other.attnum > 0 AND other.atttypid = 'uuid'::regtype) AS ids
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
   WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND NOT c.relispartition
     AND a.attnum > 0 AND NOT a.attisdropped
     AND (a.atttypid IN ('json'::regtype, 'jsonb'::regtype) OR a.attname ~ '(^|_)url$')
   ORDER BY 1`;

/** Every column that can show a picture, as 'table.column': read from the database, so that a new one is not forgotten. */
export async function findShowingColumns(tx: EntityManager): Promise<string[]> {
  return (await listColumns(tx)).map(({ name }) => name);
}

interface ShowingColumn {
  name: string;
  /** The id columns of the same table. */
  ids: string[];
}

async function listColumns(tx: EntityManager): Promise<ShowingColumn[]> {
  const rows = await tx.query<ShowingColumn[]>(COLUMNS);
  return rows.filter(({ name }) => !NOT_SEARCHED.has(name));
}

/** SQL for the owner of a row `t`, as (person, team, card). */
function selectWhose(table: string, ids: readonly string[]): string {
  const has = (name: string) => ids.includes(name);
  const card = table === 'cards' ? 't.id' : has('card_id') ? 't.card_id' : 'NULL::uuid';
  const owner = ['owner_id', 'user_id'].find(has);
  const person = table === 'users' ? 't.id' : owner ? `t.${owner}` : `(${CardSql.selectCardOwners(card)})`;
  const team = table === 'organizations' ? 't.id' : has('organization_id') ? 't.organization_id' : 'NULL::uuid';
  return `${person} AS person, ${team} AS team, ${card} AS card`;
}

/**
 * Whether a use in `shown` keeps the picture `due`: rows of its owner, of their team and teammates, and cards they once owned.
 * Otherwise anyone could keep it for ever by writing down its address. A picture of a group, a team or of everyone counts
 * wherever it is shown, because people take it along.
 */
const COUNTS = once(
  () => `(due.owner_id IS NULL OR shown.person = due.owner_id
  OR shown.person IN (${selectTeammates('due.owner_id')})
  OR shown.team IN (${selectTeams('ARRAY[due.owner_id]')}) OR ${CardSql.wasCardOf('shown.card', 'due.owner_id')})`,
);

/** Removes pictures and files that nothing shows, a day after they were uploaded or last seen, with their files. */
export async function sweepUploads({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
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
  const searched = (await listColumns(tx)).map(({ name, ids }) => {
    const [bare = '', ...rest] = name.split('.');
    const [table, column] = [bare, ...rest].map((part) => `"${part}"`);
    return `SELECT found[1] AS key, ${selectWhose(bare, ids)}
      FROM ${table} t, regexp_matches(t.${column}::text, '/uploads/([0-9a-f]{32}\\.(?:webp|pdf|mp4|webm))', 'g') found
     WHERE position('/uploads/' IN t.${column}::text) > 0`;
  });
  const rows = await tx.query<{ key: string }[]>(
    `WITH shown AS MATERIALIZED (${searched.join(' UNION ')})
     SELECT due.key FROM uploads due WHERE due.key = ANY ($1)
        AND (${isInMessage("'/uploads/' || due.key")} OR EXISTS (SELECT FROM shown WHERE shown.key = due.key AND ${COUNTS()}))`,
    [keys],
  );
  return rows.map(({ key }) => key);
}
